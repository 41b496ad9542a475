"""The warnings of openshelf, which openshelf.errors has, too."""

from __future__ import annotations

__all__ = [
    "CacheWarning",
    "ChangedWhilePagingWarning",
    "CredentialWarning",
    "EnvironmentWarning",
    "IgnoredParameterWarning",
    "IncompleteAnswerWarning",
    "NoMatchWarning",
    "NotFoundWarning",
    "SmallerPictureWarning",
    "UnknownFieldWarning",
]


class ChangedWhilePagingWarning(UserWarning):
    """The service's records moved between two pages; see ChangedWhilePaging."""


class CredentialWarning(UserWarning):
    """A pickle holds a credential that was passed as it is; FromEnvironment keeps it out.

    It is issued once for each option in a process. If warnings of this class are errors, such a
    client is never pickled.
    """


class EnvironmentWarning(UserWarning):
    """A variable of the environment has nearly the name of one that openshelf reads.

    It is issued once in a process, when the first client is created.
    """


class IgnoredParameterWarning(UserWarning):
    """The service accepts a parameter of the call and ignores it."""


class NoMatchWarning(UserWarning):
    """The service accepts a value of the call and never finds a record with it."""


class NotFoundWarning(UserWarning):
    """Something that a call asked for by its name or number is not in the answer."""


class IncompleteAnswerWarning(UserWarning):
    """The service says that its answer is not whole, such as a list that is not available now."""


class SmallerPictureWarning(UserWarning):
    """A picture is narrower than the width asked for, and the service enlarges no picture."""


class UnknownFieldWarning(UserWarning):
    """A name in ``fields`` is not a member of the records that the catalog knows."""


class CacheWarning(UserWarning):
    """The file at the cache's path was not a cache of openshelf, or it was damaged."""

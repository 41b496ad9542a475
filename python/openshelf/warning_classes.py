"""The classes of the warnings of openshelf; `openshelf.errors` exports them."""

from __future__ import annotations

__all__ = [
    "CacheWarning",
    "CassetteWarning",
    "ChangedWhilePagingWarning",
    "CredentialWarning",
    "EndedListWarning",
    "EnvironmentWarning",
    "IgnoredParameterWarning",
    "IncompleteAnswerWarning",
    "NoMatchWarning",
    "NotFoundWarning",
    "PartitionWarning",
    "SandboxWarning",
    "SmallerPictureWarning",
    "UnknownFieldWarning",
]


class CassetteWarning(UserWarning):
    """A cassette recorded nothing, or was not replaced, and says why."""


class ChangedWhilePagingWarning(UserWarning):
    """The service's records moved between two pages; see ChangedWhilePaging."""


class CredentialWarning(UserWarning):
    """A pickle holds a credential that was passed as it is; FromEnvironment keeps it out.

    It is issued once for each option in a process. If warnings of this class are errors, such a
    client is never pickled.
    """


class EndedListWarning(UserWarning):
    """``resume`` found a list at its end: nothing is left to read, and it reads no new records."""


class EnvironmentWarning(UserWarning):
    """A variable of the environment has nearly the name of one that openshelf reads.

    It is issued once in a process, when the first client is created.
    """


class IgnoredParameterWarning(UserWarning):
    """The service accepts a parameter of the call and ignores it."""


class NoMatchWarning(UserWarning):
    """The service accepts a value of the call and finds nothing with it.

    The value never matches a record, or nothing was found and a name in the call is not one that
    the catalog lists, such as a short form; the warning has the nearest one. It is also issued if
    one of several names finds nothing for certain, such as a misspelt one, and the others do.
    """


class NotFoundWarning(UserWarning):
    """Something that a call asked for by its name or number is not in the answer."""


class PartitionWarning(UserWarning):
    """Readers of a folder that ``partition_by`` divides take a column of texts for numbers.

    The names of the folders have no types, so 097 is read as 97 unless the reader is told that the
    column is text.
    """


class IncompleteAnswerWarning(UserWarning):
    """The service says that its answer is not whole, such as a list that is not available now."""


class SmallerPictureWarning(UserWarning):
    """A picture is narrower than the width asked for, and the service enlarges no picture."""


class SandboxWarning(UserWarning):
    """A sandbox has no data where a call asks, such as of years before its first record."""


class UnknownFieldWarning(UserWarning):
    """A name in ``fields`` is not a member of the records that the catalog knows.

    Or none of the records of an answer has a member that ``fields`` asks for and that every record
    should have. Or the records of a mirror that were read are without a member that rows of the
    table have, or have only values of it that do not fit.
    """


class CacheWarning(UserWarning):
    """The file at the cache's path was not a cache of openshelf, or it was damaged."""

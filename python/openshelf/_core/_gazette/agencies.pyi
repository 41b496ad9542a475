# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import gazette as _types

@final
class GazetteAgencies(Namespace):
    """Federal Register API v1: agencies.

    Methods
    -------
    list
        Every agency with its details.
    get
        One agency by slug.
    suggestions
        Up to ten agencies whose name is close to the text.
    """

    def list(
        self,
        *,
        fields: Sequence[Literal["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"]] | None = None,
    ) -> _types.GazetteAgenciesListAnswer:
        """Every agency with its details.

        Parameters
        ----------
        fields : list of {"agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"}, optional
            Names of the members that the records shall have.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Federal Register API v1, GET /agencies; row "All agencies" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.agencies.list()
        """
    def get(
        self,
        slug: str,
        *,
        fields: Sequence[_types.GazetteAgencyField] | None = None,
    ) -> _types.GazetteAgenciesGetAnswer:
        """One agency by slug.

        Parameters
        ----------
        slug : str
            Slug. Numeric id also works. Comma-separated numeric ids answer an array.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Members:
            agency_url, child_ids, child_slugs, description, id, logo, name, parent_id,
            recent_articles_url, short_name, slug, url.

        Notes
        -----
        Federal Register API v1, GET /agencies/{slug}; row "Agency" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.agencies.get("agriculture-department")
        """
    def suggestions(self, search_term: str) -> _types.GazetteAgenciesSuggestionsAnswer:
        """Up to ten agencies whose name is close to the text.

        Parameters
        ----------
        search_term : str
            Text to search for.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Federal Register API v1, GET /agencies/suggestions; beyond the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.agencies.suggestions("water")
        """

@final
class AsyncGazetteAgencies(Namespace):
    """Federal Register API v1: agencies.

    Every method gives a coroutine to await; the asynchronous twin of GazetteAgencies.

    Methods
    -------
    list
        Every agency with its details.
    get
        One agency by slug.
    suggestions
        Up to ten agencies whose name is close to the text.
    """

    def list(
        self,
        *,
        fields: Sequence[Literal["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"]] | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteAgenciesListAnswer]:
        """Every agency with its details.

        Parameters
        ----------
        fields : list of {"agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"}, optional
            Names of the members that the records shall have.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Federal Register API v1, GET /agencies; row "All agencies" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.agencies.list()
        """
    def get(
        self,
        slug: str,
        *,
        fields: Sequence[_types.GazetteAgencyField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteAgenciesGetAnswer]:
        """One agency by slug.

        Parameters
        ----------
        slug : str
            Slug. Numeric id also works. Comma-separated numeric ids answer an array.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict or list
            The JSON object or array of the answer, as the service gives it. Members:
            agency_url, child_ids, child_slugs, description, id, logo, name, parent_id,
            recent_articles_url, short_name, slug, url.

        Notes
        -----
        Federal Register API v1, GET /agencies/{slug}; row "Agency" of the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.agencies.get("agriculture-department")
        """
    def suggestions(
        self,
        search_term: str,
    ) -> Coroutine[Any, Any, _types.GazetteAgenciesSuggestionsAnswer]:
        """Up to ten agencies whose name is close to the text.

        Parameters
        ----------
        search_term : str
            Text to search for.

        Returns
        -------
        list
            The JSON array of the answer.

        Notes
        -----
        Federal Register API v1, GET /agencies/suggestions; beyond the specification.

        Raises
        ------
        ArgumentError
            A value breaks a rule; nothing was sent.
        StatusError
            The service refused, or found nothing (NotFoundError).
        ConnectError, RequestTimeoutError
            The service was not reached in time.

        Examples
        --------
        >>> gazette.agencies.suggestions("water")
        """

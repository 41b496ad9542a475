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
        Every agency with its description, parent and children.
    get
        One agency with its description, parent and children.
    suggestions
        Up to ten agencies whose name is close to the text.
    """

    def list(
        self,
        *,
        fields: Sequence[Literal["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"]] | None = None,
    ) -> _types.GazetteAgenciesListAnswer:
        """Every agency with its description, parent and children.

        Parameters
        ----------
        fields : list of str, optional
            Names of the members that the records shall have. One of "agency_url", "child_ids",
            "child_slugs", "description", "id", "logo", "name", "parent_id",
            "recent_articles_url", "short_name", "slug", "url".

        Returns
        -------
        list
            Members of each record:

            - agency_url : str or None. The agency's own site.
            - child_ids : list of int
            - child_slugs : list of str
            - description : str or None
            - id : int
            - logo.thumb_url : str or None
            - logo.small_url : str or None
            - logo.medium_url : str or None
            - name : str or None
            - parent_id : int or None
            - recent_articles_url : str
            - short_name : str or None
            - slug : str or None
            - url : str
            - json_url : str or None, not always there. Only in agencies.list.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/agencies

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
        [{'agency_url': ..., 'child_ids': [209, 157, 460],
          'child_slugs': ['forest-service', 'farm-service-agency', 'rural-u...'],
          'description': 'The inland initiative park measures medical research....',
          'id': 12, 'logo': {'thumb_url': ..., 'small_url': ..., 'medium_url': ...},
          'name': 'Agriculture Department', 'parent_id': None, ...},
         ...]
        """
    def get(
        self,
        slug: str,
        *,
        fields: Sequence[_types.GazetteAgencyField] | None = None,
    ) -> _types.GazetteAgenciesGetAnswer:
        """One agency with its description, parent and children.

        Parameters
        ----------
        slug : str
            Slug of the agency, such as agriculture-department, or its numeric id. Numeric ids
            with commas between them give a list.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict or list
            Members of each record:

            - agency_url : str or None. The agency's own site.
            - child_ids : list of int
            - child_slugs : list of str
            - description : str or None
            - id : int
            - logo.thumb_url : str or None
            - logo.small_url : str or None
            - logo.medium_url : str or None
            - name : str or None
            - parent_id : int or None
            - recent_articles_url : str
            - short_name : str or None
            - slug : str or None
            - url : str
            - json_url : str or None, not always there. Only in agencies.list.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/agencies/{slug}

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
        {'agency_url': ...,
         'child_ids': [209, 157, 460],
         'child_slugs': ['forest-service', 'farm-service-agency', 'rural-utilitie...'],
         'description': 'The inland initiative park measures medical research....',
         'id': 12,
         'logo': {'thumb_url': ..., 'small_url': ..., 'medium_url': ...},
         'name': 'Agriculture Department',
         'parent_id': None,
         'recent_articles_url': ...,
         'short_name': 'USDA',
         ...}
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
            Members of each record:

            - agency_url : str or None. The agency's own site.
            - child_ids : list of int
            - child_slugs : list of str
            - description : str or None
            - id : int
            - logo.thumb_url : str or None
            - logo.small_url : str or None
            - logo.medium_url : str or None
            - name : str or None
            - parent_id : int or None
            - recent_articles_url : str
            - short_name : str or None
            - slug : str or None
            - url : str
            - json_url : str or None, not always there. Only in agencies.list.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/agencies/suggestions

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
        [{'agency_url': ..., 'child_ids': [], 'child_slugs': [],
          'description': 'The joint fisheries follows a garden in spring. The...',
          'id': 258, 'logo': {'thumb_url': ..., 'small_url': ..., 'medium_url': ...},
          'name': 'International Boundary and Water Commission, United...',
          'parent_id': None, 'recent_articles_url': ..., 'short_name': 'IBWC', ...}]
        """

@final
class AsyncGazetteAgencies(Namespace):
    """Federal Register API v1: agencies.

    Has the methods of GazetteAgencies; each gives a coroutine to await.

    Methods
    -------
    list
        Every agency with its description, parent and children.
    get
        One agency with its description, parent and children.
    suggestions
        Up to ten agencies whose name is close to the text.
    """

    def list(
        self,
        *,
        fields: Sequence[Literal["agency_url", "child_ids", "child_slugs", "description", "id", "logo", "name", "parent_id", "recent_articles_url", "short_name", "slug", "url"]] | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteAgenciesListAnswer]:
        """Every agency with its description, parent and children.

        Parameters
        ----------
        fields : list of str, optional
            Names of the members that the records shall have. One of "agency_url", "child_ids",
            "child_slugs", "description", "id", "logo", "name", "parent_id",
            "recent_articles_url", "short_name", "slug", "url".

        Returns
        -------
        list
            What the coroutine gives when it is awaited.

            Members of each record:

            - agency_url : str or None. The agency's own site.
            - child_ids : list of int
            - child_slugs : list of str
            - description : str or None
            - id : int
            - logo.thumb_url : str or None
            - logo.small_url : str or None
            - logo.medium_url : str or None
            - name : str or None
            - parent_id : int or None
            - recent_articles_url : str
            - short_name : str or None
            - slug : str or None
            - url : str
            - json_url : str or None, not always there. Only in agencies.list.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/agencies

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
        >>> await gazette.agencies.list()
        [{'agency_url': ..., 'child_ids': [209, 157, 460],
          'child_slugs': ['forest-service', 'farm-service-agency', 'rural-u...'],
          'description': 'The inland initiative park measures medical research....',
          'id': 12, 'logo': {'thumb_url': ..., 'small_url': ..., 'medium_url': ...},
          'name': 'Agriculture Department', 'parent_id': None, ...},
         ...]
        """
    def get(
        self,
        slug: str,
        *,
        fields: Sequence[_types.GazetteAgencyField] | None = None,
    ) -> Coroutine[Any, Any, _types.GazetteAgenciesGetAnswer]:
        """One agency with its description, parent and children.

        Parameters
        ----------
        slug : str
            Slug of the agency, such as agriculture-department, or its numeric id. Numeric ids
            with commas between them give a list.
        fields : list of str, optional
            Names of the members that the records shall have.

        Returns
        -------
        dict or list
            What the coroutine gives when it is awaited.

            Members of each record:

            - agency_url : str or None. The agency's own site.
            - child_ids : list of int
            - child_slugs : list of str
            - description : str or None
            - id : int
            - logo.thumb_url : str or None
            - logo.small_url : str or None
            - logo.medium_url : str or None
            - name : str or None
            - parent_id : int or None
            - recent_articles_url : str
            - short_name : str or None
            - slug : str or None
            - url : str
            - json_url : str or None, not always there. Only in agencies.list.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/agencies/{slug}

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
        >>> await gazette.agencies.get("agriculture-department")
        {'agency_url': ...,
         'child_ids': [209, 157, 460],
         'child_slugs': ['forest-service', 'farm-service-agency', 'rural-utilitie...'],
         'description': 'The inland initiative park measures medical research....',
         'id': 12,
         'logo': {'thumb_url': ..., 'small_url': ..., 'medium_url': ...},
         'name': 'Agriculture Department',
         'parent_id': None,
         'recent_articles_url': ...,
         'short_name': 'USDA',
         ...}
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
            What the coroutine gives when it is awaited.

            Members of each record:

            - agency_url : str or None. The agency's own site.
            - child_ids : list of int
            - child_slugs : list of str
            - description : str or None
            - id : int
            - logo.thumb_url : str or None
            - logo.small_url : str or None
            - logo.medium_url : str or None
            - name : str or None
            - parent_id : int or None
            - recent_articles_url : str
            - short_name : str or None
            - slug : str or None
            - url : str
            - json_url : str or None, not always there. Only in agencies.list.

        Notes
        -----
        Endpoint: GET https://www.federalregister.gov/api/v1/agencies/suggestions

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
        >>> await gazette.agencies.suggestions("water")
        [{'agency_url': ..., 'child_ids': [], 'child_slugs': [],
          'description': 'The joint fisheries follows a garden in spring. The...',
          'id': 258, 'logo': {'thumb_url': ..., 'small_url': ..., 'medium_url': ...},
          'name': 'International Boundary and Water Commission, United...',
          'parent_id': None, 'recent_articles_url': ..., 'short_name': 'IBWC', ...}]
        """

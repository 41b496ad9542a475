# Written by tools/write.py from the table; do not edit.

from collections.abc import Coroutine, Sequence
from typing import Any, Literal, final

from openshelf._core import Namespace
from openshelf.types import spending as _types

@final
class SpendingAutocomplete(Namespace):
    """USAspending.gov: autocomplete.

    Methods
    -------
    awarding_agency_office
        Awarding agencies, subagencies and offices matching the text.
    funding_agency_office
        Funding agencies, subagencies and offices matching the text.
    cfda
        Assistance programs matching the number, title or popular name.
    glossary
        Glossary terms matching the text.
    psc
        Product and service codes matching code or description.
    location
        Places matching the text, by kind of place.
    naics
        Six-digit NAICS codes and titles matching the text.
    recipient
        Recipients matching name, UEI or DUNS.
    city
        City names for a country and state.
    program_activity
        Program activities matching code or name.

    Namespaces: accounts.
    """

    @property
    def accounts(self) -> SpendingAutocompleteAccounts:
        """The operations under spending.autocomplete.accounts."""
    def awarding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> _types.SpendingAutocompleteAwardingAgencyOfficeAnswer:
        """Awarding agencies, subagencies and offices matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            Members:

            - results : dict (toptier_agency : list of dict; subtier_agency : list of dict;
              office : list of dict)
            - messages : list

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        A text that matches a subagency and no toptier agency gives ServerError (500), by a
        fault of the service.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/awarding_agency_office/

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
        >>> spending.autocomplete.awarding_agency_office("department")
        {'results': {'toptier_agency': [{'code': '012', ...}, {...}, {...}, ...], ...},
         'messages': []}
        """
    def funding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> _types.SpendingAutocompleteFundingAgencyOfficeAnswer:
        """Funding agencies, subagencies and offices matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            Members:

            - results : dict (toptier_agency : list of dict; subtier_agency : list of dict;
              office : list of dict)
            - messages : list

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        A text that matches a subagency and no toptier agency gives ServerError (500), by a
        fault of the service.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/funding_agency_office/

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
        >>> spending.autocomplete.funding_agency_office("department")
        {'results': {'toptier_agency': [{'code': '012', ...}, {...}, {...}, ...], ...},
         'messages': []}
        """
    def cfda(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> _types.SpendingAutocompleteCfdaAnswer:
        """Assistance programs matching the number, title or popular name.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - program_number : str
            - program_title : str or None
            - popular_name : str or None

        Notes
        -----
        Two digits, optionally a dot and up to three letters or digits, search the number. Any
        other text searches title and popular name.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/cfda/

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
        >>> spending.autocomplete.cfda("forest")
        {'results': [{'program_number': '10.664',
                      'program_title': 'Cooperative Forestry Assistance',
                      'popular_name': None}]}
        """
    def glossary(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> _types.SpendingAutocompleteGlossaryAnswer:
        """Glossary terms matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            Members:

            - search_text : str
            - results : list of str
            - count : int
            - matched_terms : list of dict

            Members of the records in matched_terms:

            - term : str
            - slug : str or None
            - data_act_term : str or None
            - plain : str
            - official : str or None
            - resources : str or None

        Notes
        -----
        results holds the terms as plain strings, matched_terms the full records, in the same
        order.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/glossary/

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
        >>> spending.autocomplete.glossary("forest")
        {'search_text': 'forest',
         'results': ['Forest Products Program'],
         'count': 1,
         'matched_terms': [{'term': 'Forest Products Program',
                            'slug': 'forest-products-program',
                            'data_act_term': 'Forest Products Program',
                            'plain': 'The rural network valley describes...',
                            'official': 'The quiet laboratory health presents...', ...}]}
        """
    def psc(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> _types.SpendingAutocompletePscAnswer:
        """Product and service codes matching code or description.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - product_or_service_code : str
            - psc_description : str

        Notes
        -----
        A four-character text that is an existing code matches only that code.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/psc/

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
        >>> spending.autocomplete.psc("forest")
        {'results': [{'product_or_service_code': 'F003',
                      'psc_description': 'NATURAL RESOURCES/CONSERVATION-...'}]}
        """
    def location(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteLocationAnswer:
        """Places matching the text, by kind of place.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, default 10
            Number of places of each kind. 5 when left out, 20 at most. At most 20.

        Returns
        -------
        dict
            Members:

            - count : int
            - results : dict (cities : list of dict)
            - messages : list

        Notes
        -----
        results is an object. Its members are lists and appear only when not empty: countries,
        states, cities, counties, zip_codes, districts_original, districts_current.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/location/

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
        >>> spending.autocomplete.location("forest")
        {'count': 5,
         'results': {'cities': [{'city_name': 'Lake Forest', ...}, {...}, {...}, ...]},
         'messages': []}
        """
    def naics(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteNaicsAnswer:
        """Six-digit NAICS codes and titles matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, default 10
            Number of records. No bounds are documented.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - naics : str
            - naics_description : str
            - year_retired : int or None

        Notes
        -----
        A text of digits is looked for in codes, any other in titles.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/naics/

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
        >>> spending.autocomplete.naics("forest")
        {'results': [{'naics': '115310',
                      'naics_description': 'Support Activities for Forestry',
                      'year_retired': None}]}
        """
    def recipient(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
        recipient_levels: Sequence[Literal["C", "P", "R"]] | None = None,
    ) -> _types.SpendingAutocompleteRecipientAnswer:
        """Recipients matching name, UEI or DUNS.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, default 10
            Number of records that match by name, by UEI and by DUNS. 500 at most of each, so
            that three times as many may come. At most 500.
        recipient_levels : list of {"C", "P", "R"}, optional
            Levels of recipient: C for a child, P for a parent, R for neither.

        Returns
        -------
        dict
            Members:

            - count : int
            - results : list of dict
            - messages : list

            Members of the records in results:

            - recipient_name : str or None
            - recipient_level : str or None. Always None.
            - uei : str or None
            - duns : str or None

        Notes
        -----
        recipient_level is always None. uei is there for what matched by UEI, duns for what
        matched by DUNS.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/recipient/

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
        >>> spending.autocomplete.recipient("forest")
        {'count': 10,
         'results': [{'recipient_name': 'ANNUAL FOREST COOPERATIVE',
                      'recipient_level': None, 'uei': None, 'duns': None},
                     ...],
         'messages': []}
        """
    def city(
        self,
        search_text: str,
        limit: int,
        country_code: str,
        scope: Literal["primary_place_of_performance", "recipient_location"],
        *,
        state_code: str | None = None,
    ) -> _types.SpendingAutocompleteCityAnswer:
        """City names for a country and state.

        Parameters
        ----------
        search_text : str
            How the name of the city begins.
        limit : int
            Number of records. 500 at most. At most 500.
        country_code : str
            Code of the country. Three capital letters. FOREIGN stands for any country but USA.
        scope : str
            Which place counts: that of the recipient, or that where the work is done. One of
            "primary_place_of_performance", "recipient_location".
        state_code : str, optional
            Code of the state. Two capital letters.

        Returns
        -------
        dict
            Members:

            - count : int
            - results : list of dict

            Members of the records in results:

            - city_name : str
            - state_code : str or None. None abroad.

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/city/

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
        >>> spending.autocomplete.city(
        ...     search_text="forest",
        ...     limit=10,
        ...     country_code="USA",
        ...     scope="primary_place_of_performance",
        ... )
        {'count': 5,
         'results': [{'city_name': 'LAKE FOREST', 'state_code': 'CA'},
                     ...]}
        """
    def program_activity(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> _types.SpendingAutocompleteProgramActivityAnswer:
        """Program activities matching code or name.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records. 10 when left out. No bounds are documented.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - program_activity_code : str
            - program_activity_name : str or None

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/program_activity/

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
        >>> spending.autocomplete.program_activity("forest")
        {'results': [{'program_activity_code': '0001',
                      'program_activity_name': 'FOREST LAND MANAGEMENT'}]}
        """

@final
class AsyncSpendingAutocomplete(Namespace):
    """USAspending.gov: autocomplete.

    Has the methods of SpendingAutocomplete; each gives a coroutine to await.

    Methods
    -------
    awarding_agency_office
        Awarding agencies, subagencies and offices matching the text.
    funding_agency_office
        Funding agencies, subagencies and offices matching the text.
    cfda
        Assistance programs matching the number, title or popular name.
    glossary
        Glossary terms matching the text.
    psc
        Product and service codes matching code or description.
    location
        Places matching the text, by kind of place.
    naics
        Six-digit NAICS codes and titles matching the text.
    recipient
        Recipients matching name, UEI or DUNS.
    city
        City names for a country and state.
    program_activity
        Program activities matching code or name.

    Namespaces: accounts.
    """

    @property
    def accounts(self) -> AsyncSpendingAutocompleteAccounts:
        """The operations under spending.autocomplete.accounts."""
    def awarding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAwardingAgencyOfficeAnswer]:
        """Awarding agencies, subagencies and offices matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (toptier_agency : list of dict; subtier_agency : list of dict;
              office : list of dict)
            - messages : list

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        A text that matches a subagency and no toptier agency gives ServerError (500), by a
        fault of the service.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/awarding_agency_office/

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
        >>> await spending.autocomplete.awarding_agency_office("department")
        {'results': {'toptier_agency': [{'code': '012', ...}, {...}, {...}, ...], ...},
         'messages': []}
        """
    def funding_agency_office(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteFundingAgencyOfficeAnswer]:
        """Funding agencies, subagencies and offices matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : dict (toptier_agency : list of dict; subtier_agency : list of dict;
              office : list of dict)
            - messages : list

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        A text that matches a subagency and no toptier agency gives ServerError (500), by a
        fault of the service.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/funding_agency_office/

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
        >>> await spending.autocomplete.funding_agency_office("department")
        {'results': {'toptier_agency': [{'code': '012', ...}, {...}, {...}, ...], ...},
         'messages': []}
        """
    def cfda(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteCfdaAnswer]:
        """Assistance programs matching the number, title or popular name.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - program_number : str
            - program_title : str or None
            - popular_name : str or None

        Notes
        -----
        Two digits, optionally a dot and up to three letters or digits, search the number. Any
        other text searches title and popular name.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/cfda/

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
        >>> await spending.autocomplete.cfda("forest")
        {'results': [{'program_number': '10.664',
                      'program_title': 'Cooperative Forestry Assistance',
                      'popular_name': None}]}
        """
    def glossary(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteGlossaryAnswer]:
        """Glossary terms matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - search_text : str
            - results : list of str
            - count : int
            - matched_terms : list of dict

            Members of the records in matched_terms:

            - term : str
            - slug : str or None
            - data_act_term : str or None
            - plain : str
            - official : str or None
            - resources : str or None

        Notes
        -----
        results holds the terms as plain strings, matched_terms the full records, in the same
        order.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/glossary/

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
        >>> await spending.autocomplete.glossary("forest")
        {'search_text': 'forest',
         'results': ['Forest Products Program'],
         'count': 1,
         'matched_terms': [{'term': 'Forest Products Program',
                            'slug': 'forest-products-program',
                            'data_act_term': 'Forest Products Program',
                            'plain': 'The rural network valley describes...',
                            'official': 'The quiet laboratory health presents...', ...}]}
        """
    def psc(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompletePscAnswer]:
        """Product and service codes matching code or description.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records of each kind. 10 when left out, and there is no upper bound. At
            least 0.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - product_or_service_code : str
            - psc_description : str

        Notes
        -----
        A four-character text that is an existing code matches only that code.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/psc/

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
        >>> await spending.autocomplete.psc("forest")
        {'results': [{'product_or_service_code': 'F003',
                      'psc_description': 'NATURAL RESOURCES/CONSERVATION-...'}]}
        """
    def location(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteLocationAnswer]:
        """Places matching the text, by kind of place.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, default 10
            Number of places of each kind. 5 when left out, 20 at most. At most 20.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - results : dict (cities : list of dict)
            - messages : list

        Notes
        -----
        results is an object. Its members are lists and appear only when not empty: countries,
        states, cities, counties, zip_codes, districts_original, districts_current.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/location/

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
        >>> await spending.autocomplete.location("forest")
        {'count': 5,
         'results': {'cities': [{'city_name': 'Lake Forest', ...}, {...}, {...}, ...]},
         'messages': []}
        """
    def naics(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteNaicsAnswer]:
        """Six-digit NAICS codes and titles matching the text.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, default 10
            Number of records. No bounds are documented.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - naics : str
            - naics_description : str
            - year_retired : int or None

        Notes
        -----
        A text of digits is looked for in codes, any other in titles.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/naics/

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
        >>> await spending.autocomplete.naics("forest")
        {'results': [{'naics': '115310',
                      'naics_description': 'Support Activities for Forestry',
                      'year_retired': None}]}
        """
    def recipient(
        self,
        search_text: str,
        *,
        limit: int | None = 10,
        recipient_levels: Sequence[Literal["C", "P", "R"]] | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteRecipientAnswer]:
        """Recipients matching name, UEI or DUNS.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, default 10
            Number of records that match by name, by UEI and by DUNS. 500 at most of each, so
            that three times as many may come. At most 500.
        recipient_levels : list of {"C", "P", "R"}, optional
            Levels of recipient: C for a child, P for a parent, R for neither.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - results : list of dict
            - messages : list

            Members of the records in results:

            - recipient_name : str or None
            - recipient_level : str or None. Always None.
            - uei : str or None
            - duns : str or None

        Notes
        -----
        recipient_level is always None. uei is there for what matched by UEI, duns for what
        matched by DUNS.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/recipient/

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
        >>> await spending.autocomplete.recipient("forest")
        {'count': 10,
         'results': [{'recipient_name': 'ANNUAL FOREST COOPERATIVE',
                      'recipient_level': None, 'uei': None, 'duns': None},
                     ...],
         'messages': []}
        """
    def city(
        self,
        search_text: str,
        limit: int,
        country_code: str,
        scope: Literal["primary_place_of_performance", "recipient_location"],
        *,
        state_code: str | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteCityAnswer]:
        """City names for a country and state.

        Parameters
        ----------
        search_text : str
            How the name of the city begins.
        limit : int
            Number of records. 500 at most. At most 500.
        country_code : str
            Code of the country. Three capital letters. FOREIGN stands for any country but USA.
        scope : str
            Which place counts: that of the recipient, or that where the work is done. One of
            "primary_place_of_performance", "recipient_location".
        state_code : str, optional
            Code of the state. Two capital letters.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - count : int
            - results : list of dict

            Members of the records in results:

            - city_name : str
            - state_code : str or None. None abroad.

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/city/

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
        >>> await spending.autocomplete.city(
        ...     search_text="forest",
        ...     limit=10,
        ...     country_code="USA",
        ...     scope="primary_place_of_performance",
        ... )
        {'count': 5,
         'results': [{'city_name': 'LAKE FOREST', 'state_code': 'CA'},
                     ...]}
        """
    def program_activity(
        self,
        search_text: str,
        *,
        limit: int | None = None,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteProgramActivityAnswer]:
        """Program activities matching code or name.

        Parameters
        ----------
        search_text : str
            Text to complete.
        limit : int, optional
            Number of records. 10 when left out. No bounds are documented.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - program_activity_code : str
            - program_activity_name : str or None

        Notes
        -----
        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/program_activity/

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
        >>> await spending.autocomplete.program_activity("forest")
        {'results': [{'program_activity_code': '0001',
                      'program_activity_name': 'FOREST LAND MANAGEMENT'}]}
        """

@final
class SpendingAutocompleteAccounts(Namespace):
    """USAspending.gov: accounts.

    Methods
    -------
    a
        Availability type codes left by the component filter.
    aid
        Agency identifiers with agency names left by the component filter.
    ata
        Allocation transfer agency identifiers with agency names left by the component
        filter.
    bpoa
        Beginning periods of availability left by the component filter.
    epoa
        Ending periods of availability left by the component filter.
    main
        Main account codes left by the component filter.
    sub
        Sub account codes left by the component filter.
    """

    def a(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsAAnswer:
        """Availability type codes left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list

            Members of the records in results:

            - a : str or None

        Notes
        -----
        The member a itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/a/

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
        >>> spending.autocomplete.accounts.a(filter={"aid": "012", "main": "1106"})
        {'results': ['X', None]}
        """
    def aid(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsAidAnswer:
        """Agency identifiers with agency names left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - aid : str
            - agency_name : str or None
            - agency_abbreviation : str or None

        Notes
        -----
        The member aid itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/aid/

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
        >>> spending.autocomplete.accounts.aid(filter={"aid": "012", "main": "1106"})
        {'results': [{'aid': '012', 'agency_name': 'Department of Agriculture',
                      'agency_abbreviation': 'USDA'}]}
        """
    def ata(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsAtaAnswer:
        """Allocation transfer agency identifiers with agency names left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list of dict

            Members of the records in results:

            - ata : str or None
            - agency_name : str or None
            - agency_abbreviation : str or None

        Notes
        -----
        The member ata itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/ata/

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
        >>> spending.autocomplete.accounts.ata(filter={"aid": "012", "main": "1106"})
        {'results': [{'ata': '012', 'agency_name': 'Department of Agriculture',
                      'agency_abbreviation': 'USDA'}]}
        """
    def bpoa(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsBpoaAnswer:
        """Beginning periods of availability left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list of str

            Members of the records in results:

            - bpoa : str or None

        Notes
        -----
        The member bpoa itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/bpoa/

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
        >>> spending.autocomplete.accounts.bpoa(filter={"aid": "012", "main": "1106"})
        {'results': ['2019', '2020', '2021', '2022', '2023', '2024']}
        """
    def epoa(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsEpoaAnswer:
        """Ending periods of availability left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list of str

            Members of the records in results:

            - epoa : str or None

        Notes
        -----
        The member epoa itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/epoa/

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
        >>> spending.autocomplete.accounts.epoa(filter={"aid": "012", "main": "1106"})
        {'results': ['2019', '2020', '2021', '2022', '2023', '2024']}
        """
    def main(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsMainAnswer:
        """Main account codes left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list of str

            Members of the records in results:

            - main : str

        Notes
        -----
        The member main itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/main/

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
        >>> spending.autocomplete.accounts.main(filter={"aid": "012", "main": "1106"})
        {'results': ['1106']}
        """
    def sub(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> _types.SpendingAutocompleteAccountsSubAnswer:
        """Sub account codes left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            Members:

            - results : list of str

            Members of the records in results:

            - sub : str or None

        Notes
        -----
        The member sub itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/sub/

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
        >>> spending.autocomplete.accounts.sub(filter={"aid": "012", "main": "1106"})
        {'results': ['000', '001']}
        """

@final
class AsyncSpendingAutocompleteAccounts(Namespace):
    """USAspending.gov: accounts.

    Has the methods of SpendingAutocompleteAccounts; each gives a coroutine to await.

    Methods
    -------
    a
        Availability type codes left by the component filter.
    aid
        Agency identifiers with agency names left by the component filter.
    ata
        Allocation transfer agency identifiers with agency names left by the component
        filter.
    bpoa
        Beginning periods of availability left by the component filter.
    epoa
        Ending periods of availability left by the component filter.
    main
        Main account codes left by the component filter.
    sub
        Sub account codes left by the component filter.
    """

    def a(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsAAnswer]:
        """Availability type codes left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list

            Members of the records in results:

            - a : str or None

        Notes
        -----
        The member a itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/a/

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
        >>> await spending.autocomplete.accounts.a(filter={"aid": "012", "main": "1106"})
        {'results': ['X', None]}
        """
    def aid(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsAidAnswer]:
        """Agency identifiers with agency names left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - aid : str
            - agency_name : str or None
            - agency_abbreviation : str or None

        Notes
        -----
        The member aid itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/aid/

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
        >>> await spending.autocomplete.accounts.aid(filter={"aid": "012", "main": "1106"})
        {'results': [{'aid': '012', 'agency_name': 'Department of Agriculture',
                      'agency_abbreviation': 'USDA'}]}
        """
    def ata(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsAtaAnswer]:
        """Allocation transfer agency identifiers with agency names left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of dict

            Members of the records in results:

            - ata : str or None
            - agency_name : str or None
            - agency_abbreviation : str or None

        Notes
        -----
        The member ata itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/ata/

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
        >>> await spending.autocomplete.accounts.ata(filter={"aid": "012", "main": "1106"})
        {'results': [{'ata': '012', 'agency_name': 'Department of Agriculture',
                      'agency_abbreviation': 'USDA'}]}
        """
    def bpoa(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsBpoaAnswer]:
        """Beginning periods of availability left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of str

            Members of the records in results:

            - bpoa : str or None

        Notes
        -----
        The member bpoa itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/bpoa/

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
        >>> await spending.autocomplete.accounts.bpoa(filter={"aid": "012", "main": "1106"})
        {'results': ['2019', '2020', '2021', '2022', '2023', '2024']}
        """
    def epoa(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsEpoaAnswer]:
        """Ending periods of availability left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of str

            Members of the records in results:

            - epoa : str or None

        Notes
        -----
        The member epoa itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/epoa/

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
        >>> await spending.autocomplete.accounts.epoa(filter={"aid": "012", "main": "1106"})
        {'results': ['2019', '2020', '2021', '2022', '2023', '2024']}
        """
    def main(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsMainAnswer]:
        """Main account codes left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. main account code.
            - sub : str. Sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of str

            Members of the records in results:

            - main : str

        Notes
        -----
        The member main itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/main/

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
        >>> await spending.autocomplete.accounts.main(filter={"aid": "012", "main": "1106"})
        {'results': ['1106']}
        """
    def sub(
        self,
        filter: _types.SpendingComponentFilter,
        *,
        limit: int | None = 10,
    ) -> Coroutine[Any, Any, _types.SpendingAutocompleteAccountsSubAnswer]:
        """Sub account codes left by the component filter.

        Parameters
        ----------
        filter : dict
            Components of treasury account symbols that narrow the list. None keeps the accounts
            that lack the component. Members:

            - ata : str. Allocation transfer agency id.
            - aid : str. Agency id.
            - bpoa : str. Beginning period of availability.
            - epoa : str. Ending period of availability.
            - a : str. Availability type code, X or None.
            - main : str. Main account code.
            - sub : str. sub account code.
        limit : int, default 10
            Number of records. 500 at most. At most 500.

        Returns
        -------
        dict
            What the coroutine gives when it is awaited.

            Members:

            - results : list of str

            Members of the records in results:

            - sub : str or None

        Notes
        -----
        The member sub itself is matched as a prefix, the others exactly. None keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or None.

        Endpoint: POST https://api.usaspending.gov/api/v2/autocomplete/accounts/sub/

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
        >>> await spending.autocomplete.accounts.sub(filter={"aid": "012", "main": "1106"})
        {'results': ['000', '001']}
        """

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, messages.

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        Server fault: text that matches a subtier but no toptier agency ends in HTTP 500.

        USAspending.gov, POST /api/v2/autocomplete/awarding_agency_office/; row "Awarding agency
        and office" of the specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, messages.

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        Server fault: text that matches a subtier but no toptier agency ends in HTTP 500.

        USAspending.gov, POST /api/v2/autocomplete/funding_agency_office/; row "Funding agency"
        of the specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        Two digits, optionally a dot and up to three letters or digits, search the number. Any
        other text searches title and popular name.

        USAspending.gov, POST /api/v2/autocomplete/cfda/; row "CFDA program" of the
        specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: search_text, results, count, matched_terms.
            The records are in matched_terms.

        Notes
        -----
        results holds the terms as plain strings, matched_terms the full records, in the same
        order.

        USAspending.gov, POST /api/v2/autocomplete/glossary/; row "Glossary" of the
        specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        A four-character text that is an existing code matches only that code.

        USAspending.gov, POST /api/v2/autocomplete/psc/; row "Product/service code" of the
        specification.

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
            Text to complete. Missing: 422.
        limit : int, default 10
            Results per page. Server default is 5. Over 20: 422. Applies to each kind of place.
            At most 20.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, results, messages.

        Notes
        -----
        results is an object. Its members are lists and appear only when not empty: countries,
        states, cities, counties, zip_codes, districts_original, districts_current.

        USAspending.gov, POST /api/v2/autocomplete/location/; row "Location" of the
        specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, default 10
            Results per page. No bounds are documented.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        An all-digit text searches codes (substring), any other text searches titles.

        USAspending.gov, POST /api/v2/autocomplete/naics/; row "NAICS" of the specification.

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
            Text to complete. Missing: 422.
        limit : int, default 10
            Results per page. Over 500: 422. Applies to name, UEI and DUNS matches separately,
            so up to three times as many records. At most 500.
        recipient_levels : list of {"C", "P", "R"}, optional
            Recipient levels. C child, P parent, R neither.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, results, messages. The records are in
            results.

        Notes
        -----
        recipient_level is always null (deprecated member). uei is filled only for UEI matches,
        duns only for DUNS matches.

        USAspending.gov, POST /api/v2/autocomplete/recipient/; row "Recipient" of the
        specification.

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
            Text to complete. Matched as a prefix.
        limit : int
            Results per page. 500 at most. The server treats it as optional with default 10. At
            most 500.
        country_code : str
            Country code. Three letters. FOREIGN means any country but USA.
        scope : {"primary_place_of_performance", "recipient_location"}
            Which place counts.
        state_code : str, optional
            Two-letter state code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, results. The records are in results.

        Notes
        -----
        USAspending.gov, POST /api/v2/autocomplete/city/; row "City" of the specification.

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
            Results per page. Server default 10. No bounds are documented.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, POST /api/v2/autocomplete/program_activity/; beyond the specification.

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
        """

@final
class AsyncSpendingAutocomplete(Namespace):
    """USAspending.gov: autocomplete.

    Every method gives a coroutine to await; the asynchronous twin of SpendingAutocomplete.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, messages.

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        Server fault: text that matches a subtier but no toptier agency ends in HTTP 500.

        USAspending.gov, POST /api/v2/autocomplete/awarding_agency_office/; row "Awarding agency
        and office" of the specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results, messages.

        Notes
        -----
        results is an object with three lists: toptier_agency, subtier_agency, office. limit
        applies to each list.

        Server fault: text that matches a subtier but no toptier agency ends in HTTP 500.

        USAspending.gov, POST /api/v2/autocomplete/funding_agency_office/; row "Funding agency"
        of the specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        Two digits, optionally a dot and up to three letters or digits, search the number. Any
        other text searches title and popular name.

        USAspending.gov, POST /api/v2/autocomplete/cfda/; row "CFDA program" of the
        specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: search_text, results, count, matched_terms.
            The records are in matched_terms.

        Notes
        -----
        results holds the terms as plain strings, matched_terms the full records, in the same
        order.

        USAspending.gov, POST /api/v2/autocomplete/glossary/; row "Glossary" of the
        specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, optional
            Results per page. Server uses 10 when absent. No upper bound. A negative number
            breaks the query (500). At least 0.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        A four-character text that is an existing code matches only that code.

        USAspending.gov, POST /api/v2/autocomplete/psc/; row "Product/service code" of the
        specification.

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
            Text to complete. Missing: 422.
        limit : int, default 10
            Results per page. Server default is 5. Over 20: 422. Applies to each kind of place.
            At most 20.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, results, messages.

        Notes
        -----
        results is an object. Its members are lists and appear only when not empty: countries,
        states, cities, counties, zip_codes, districts_original, districts_current.

        USAspending.gov, POST /api/v2/autocomplete/location/; row "Location" of the
        specification.

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
            Text to complete. Empty or missing: 400.
        limit : int, default 10
            Results per page. No bounds are documented.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        An all-digit text searches codes (substring), any other text searches titles.

        USAspending.gov, POST /api/v2/autocomplete/naics/; row "NAICS" of the specification.

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
            Text to complete. Missing: 422.
        limit : int, default 10
            Results per page. Over 500: 422. Applies to name, UEI and DUNS matches separately,
            so up to three times as many records. At most 500.
        recipient_levels : list of {"C", "P", "R"}, optional
            Recipient levels. C child, P parent, R neither.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, results, messages. The records are in
            results.

        Notes
        -----
        recipient_level is always null (deprecated member). uei is filled only for UEI matches,
        duns only for DUNS matches.

        USAspending.gov, POST /api/v2/autocomplete/recipient/; row "Recipient" of the
        specification.

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
            Text to complete. Matched as a prefix.
        limit : int
            Results per page. 500 at most. The server treats it as optional with default 10. At
            most 500.
        country_code : str
            Country code. Three letters. FOREIGN means any country but USA.
        scope : {"primary_place_of_performance", "recipient_location"}
            Which place counts.
        state_code : str, optional
            Two-letter state code.

        Returns
        -------
        dict
            The JSON object of the answer. Members: count, results. The records are in results.

        Notes
        -----
        USAspending.gov, POST /api/v2/autocomplete/city/; row "City" of the specification.

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
            Results per page. Server default 10. No bounds are documented.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        USAspending.gov, POST /api/v2/autocomplete/program_activity/; beyond the specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member a itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/a/; row "Treasury account component
        (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member aid itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        USAspending.gov, POST /api/v2/autocomplete/accounts/aid/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member ata itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        USAspending.gov, POST /api/v2/autocomplete/accounts/ata/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member bpoa itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/bpoa/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member epoa itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/epoa/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member main itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings.

        USAspending.gov, POST /api/v2/autocomplete/accounts/main/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member sub itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/sub/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
        """

@final
class AsyncSpendingAutocompleteAccounts(Namespace):
    """USAspending.gov: accounts.

    Every method gives a coroutine to await; the asynchronous twin of
    SpendingAutocompleteAccounts.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member a itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/a/; row "Treasury account component
        (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member aid itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        USAspending.gov, POST /api/v2/autocomplete/accounts/aid/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member ata itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are objects.

        USAspending.gov, POST /api/v2/autocomplete/accounts/ata/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member bpoa itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/bpoa/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member epoa itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/epoa/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member main itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings.

        USAspending.gov, POST /api/v2/autocomplete/accounts/main/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
            Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
            Members: ata, aid, bpoa, epoa, a, main, sub.
        limit : int, default 10
            Results per page. Over 500: 422. At most 500.

        Returns
        -------
        dict
            The JSON object of the answer. Members: results. The records are in results.

        Notes
        -----
        The member sub itself is matched as a prefix, the others exactly. Null keeps accounts
        lacking that component. Lengths are not checked. Unknown members are dropped.

        Records are plain strings or null.

        USAspending.gov, POST /api/v2/autocomplete/accounts/sub/; row "Treasury account
        component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
        specification.

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
        """

# Written by tools/write.py from the table; do not edit.
"""The types of what ``Spending`` takes and gives."""

import datetime
from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "SpendingAccountComponents",
    "SpendingAccountSnapshot",
    "SpendingAgencyAwardsAnswer",
    "SpendingAgencyAwardsCountAnswer",
    "SpendingAgencyAwardsCountRecord",
    "SpendingAgencyBudgetFunctionCountAnswer",
    "SpendingAgencyBudgetFunctionsAnswer",
    "SpendingAgencyBudgetFunctionsRecord",
    "SpendingAgencyBudgetFunctionsRecordChild",
    "SpendingAgencyBudgetaryResourcesAnswer",
    "SpendingAgencyBudgetaryResourcesRecord",
    "SpendingAgencyBudgetaryResourcesRecordAgencyObligationByPeriod",
    "SpendingAgencyBureauFederalAccountsAnswer",
    "SpendingAgencyBureauFederalAccountsRecord",
    "SpendingAgencyFederalAccountCountAnswer",
    "SpendingAgencyFederalAccountsAnswer",
    "SpendingAgencyFederalAccountsRecord",
    "SpendingAgencyFederalAccountsRecordChild",
    "SpendingAgencyFilter",
    "SpendingAgencyName",
    "SpendingAgencyNewAwardCountAnswer",
    "SpendingAgencyObjectClassCountAnswer",
    "SpendingAgencyObjectClassesAnswer",
    "SpendingAgencyObjectClassesRecord",
    "SpendingAgencyObligationsByAwardCategoryAnswer",
    "SpendingAgencyObligationsByAwardCategoryRecord",
    "SpendingAgencyOffices",
    "SpendingAgencyOverviewAnswer",
    "SpendingAgencyProgramActivitiesAnswer",
    "SpendingAgencyProgramActivitiesRecord",
    "SpendingAgencyProgramActivityCountAnswer",
    "SpendingAgencySubAgenciesAnswer",
    "SpendingAgencySubAgenciesRecord",
    "SpendingAgencySubAgenciesRecordChild",
    "SpendingAgencySubAgencyCountAnswer",
    "SpendingAgencySubComponentsAnswer",
    "SpendingAgencySubComponentsRecord",
    "SpendingAgencyTreasuryAccountObjectClassesAnswer",
    "SpendingAgencyTreasuryAccountObjectClassesRecord",
    "SpendingAgencyTreasuryAccountObjectClassesRecordChild",
    "SpendingAgencyTreasuryAccountProgramActivitiesAnswer",
    "SpendingAgencyTreasuryAccountProgramActivitiesRecord",
    "SpendingAgencyTreasuryAccountProgramActivitiesRecordChild",
    "SpendingAmountRange",
    "SpendingAssistanceListing",
    "SpendingAssistanceListings",
    "SpendingAutocompleteAccountsAAnswer",
    "SpendingAutocompleteAccountsAidAnswer",
    "SpendingAutocompleteAccountsAidRecord",
    "SpendingAutocompleteAccountsAtaAnswer",
    "SpendingAutocompleteAccountsAtaRecord",
    "SpendingAutocompleteAccountsBpoaAnswer",
    "SpendingAutocompleteAccountsEpoaAnswer",
    "SpendingAutocompleteAccountsMainAnswer",
    "SpendingAutocompleteAccountsSubAnswer",
    "SpendingAutocompleteAwardingAgencyOfficeAnswer",
    "SpendingAutocompleteCfdaAnswer",
    "SpendingAutocompleteCfdaRecord",
    "SpendingAutocompleteCityAnswer",
    "SpendingAutocompleteCityRecord",
    "SpendingAutocompleteFundingAgencyOfficeAnswer",
    "SpendingAutocompleteGlossaryAnswer",
    "SpendingAutocompleteGlossaryRecord",
    "SpendingAutocompleteLocationAnswer",
    "SpendingAutocompleteNaicsAnswer",
    "SpendingAutocompleteNaicsRecord",
    "SpendingAutocompleteProgramActivityAnswer",
    "SpendingAutocompleteProgramActivityRecord",
    "SpendingAutocompletePscAnswer",
    "SpendingAutocompletePscRecord",
    "SpendingAutocompleteRecipientAnswer",
    "SpendingAutocompleteRecipientRecord",
    "SpendingAward",
    "SpendingAwardAccountComponents",
    "SpendingAwardAgency",
    "SpendingAwardAmountRange",
    "SpendingAwardAssistanceListing",
    "SpendingAwardAssistanceListings",
    "SpendingAwardCountFilters",
    "SpendingAwardField",
    "SpendingAwardFilters",
    "SpendingAwardGroupCounts",
    "SpendingAwardLocation",
    "SpendingAwardNAICS",
    "SpendingAwardPSC",
    "SpendingAwardPrimaryAssistanceListing",
    "SpendingAwardPrimaryPlaceOfPerformance",
    "SpendingAwardRecipient",
    "SpendingAwardRecipientLocation",
    "SpendingAwardSort",
    "SpendingAwardSpendingRecipientAnswer",
    "SpendingAwardSpendingRecipientRecord",
    "SpendingAwardSpendingRecipientRecordRecipient",
    "SpendingAwardSubAwardPrimaryPlaceOfPerformance",
    "SpendingAwardSubRecipientLocation",
    "SpendingAwardTimePeriod",
    "SpendingAwardToptierAgency",
    "SpendingAwardTypeCode",
    "SpendingAwardsAccountsAnswer",
    "SpendingAwardsAccountsRecord",
    "SpendingAwardsCountFederalAccountAnswer",
    "SpendingAwardsCountSubawardAnswer",
    "SpendingAwardsCountTransactionAnswer",
    "SpendingAwardsFundingAnswer",
    "SpendingAwardsFundingRecord",
    "SpendingAwardsFundingRollupAnswer",
    "SpendingAwardsGetAnswer",
    "SpendingAwardsLastUpdatedAnswer",
    "SpendingBudgetFunctionsListAnswer",
    "SpendingBudgetFunctionsListRecord",
    "SpendingBudgetFunctionsSubfunctionsAnswer",
    "SpendingBudgetFunctionsSubfunctionsRecord",
    "SpendingBulkDownloadAwardsAnswer",
    "SpendingBulkDownloadFilters",
    "SpendingBulkDownloadListAgenciesAnswer",
    "SpendingBulkDownloadListDatabaseDownloadFilesAnswer",
    "SpendingBulkDownloadListMonthlyFilesAnswer",
    "SpendingBulkDownloadListMonthlyFilesRecord",
    "SpendingBulkDownloadListUnlinkedAwardsFilesAnswer",
    "SpendingBulkDownloadStatusAnswer",
    "SpendingBureauTotals",
    "SpendingCodeDescription",
    "SpendingCodeHierarchy",
    "SpendingCodePaths",
    "SpendingComponentFilter",
    "SpendingCountedPageMetadata",
    "SpendingCursorPageMetadata",
    "SpendingDataDictionary",
    "SpendingDataDictionaryHeader",
    "SpendingDataDictionaryMetadata",
    "SpendingDataDictionarySection",
    "SpendingDatabaseDownloadFile",
    "SpendingDateRange",
    "SpendingDefAmount",
    "SpendingDefCode",
    "SpendingDisasterAgencyCountAnswer",
    "SpendingDisasterAgencyLoansAnswer",
    "SpendingDisasterAgencyLoansRecord",
    "SpendingDisasterAgencyLoansRecordChild",
    "SpendingDisasterAgencySpendingAnswer",
    "SpendingDisasterAgencySpendingRecord",
    "SpendingDisasterAgencySpendingRecordChild",
    "SpendingDisasterAwardAmountAnswer",
    "SpendingDisasterAwardCountAnswer",
    "SpendingDisasterCfdaCountAnswer",
    "SpendingDisasterCfdaLoansAnswer",
    "SpendingDisasterCfdaLoansRecord",
    "SpendingDisasterCfdaSpendingAnswer",
    "SpendingDisasterCfdaSpendingRecord",
    "SpendingDisasterDefCodeCountAnswer",
    "SpendingDisasterFederalAccountCountAnswer",
    "SpendingDisasterFederalAccountLoansAnswer",
    "SpendingDisasterFederalAccountLoansRecord",
    "SpendingDisasterFederalAccountLoansRecordChild",
    "SpendingDisasterFederalAccountSpendingAnswer",
    "SpendingDisasterFederalAccountSpendingRecord",
    "SpendingDisasterFederalAccountSpendingRecordChild",
    "SpendingDisasterFunding",
    "SpendingDisasterObjectClassCountAnswer",
    "SpendingDisasterObjectClassLoansAnswer",
    "SpendingDisasterObjectClassLoansRecord",
    "SpendingDisasterObjectClassLoansRecordChild",
    "SpendingDisasterObjectClassSpendingAnswer",
    "SpendingDisasterObjectClassSpendingRecord",
    "SpendingDisasterObjectClassSpendingRecordChild",
    "SpendingDisasterOverviewAnswer",
    "SpendingDisasterRecipientCountAnswer",
    "SpendingDisasterRecipientLoansAnswer",
    "SpendingDisasterRecipientLoansRecord",
    "SpendingDisasterRecipientSpendingAnswer",
    "SpendingDisasterRecipientSpendingRecord",
    "SpendingDisasterSpending",
    "SpendingDisasterSpendingByGeographyAnswer",
    "SpendingDisasterSpendingByGeographyRecord",
    "SpendingDisasterTotals",
    "SpendingDownloadAccountsAnswer",
    "SpendingDownloadAgencies",
    "SpendingDownloadAgency",
    "SpendingDownloadAssistanceAnswer",
    "SpendingDownloadAwardsAnswer",
    "SpendingDownloadContractAnswer",
    "SpendingDownloadCountAnswer",
    "SpendingDownloadDisasterAnswer",
    "SpendingDownloadDisasterRecipientsAnswer",
    "SpendingDownloadFilters",
    "SpendingDownloadIdvAnswer",
    "SpendingDownloadSearchAnswer",
    "SpendingDownloadStatusAnswer",
    "SpendingDownloadSubAgency",
    "SpendingDownloadTransactionsAnswer",
    "SpendingExecutiveDetails",
    "SpendingExecutiveOfficer",
    "SpendingExploreAnswer",
    "SpendingExploreFilters",
    "SpendingExploreRecord",
    "SpendingFederalAccountsAvailableObjectClassesAnswer",
    "SpendingFederalAccountsAvailableObjectClassesRecord",
    "SpendingFederalAccountsAvailableObjectClassesRecordMinorObjectClass",
    "SpendingFederalAccountsFiscalYearSnapshotAnswer",
    "SpendingFederalAccountsGetAnswer",
    "SpendingFederalAccountsGetRecord",
    "SpendingFederalAccountsObjectClassesTotalAnswer",
    "SpendingFederalAccountsObjectClassesTotalRecord",
    "SpendingFederalAccountsProgramActivitiesAnswer",
    "SpendingFederalAccountsProgramActivitiesRecord",
    "SpendingFederalAccountsProgramActivitiesTotalAnswer",
    "SpendingFederalAccountsProgramActivitiesTotalRecord",
    "SpendingFederalAccountsSearchAnswer",
    "SpendingFederalAccountsSearchRecord",
    "SpendingFederalObligationsListAnswer",
    "SpendingFederalObligationsListRecord",
    "SpendingFilters",
    "SpendingFinancialBalancesAgencyAnswer",
    "SpendingFinancialBalancesAgencyRecord",
    "SpendingFinancialSpendingMajorObjectClassAnswer",
    "SpendingFinancialSpendingMajorObjectClassRecord",
    "SpendingFinancialSpendingObjectClassAnswer",
    "SpendingFinancialSpendingObjectClassRecord",
    "SpendingGeographyFilters",
    "SpendingIdvsAccountsAnswer",
    "SpendingIdvsAccountsRecord",
    "SpendingIdvsActivityAnswer",
    "SpendingIdvsActivityRecord",
    "SpendingIdvsAmountsAnswer",
    "SpendingIdvsAwardsAnswer",
    "SpendingIdvsAwardsRecord",
    "SpendingIdvsCountFederalAccountAnswer",
    "SpendingIdvsFundingAnswer",
    "SpendingIdvsFundingRecord",
    "SpendingIdvsFundingRollupAnswer",
    "SpendingKeywordFilters",
    "SpendingLinkedPageMetadata",
    "SpendingLoanTotals",
    "SpendingLocation",
    "SpendingMatchedPlace",
    "SpendingMatchedPlaces",
    "SpendingNaicsCodes",
    "SpendingNewAwardsFilters",
    "SpendingOffice",
    "SpendingOfficeAgencies",
    "SpendingOverTimeFilters",
    "SpendingPageMetadata",
    "SpendingPeriod",
    "SpendingPeriodOfPerformance",
    "SpendingPlaceOfPerformance",
    "SpendingPrimeAwardType",
    "SpendingProgramActivity",
    "SpendingProgramActivityByNumber",
    "SpendingProgramActivityOverTime",
    "SpendingRecipientChildrenAnswer",
    "SpendingRecipientChildrenRecord",
    "SpendingRecipientCountAnswer",
    "SpendingRecipientGetAnswer",
    "SpendingRecipientLocation",
    "SpendingRecipientParent",
    "SpendingRecipientSearchAnswer",
    "SpendingRecipientSearchRecord",
    "SpendingRecipientStateAwardsAnswer",
    "SpendingRecipientStateAwardsRecord",
    "SpendingRecipientStateGetAnswer",
    "SpendingRecipientStateListAnswer",
    "SpendingRecipientStateListRecord",
    "SpendingReferenceAgency",
    "SpendingReferencesAgencyAnswer",
    "SpendingReferencesAssistanceListingAnswer",
    "SpendingReferencesAssistanceListingRecord",
    "SpendingReferencesAssistanceListingsAnswer",
    "SpendingReferencesAwardTypesAnswer",
    "SpendingReferencesCfdaTotalAnswer",
    "SpendingReferencesCfdaTotalsAnswer",
    "SpendingReferencesCfdaTotalsRecord",
    "SpendingReferencesDataDictionaryAnswer",
    "SpendingReferencesDefCodesAnswer",
    "SpendingReferencesDefCodesRecord",
    "SpendingReferencesFilterFromHashAnswer",
    "SpendingReferencesFilterHashAnswer",
    "SpendingReferencesFilterTreePscAnswer",
    "SpendingReferencesFilterTreePscCodeAnswer",
    "SpendingReferencesFilterTreePscCodeRecord",
    "SpendingReferencesFilterTreePscGroupAnswer",
    "SpendingReferencesFilterTreePscGroupRecord",
    "SpendingReferencesFilterTreePscRecord",
    "SpendingReferencesFilterTreePscSubgroupAnswer",
    "SpendingReferencesFilterTreePscSubgroupRecord",
    "SpendingReferencesFilterTreeTasAgencyAnswer",
    "SpendingReferencesFilterTreeTasAgencyRecord",
    "SpendingReferencesFilterTreeTasAnswer",
    "SpendingReferencesFilterTreeTasFederalAccountAnswer",
    "SpendingReferencesFilterTreeTasFederalAccountRecord",
    "SpendingReferencesFilterTreeTasRecord",
    "SpendingReferencesGlossaryAnswer",
    "SpendingReferencesGlossaryRecord",
    "SpendingReferencesNaicsAnswer",
    "SpendingReferencesNaicsCodeAnswer",
    "SpendingReferencesNaicsCodeRecord",
    "SpendingReferencesNaicsCodeRecordChild",
    "SpendingReferencesNaicsCodeRecordChildChild",
    "SpendingReferencesNaicsRecord",
    "SpendingReferencesNaicsRecordChild",
    "SpendingReferencesNaicsRecordChildChild",
    "SpendingReferencesSubmissionPeriodsAnswer",
    "SpendingReferencesSubmissionPeriodsRecord",
    "SpendingReferencesToptierAgenciesAnswer",
    "SpendingReferencesToptierAgenciesRecord",
    "SpendingReferencesTotalBudgetaryResourcesAnswer",
    "SpendingReferencesTotalBudgetaryResourcesRecord",
    "SpendingReportingAgenciesOverviewAnswer",
    "SpendingReportingAgenciesOverviewRecord",
    "SpendingReportingAgenciesOverviewRecordTasAccountDiscrepanciesTotals",
    "SpendingReportingAgencyOverviewAnswer",
    "SpendingReportingAgencyOverviewRecord",
    "SpendingReportingAgencyOverviewRecordTasAccountDiscrepanciesTotals",
    "SpendingReportingDifferencesAnswer",
    "SpendingReportingDifferencesRecord",
    "SpendingReportingDiscrepanciesAnswer",
    "SpendingReportingDiscrepanciesRecord",
    "SpendingReportingPublishDatesAnswer",
    "SpendingReportingPublishDatesRecord",
    "SpendingReportingPublishDatesRecordPeriod",
    "SpendingReportingPublishDatesRecordPeriodSubmissionDates",
    "SpendingReportingSubmissionHistoryAnswer",
    "SpendingReportingSubmissionHistoryRecord",
    "SpendingReportingUnlinkedAwardsAnswer",
    "SpendingSearchNewAwardsOverTimeAnswer",
    "SpendingSearchNewAwardsOverTimeRecord",
    "SpendingSearchNewAwardsOverTimeRecordTimePeriod",
    "SpendingSearchSpendingByAwardAnswer",
    "SpendingSearchSpendingByAwardCountAnswer",
    "SpendingSearchSpendingByCategoryAwardingAgencyAnswer",
    "SpendingSearchSpendingByCategoryAwardingAgencyRecord",
    "SpendingSearchSpendingByCategoryAwardingSubagencyAnswer",
    "SpendingSearchSpendingByCategoryAwardingSubagencyRecord",
    "SpendingSearchSpendingByCategoryCategoryAnswer",
    "SpendingSearchSpendingByCategoryCategoryRecord",
    "SpendingSearchSpendingByCategoryCfdaAnswer",
    "SpendingSearchSpendingByCategoryCfdaRecord",
    "SpendingSearchSpendingByCategoryCountryAnswer",
    "SpendingSearchSpendingByCategoryCountryRecord",
    "SpendingSearchSpendingByCategoryCountyAnswer",
    "SpendingSearchSpendingByCategoryCountyRecord",
    "SpendingSearchSpendingByCategoryDefcAnswer",
    "SpendingSearchSpendingByCategoryDefcRecord",
    "SpendingSearchSpendingByCategoryDistrictAnswer",
    "SpendingSearchSpendingByCategoryDistrictRecord",
    "SpendingSearchSpendingByCategoryFederalAccountAnswer",
    "SpendingSearchSpendingByCategoryFederalAccountRecord",
    "SpendingSearchSpendingByCategoryFundingAgencyAnswer",
    "SpendingSearchSpendingByCategoryFundingAgencyRecord",
    "SpendingSearchSpendingByCategoryFundingSubagencyAnswer",
    "SpendingSearchSpendingByCategoryFundingSubagencyRecord",
    "SpendingSearchSpendingByCategoryNaicsAnswer",
    "SpendingSearchSpendingByCategoryNaicsRecord",
    "SpendingSearchSpendingByCategoryPscAnswer",
    "SpendingSearchSpendingByCategoryPscRecord",
    "SpendingSearchSpendingByCategoryRecipientAnswer",
    "SpendingSearchSpendingByCategoryRecipientRecord",
    "SpendingSearchSpendingByCategoryStateTerritoryAnswer",
    "SpendingSearchSpendingByCategoryStateTerritoryRecord",
    "SpendingSearchSpendingByGeographyAnswer",
    "SpendingSearchSpendingByGeographyRecord",
    "SpendingSearchSpendingBySubawardGroupedAnswer",
    "SpendingSearchSpendingBySubawardGroupedRecord",
    "SpendingSearchSpendingByTransactionAnswer",
    "SpendingSearchSpendingByTransactionCountAnswer",
    "SpendingSearchSpendingByTransactionGroupedAnswer",
    "SpendingSearchSpendingByTransactionGroupedRecord",
    "SpendingSearchSpendingOverTimeAnswer",
    "SpendingSearchSpendingOverTimeRecord",
    "SpendingSearchSpendingOverTimeRecordTimePeriod",
    "SpendingSearchTransactionSpendingSummaryAnswer",
    "SpendingShortPageMetadata",
    "SpendingSubawardFilters",
    "SpendingSubawardTimePeriod",
    "SpendingSubawardsListAnswer",
    "SpendingSubawardsListRecord",
    "SpendingSubtierAgencyOffices",
    "SpendingTimePeriod",
    "SpendingToptierAgencyOffices",
    "SpendingTransaction",
    "SpendingTransactionAssistanceListing",
    "SpendingTransactionCountFilters",
    "SpendingTransactionFilters",
    "SpendingTransactionGroupedFilters",
    "SpendingTransactionNAICS",
    "SpendingTransactionPSC",
    "SpendingTransactionPrimaryPlaceOfPerformance",
    "SpendingTransactionRecipientLocation",
    "SpendingTransactionSummary",
    "SpendingTransactionsListAnswer",
    "SpendingTransactionsListRecord",
    "SpendingUncountedPageMetadata",
    "SpendingUnlinkedAwardsFile",
    "SpendingWholeTimePeriod",
]


class SpendingExploreRecord(TypedDict):
    """A record of spending.explore."""

    id: str | None
    """Number or code as text, the word None where there is none; null in the record named
    Unreported Data.
    """
    code: str | None
    """Null in the record named Unreported Data and where unknown."""
    type: str
    name: str | None
    amount: float
    """USD."""
    link: NotRequired[bool | None]
    """With type agency, except in Unreported Data."""
    account_number: NotRequired[str | None]
    """With type federal_account."""
    generated_unique_award_id: NotRequired[str | None]
    """With type award."""
    total: NotRequired[float | None]
    """USD. With types award, award_category and recipient."""


class SpendingExploreAnswer(TypedDict):
    """The answer of spending.explore."""

    total: float | None
    """USD."""
    end_date: str
    """YYYY-MM-DD."""
    results: list[SpendingExploreRecord]


class SpendingDefCode(TypedDict):
    """An object in answers of Spending."""

    code: str
    public_law: str | None
    title: str | None
    urls: str | None
    """Several addresses are joined by |."""
    disaster: str | None


class SpendingAgencyOverviewAnswer(TypedDict):
    """The answer of spending.agency.overview."""

    fiscal_year: int
    toptier_code: str
    """Three digits."""
    name: str
    abbreviation: str | None
    agency_id: int
    icon_filename: str | None
    mission: str | None
    website: str | None
    congressional_justification_url: str | None
    about_agency_data: str | None
    subtier_agency_count: int
    def_codes: list[SpendingDefCode]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyAwardsAnswer(TypedDict):
    """The answer of spending.agency.awards."""

    fiscal_year: int
    latest_action_date: str | None
    toptier_code: str
    """Three digits."""
    transaction_count: int
    obligations: float | None
    """USD."""
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyAwardsCountRecord(TypedDict):
    """A record of spending.agency.awards_count."""

    awarding_toptier_agency_name: str
    awarding_toptier_agency_code: str
    contracts: int
    direct_payments: int
    grants: int
    idvs: int
    loans: int
    other: int


class SpendingPageMetadata(TypedDict):
    """An object in answers of Spending."""

    page: int
    """Counted from 1."""
    total: int
    """Records there are in all."""
    limit: int
    """Records in a page."""
    next: int | None
    """Number of the next page; null on the last."""
    previous: int | None
    """Number of the page before; null on the first."""
    hasNext: bool
    hasPrevious: bool


class SpendingAgencyAwardsCountAnswer(TypedDict):
    """The answer of spending.agency.awards_count."""

    results: list[list[SpendingAgencyAwardsCountRecord]]
    page_metadata: SpendingPageMetadata
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyBudgetFunctionCountAnswer(TypedDict):
    """The answer of spending.agency.budget_function_count."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    budget_function_count: int
    budget_sub_function_count: int
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyBudgetFunctionsRecordChild(TypedDict):
    """An object in SpendingAgencyBudgetFunctionsRecord.children."""

    name: str | None
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyBudgetFunctionsRecord(TypedDict):
    """A record of spending.agency.budget_functions."""

    name: str | None
    children: list[SpendingAgencyBudgetFunctionsRecordChild]
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyBudgetFunctionsAnswer(TypedDict):
    """The answer of spending.agency.budget_functions."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyBudgetFunctionsRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyBudgetaryResourcesRecordAgencyObligationByPeriod(TypedDict):
    """An object in SpendingAgencyBudgetaryResourcesRecord.agency_obligation_by_period."""

    period: int
    obligated: float
    """USD."""


class SpendingAgencyBudgetaryResourcesRecord(TypedDict):
    """A record of spending.agency.budgetary_resources."""

    fiscal_year: int
    agency_budgetary_resources: float | None
    """USD."""
    agency_total_obligated: float | None
    """USD."""
    agency_total_outlayed: float | None
    """USD."""
    total_budgetary_resources: float | None
    """USD. Of all agencies."""
    agency_obligation_by_period: list[SpendingAgencyBudgetaryResourcesRecordAgencyObligationByPeriod]


class SpendingAgencyBudgetaryResourcesAnswer(TypedDict):
    """The answer of spending.agency.budgetary_resources."""

    toptier_code: str
    """Three digits."""
    agency_data_by_year: list[SpendingAgencyBudgetaryResourcesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingBureauTotals(TypedDict):
    """An object in answers of Spending."""

    total_obligations: float | None
    """USD."""
    total_outlays: float | None
    """USD."""
    total_budgetary_resources: float | None
    """USD."""


class SpendingAgencyBureauFederalAccountsRecord(TypedDict):
    """A record of spending.agency.bureau_federal_accounts."""

    name: str
    id: str
    """Federal account code NNN-NNNN."""
    total_obligations: float
    """USD."""
    total_outlays: float
    """USD."""
    total_budgetary_resources: float
    """USD."""


class SpendingAgencyBureauFederalAccountsAnswer(TypedDict):
    """The answer of spending.agency.bureau_federal_accounts."""

    toptier_code: str
    """Three digits."""
    bureau_slug: str | None
    fiscal_year: int
    totals: SpendingBureauTotals
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyBureauFederalAccountsRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyFederalAccountCountAnswer(TypedDict):
    """The answer of spending.agency.federal_account_count."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    federal_account_count: int
    treasury_account_count: int
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyFederalAccountsRecordChild(TypedDict):
    """An object in SpendingAgencyFederalAccountsRecord.children."""

    name: str | None
    code: str | None
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyFederalAccountsRecord(TypedDict):
    """A record of spending.agency.federal_accounts."""

    code: str | None
    name: str | None
    children: list[SpendingAgencyFederalAccountsRecordChild]
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyFederalAccountsAnswer(TypedDict):
    """The answer of spending.agency.federal_accounts."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyFederalAccountsRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencySubAgenciesRecordChild(TypedDict):
    """An object in SpendingAgencySubAgenciesRecord.children."""

    code: str
    name: str | None
    total_obligations: float
    """USD."""
    transaction_count: int
    new_award_count: int


class SpendingAgencySubAgenciesRecord(TypedDict):
    """A record of spending.agency.sub_agencies."""

    abbreviation: str | None
    name: str | None
    total_obligations: float
    """USD."""
    transaction_count: int
    new_award_count: int
    """Approximate distinct count for large numbers."""
    children: list[SpendingAgencySubAgenciesRecordChild]


class SpendingAgencySubAgenciesAnswer(TypedDict):
    """The answer of spending.agency.sub_agencies."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencySubAgenciesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencySubAgencyCountAnswer(TypedDict):
    """The answer of spending.agency.sub_agency_count."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    sub_agency_count: int
    office_count: int
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencySubComponentsRecord(TypedDict):
    """A record of spending.agency.sub_components."""

    name: str | None
    id: str | None
    """Slug of the bureau."""
    total_obligations: float | None
    """USD. Zero is sent as null, in all three amounts."""
    total_outlays: float | None
    """USD."""
    total_budgetary_resources: float | None
    """USD."""


class SpendingAgencySubComponentsAnswer(TypedDict):
    """The answer of spending.agency.sub_components."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencySubComponentsRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyProgramActivitiesRecord(TypedDict):
    """A record of spending.agency.program_activities."""

    name: str
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyProgramActivitiesAnswer(TypedDict):
    """The answer of spending.agency.program_activities."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyProgramActivitiesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyProgramActivityCountAnswer(TypedDict):
    """The answer of spending.agency.program_activity_count."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    program_activity_count: int
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyObligationsByAwardCategoryRecord(TypedDict):
    """A record of spending.agency.obligations_by_award_category."""

    category: str
    aggregated_amount: float
    """USD. Other is rounded to whole dollars."""


class SpendingAgencyObligationsByAwardCategoryAnswer(TypedDict):
    """The answer of spending.agency.obligations_by_award_category."""

    total_aggregated_amount: float | None
    """USD."""
    results: list[SpendingAgencyObligationsByAwardCategoryRecord]


class SpendingAgencyTreasuryAccountObjectClassesRecordChild(TypedDict):
    """An object in SpendingAgencyTreasuryAccountObjectClassesRecord.children."""

    name: str
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyTreasuryAccountObjectClassesRecord(TypedDict):
    """A record of spending.agency.treasury_account_object_classes."""

    name: str
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""
    children: list[SpendingAgencyTreasuryAccountObjectClassesRecordChild]


class SpendingAgencyTreasuryAccountObjectClassesAnswer(TypedDict):
    """The answer of spending.agency.treasury_account_object_classes."""

    treasury_account_symbol: str
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyTreasuryAccountObjectClassesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyTreasuryAccountProgramActivitiesRecordChild(TypedDict):
    """An object in SpendingAgencyTreasuryAccountProgramActivitiesRecord.children."""

    name: str
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyTreasuryAccountProgramActivitiesRecord(TypedDict):
    """A record of spending.agency.treasury_account_program_activities."""

    name: str
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""
    type: str
    """PARK or PAC/PAN."""
    children: list[SpendingAgencyTreasuryAccountProgramActivitiesRecordChild]


class SpendingAgencyTreasuryAccountProgramActivitiesAnswer(TypedDict):
    """The answer of spending.agency.treasury_account_program_activities."""

    treasury_account_symbol: str
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyTreasuryAccountProgramActivitiesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyNewAwardCountAnswer(TypedDict):
    """The answer of spending.agency.new_award_count."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    agency_type: str
    award_type_codes: list[str] | None
    new_award_count: int


class SpendingAgencyObjectClassesRecord(TypedDict):
    """A record of spending.agency.object_classes."""

    name: str
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""


class SpendingAgencyObjectClassesAnswer(TypedDict):
    """The answer of spending.agency.object_classes."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    page_metadata: SpendingPageMetadata
    results: list[SpendingAgencyObjectClassesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAgencyObjectClassCountAnswer(TypedDict):
    """The answer of spending.agency.object_class_count."""

    toptier_code: str
    """Three digits."""
    fiscal_year: int
    object_class_count: int
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingBudgetFunctionsListRecord(TypedDict):
    """A record of spending.budget_functions.list."""

    budget_function_code: str
    budget_function_title: str | None


class SpendingBudgetFunctionsListAnswer(TypedDict):
    """The answer of spending.budget_functions.list."""

    results: list[SpendingBudgetFunctionsListRecord]


class SpendingBudgetFunctionsSubfunctionsRecord(TypedDict):
    """A record of spending.budget_functions.subfunctions."""

    budget_subfunction_code: str
    budget_subfunction_title: str | None


class SpendingBudgetFunctionsSubfunctionsAnswer(TypedDict):
    """The answer of spending.budget_functions.subfunctions."""

    results: list[SpendingBudgetFunctionsSubfunctionsRecord]


class SpendingLinkedPageMetadata(TypedDict):
    """An object in answers of Spending."""

    count: int
    """Records there are in all."""
    page: int
    """Counted from 1."""
    has_next_page: bool
    has_previous_page: bool
    next: str | None
    """Address of the next page; null on the last."""
    current: str
    """Address of this page."""
    previous: str | None
    """Address of the page before; null on the first."""


class SpendingFinancialBalancesAgencyRecord(TypedDict):
    """A record of spending.financial_balances.agency."""

    budget_authority_amount: str
    """USD. Decimal text with two places."""
    obligated_amount: str
    """USD. Decimal text with two places."""
    outlay_amount: str
    """USD. Decimal text with two places."""


class SpendingFinancialBalancesAgencyAnswer(TypedDict):
    """The answer of spending.financial_balances.agency."""

    page_metadata: SpendingLinkedPageMetadata
    results: list[SpendingFinancialBalancesAgencyRecord]


class SpendingFinancialSpendingMajorObjectClassRecord(TypedDict):
    """A record of spending.financial_spending.major_object_class."""

    major_object_class_code: str | None
    major_object_class_name: str | None
    obligated_amount: str
    """USD. Decimal text with two places."""


class SpendingFinancialSpendingMajorObjectClassAnswer(TypedDict):
    """The answer of spending.financial_spending.major_object_class."""

    page_metadata: SpendingLinkedPageMetadata
    results: list[SpendingFinancialSpendingMajorObjectClassRecord]


class SpendingFinancialSpendingObjectClassRecord(TypedDict):
    """A record of spending.financial_spending.object_class."""

    object_class_code: str | None
    object_class_name: str | None
    obligated_amount: str
    """USD. Decimal text with two places."""


class SpendingFinancialSpendingObjectClassAnswer(TypedDict):
    """The answer of spending.financial_spending.object_class."""

    page_metadata: SpendingLinkedPageMetadata
    results: list[SpendingFinancialSpendingObjectClassRecord]


class SpendingFederalObligationsListRecord(TypedDict):
    """A record of spending.federal_obligations.list."""

    id: str | None
    """Number as text."""
    account_title: str | None
    account_number: str | None
    obligated_amount: str
    """USD. Decimal text with two places."""


class SpendingFederalObligationsListAnswer(TypedDict):
    """The answer of spending.federal_obligations.list."""

    page_metadata: SpendingLinkedPageMetadata
    results: list[SpendingFederalObligationsListRecord]


class SpendingFederalAccountsSearchRecord(TypedDict):
    """A record of spending.federal_accounts.search."""

    account_id: int
    account_number: str | None
    account_name: str
    budgetary_resources: float | None
    """USD."""
    agency_identifier: str
    managing_agency: str | None
    managing_agency_acronym: str | None


class SpendingFederalAccountsSearchAnswer(TypedDict):
    """The answer of spending.federal_accounts.search."""

    count: int
    """Records there are in all."""
    limit: int
    """Records in a page."""
    page: int
    """Counted from 1."""
    fy: str
    """Fiscal year, as text."""
    keyword: str | None
    next: int | None
    """Number of the next page; null on the last."""
    previous: int | None
    """Number of the page before; null on the first."""
    hasNext: bool
    hasPrevious: bool
    results: list[SpendingFederalAccountsSearchRecord]


class SpendingFederalAccountsGetRecord(TypedDict):
    """A record of spending.federal_accounts.get."""

    name: str | None
    code: str | None
    """Treasury account symbol."""
    obligated_amount: float
    """USD."""
    gross_outlay_amount: float
    """USD."""
    budgetary_resources_amount: float
    """USD."""


class SpendingFederalAccountsGetAnswer(TypedDict):
    """The answer of spending.federal_accounts.get."""

    fiscal_year: str
    """As text here."""
    id: int
    agency_identifier: str
    main_account_code: str
    account_title: str | None
    federal_account_code: str
    parent_agency_toptier_code: str | None
    parent_agency_name: str | None
    bureau_name: str | None
    bureau_slug: str | None
    total_obligated_amount: float | None
    """USD."""
    total_gross_outlay_amount: float | None
    """USD."""
    total_budgetary_resources: float | None
    """USD."""
    children: list[SpendingFederalAccountsGetRecord]


class SpendingAccountSnapshot(TypedDict):
    """An object in answers of Spending."""

    outlay: float | None
    """USD."""
    budget_authority: float | None
    """USD."""
    obligated: float | None
    """USD."""
    unobligated: float | None
    """USD."""
    balance_brought_forward: float | None
    """USD."""
    other_budgetary_resources: float | None
    """USD."""
    appropriations: float | None
    """USD."""
    name: str | None


class SpendingFederalAccountsFiscalYearSnapshotAnswer(TypedDict):
    """The answer of spending.federal_accounts.fiscal_year_snapshot."""

    results: NotRequired[SpendingAccountSnapshot]
    """Missing when there is no data."""


class SpendingFederalAccountsAvailableObjectClassesRecordMinorObjectClass(TypedDict):
    """An object in SpendingFederalAccountsAvailableObjectClassesRecord.minor_object_class."""

    id: str
    name: str


class SpendingFederalAccountsAvailableObjectClassesRecord(TypedDict):
    """A record of spending.federal_accounts.available_object_classes."""

    id: str
    name: str
    minor_object_class: list[SpendingFederalAccountsAvailableObjectClassesRecordMinorObjectClass]


class SpendingFederalAccountsAvailableObjectClassesAnswer(TypedDict):
    """The answer of spending.federal_accounts.available_object_classes."""

    results: list[SpendingFederalAccountsAvailableObjectClassesRecord]


class SpendingFederalAccountsProgramActivitiesRecord(TypedDict):
    """A record of spending.federal_accounts.program_activities."""

    code: str
    name: str | None
    type: str
    """PARK or PAC/PAN."""


class SpendingFederalAccountsProgramActivitiesAnswer(TypedDict):
    """The answer of spending.federal_accounts.program_activities."""

    results: list[SpendingFederalAccountsProgramActivitiesRecord]
    page_metadata: SpendingPageMetadata


class SpendingFederalAccountsProgramActivitiesTotalRecord(TypedDict):
    """A record of spending.federal_accounts.program_activities_total."""

    obligations: float
    """USD."""
    code: str | None
    """Null only in a call without filters."""
    name: str | None
    type: str
    """PARK or PAC/PAN."""


class SpendingFederalAccountsProgramActivitiesTotalAnswer(TypedDict):
    """The answer of spending.federal_accounts.program_activities_total."""

    results: list[SpendingFederalAccountsProgramActivitiesTotalRecord]
    page_metadata: SpendingPageMetadata


class SpendingFederalAccountsObjectClassesTotalRecord(TypedDict):
    """A record of spending.federal_accounts.object_classes_total."""

    obligations: float
    """USD."""
    code: str | None
    name: str | None


class SpendingFederalAccountsObjectClassesTotalAnswer(TypedDict):
    """The answer of spending.federal_accounts.object_classes_total."""

    results: list[SpendingFederalAccountsObjectClassesTotalRecord]
    page_metadata: SpendingPageMetadata


class SpendingReportingAgencyOverviewRecordTasAccountDiscrepanciesTotals(TypedDict):
    """An object in SpendingReportingAgencyOverviewRecord.tas_account_discrepancies_totals."""

    gtas_obligation_total: float | None
    """USD."""
    tas_accounts_total: float | None
    """USD."""
    tas_obligation_not_in_gtas_total: float | None
    """USD."""
    missing_tas_accounts_count: int | None


class SpendingReportingAgencyOverviewRecord(TypedDict):
    """A record of spending.reporting.agency_overview."""

    fiscal_year: int
    fiscal_period: int
    current_total_budget_authority_amount: float | None
    """USD. Of the agency."""
    total_budgetary_resources: float | None
    """USD. Of all agencies."""
    percent_of_total_budgetary_resources: float | None
    """Percent. Two places."""
    recent_publication_date: str | None
    """ISO 8601. Null: no submission in that period, then all amounts, counts and the url are null
    too.
    """
    recent_publication_date_certified: bool
    tas_account_discrepancies_totals: SpendingReportingAgencyOverviewRecordTasAccountDiscrepanciesTotals | None
    obligation_difference: float | None
    """USD."""
    unlinked_contract_award_count: int | None
    unlinked_assistance_award_count: int | None
    assurance_statement_url: str | None


class SpendingReportingAgencyOverviewAnswer(TypedDict):
    """The answer of spending.reporting.agency_overview."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingReportingAgencyOverviewRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReportingAgenciesOverviewRecordTasAccountDiscrepanciesTotals(TypedDict):
    """An object in SpendingReportingAgenciesOverviewRecord.tas_account_discrepancies_totals."""

    gtas_obligation_total: float | None
    """USD."""
    tas_accounts_total: float | None
    """USD."""
    tas_obligation_not_in_gtas_total: float | None
    """USD."""
    missing_tas_accounts_count: int | None


class SpendingReportingAgenciesOverviewRecord(TypedDict):
    """A record of spending.reporting.agencies_overview."""

    agency_name: str
    abbreviation: str | None
    toptier_code: str
    agency_id: int | None
    current_total_budget_authority_amount: float | None
    """USD."""
    recent_publication_date: str | None
    """ISO 8601. Null: no submission in that period, then all amounts, counts and the url are null
    too.
    """
    recent_publication_date_certified: bool
    tas_account_discrepancies_totals: SpendingReportingAgenciesOverviewRecordTasAccountDiscrepanciesTotals | None
    obligation_difference: float | None
    """USD."""
    unlinked_contract_award_count: int | None
    unlinked_assistance_award_count: int | None
    assurance_statement_url: str | None


class SpendingReportingAgenciesOverviewAnswer(TypedDict):
    """The answer of spending.reporting.agencies_overview."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingReportingAgenciesOverviewRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReportingPublishDatesRecordPeriodSubmissionDates(TypedDict):
    """An object in SpendingReportingPublishDatesRecordPeriod.submission_dates."""

    publication_date: str
    """Database timestamp text (blank before the time, +00 at the end), empty text when nothing was
    submitted.
    """
    certification_date: str
    """Same form, empty text when none."""


class SpendingReportingPublishDatesRecordPeriod(TypedDict):
    """An object in SpendingReportingPublishDatesRecord.periods."""

    period: int
    quarter: int
    submission_dates: SpendingReportingPublishDatesRecordPeriodSubmissionDates
    quarterly: bool


class SpendingReportingPublishDatesRecord(TypedDict):
    """A record of spending.reporting.publish_dates."""

    agency_name: str
    abbreviation: str | None
    toptier_code: str
    current_total_budget_authority_amount: float | None
    """USD."""
    periods: list[SpendingReportingPublishDatesRecordPeriod]
    """One entry for each period 2 to 12 that is open."""


class SpendingReportingPublishDatesAnswer(TypedDict):
    """The answer of spending.reporting.publish_dates."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingReportingPublishDatesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReportingSubmissionHistoryRecord(TypedDict):
    """A record of spending.reporting.submission_history."""

    publication_date: str
    """ISO 8601. With fraction and zone as the service stores them."""
    certification_date: str | None
    """ISO 8601."""


class SpendingReportingSubmissionHistoryAnswer(TypedDict):
    """The answer of spending.reporting.submission_history."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingReportingSubmissionHistoryRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReportingDifferencesRecord(TypedDict):
    """A record of spending.reporting.differences."""

    tas: str
    file_a_obligation: float
    """USD."""
    file_b_obligation: float
    """USD."""
    difference: float
    """USD."""


class SpendingReportingDifferencesAnswer(TypedDict):
    """The answer of spending.reporting.differences."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingReportingDifferencesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReportingDiscrepanciesRecord(TypedDict):
    """A record of spending.reporting.discrepancies."""

    tas: str
    amount: float
    """USD."""


class SpendingReportingDiscrepanciesAnswer(TypedDict):
    """The answer of spending.reporting.discrepancies."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingReportingDiscrepanciesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReportingUnlinkedAwardsAnswer(TypedDict):
    """The answer of spending.reporting.unlinked_awards."""

    unlinked_file_c_award_count: int
    unlinked_file_d_award_count: int
    total_linked_award_count: int


class SpendingReferenceAgency(TypedDict):
    """An object in answers of Spending."""

    agency_name: NotRequired[str]
    active_fy: NotRequired[str]
    """Fiscal year, as text."""
    active_fq: NotRequired[str]
    """Quarter, as text."""
    outlay_amount: NotRequired[str]
    """USD. A decimal number as text."""
    obligated_amount: NotRequired[str]
    """USD. A decimal number as text."""
    budget_authority_amount: NotRequired[str]
    """USD. A decimal number as text."""
    current_total_budget_authority_amount: NotRequired[str]
    """USD. A decimal number as text."""
    mission: NotRequired[str | None]
    website: NotRequired[str | None]
    icon_filename: NotRequired[str | None]
    congressional_justification_url: NotRequired[str | None]


class SpendingReferencesAgencyAnswer(TypedDict):
    """The answer of spending.references.agency."""

    results: SpendingReferenceAgency
    """Empty when the id is unknown or the agency never submitted."""


class SpendingReferencesToptierAgenciesRecord(TypedDict):
    """A record of spending.references.toptier_agencies."""

    agency_id: int
    toptier_code: str
    abbreviation: str | None
    agency_name: str
    congressional_justification_url: str | None
    active_fy: str
    """Number as text."""
    active_fq: str
    """Number as text."""
    outlay_amount: float
    """USD."""
    obligated_amount: float
    """USD."""
    budget_authority_amount: float
    """USD."""
    current_total_budget_authority_amount: float
    """USD."""
    percentage_of_total_budget_authority: float | None
    """Fraction. A fraction, 0.03 for three percent."""
    agency_slug: str


class SpendingReferencesToptierAgenciesAnswer(TypedDict):
    """The answer of spending.references.toptier_agencies."""

    results: list[SpendingReferencesToptierAgenciesRecord]


class SpendingReferencesTotalBudgetaryResourcesRecord(TypedDict):
    """A record of spending.references.total_budgetary_resources."""

    fiscal_year: int
    fiscal_period: int
    total_budgetary_resources: float
    """USD."""


class SpendingReferencesTotalBudgetaryResourcesAnswer(TypedDict):
    """The answer of spending.references.total_budgetary_resources."""

    results: list[SpendingReferencesTotalBudgetaryResourcesRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingReferencesSubmissionPeriodsRecord(TypedDict):
    """A record of spending.references.submission_periods."""

    period_start_date: str
    """ISO 8601."""
    period_end_date: str
    """ISO 8601."""
    submission_start_date: str
    """ISO 8601."""
    submission_due_date: str
    """ISO 8601."""
    certification_due_date: str
    """ISO 8601."""
    submission_reveal_date: str
    """ISO 8601."""
    submission_fiscal_year: int
    submission_fiscal_quarter: int
    submission_fiscal_month: int
    is_quarter: bool


class SpendingReferencesSubmissionPeriodsAnswer(TypedDict):
    """The answer of spending.references.submission_periods."""

    available_periods: list[SpendingReferencesSubmissionPeriodsRecord]


class SpendingReferencesFilterTreePscRecord(TypedDict):
    """A record of spending.references.filter_tree_psc."""

    id: str
    ancestors: list[str]
    description: str | None
    """Empty text on the top level."""
    count: int
    children: "list[SpendingReferencesFilterTreePscRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreePscAnswer(TypedDict):
    """The answer of spending.references.filter_tree_psc."""

    results: list[SpendingReferencesFilterTreePscRecord]


class SpendingReferencesFilterTreeTasRecord(TypedDict):
    """A record of spending.references.filter_tree_tas."""

    id: str
    ancestors: list[str]
    description: str | None
    count: int
    children: "list[SpendingReferencesFilterTreeTasRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreeTasAnswer(TypedDict):
    """The answer of spending.references.filter_tree_tas."""

    results: list[SpendingReferencesFilterTreeTasRecord]


class SpendingReferencesNaicsRecordChildChild(TypedDict):
    """An object in SpendingReferencesNaicsRecordChild.children."""

    naics: str
    naics_description: str
    year_retired: int | None
    count: int


class SpendingReferencesNaicsRecordChild(TypedDict):
    """An object in SpendingReferencesNaicsRecord.children."""

    naics: str
    naics_description: str
    year_retired: int | None
    count: int
    children: NotRequired[list[SpendingReferencesNaicsRecordChildChild] | None]
    """Only in a filtered answer."""


class SpendingReferencesNaicsRecord(TypedDict):
    """A record of spending.references.naics."""

    naics: str
    naics_description: str
    year_retired: int | None
    count: int
    children: NotRequired[list[SpendingReferencesNaicsRecordChild] | None]
    """Only with filter."""


class SpendingReferencesNaicsAnswer(TypedDict):
    """The answer of spending.references.naics."""

    results: list[SpendingReferencesNaicsRecord]


class SpendingReferencesNaicsCodeRecordChildChild(TypedDict):
    """An object in SpendingReferencesNaicsCodeRecordChild.children."""

    naics: str
    naics_description: str
    year_retired: int | None
    count: int


class SpendingReferencesNaicsCodeRecordChild(TypedDict):
    """An object in SpendingReferencesNaicsCodeRecord.children."""

    naics: str
    naics_description: str
    year_retired: int | None
    count: int
    children: NotRequired[list[SpendingReferencesNaicsCodeRecordChildChild] | None]
    """Only in a filtered answer."""


class SpendingReferencesNaicsCodeRecord(TypedDict):
    """A record of spending.references.naics_code."""

    naics: str
    naics_description: str
    year_retired: int | None
    count: int
    """Number of six-digit codes below; 0 for one of them."""
    children: NotRequired[list[SpendingReferencesNaicsCodeRecordChild] | None]
    """Missing for a six-digit code."""


class SpendingReferencesNaicsCodeAnswer(TypedDict):
    """The answer of spending.references.naics_code."""

    results: list[SpendingReferencesNaicsCodeRecord]


class SpendingReferencesCfdaTotalsRecord(TypedDict):
    """A record of spending.references.cfda_totals."""

    cfda: str
    posted: int
    closed: int
    archived: int
    forecasted: int


class SpendingReferencesCfdaTotalsAnswer(TypedDict):
    """The answer of spending.references.cfda_totals."""

    results: list[SpendingReferencesCfdaTotalsRecord]


class SpendingReferencesCfdaTotalAnswer(TypedDict):
    """The answer of spending.references.cfda_total."""

    cfda: str
    """Number of the assistance listing."""
    posted: int
    closed: int
    archived: int
    forecasted: int


class SpendingCodeDescription(TypedDict):
    """An object in answers of Spending."""

    code: str | None
    description: str | None


class SpendingAssistanceListing(TypedDict):
    """An object in answers of Spending."""

    code: str
    """Two digits, or with flat a whole number such as 10.664."""
    description: str | None
    """Null unless flat."""
    count: NotRequired[int]
    """Listings below it; missing with flat."""
    children: NotRequired[list[SpendingCodeDescription] | None]
    """With a filter and without flat only."""


class SpendingAssistanceListings(TypedDict):
    """An object in answers of Spending."""

    results: list[SpendingAssistanceListing]
    page_metadata: NotRequired[SpendingPageMetadata]
    """With flat only."""
    message: NotRequired[str | None]
    """With a filter and without flat only."""


SpendingReferencesAssistanceListingsAnswer: TypeAlias = SpendingAssistanceListings | list[SpendingAssistanceListing]
"""The answer of spending.references.assistance_listings."""


class SpendingReferencesAssistanceListingRecord(TypedDict):
    """A record of spending.references.assistance_listing."""

    code: str
    description: str | None


class SpendingReferencesAssistanceListingAnswer(TypedDict):
    """The answer of spending.references.assistance_listing."""

    results: list[SpendingReferencesAssistanceListingRecord]
    page_metadata: SpendingPageMetadata


class SpendingReferencesFilterTreePscGroupRecord(TypedDict):
    """A record of spending.references.filter_tree_psc_group."""

    id: str
    ancestors: list[str]
    description: str | None
    """Empty text on the top level."""
    count: int
    children: "list[SpendingReferencesFilterTreePscGroupRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreePscGroupAnswer(TypedDict):
    """The answer of spending.references.filter_tree_psc_group."""

    results: list[SpendingReferencesFilterTreePscGroupRecord]


class SpendingReferencesFilterTreePscSubgroupRecord(TypedDict):
    """A record of spending.references.filter_tree_psc_subgroup."""

    id: str
    ancestors: list[str]
    description: str | None
    """Empty text on the top level."""
    count: int
    children: "list[SpendingReferencesFilterTreePscSubgroupRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreePscSubgroupAnswer(TypedDict):
    """The answer of spending.references.filter_tree_psc_subgroup."""

    results: list[SpendingReferencesFilterTreePscSubgroupRecord]


class SpendingReferencesFilterTreePscCodeRecord(TypedDict):
    """A record of spending.references.filter_tree_psc_code."""

    id: str
    ancestors: list[str]
    description: str | None
    """Empty text on the top level."""
    count: int
    children: "list[SpendingReferencesFilterTreePscCodeRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreePscCodeAnswer(TypedDict):
    """The answer of spending.references.filter_tree_psc_code."""

    results: list[SpendingReferencesFilterTreePscCodeRecord]


class SpendingReferencesFilterTreeTasAgencyRecord(TypedDict):
    """A record of spending.references.filter_tree_tas_agency."""

    id: str
    ancestors: list[str]
    description: str | None
    count: int
    children: "list[SpendingReferencesFilterTreeTasAgencyRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreeTasAgencyAnswer(TypedDict):
    """The answer of spending.references.filter_tree_tas_agency."""

    results: list[SpendingReferencesFilterTreeTasAgencyRecord]


class SpendingReferencesFilterTreeTasFederalAccountRecord(TypedDict):
    """A record of spending.references.filter_tree_tas_federal_account."""

    id: str
    ancestors: list[str]
    description: str | None
    count: int
    children: "list[SpendingReferencesFilterTreeTasFederalAccountRecord] | None"
    """Null or nodes of this same shape, nested by depth."""


class SpendingReferencesFilterTreeTasFederalAccountAnswer(TypedDict):
    """The answer of spending.references.filter_tree_tas_federal_account."""

    results: list[SpendingReferencesFilterTreeTasFederalAccountRecord]


class SpendingReferencesDefCodesRecord(TypedDict):
    """A record of spending.references.def_codes."""

    code: str
    public_law: str
    title: str | None
    disaster: str | None
    urls: list[str] | None


class SpendingReferencesDefCodesAnswer(TypedDict):
    """The answer of spending.references.def_codes."""

    codes: list[SpendingReferencesDefCodesRecord]


class SpendingReferencesAwardTypesAnswer(TypedDict):
    """The answer of spending.references.award_types."""

    contracts: dict[str, str]
    """Descriptions by code."""
    loans: dict[str, str]
    """Descriptions by code."""
    idvs: dict[str, str]
    """Descriptions by code."""
    grants: dict[str, str]
    """Descriptions by code."""
    other_financial_assistance: dict[str, str]
    """Descriptions by code."""
    direct_payments: dict[str, str]
    """Descriptions by code."""


class SpendingReferencesFilterHashAnswer(TypedDict):
    """The answer of spending.references.filter_hash."""

    hash: str
    """MD5 of the body that was sent."""


class SpendingReferencesFilterFromHashAnswer(TypedDict):
    """The answer of spending.references.filter_from_hash."""

    filter: dict[str, Any]
    """The body that was stored."""


class SpendingDataDictionaryMetadata(TypedDict):
    """An object in answers of Spending."""

    total_rows: int
    total_columns: int
    total_size: str
    download_location: str


class SpendingDataDictionarySection(TypedDict):
    """An object in answers of Spending."""

    section: str
    colspan: int
    """Columns below it."""


class SpendingDataDictionaryHeader(TypedDict):
    """An object in answers of Spending."""

    raw: str
    display: str


class SpendingDataDictionary(TypedDict):
    """An object in answers of Spending."""

    metadata: SpendingDataDictionaryMetadata
    sections: list[SpendingDataDictionarySection]
    headers: list[SpendingDataDictionaryHeader]
    rows: list[list[str | None]]


class SpendingReferencesDataDictionaryAnswer(TypedDict):
    """The answer of spending.references.data_dictionary."""

    document: SpendingDataDictionary


class SpendingCountedPageMetadata(TypedDict):
    """An object in answers of Spending."""

    page: int
    """Counted from 1."""
    count: int
    """Records there are in all."""
    next: int | None
    """Number of the next page; null on the last."""
    previous: int | None
    """Number of the page before; null on the first."""
    hasNext: bool
    hasPrevious: bool


class SpendingReferencesGlossaryRecord(TypedDict):
    """A record of spending.references.glossary."""

    term: str
    slug: str | None
    data_act_term: str | None
    plain: str
    official: str | None
    resources: str | None


class SpendingReferencesGlossaryAnswer(TypedDict):
    """The answer of spending.references.glossary."""

    page_metadata: SpendingCountedPageMetadata
    results: list[SpendingReferencesGlossaryRecord]


class SpendingAgencyName(TypedDict):
    """An object in answers of Spending."""

    code: str | None
    abbreviation: str | None
    name: str | None


class SpendingOffice(TypedDict):
    """An object in answers of Spending."""

    code: str | None
    name: str | None


class SpendingToptierAgencyOffices(TypedDict):
    """An object in answers of Spending."""

    code: str | None
    abbreviation: str | None
    name: str | None
    subtier_agencies: list[SpendingAgencyName]
    offices: list[SpendingOffice]


class SpendingSubtierAgencyOffices(TypedDict):
    """An object in answers of Spending."""

    code: str | None
    abbreviation: str | None
    name: str | None
    toptier_agency: SpendingAgencyName
    offices: list[SpendingOffice]


class SpendingOfficeAgencies(TypedDict):
    """An object in answers of Spending."""

    code: str | None
    name: str | None
    toptier_agency: SpendingAgencyName
    subtier_agency: SpendingAgencyName


class SpendingAgencyOffices(TypedDict):
    """An object in answers of Spending."""

    toptier_agency: list[SpendingToptierAgencyOffices]
    subtier_agency: list[SpendingSubtierAgencyOffices]
    office: list[SpendingOfficeAgencies]


class SpendingAutocompleteAwardingAgencyOfficeAnswer(TypedDict):
    """The answer of spending.autocomplete.awarding_agency_office."""

    results: SpendingAgencyOffices
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAutocompleteFundingAgencyOfficeAnswer(TypedDict):
    """The answer of spending.autocomplete.funding_agency_office."""

    results: SpendingAgencyOffices
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAutocompleteCfdaRecord(TypedDict):
    """A record of spending.autocomplete.cfda."""

    program_number: str
    program_title: str | None
    popular_name: str | None


class SpendingAutocompleteCfdaAnswer(TypedDict):
    """The answer of spending.autocomplete.cfda."""

    results: list[SpendingAutocompleteCfdaRecord]


class SpendingAutocompleteGlossaryRecord(TypedDict):
    """A record of spending.autocomplete.glossary."""

    term: str
    slug: str | None
    data_act_term: str | None
    plain: str
    official: str | None
    resources: str | None


class SpendingAutocompleteGlossaryAnswer(TypedDict):
    """The answer of spending.autocomplete.glossary."""

    search_text: str
    results: list[str]
    """The terms alone."""
    count: int
    """Records there are in all."""
    matched_terms: list[SpendingAutocompleteGlossaryRecord]


class SpendingAutocompletePscRecord(TypedDict):
    """A record of spending.autocomplete.psc."""

    product_or_service_code: str
    psc_description: str


class SpendingAutocompletePscAnswer(TypedDict):
    """The answer of spending.autocomplete.psc."""

    results: list[SpendingAutocompletePscRecord]


class SpendingMatchedPlace(TypedDict):
    """An object in answers of Spending."""

    country_name: NotRequired[str | None]
    state_name: NotRequired[str | None]
    city_name: NotRequired[str | None]
    county_name: NotRequired[str | None]
    county_fips: NotRequired[str | None]
    zip_code: NotRequired[str | None]
    original_cd: NotRequired[str | None]
    current_cd: NotRequired[str | None]


class SpendingMatchedPlaces(TypedDict):
    """An object in answers of Spending."""

    countries: NotRequired[list[SpendingMatchedPlace]]
    states: NotRequired[list[SpendingMatchedPlace]]
    cities: NotRequired[list[SpendingMatchedPlace]]
    counties: NotRequired[list[SpendingMatchedPlace]]
    zip_codes: NotRequired[list[SpendingMatchedPlace]]
    districts_original: NotRequired[list[SpendingMatchedPlace]]
    districts_current: NotRequired[list[SpendingMatchedPlace]]


class SpendingAutocompleteLocationAnswer(TypedDict):
    """The answer of spending.autocomplete.location."""

    count: int
    """Records there are in all."""
    results: SpendingMatchedPlaces
    """Lists that are empty are left out."""
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAutocompleteNaicsRecord(TypedDict):
    """A record of spending.autocomplete.naics."""

    naics: str
    naics_description: str
    year_retired: int | None


class SpendingAutocompleteNaicsAnswer(TypedDict):
    """The answer of spending.autocomplete.naics."""

    results: list[SpendingAutocompleteNaicsRecord]


class SpendingAutocompleteRecipientRecord(TypedDict):
    """A record of spending.autocomplete.recipient."""

    recipient_name: str | None
    recipient_level: str | None
    """Always null."""
    uei: str | None
    duns: str | None


class SpendingAutocompleteRecipientAnswer(TypedDict):
    """The answer of spending.autocomplete.recipient."""

    count: int
    """Records there are in all."""
    results: list[SpendingAutocompleteRecipientRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAutocompleteCityRecord(TypedDict):
    """A record of spending.autocomplete.city."""

    city_name: str
    state_code: str | None
    """Null abroad."""


class SpendingAutocompleteCityAnswer(TypedDict):
    """The answer of spending.autocomplete.city."""

    count: int
    """Records there are in all."""
    results: list[SpendingAutocompleteCityRecord]


class SpendingAutocompleteProgramActivityRecord(TypedDict):
    """A record of spending.autocomplete.program_activity."""

    program_activity_code: str
    program_activity_name: str | None


class SpendingAutocompleteProgramActivityAnswer(TypedDict):
    """The answer of spending.autocomplete.program_activity."""

    results: list[SpendingAutocompleteProgramActivityRecord]


class SpendingAutocompleteAccountsAAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.a."""

    results: list[str | None]


class SpendingAutocompleteAccountsAidRecord(TypedDict):
    """A record of spending.autocomplete.accounts.aid."""

    aid: str
    agency_name: str | None
    agency_abbreviation: str | None


class SpendingAutocompleteAccountsAidAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.aid."""

    results: list[SpendingAutocompleteAccountsAidRecord]


class SpendingAutocompleteAccountsAtaRecord(TypedDict):
    """A record of spending.autocomplete.accounts.ata."""

    ata: str | None
    agency_name: str | None
    agency_abbreviation: str | None


class SpendingAutocompleteAccountsAtaAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.ata."""

    results: list[SpendingAutocompleteAccountsAtaRecord]


class SpendingAutocompleteAccountsBpoaAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.bpoa."""

    results: list[str | None]


class SpendingAutocompleteAccountsEpoaAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.epoa."""

    results: list[str | None]


class SpendingAutocompleteAccountsMainAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.main."""

    results: list[str | None]


class SpendingAutocompleteAccountsSubAnswer(TypedDict):
    """The answer of spending.autocomplete.accounts.sub."""

    results: list[str | None]


class SpendingDownloadAgency(TypedDict):
    """An object in answers of Spending."""

    name: str
    toptier_agency_id: int
    toptier_code: str


class SpendingDownloadAgencies(TypedDict):
    """An object in answers of Spending."""

    cfo_agencies: list[SpendingDownloadAgency]
    other_agencies: list[SpendingDownloadAgency]


class SpendingDownloadSubAgency(TypedDict):
    """An object in answers of Spending."""

    subtier_agency_name: str


class SpendingBulkDownloadListAgenciesAnswer(TypedDict):
    """The answer of spending.bulk_download.list_agencies."""

    agencies: SpendingDownloadAgencies | list[Any]
    """An empty list when an agency is asked for."""
    sub_agencies: list[SpendingDownloadSubAgency]
    """Empty unless an agency is asked for."""


class SpendingBulkDownloadAwardsAnswer(TypedDict):
    """The answer of spending.bulk_download.awards."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingBulkDownloadListMonthlyFilesRecord(TypedDict):
    """A record of spending.bulk_download.list_monthly_files."""

    fiscal_year: int | None
    """The year that was given; null for files of changes."""
    agency_name: str
    agency_acronym: str | None
    type: str
    """The agency that was given."""
    updated_date: str
    """YYYY-MM-DD. The date in the file's name."""
    file_name: str
    url: str


class SpendingBulkDownloadListMonthlyFilesAnswer(TypedDict):
    """The answer of spending.bulk_download.list_monthly_files."""

    monthly_files: list[SpendingBulkDownloadListMonthlyFilesRecord]


class SpendingBulkDownloadStatusAnswer(TypedDict):
    """The answer of spending.bulk_download.status."""

    status: str
    """Ready, running, finished or failed."""
    message: str | None
    """Of a job that failed."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    total_size: float | None
    """Kilobytes. Null while unknown or zero."""
    total_columns: int | None
    total_rows: int | None
    seconds_elapsed: str | None
    """S. A decimal number as text."""


class SpendingDatabaseDownloadFile(TypedDict):
    """An object in answers of Spending."""

    file_name: str | None
    url: str | None


class SpendingBulkDownloadListDatabaseDownloadFilesAnswer(TypedDict):
    """The answer of spending.bulk_download.list_database_download_files."""

    full_download_file: SpendingDatabaseDownloadFile
    subset_download_file: SpendingDatabaseDownloadFile
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingUnlinkedAwardsFile(TypedDict):
    """An object in answers of Spending."""

    agency_name: str | None
    toptier_code: str | None
    agency_acronym: str | None
    file_name: str | None
    url: str | None


class SpendingBulkDownloadListUnlinkedAwardsFilesAnswer(TypedDict):
    """The answer of spending.bulk_download.list_unlinked_awards_files."""

    file: SpendingUnlinkedAwardsFile
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingDownloadAccountsAnswer(TypedDict):
    """The answer of spending.download.accounts."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadAssistanceAnswer(TypedDict):
    """The answer of spending.download.assistance."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadContractAnswer(TypedDict):
    """The answer of spending.download.contract."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadIdvAnswer(TypedDict):
    """The answer of spending.download.idv."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadAwardsAnswer(TypedDict):
    """The answer of spending.download.awards."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadTransactionsAnswer(TypedDict):
    """The answer of spending.download.transactions."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadCountAnswer(TypedDict):
    """The answer of spending.download.count."""

    calculated_transaction_count: int
    """As calculated_count; announced to go."""
    maximum_transaction_limit: int
    """As maximum_limit; announced to go."""
    transaction_rows_gt_limit: bool
    """As rows_gt_limit; announced to go."""
    calculated_count: int
    """Rows of the download."""
    spending_level: str
    """What is counted."""
    maximum_limit: int
    """Rows that a download may have."""
    rows_gt_limit: bool
    """Whether there are more rows than allowed."""
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingDownloadDisasterAnswer(TypedDict):
    """The answer of spending.download.disaster."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadDisasterRecipientsAnswer(TypedDict):
    """The answer of spending.download.disaster_recipients."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDownloadStatusAnswer(TypedDict):
    """The answer of spending.download.status."""

    status: str
    """Ready, running, finished or failed."""
    message: str | None
    """Of a job that failed."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    total_size: float | None
    """Kilobytes. Null while unknown or zero."""
    total_columns: int | None
    total_rows: int | None
    seconds_elapsed: str | None
    """S. A decimal number as text."""


class SpendingDownloadSearchAnswer(TypedDict):
    """The answer of spending.download.search."""

    status_url: str
    """Address that tells the state of the job."""
    file_name: str
    file_url: str
    """Serves the file once the job is finished."""
    download_request: dict[str, Any]
    """The request as the service understood it, with its defaults."""


class SpendingDisasterSpendingByGeographyRecord(TypedDict):
    """A record of spending.disaster.spending_by_geography."""

    amount: float
    """USD."""
    display_name: str | None
    shape_code: str | None
    population: int | None
    per_capita: float | None
    """USD."""
    award_count: int


class SpendingDisasterSpendingByGeographyAnswer(TypedDict):
    """The answer of spending.disaster.spending_by_geography."""

    geo_layer: str
    spending_type: str
    scope: str
    results: list[SpendingDisasterSpendingByGeographyRecord]


class SpendingDisasterFunding(TypedDict):
    """An object in answers of Spending."""

    def_code: str
    amount: float
    """USD."""


class SpendingDisasterSpending(TypedDict):
    """An object in answers of Spending."""

    award_obligations: float | None
    """USD."""
    award_outlays: float | None
    """USD."""
    total_obligations: float | None
    """USD."""
    total_outlays: float | None
    """USD."""


class SpendingDisasterOverviewAnswer(TypedDict):
    """The answer of spending.disaster.overview."""

    funding: list[SpendingDisasterFunding]
    total_budget_authority: float | None
    """USD."""
    spending: SpendingDisasterSpending
    additional: dict[str, Any] | None
    """Null unless def_codes is V alone."""


class SpendingLoanTotals(TypedDict):
    """An object in answers of Spending."""

    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float | None
    """USD."""


class SpendingDisasterAgencyLoansRecordChild(TypedDict):
    """An object in SpendingDisasterAgencyLoansRecord.children."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""


class SpendingDisasterAgencyLoansRecord(TypedDict):
    """A record of spending.disaster.agency.loans."""

    id: int | None
    """Internal agency id with award_type_codes, toptier agency id without."""
    code: str | None
    description: str | None
    children: list[SpendingDisasterAgencyLoansRecordChild]
    """Empty without award_type_codes."""
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float | None
    """USD."""


class SpendingDisasterAgencyLoansAnswer(TypedDict):
    """The answer of spending.disaster.agency.loans."""

    totals: SpendingLoanTotals
    results: list[SpendingDisasterAgencyLoansRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterTotals(TypedDict):
    """An object in answers of Spending."""

    obligation: float
    """USD."""
    outlay: float
    """USD."""
    total_budgetary_resources: NotRequired[float | None]
    """USD. Of account data only."""
    award_count: NotRequired[int]
    """Of awards only."""


class SpendingDisasterAgencySpendingRecordChild(TypedDict):
    """An object in SpendingDisasterAgencySpendingRecord.children."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""


class SpendingDisasterAgencySpendingRecord(TypedDict):
    """A record of spending.disaster.agency.spending."""

    id: int | None
    """Agency id, or toptier agency id with spending_type award and no award_type_codes."""
    code: str | None
    description: str | None
    children: list[SpendingDisasterAgencySpendingRecordChild]
    """Filled only with award and award_type_codes."""
    award_count: int | None
    """Null with spending_type total."""
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    total_budgetary_resources: NotRequired[float | None]
    """USD. Null with spending_type award, missing when award_type_codes are given too."""


class SpendingDisasterAgencySpendingAnswer(TypedDict):
    """The answer of spending.disaster.agency.spending."""

    totals: SpendingDisasterTotals
    results: list[SpendingDisasterAgencySpendingRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterAgencyCountAnswer(TypedDict):
    """The answer of spending.disaster.agency.count."""

    count: int
    """Records there are in all."""


class SpendingDisasterCfdaSpendingRecord(TypedDict):
    """A record of spending.disaster.cfda.spending."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    resource_link: str | None
    cfda_federal_agency: str | None
    cfda_objectives: str | None
    cfda_website: str | None
    applicant_eligibility: str | None
    beneficiary_eligibility: str | None
    obligation: float
    """USD."""
    outlay: float
    """USD."""


class SpendingDisasterCfdaSpendingAnswer(TypedDict):
    """The answer of spending.disaster.cfda.spending."""

    totals: SpendingDisasterTotals
    results: list[SpendingDisasterCfdaSpendingRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterCfdaLoansRecord(TypedDict):
    """A record of spending.disaster.cfda.loans."""

    id: int | None
    code: str | None
    description: str | None
    award_count: int
    resource_link: str | None
    cfda_federal_agency: str | None
    cfda_objectives: str | None
    cfda_website: str | None
    applicant_eligibility: str | None
    beneficiary_eligibility: str | None
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""


class SpendingDisasterCfdaLoansAnswer(TypedDict):
    """The answer of spending.disaster.cfda.loans."""

    totals: SpendingLoanTotals
    results: list[SpendingDisasterCfdaLoansRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterCfdaCountAnswer(TypedDict):
    """The answer of spending.disaster.cfda.count."""

    count: int
    """Records there are in all."""


class SpendingDisasterFederalAccountSpendingRecordChild(TypedDict):
    """An object in SpendingDisasterFederalAccountSpendingRecord.children."""

    id: int
    code: str | None
    description: str | None
    award_count: int | None
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    total_budgetary_resources: float | None
    """USD."""


class SpendingDisasterFederalAccountSpendingRecord(TypedDict):
    """A record of spending.disaster.federal_account.spending."""

    id: int
    code: str | None
    description: str | None
    award_count: int | None
    """Null with spending_type total."""
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    total_budgetary_resources: float | None
    """USD. Null with spending_type award."""
    children: list[SpendingDisasterFederalAccountSpendingRecordChild]


class SpendingDisasterFederalAccountSpendingAnswer(TypedDict):
    """The answer of spending.disaster.federal_account.spending."""

    totals: SpendingDisasterTotals
    results: list[SpendingDisasterFederalAccountSpendingRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterFederalAccountLoansRecordChild(TypedDict):
    """An object in SpendingDisasterFederalAccountLoansRecord.children."""

    id: int
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""


class SpendingDisasterFederalAccountLoansRecord(TypedDict):
    """A record of spending.disaster.federal_account.loans."""

    id: int
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""
    children: list[SpendingDisasterFederalAccountLoansRecordChild]


class SpendingDisasterFederalAccountLoansAnswer(TypedDict):
    """The answer of spending.disaster.federal_account.loans."""

    totals: SpendingLoanTotals
    results: list[SpendingDisasterFederalAccountLoansRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterFederalAccountCountAnswer(TypedDict):
    """The answer of spending.disaster.federal_account.count."""

    count: int
    """Records there are in all."""


class SpendingDisasterObjectClassSpendingRecordChild(TypedDict):
    """An object in SpendingDisasterObjectClassSpendingRecord.children."""

    id: int | str | None
    """A number with spending_type award and text with total; tables have it as text."""
    code: str | None
    description: str | None
    award_count: int | None
    obligation: float
    """USD."""
    outlay: float
    """USD."""


class SpendingDisasterObjectClassSpendingRecord(TypedDict):
    """A record of spending.disaster.object_class.spending."""

    id: str | None
    """Major class code."""
    code: str | None
    description: str | None
    award_count: int | None
    """Null with spending_type total."""
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    children: list[SpendingDisasterObjectClassSpendingRecordChild]


class SpendingDisasterObjectClassSpendingAnswer(TypedDict):
    """The answer of spending.disaster.object_class.spending."""

    totals: SpendingDisasterTotals
    results: list[SpendingDisasterObjectClassSpendingRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterObjectClassLoansRecordChild(TypedDict):
    """An object in SpendingDisasterObjectClassLoansRecord.children."""

    id: int
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""


class SpendingDisasterObjectClassLoansRecord(TypedDict):
    """A record of spending.disaster.object_class.loans."""

    id: str | None
    """Major class code."""
    code: str | None
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""
    children: list[SpendingDisasterObjectClassLoansRecordChild]


class SpendingDisasterObjectClassLoansAnswer(TypedDict):
    """The answer of spending.disaster.object_class.loans."""

    totals: SpendingLoanTotals
    results: list[SpendingDisasterObjectClassLoansRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterObjectClassCountAnswer(TypedDict):
    """The answer of spending.disaster.object_class.count."""

    count: int
    """Records there are in all."""


class SpendingDisasterRecipientSpendingRecord(TypedDict):
    """A record of spending.disaster.recipient.spending."""

    id: list[str] | None
    """Recipient ids, one for each level."""
    code: str
    """DUNS number or a sentence that there is none."""
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""


class SpendingDisasterRecipientSpendingAnswer(TypedDict):
    """The answer of spending.disaster.recipient.spending."""

    totals: SpendingDisasterTotals
    results: list[SpendingDisasterRecipientSpendingRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterRecipientLoansRecord(TypedDict):
    """A record of spending.disaster.recipient.loans."""

    id: list[str] | None
    """Recipient ids, one for each level."""
    code: str
    """DUNS number or a sentence that there is none."""
    description: str | None
    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: float
    """USD."""


class SpendingDisasterRecipientLoansAnswer(TypedDict):
    """The answer of spending.disaster.recipient.loans."""

    totals: SpendingLoanTotals
    results: list[SpendingDisasterRecipientLoansRecord]
    page_metadata: SpendingPageMetadata
    messages: NotRequired[list[str]]


class SpendingDisasterRecipientCountAnswer(TypedDict):
    """The answer of spending.disaster.recipient.count."""

    count: int
    """Records there are in all."""


class SpendingDisasterAwardAmountAnswer(TypedDict):
    """The answer of spending.disaster.award.amount."""

    award_count: int
    obligation: float
    """USD."""
    outlay: float
    """USD."""
    face_value_of_loan: NotRequired[float | None]
    """USD. Only when a loan code is asked for."""


class SpendingDisasterAwardCountAnswer(TypedDict):
    """The answer of spending.disaster.award.count."""

    count: int
    """Records there are in all."""


class SpendingDisasterDefCodeCountAnswer(TypedDict):
    """The answer of spending.disaster.def_code.count."""

    count: int
    """Records there are in all."""


class SpendingCodeHierarchy(TypedDict):
    """An object in answers of Spending."""

    toptier_code: SpendingCodeDescription | dict[str, Any]
    midtier_code: SpendingCodeDescription | dict[str, Any]
    subtier_code: NotRequired[SpendingCodeDescription | dict[str, Any]]
    base_code: SpendingCodeDescription | dict[str, Any]


class SpendingAwardToptierAgency(TypedDict):
    """An object in answers of Spending."""

    name: str | None
    code: str | None
    abbreviation: str | None
    slug: str | None


class SpendingAwardAgency(TypedDict):
    """An object in answers of Spending."""

    id: int | None
    has_agency_page: bool
    toptier_agency: SpendingAwardToptierAgency
    subtier_agency: SpendingAgencyName | None
    office_agency_name: str | None


class SpendingAwardRecipientLocation(TypedDict):
    """An object in answers of Spending."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    address_line1: str | None
    address_line2: str | None
    address_line3: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None
    foreign_postal_code: str | None
    foreign_province: str | None


class SpendingAwardRecipient(TypedDict):
    """An object in answers of Spending."""

    recipient_hash: str | None
    recipient_name: str | None
    recipient_uei: str | None
    recipient_unique_id: str | None
    """DUNS number."""
    parent_recipient_hash: str | None
    parent_recipient_name: str | None
    parent_recipient_uei: str | None
    parent_recipient_unique_id: str | None
    """DUNS number."""
    business_categories: list[str]
    location: SpendingAwardRecipientLocation | None


class SpendingExecutiveOfficer(TypedDict):
    """An object in answers of Spending."""

    name: str | None
    amount: float | None
    """USD."""


class SpendingExecutiveDetails(TypedDict):
    """An object in answers of Spending."""

    officers: list[SpendingExecutiveOfficer]


class SpendingPeriodOfPerformance(TypedDict):
    """An object in answers of Spending."""

    start_date: str | None
    """YYYY-MM-DD."""
    end_date: str | None
    """YYYY-MM-DD."""
    last_modified_date: str | None
    potential_end_date: NotRequired[str | None]


class SpendingPlaceOfPerformance(TypedDict):
    """An object in answers of Spending."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None


class SpendingDefAmount(TypedDict):
    """An object in answers of Spending."""

    code: str
    """DEF code."""
    amount: float
    """USD."""


class SpendingAwardsGetAnswer(TypedDict):
    """The answer of spending.awards.get."""

    id: int
    generated_unique_award_id: str
    category: str
    """Contract, idv, grant, loans and so on."""
    type: str | None
    type_description: str | None
    description: str | None
    total_obligation: float | None
    """USD."""
    subaward_count: int
    total_subaward_amount: float | None
    """USD."""
    date_signed: str | None
    """YYYY-MM-DD."""
    base_exercised_options: NotRequired[float | None]
    """USD."""
    base_and_all_options: NotRequired[float | None]
    """USD."""
    piid: NotRequired[str | None]
    """Of contracts."""
    parent_award: NotRequired[dict[str, Any] | None]
    """Of contracts."""
    latest_transaction_contract_data: NotRequired[dict[str, str | None] | None]
    """Of contracts."""
    naics_hierarchy: NotRequired[SpendingCodeHierarchy | None]
    """Of contracts with a code."""
    psc_hierarchy: NotRequired[SpendingCodeHierarchy | None]
    """Of contracts with a code."""
    fain: NotRequired[str | None]
    """Of assistance."""
    uri: NotRequired[str | None]
    """Of assistance."""
    record_type: NotRequired[int | None]
    """Of assistance."""
    cfda_info: NotRequired[list[dict[str, Any]]]
    """Of assistance."""
    transaction_obligated_amount: NotRequired[float | None]
    """USD. Of assistance."""
    total_subsidy_cost: NotRequired[float | None]
    """USD. Of assistance."""
    total_loan_value: NotRequired[float | None]
    """USD. Of assistance."""
    non_federal_funding: NotRequired[float | None]
    """USD. Of assistance."""
    total_funding: NotRequired[float | None]
    """USD. Of assistance."""
    funding_opportunity: NotRequired[dict[str, str | None] | None]
    """Of assistance."""
    awarding_agency: SpendingAwardAgency | None
    funding_agency: SpendingAwardAgency | None
    recipient: SpendingAwardRecipient | None
    executive_details: SpendingExecutiveDetails | None
    period_of_performance: SpendingPeriodOfPerformance
    place_of_performance: SpendingPlaceOfPerformance | None
    total_account_outlay: float | None
    """USD."""
    total_account_obligation: float | None
    """USD."""
    account_outlays_by_defc: list[SpendingDefAmount]
    account_obligations_by_defc: list[SpendingDefAmount]
    total_outlay: float | None
    """USD."""


class SpendingAwardsAccountsRecord(TypedDict):
    """A record of spending.awards.accounts."""

    total_transaction_obligated_amount: float
    """USD."""
    federal_account: str | None
    account_title: str | None
    funding_agency_abbreviation: str | None
    funding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    funding_agency_slug: str | None


class SpendingAwardsAccountsAnswer(TypedDict):
    """The answer of spending.awards.accounts."""

    results: list[SpendingAwardsAccountsRecord]
    page_metadata: SpendingCountedPageMetadata


class SpendingAwardsFundingRecord(TypedDict):
    """A record of spending.awards.funding."""

    transaction_obligated_amount: float | None
    """USD."""
    gross_outlay_amount: float | None
    """USD."""
    disaster_emergency_fund_code: str | None
    """Code of the kind of award."""
    federal_account: str | None
    account_title: str | None
    funding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    awarding_agency_name: str | None
    awarding_agency_id: int | None
    awarding_toptier_agency_id: int | None
    object_class: str | None
    object_class_name: str | None
    program_activity_code: str | None
    program_activity_name: str | None
    reporting_fiscal_year: int | None
    reporting_fiscal_quarter: int | None
    reporting_fiscal_month: int | None
    """Fiscal period."""
    is_quarterly_submission: bool | None
    awarding_agency_slug: str | None
    funding_agency_slug: str | None


class SpendingUncountedPageMetadata(TypedDict):
    """An object in answers of Spending."""

    page: int
    """Counted from 1."""
    next: int | None
    """Number of the next page; null on the last."""
    previous: int | None
    """Number of the page before; null on the first."""
    hasNext: bool
    hasPrevious: bool


class SpendingAwardsFundingAnswer(TypedDict):
    """The answer of spending.awards.funding."""

    results: list[SpendingAwardsFundingRecord]
    page_metadata: SpendingUncountedPageMetadata


class SpendingAwardsFundingRollupAnswer(TypedDict):
    """The answer of spending.awards.funding_rollup."""

    total_transaction_obligated_amount: float | None
    """USD."""
    awarding_agency_count: int
    funding_agency_count: int
    federal_account_count: int


class SpendingAwardsLastUpdatedAnswer(TypedDict):
    """The answer of spending.awards.last_updated."""

    last_updated: str
    """MM/DD/YYYY."""


class SpendingAwardsCountTransactionAnswer(TypedDict):
    """The answer of spending.awards.count.transaction."""

    transactions: int


class SpendingAwardsCountFederalAccountAnswer(TypedDict):
    """The answer of spending.awards.count.federal_account."""

    federal_accounts: int


class SpendingAwardsCountSubawardAnswer(TypedDict):
    """The answer of spending.awards.count.subaward."""

    subawards: int


class SpendingIdvsAccountsRecord(TypedDict):
    """A record of spending.idvs.accounts."""

    total_transaction_obligated_amount: float | None
    """USD."""
    federal_account: str | None
    account_title: str | None
    funding_agency_abbreviation: str | None
    funding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    funding_agency_slug: str | None


class SpendingIdvsAccountsAnswer(TypedDict):
    """The answer of spending.idvs.accounts."""

    results: list[SpendingIdvsAccountsRecord]
    page_metadata: SpendingCountedPageMetadata


class SpendingIdvsActivityRecord(TypedDict):
    """A record of spending.idvs.activity."""

    award_id: int
    awarding_agency: str | None
    awarding_agency_id: int | None
    generated_unique_award_id: str
    period_of_performance_potential_end_date: str | None
    """Free text column: a date, or a date with 00:00:00."""
    parent_award_id: int
    parent_generated_unique_award_id: str
    parent_award_piid: str | None
    obligated_amount: float | None
    """USD."""
    awarded_amount: float | None
    """USD."""
    period_of_performance_start_date: str | None
    """YYYY-MM-DD."""
    piid: str | None
    recipient_name: str | None
    recipient_id: str | None
    grandchild: bool
    awarding_agency_slug: str | None


class SpendingIdvsActivityAnswer(TypedDict):
    """The answer of spending.idvs.activity."""

    results: list[SpendingIdvsActivityRecord]
    page_metadata: SpendingPageMetadata


class SpendingIdvsAmountsAnswer(TypedDict):
    """The answer of spending.idvs.amounts."""

    award_id: int
    generated_unique_award_id: str
    child_idv_count: int
    child_award_count: int
    child_award_total_obligation: float | None
    """USD."""
    child_award_total_outlay: float | None
    """USD."""
    child_award_base_and_all_options_value: float | None
    """USD."""
    child_award_base_exercised_options_val: float | None
    """USD."""
    child_total_account_outlay: float | None
    """USD."""
    child_total_account_obligation: float | None
    """USD."""
    child_account_outlays_by_defc: list[SpendingDefAmount]
    child_account_obligations_by_defc: list[SpendingDefAmount]
    grandchild_award_count: int
    grandchild_award_total_obligation: float | None
    """USD."""
    grandchild_award_total_outlay: float | None
    """USD."""
    grandchild_award_base_and_all_options_value: float | None
    """USD."""
    grandchild_award_base_exercised_options_val: float | None
    """USD."""
    grandchild_total_account_outlay: float | None
    """USD."""
    grandchild_total_account_obligation: float | None
    """USD."""
    grandchild_account_outlays_by_defc: list[SpendingDefAmount]
    grandchild_account_obligations_by_defc: list[SpendingDefAmount]


class SpendingIdvsAwardsRecord(TypedDict):
    """A record of spending.idvs.awards."""

    award_id: int
    award_type: str | None
    description: str | None
    funding_agency: str | None
    awarding_agency: str | None
    funding_agency_id: int | None
    awarding_agency_id: int | None
    generated_unique_award_id: str
    last_date_to_order: str | None
    """Free text column, a date as a rule."""
    obligated_amount: float | None
    """USD."""
    period_of_performance_current_end_date: str | None
    """YYYY-MM-DD."""
    period_of_performance_start_date: str | None
    """YYYY-MM-DD."""
    piid: str | None
    funding_agency_slug: str | None
    awarding_agency_slug: str | None


class SpendingIdvsAwardsAnswer(TypedDict):
    """The answer of spending.idvs.awards."""

    results: list[SpendingIdvsAwardsRecord]
    page_metadata: SpendingUncountedPageMetadata


class SpendingIdvsFundingRecord(TypedDict):
    """A record of spending.idvs.funding."""

    award_id: int
    generated_unique_award_id: str
    reporting_fiscal_year: int | None
    reporting_fiscal_quarter: int | None
    reporting_fiscal_month: int | None
    """Fiscal period."""
    is_quarterly_submission: bool | None
    disaster_emergency_fund_code: str | None
    """Code of the kind of award."""
    piid: str | None
    awarding_agency_id: int | None
    awarding_toptier_agency_id: int | None
    awarding_agency_name: str | None
    funding_agency_id: int | None
    funding_toptier_agency_id: int | None
    funding_agency_name: str | None
    agency_id: str | None
    """Three-digit agency identifier, not an internal id."""
    main_account_code: str | None
    account_title: str | None
    program_activity_code: str | None
    program_activity_name: str | None
    object_class: str | None
    object_class_name: str | None
    transaction_obligated_amount: float | None
    """USD."""
    gross_outlay_amount: float | None
    """USD."""
    awarding_agency_slug: str | None
    funding_agency_slug: str | None


class SpendingIdvsFundingAnswer(TypedDict):
    """The answer of spending.idvs.funding."""

    results: list[SpendingIdvsFundingRecord]
    page_metadata: SpendingUncountedPageMetadata


class SpendingIdvsFundingRollupAnswer(TypedDict):
    """The answer of spending.idvs.funding_rollup."""

    total_transaction_obligated_amount: float | None
    """USD."""
    awarding_agency_count: int
    funding_agency_count: int
    federal_account_count: int


class SpendingIdvsCountFederalAccountAnswer(TypedDict):
    """The answer of spending.idvs.count.federal_account."""

    count: int
    """Records there are in all."""


class SpendingSubawardsListRecord(TypedDict):
    """A record of spending.subawards.list."""

    id: int
    subaward_number: str | None
    description: str | None
    action_date: str | None
    """YYYY-MM-DD."""
    amount: float | None
    """USD."""
    recipient_name: str | None


class SpendingSubawardsListAnswer(TypedDict):
    """The answer of spending.subawards.list."""

    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSubawardsListRecord]


class SpendingTransactionsListRecord(TypedDict):
    """A record of spending.transactions.list."""

    id: str
    type: str | None
    type_description: str | None
    action_date: str | None
    """YYYY-MM-DD."""
    action_type: str | None
    action_type_description: str | None
    modification_number: str | None
    description: str | None
    federal_action_obligation: float | None
    """USD."""
    face_value_loan_guarantee: float | None
    """USD."""
    original_loan_subsidy_cost: float | None
    """USD."""
    cfda_number: NotRequired[str | None]
    """Missing in transactions of contracts."""


class SpendingTransactionsListAnswer(TypedDict):
    """The answer of spending.transactions.list."""

    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingTransactionsListRecord]


class SpendingAwardSpendingRecipientRecordRecipient(TypedDict):
    """An object in SpendingAwardSpendingRecipientRecord.recipient."""

    recipient_name: str | None


class SpendingAwardSpendingRecipientRecord(TypedDict):
    """A record of spending.award_spending.recipient."""

    award_category: str | None
    obligated_amount: str
    """USD. Decimal text with two places."""
    recipient: SpendingAwardSpendingRecipientRecordRecipient | None


class SpendingAwardSpendingRecipientAnswer(TypedDict):
    """The answer of spending.award_spending.recipient."""

    page_metadata: SpendingLinkedPageMetadata
    results: list[SpendingAwardSpendingRecipientRecord]


class SpendingAwardPrimaryPlaceOfPerformance(TypedDict):
    """An object in SpendingAward.Primary Place of Performance."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None


class SpendingAwardNAICS(TypedDict):
    """An object in SpendingAward.NAICS."""

    code: str | None
    """At subaward level for procurement prime awards."""
    description: str | None


class SpendingAwardPSC(TypedDict):
    """An object in SpendingAward.PSC."""

    code: str | None
    """At subaward level for procurement prime awards."""
    description: str | None


class SpendingAwardAssistanceListings(TypedDict):
    """An object in SpendingAward.Assistance Listings."""

    cfda_number: NotRequired[str | None]
    cfda_program_title: NotRequired[str | None]
    """Missing when unknown."""


class SpendingAwardPrimaryAssistanceListing(TypedDict):
    """An object in SpendingAward.primary_assistance_listing."""

    cfda_number: str | None
    cfda_program_title: str | None


class SpendingAwardSubRecipientLocation(TypedDict):
    """An object in SpendingAward.Sub-Recipient Location."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    address_line1: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None
    foreign_postal_code: str | None


class SpendingAwardSubAwardPrimaryPlaceOfPerformance(TypedDict):
    """An object in SpendingAward.Sub-Award Primary Place of Performance."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None


class SpendingAwardAssistanceListing(TypedDict):
    """An object in SpendingAward.Assistance Listing."""

    cfda_number: str | None
    """Assistance prime awards; may hold several numbers in one text."""
    cfda_program_title: str | None
    """May hold several titles in one text."""


_SpendingAward = TypedDict(
    "_SpendingAward",
    {
        "Award ID": NotRequired[str | None],
        "Recipient Name": NotRequired[str | None],
        "Recipient DUNS Number": NotRequired[str | None],
        "Awarding Agency": NotRequired[str | None],
        "Awarding Agency Code": NotRequired[str | None],
        "Awarding Sub Agency": NotRequired[str | None],
        "Awarding Sub Agency Code": NotRequired[str | None],
        "Funding Agency": NotRequired[str | None],
        "Funding Agency Code": NotRequired[str | None],
        "Funding Sub Agency": NotRequired[str | None],
        "Funding Sub Agency Code": NotRequired[str | None],
        "Place of Performance City Code": NotRequired[str | None],
        "Place of Performance State Code": NotRequired[str | None],
        "Place of Performance Country Code": NotRequired[str | None],
        "Place of Performance Zip5": NotRequired[str | None],
        "Last Modified Date": NotRequired[str | None],
        "Base Obligation Date": NotRequired[str | None],
        "COVID-19 Obligations": NotRequired[float | None],
        "COVID-19 Outlays": NotRequired[float | None],
        "Infrastructure Obligations": NotRequired[float | None],
        "Infrastructure Outlays": NotRequired[float | None],
        "Recipient UEI": NotRequired[str | None],
        "Recipient Location": NotRequired[SpendingAwardRecipientLocation | None],
        "Primary Place of Performance": NotRequired[SpendingAwardPrimaryPlaceOfPerformance | None],
        "Start Date": NotRequired[str | None],
        "End Date": NotRequired[str | None],
        "Award Amount": NotRequired[float | None],
        "Total Outlays": NotRequired[float | None],
        "Contract Award Type": NotRequired[str | None],
        "Last Date to Order": NotRequired[str | None],
        "Issued Date": NotRequired[str | None],
        "Loan Value": NotRequired[float | None],
        "Subsidy Cost": NotRequired[float | None],
        "SAI Number": NotRequired[str | None],
        "CFDA Number": NotRequired[str | None],
        "Assistance Listings": NotRequired[list[SpendingAwardAssistanceListings] | None],
        "Award Type": NotRequired[str | None],
        "Sub-Award ID": NotRequired[str | None],
        "Sub-Award Type": NotRequired[str | None],
        "Sub-Awardee Name": NotRequired[str | None],
        "Sub-Award Date": NotRequired[str | None],
        "Sub-Award Amount": NotRequired[float | None],
        "Prime Award ID": NotRequired[str | None],
        "Prime Recipient Name": NotRequired[str | None],
        "Sub-Award Description": NotRequired[str | None],
        "Sub-Recipient UEI": NotRequired[str | None],
        "Prime Award Recipient UEI": NotRequired[str | None],
        "Sub-Recipient Location": NotRequired[SpendingAwardSubRecipientLocation | None],
        "Sub-Award Primary Place of Performance": NotRequired[SpendingAwardSubAwardPrimaryPlaceOfPerformance | None],
        "Assistance Listing": NotRequired[SpendingAwardAssistanceListing | None],
    },
)


class SpendingAward(_SpendingAward):
    """A record of spending.search.spending_by_award.

    No member is required: a call may choose its records' members.

    Place of Performance City Code: Text with leading zeros; the contract says number.

    Place of Performance State Code: letters; the contract says number.

    Place of Performance Zip5: The contract says number.

    Last Modified Date: ISO 8601. YYYY-MM-DD HH:MM:SS, blank instead of T, no zone.

    Base Obligation Date: YYYY-MM-DD.

    COVID-19 Obligations: USD. Null when the award has no account data.

    COVID-19 Outlays: USD.

    Infrastructure Obligations: USD.

    Infrastructure Outlays: USD.

    Start Date: YYYY-MM-DD.

    End Date: YYYY-MM-DD.

    Award Amount: USD. A whole amount may be a JSON int.

    Total Outlays: USD.

    Last Date to Order: YYYY-MM-DD.

    Issued Date: YYYY-MM-DD.

    Loan Value: USD.

    Subsidy Cost: USD.

    Sub-Award Type: Sub-contract or sub-grant.

    Sub-Award Date: YYYY-MM-DD.

    Sub-Award Amount: USD. JSON number; the contract says text.

    Prime Award ID: PIID or FAIN.
    """

    internal_id: NotRequired[int | str]
    """The subaward number, a text here."""
    generated_internal_id: NotRequired[str]
    prime_award_internal_id: NotRequired[int | None]
    """JSON int in the server's tests; the contract says text."""
    prime_award_generated_internal_id: NotRequired[str | None]
    awarding_agency_id: NotRequired[int | None]
    """Missing in a record whose Awarding Agency is null; agency_code (text) comes instead."""
    agency_slug: NotRequired[str | None]
    recipient_id: NotRequired[str | None]
    """Hash and level."""
    Description: NotRequired[str | None]
    prime_award_recipient_id: NotRequired[str | None]
    """Always null in the award groups, filled for subawards."""
    def_codes: NotRequired[list[str] | None]
    """With a def_codes filter only those codes."""
    NAICS: NotRequired[SpendingAwardNAICS | None]
    PSC: NotRequired[SpendingAwardPSC | None]
    primary_assistance_listing: NotRequired[SpendingAwardPrimaryAssistanceListing | None]
    sub_award_recipient_id: NotRequired[str | None]
    naics_code: NotRequired[str | None]
    naics_description: NotRequired[str | None]
    psc_code: NotRequired[str | None]
    psc_description: NotRequired[str | None]
    cfda_number: NotRequired[str | None]
    cfda_program_title: NotRequired[str | None]
    sub_cfda_program_titles: NotRequired[str | None]
    """Always null."""
    recipient_location_city_name: NotRequired[str | None]
    recipient_location_state_code: NotRequired[str | None]
    recipient_location_country_name: NotRequired[str | None]
    recipient_location_address_line1: NotRequired[str | None]
    recipient_location_address_line2: NotRequired[str | None]
    recipient_location_address_line3: NotRequired[str | None]
    sub_recipient_location_city_name: NotRequired[str | None]
    """Always null."""
    sub_recipient_location_state_code: NotRequired[str | None]
    """Always null."""
    sub_recipient_location_country_name: NotRequired[str | None]
    """Always null."""
    sub_recipient_location_address_line1: NotRequired[str | None]
    """Always null."""
    pop_city_name: NotRequired[str | None]
    pop_state_code: NotRequired[str | None]
    pop_country_name: NotRequired[str | None]
    sub_pop_city_name: NotRequired[str | None]
    """Always null."""
    sub_pop_state_code: NotRequired[str | None]
    """Always null."""
    sub_pop_country_name: NotRequired[str | None]
    """Always null."""


class SpendingCursorPageMetadata(TypedDict):
    """An object in answers of Spending."""

    page: int
    """Counted from 1."""
    hasNext: bool
    last_record_unique_id: int | None
    """Where the next page begins; null on the last."""
    last_record_sort_value: str | None
    """Where the next page begins; the text None on the last."""


class SpendingSearchSpendingByAwardAnswer(TypedDict):
    """The answer of spending.search.spending_by_award."""

    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    results: list[SpendingAward]
    page_metadata: SpendingCursorPageMetadata
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingAwardGroupCounts(TypedDict):
    """An object in answers of Spending."""

    contracts: NotRequired[int]
    direct_payments: NotRequired[int]
    grants: NotRequired[int]
    idvs: NotRequired[int]
    loans: NotRequired[int]
    other: NotRequired[int]
    subgrants: NotRequired[int]
    """Of subawards only."""
    subcontracts: NotRequired[int]
    """Of subawards only."""


class SpendingSearchSpendingByAwardCountAnswer(TypedDict):
    """The answer of spending.search.spending_by_award_count."""

    results: SpendingAwardGroupCounts
    spending_level: str
    """What is counted."""
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByGeographyRecord(TypedDict):
    """A record of spending.search.spending_by_geography."""

    shape_code: str
    """Empty text for the group without a known place."""
    display_name: str | None
    aggregated_amount: float
    """USD."""
    population: int | None
    per_capita: float | None
    """USD."""
    total_outlays: NotRequired[float | None]
    """USD. Only at spending_level awards."""


class SpendingSearchSpendingByGeographyAnswer(TypedDict):
    """The answer of spending.search.spending_by_geography."""

    scope: str
    geo_layer: str
    spending_level: str
    """What is counted."""
    results: list[SpendingSearchSpendingByGeographyRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingTransactionAssistanceListing(TypedDict):
    """An object in SpendingTransaction.Assistance Listing."""

    cfda_number: str | None
    cfda_title: str | None


class SpendingTransactionNAICS(TypedDict):
    """An object in SpendingTransaction.NAICS."""

    code: str | None
    description: str | None


class SpendingTransactionPSC(TypedDict):
    """An object in SpendingTransaction.PSC."""

    code: str | None
    description: str | None


class SpendingTransactionRecipientLocation(TypedDict):
    """An object in SpendingTransaction.Recipient Location."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    address_line1: str | None
    address_line2: str | None
    address_line3: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None
    foreign_postal_code: str | None
    foreign_province: str | None


class SpendingTransactionPrimaryPlaceOfPerformance(TypedDict):
    """An object in SpendingTransaction.Primary Place of Performance."""

    location_country_code: str | None
    country_name: str | None
    state_code: str | None
    state_name: str | None
    city_name: str | None
    county_code: str | None
    county_name: str | None
    congressional_code: str | None
    zip4: str | None
    zip5: str | None


_SpendingTransaction = TypedDict(
    "_SpendingTransaction",
    {
        "Action Date": NotRequired[str | None],
        "Action Type": NotRequired[str | None],
        "Award ID": NotRequired[str | None],
        "Award Type": NotRequired[str | None],
        "Awarding Agency": NotRequired[str | None],
        "Awarding Sub Agency": NotRequired[str | None],
        "Funding Agency": NotRequired[str | None],
        "Funding Sub Agency": NotRequired[str | None],
        "Issued Date": NotRequired[str | None],
        "Last Date to Order": NotRequired[str | None],
        "Loan Value": NotRequired[float | None],
        "Recipient Name": NotRequired[str | None],
        "Recipient UEI": NotRequired[str | None],
        "Subsidy Cost": NotRequired[float | None],
        "Transaction Amount": NotRequired[float | None],
        "Transaction Description": NotRequired[str | None],
        "Assistance Listing": NotRequired[SpendingTransactionAssistanceListing | None],
        "Recipient Location": NotRequired[SpendingTransactionRecipientLocation | None],
        "Primary Place of Performance": NotRequired[SpendingTransactionPrimaryPlaceOfPerformance | None],
    },
)


class SpendingTransaction(_SpendingTransaction):
    """A record of spending.search.spending_by_transaction.

    No member is required: a call may choose its records' members.

    Action Date: YYYY-MM-DD.

    Award ID: PIID, FAIN or URI.

    Issued Date: YYYY-MM-DD. Start of performance.

    Last Date to Order: YYYY-MM-DD.

    Loan Value: USD. JSON number; the contract says text.

    Subsidy Cost: USD. JSON number; the contract says text.

    Transaction Amount: USD. JSON number as indexed; the contract's examples show text.
    """

    generated_internal_id: NotRequired[str | None]
    internal_id: NotRequired[int | None]
    """JSON int in the server's tests; the contract says text."""
    awarding_agency_id: NotRequired[int | None]
    """JSON int; the contract says text."""
    awarding_agency_slug: NotRequired[str | None]
    """The text none when the agency is unknown."""
    cfda_number: NotRequired[str | None]
    cfda_title: NotRequired[str | None]
    def_codes: NotRequired[list[str] | None]
    funding_agency_slug: NotRequired[str | None]
    """The text none when the agency is unknown."""
    Mod: NotRequired[str | None]
    naics_code: NotRequired[str | None]
    naics_description: NotRequired[str | None]
    pop_city_name: NotRequired[str | None]
    pop_country_name: NotRequired[str | None]
    pop_state_code: NotRequired[str | None]
    product_or_service_code: NotRequired[str | None]
    product_or_service_description: NotRequired[str | None]
    recipient_id: NotRequired[str | None]
    """Hash and level."""
    recipient_location_address_line1: NotRequired[str | None]
    recipient_location_address_line2: NotRequired[str | None]
    recipient_location_address_line3: NotRequired[str | None]
    recipient_location_city_name: NotRequired[str | None]
    recipient_location_country_name: NotRequired[str | None]
    recipient_location_state_code: NotRequired[str | None]
    NAICS: NotRequired[SpendingTransactionNAICS | None]
    PSC: NotRequired[SpendingTransactionPSC | None]


class SpendingSearchSpendingByTransactionAnswer(TypedDict):
    """The answer of spending.search.spending_by_transaction."""

    limit: int
    """Records in a page."""
    results: list[SpendingTransaction]
    page_metadata: SpendingUncountedPageMetadata
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByTransactionCountAnswer(TypedDict):
    """The answer of spending.search.spending_by_transaction_count."""

    results: SpendingAwardGroupCounts


class SpendingSearchSpendingOverTimeRecordTimePeriod(TypedDict):
    """An object in SpendingSearchSpendingOverTimeRecord.time_period."""

    fiscal_year: NotRequired[str | None]
    """Number as text; missing with group calendar_year."""
    quarter: NotRequired[str | None]
    """Number as text, group quarter only."""
    month: NotRequired[str | None]
    """Fiscal month, number as text, group month only."""
    calendar_year: NotRequired[str | None]
    """Number as text, group calendar_year only."""


class SpendingSearchSpendingOverTimeRecord(TypedDict):
    """A record of spending.search.spending_over_time."""

    aggregated_amount: float
    """USD."""
    time_period: NotRequired[SpendingSearchSpendingOverTimeRecordTimePeriod | None]
    Contract_Obligations: float
    """USD."""
    Direct_Obligations: NotRequired[float | None]
    """USD. Missing at spending_level subawards, like Idv, Loan, Other."""
    Grant_Obligations: float
    """USD."""
    Idv_Obligations: NotRequired[float | None]
    """USD."""
    Loan_Obligations: NotRequired[float | None]
    """USD."""
    Other_Obligations: NotRequired[float | None]
    """USD."""
    total_outlays: float | None
    """USD. Outlays are null except at spending_level awards."""
    Contract_Outlays: float | None
    """USD."""
    Direct_Outlays: NotRequired[float | None]
    """USD."""
    Grant_Outlays: float | None
    """USD."""
    Idv_Outlays: NotRequired[float | None]
    """USD."""
    Loan_Outlays: NotRequired[float | None]
    """USD."""
    Other_Outlays: NotRequired[float | None]
    """USD."""


class SpendingSearchSpendingOverTimeAnswer(TypedDict):
    """The answer of spending.search.spending_over_time."""

    group: str
    """Kind of period."""
    results: list[SpendingSearchSpendingOverTimeRecord]
    spending_level: str
    """What is counted."""
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingTransactionSummary(TypedDict):
    """An object in answers of Spending."""

    prime_awards_count: int
    prime_awards_obligation_amount: float | None
    """USD."""


class SpendingSearchTransactionSpendingSummaryAnswer(TypedDict):
    """The answer of spending.search.transaction_spending_summary."""

    results: SpendingTransactionSummary


class SpendingSearchNewAwardsOverTimeRecordTimePeriod(TypedDict):
    """An object in SpendingSearchNewAwardsOverTimeRecord.time_period."""

    fiscal_year: str
    """Number as text."""
    quarter: NotRequired[str | None]
    """Number as text, group quarter only."""
    month: NotRequired[str | None]
    """Fiscal month, number as text, group month only."""


class SpendingSearchNewAwardsOverTimeRecord(TypedDict):
    """A record of spending.search.new_awards_over_time."""

    new_award_count_in_period: int
    time_period: SpendingSearchNewAwardsOverTimeRecordTimePeriod


class SpendingSearchNewAwardsOverTimeAnswer(TypedDict):
    """The answer of spending.search.new_awards_over_time."""

    group: str
    """Kind of period."""
    results: list[SpendingSearchNewAwardsOverTimeRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingBySubawardGroupedRecord(TypedDict):
    """A record of spending.search.spending_by_subaward_grouped."""

    award_id: str | None
    """PIID, FAIN or URI."""
    subaward_count: int | None
    subaward_obligation: float
    """USD."""
    award_generated_internal_id: str


class SpendingShortPageMetadata(TypedDict):
    """An object in answers of Spending."""

    page: int
    """Counted from 1."""
    hasNext: bool


class SpendingSearchSpendingBySubawardGroupedAnswer(TypedDict):
    """The answer of spending.search.spending_by_subaward_grouped."""

    limit: int
    """Records in a page."""
    results: list[SpendingSearchSpendingBySubawardGroupedRecord]
    page_metadata: SpendingShortPageMetadata
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByTransactionGroupedRecord(TypedDict):
    """A record of spending.search.spending_by_transaction_grouped."""

    award_id: str | None
    """PIID, FAIN or URI."""
    transaction_count: int | None
    transaction_obligation: float
    """USD."""
    award_generated_internal_id: str


class SpendingSearchSpendingByTransactionGroupedAnswer(TypedDict):
    """The answer of spending.search.spending_by_transaction_grouped."""

    limit: int
    """Records in a page."""
    results: list[SpendingSearchSpendingByTransactionGroupedRecord]
    page_metadata: SpendingUncountedPageMetadata
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryAwardingAgencyRecord(TypedDict):
    """A record of spending.search.spending_by_category.awarding_agency."""

    id: NotRequired[int | None]
    """An agency that the service does not know has amount and total_outlays alone."""
    name: NotRequired[str | None]
    code: NotRequired[str | None]
    """Abbreviation."""
    agency_slug: NotRequired[str | None]
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryAwardingAgencyAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.awarding_agency."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryAwardingAgencyRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryAwardingSubagencyRecord(TypedDict):
    """A record of spending.search.spending_by_category.awarding_subagency."""

    id: NotRequired[int | None]
    """A subagency that the service does not know has amount and total_outlays alone."""
    code: NotRequired[str | None]
    """Abbreviation."""
    name: NotRequired[str | None]
    agency_id: NotRequired[int | None]
    """Toptier agency id."""
    agency_abbreviation: NotRequired[str | None]
    agency_name: NotRequired[str | None]
    agency_slug: NotRequired[str | None]
    subagency_slug: NotRequired[str | None]
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryAwardingSubagencyAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.awarding_subagency."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryAwardingSubagencyRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryCfdaRecord(TypedDict):
    """A record of spending.search.spending_by_category.cfda."""

    id: int | None
    code: str | None
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryCfdaAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.cfda."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryCfdaRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryCountryRecord(TypedDict):
    """A record of spending.search.spending_by_category.country."""

    id: int | None
    """Always null."""
    code: str | None
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryCountryAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.country."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryCountryRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryCountyRecord(TypedDict):
    """A record of spending.search.spending_by_category.county."""

    id: int | None
    """Always null."""
    code: str | None
    """Three digits, without the state."""
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryCountyAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.county."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryCountyRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryDistrictRecord(TypedDict):
    """A record of spending.search.spending_by_category.district."""

    id: int | None
    """Always null."""
    code: str | None
    """Two digits, 90 for several."""
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryDistrictAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.district."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryDistrictRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryFederalAccountRecord(TypedDict):
    """A record of spending.search.spending_by_category.federal_account."""

    amount: float
    """USD."""
    id: int | None
    code: str | None
    name: str | None
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryFederalAccountAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.federal_account."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryFederalAccountRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryFundingAgencyRecord(TypedDict):
    """A record of spending.search.spending_by_category.funding_agency."""

    id: NotRequired[int | None]
    """An agency that the service does not know has amount and total_outlays alone."""
    name: NotRequired[str | None]
    code: NotRequired[str | None]
    """Abbreviation."""
    agency_slug: NotRequired[str | None]
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryFundingAgencyAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.funding_agency."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryFundingAgencyRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryFundingSubagencyRecord(TypedDict):
    """A record of spending.search.spending_by_category.funding_subagency."""

    id: NotRequired[int | None]
    """A subagency that the service does not know has amount and total_outlays alone."""
    code: NotRequired[str | None]
    """Abbreviation."""
    name: NotRequired[str | None]
    agency_id: NotRequired[int | None]
    """Toptier agency id."""
    agency_abbreviation: NotRequired[str | None]
    agency_name: NotRequired[str | None]
    agency_slug: NotRequired[str | None]
    subagency_slug: NotRequired[str | None]
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryFundingSubagencyAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.funding_subagency."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryFundingSubagencyRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryNaicsRecord(TypedDict):
    """A record of spending.search.spending_by_category.naics."""

    id: int | None
    """Always null."""
    code: str | None
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""
    year_retired: int | None


class SpendingSearchSpendingByCategoryNaicsAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.naics."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryNaicsRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryPscRecord(TypedDict):
    """A record of spending.search.spending_by_category.psc."""

    id: int | None
    """Always null."""
    code: str | None
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryPscAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.psc."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryPscRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryStateTerritoryRecord(TypedDict):
    """A record of spending.search.spending_by_category.state_territory."""

    id: int | None
    """Always null."""
    code: str | None
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryStateTerritoryAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.state_territory."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryStateTerritoryRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryCategoryRecord(TypedDict):
    """A record of spending.search.spending_by_category.category."""

    id: NotRequired[int | None]
    """Not in the recipient categories."""
    code: NotRequired[str | None]
    name: NotRequired[str | None]
    agency_id: NotRequired[int | None]
    """Subagency categories, as agency_abbreviation, agency_name, subagency_slug."""
    agency_abbreviation: NotRequired[str | None]
    agency_name: NotRequired[str | None]
    agency_slug: NotRequired[str | None]
    """Agency and subagency categories."""
    subagency_slug: NotRequired[str | None]
    year_retired: NotRequired[int | None]
    """Naics only."""
    recipient_id: NotRequired[str | None]
    """Recipient categories, as uei."""
    uei: NotRequired[str | None]
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards, and award_financial in defc."""


class SpendingSearchSpendingByCategoryCategoryAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.category."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryCategoryRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryDefcRecord(TypedDict):
    """A record of spending.search.spending_by_category.defc."""

    id: int | None
    """Always null."""
    code: str | None
    name: str | None
    amount: float
    """USD."""
    total_outlays: float | None
    """USD. Null except at spending_level awards and award_financial."""


class SpendingSearchSpendingByCategoryDefcAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.defc."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryDefcRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingSearchSpendingByCategoryRecipientRecord(TypedDict):
    """A record of spending.search.spending_by_category.recipient."""

    amount: float
    """USD."""
    recipient_id: str | None
    name: str | None
    code: str | None
    """DUNS number."""
    uei: str | None
    total_outlays: float | None
    """USD. Null except at spending_level awards."""


class SpendingSearchSpendingByCategoryRecipientAnswer(TypedDict):
    """The answer of spending.search.spending_by_category.recipient."""

    category: str
    """What the amounts are grouped by."""
    spending_level: str
    """What is counted."""
    limit: int
    """Records in a page."""
    page_metadata: SpendingUncountedPageMetadata
    results: list[SpendingSearchSpendingByCategoryRecipientRecord]
    messages: list[str]
    """Remarks of the service, such as filters it did not use."""


class SpendingRecipientChildrenRecord(TypedDict):
    """A record of spending.recipient.children."""

    recipient_id: str
    name: str | None
    duns: str | None
    uei: str | None
    amount: float
    """USD."""
    state_province: NotRequired[str | None]


SpendingRecipientChildrenAnswer: TypeAlias = list[SpendingRecipientChildrenRecord]
"""The answer of spending.recipient.children."""


class SpendingRecipientCountAnswer(TypedDict):
    """The answer of spending.recipient.count."""

    count: int
    """Records there are in all."""


class SpendingRecipientParent(TypedDict):
    """An object in answers of Spending."""

    parent_id: str | None
    parent_name: str | None
    parent_duns: str | None
    parent_uei: str | None


class SpendingRecipientLocation(TypedDict):
    """An object in answers of Spending."""

    address_line1: str | None
    address_line2: str | None
    address_line3: str | None
    foreign_province: str | None
    city_name: str | None
    county_name: str | None
    state_code: str | None
    zip: str | None
    zip4: str | None
    foreign_postal_code: str | None
    country_name: str | None
    country_code: str | None
    congressional_code: str | None


class SpendingRecipientGetAnswer(TypedDict):
    """The answer of spending.recipient.get."""

    name: str | None
    alternate_names: list[str]
    duns: str | None
    uei: str | None
    recipient_id: str
    """Hash plus -P, -C or -R."""
    recipient_level: str
    """P, C or R: parent, child or neither."""
    parent_id: str | None
    parent_name: str | None
    parent_duns: str | None
    parent_uei: str | None
    parents: list[SpendingRecipientParent]
    business_types: list[str]
    location: SpendingRecipientLocation
    total_transaction_amount: float | None
    """USD."""
    total_transactions: int
    total_face_value_loan_amount: float | None
    """USD."""
    total_face_value_loan_transactions: int


class SpendingRecipientSearchRecord(TypedDict):
    """A record of spending.recipient.search."""

    id: str
    duns: str | None
    uei: str | None
    name: str | None
    recipient_level: str
    """R, P or C."""
    amount: float
    """USD."""


class SpendingRecipientSearchAnswer(TypedDict):
    """The answer of spending.recipient.search."""

    page_metadata: SpendingPageMetadata
    results: list[SpendingRecipientSearchRecord]


class SpendingRecipientStateAwardsRecord(TypedDict):
    """A record of spending.recipient.state.awards."""

    type: str
    amount: float
    """USD."""
    count: int
    total_outlays: float | None
    """USD."""


SpendingRecipientStateAwardsAnswer: TypeAlias = list[SpendingRecipientStateAwardsRecord]
"""The answer of spending.recipient.state.awards."""


class SpendingRecipientStateGetAnswer(TypedDict):
    """The answer of spending.recipient.state.get."""

    name: str | None
    code: str
    """Two letters."""
    fips: str
    """Two digits."""
    type: str
    """State, territory or district."""
    population: int | None
    """People."""
    pop_year: int | None
    pop_source: str | None
    median_household_income: int | None
    """USD."""
    mhi_year: int | None
    mhi_source: str | None
    total_prime_amount: float | None
    """USD."""
    total_prime_awards: int | None
    total_face_value_loan_amount: float | None
    """USD."""
    total_face_value_loan_prime_awards: int | None
    award_amount_per_capita: float | None
    """USD. Null for year all and for the current fiscal year."""
    total_outlays: float | None
    """USD."""


class SpendingRecipientStateListRecord(TypedDict):
    """A record of spending.recipient.state.list."""

    fips: str
    code: str
    name: str
    type: str
    """State, territory or district."""
    amount: float
    """USD."""
    count: int


SpendingRecipientStateListAnswer: TypeAlias = list[SpendingRecipientStateListRecord]
"""The answer of spending.recipient.state.list."""


class SpendingExploreFilters(TypedDict):
    """What filters may hold."""

    fy: int | str
    """Federal fiscal year, four digits."""
    quarter: NotRequired[Literal["1", "2", "3", "4", 1, 2, 3, 4]]
    """Quarter of the fiscal year; counts where period is given as well."""
    period: NotRequired[int | str]
    """Month of the fiscal year, 1 for October to 12 for September."""
    agency: NotRequired[int | str]
    """Id of a toptier agency."""
    federal_account: NotRequired[int | str]
    """Id of a record of type federal_account."""
    object_class: NotRequired[int | str]
    """Code of a major object class."""
    budget_function: NotRequired[int | str]
    """Code of a budget function."""
    budget_subfunction: NotRequired[int | str]
    """Code of a budget subfunction."""
    program_activity: NotRequired[int | str]
    """Id of a record of type program_activity."""
    recipient: NotRequired[str]
    """Name of a recipient."""
    award: NotRequired[int | str]
    """Internal id of an award."""
    award_category: NotRequired[int | str]
    """Internal id of an award, as award."""
    agency_type: NotRequired[str]
    """The service ignores it."""


class SpendingPeriod(TypedDict):
    """What time_period may hold."""

    start_date: str | datetime.date
    """YYYY-MM-DD."""
    end_date: str | datetime.date
    """YYYY-MM-DD."""


class SpendingComponentFilter(TypedDict):
    """What filter may hold."""

    ata: NotRequired[str | None]
    """At most 3 characters. Allocation transfer agency id."""
    aid: NotRequired[str | None]
    """At most 3 characters. Agency id."""
    bpoa: NotRequired[str | None]
    """At most 4 characters. Beginning period of availability."""
    epoa: NotRequired[str | None]
    """At most 4 characters. Ending period of availability."""
    a: NotRequired[str | None]
    """At most 1 characters. Availability type code, X or None."""
    main: NotRequired[str | None]
    """At most 4 characters. Main account code."""
    sub: NotRequired[str | None]
    """At most 3 characters. Sub account code."""


SpendingPrimeAwardType: TypeAlias = Literal[
    "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
    "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003",
    "F004", "F005", "F006", "F007", "F008", "F009", "F010",
]
"""A value of prime_award_types."""


class SpendingDateRange(TypedDict):
    """What date_range may hold."""

    start_date: NotRequired[str | datetime.date]
    """YYYY-MM-DD."""
    end_date: NotRequired[str | datetime.date]
    """YYYY-MM-DD."""


class SpendingAgencyFilter(TypedDict):
    """What agency may hold."""

    type: Literal["awarding", "funding"]
    tier: Literal["toptier", "subtier"]
    name: str
    toptier_name: NotRequired[str]
    """Name of the toptier agency of a subtier agency."""


class SpendingLocation(TypedDict):
    """What location may hold."""

    country: str
    """Three-letter code."""
    state: NotRequired[str]
    """Two-letter code."""
    county: NotRequired[str]
    """Three-digit FIPS code."""
    city: NotRequired[str]
    district_original: NotRequired[str]
    """2 characters."""
    district_current: NotRequired[str]
    """2 characters."""
    zip: NotRequired[str]
    """Five digits."""


class SpendingBulkDownloadFilters(TypedDict):
    """What filters may hold."""

    prime_award_types: NotRequired[Sequence[SpendingPrimeAwardType]]
    """Types of prime award."""
    sub_award_types: NotRequired[Sequence[Literal["grant", "procurement"]]]
    """Kinds of subaward."""
    date_range: NotRequired[SpendingDateRange]
    """First and last day, at most 366 days apart."""
    date_type: NotRequired[Literal["action_date", "last_modified_date"]]
    """Which day of an award is meant."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund; the service ignores one that is named all."""
    agency: NotRequired[int | str]
    """Older form of agencies: id of a toptier agency, or all."""
    sub_agency: NotRequired[str]
    """Older form of agencies: name of a subagency, with agency."""
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    keywords: NotRequired[Sequence[str]]
    """Texts to look for, without other filters, with award_levels."""


class SpendingCodePaths(TypedDict):
    """What codes may hold."""

    require: NotRequired[Sequence[Sequence[str]]]
    exclude: NotRequired[Sequence[Sequence[str]]]


class SpendingAmountRange(TypedDict):
    """What award_amount may hold."""

    lower_bound: NotRequired[float]
    upper_bound: NotRequired[float]


class SpendingNaicsCodes(TypedDict):
    """What naics_codes may hold."""

    require: NotRequired[Sequence[str | int]]
    exclude: NotRequired[Sequence[str | int]]


class SpendingAccountComponents(TypedDict):
    """What treasury_account_components may hold."""

    ata: NotRequired[str | None]
    """At most 3 characters."""
    aid: NotRequired[str]
    """At most 3 characters."""
    bpoa: NotRequired[str | None]
    """At most 4 characters."""
    epoa: NotRequired[str | None]
    """At most 4 characters."""
    a: NotRequired[str | None]
    """At most 1 characters."""
    main: NotRequired[str]
    """At most 4 characters."""
    sub: NotRequired[str | None]
    """At most 3 characters."""


class SpendingTimePeriod(TypedDict):
    """What time_period may hold."""

    start_date: NotRequired[str | datetime.date]
    """YYYY-MM-DD."""
    end_date: NotRequired[str | datetime.date]
    """YYYY-MM-DD."""
    date_type: NotRequired[Literal["action_date", "date_signed", "last_modified_date", "new_awards_only"]]
    """Which day of an award is meant."""


SpendingAwardTypeCode: TypeAlias = Literal[
    "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04",
    "05", "06", "07", "08", "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003",
    "F004", "F005", "F006", "F007", "F008", "F009", "F010", "no intersection",
]
"""A value of award_type_codes."""


class SpendingDownloadFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """


class SpendingFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    recipient_id: NotRequired[str]
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""


class SpendingAwardTimePeriod(TypedDict):
    """What time_period may hold."""

    start_date: str | datetime.date
    """YYYY-MM-DD."""
    end_date: str | datetime.date
    """YYYY-MM-DD."""
    date_type: NotRequired[Literal["action_date", "date_signed", "last_modified_date", "new_awards_only"]]
    """Which day of an award is meant."""


class SpendingAwardLocation(TypedDict):
    """What location may hold."""

    country: str
    """3 characters. Three-letter code."""
    state: NotRequired[str]
    """2 characters. Two-letter code."""
    county: NotRequired[str]
    """3 characters. Three-digit FIPS code."""
    city: NotRequired[str]
    district_original: NotRequired[str]
    """2 characters."""
    district_current: NotRequired[str]
    """2 characters."""
    zip: NotRequired[str]
    """5 characters. Five digits."""


class SpendingAwardAmountRange(TypedDict):
    """What award_amount may hold."""

    lower_bound: NotRequired[int]
    upper_bound: NotRequired[int]


class SpendingAwardAccountComponents(TypedDict):
    """What treasury_account_components may hold."""

    ata: NotRequired[str | None]
    """At most 3 characters."""
    aid: str
    """At most 3 characters."""
    bpoa: NotRequired[str | None]
    """At most 4 characters."""
    epoa: NotRequired[str | None]
    """At most 4 characters."""
    a: NotRequired[str | None]
    """At most 1 characters."""
    main: str
    """At most 4 characters."""
    sub: NotRequired[str | None]
    """At most 3 characters."""


class SpendingProgramActivity(TypedDict):
    """What program_activity may hold."""

    name: NotRequired[str]
    code: NotRequired[str]
    """Up to four digits as text."""


class SpendingAwardFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    time_period: NotRequired[Sequence[SpendingAwardTimePeriod]]
    """Periods that count, each with its first and last day."""
    place_of_performance_locations: NotRequired[Sequence[SpendingAwardLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingAwardLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAwardAmountRange]]
    """Ranges of amounts in whole USD, bounds included."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAwardAccountComponents]]
    program_activities: NotRequired[Sequence[SpendingProgramActivity]]
    award_type_codes: Sequence[SpendingAwardTypeCode]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """


SpendingAwardField: TypeAlias = Literal[
    "Award ID",
    "Recipient Name",
    "Recipient DUNS Number",
    "recipient_id",
    "Awarding Agency",
    "Awarding Agency Code",
    "Awarding Sub Agency",
    "Awarding Sub Agency Code",
    "Funding Agency",
    "Funding Agency Code",
    "Funding Sub Agency",
    "Funding Sub Agency Code",
    "Place of Performance City Code",
    "Place of Performance State Code",
    "Place of Performance Country Code",
    "Place of Performance Zip5",
    "Description",
    "Last Modified Date",
    "Base Obligation Date",
    "prime_award_recipient_id",
    "generated_internal_id",
    "def_codes",
    "COVID-19 Obligations",
    "COVID-19 Outlays",
    "Infrastructure Obligations",
    "Infrastructure Outlays",
    "Recipient UEI",
    "Recipient Location",
    "Primary Place of Performance",
    "Start Date",
    "End Date",
    "Award Amount",
    "Total Outlays",
    "Contract Award Type",
    "NAICS",
    "PSC",
    "Last Date to Order",
    "Issued Date",
    "Loan Value",
    "Subsidy Cost",
    "SAI Number",
    "CFDA Number",
    "Assistance Listings",
    "primary_assistance_listing",
    "Award Type",
    "Sub-Award ID",
    "Sub-Award Type",
    "Sub-Awardee Name",
    "Sub-Award Date",
    "Sub-Award Amount",
    "Prime Award ID",
    "Prime Recipient Name",
    "Sub-Award Description",
    "Sub-Recipient UEI",
    "Prime Award Recipient UEI",
    "sub_award_recipient_id",
    "Sub-Recipient Location",
    "Sub-Award Primary Place of Performance",
    "Assistance Listing",
    "naics_code",
    "naics_description",
    "psc_code",
    "psc_description",
    "cfda_number",
    "cfda_program_title",
    "sub_cfda_program_titles",
    "recipient_location_city_name",
    "recipient_location_state_code",
    "recipient_location_country_name",
    "recipient_location_address_line1",
    "recipient_location_address_line2",
    "recipient_location_address_line3",
    "sub_recipient_location_city_name",
    "sub_recipient_location_state_code",
    "sub_recipient_location_country_name",
    "sub_recipient_location_address_line1",
    "pop_city_name",
    "pop_state_code",
    "pop_country_name",
    "sub_pop_city_name",
    "sub_pop_state_code",
    "sub_pop_country_name",
    "internal_id",
    "awarding_agency_id",
    "agency_slug",
    "prime_award_internal_id",
    "prime_award_generated_internal_id",
]
"""A member. See SpendingAward."""


SpendingAwardSort: TypeAlias = Literal[
    "Award ID",
    "Recipient Name",
    "Recipient DUNS Number",
    "recipient_id",
    "Awarding Agency",
    "Awarding Agency Code",
    "Awarding Sub Agency",
    "Awarding Sub Agency Code",
    "Funding Agency",
    "Funding Agency Code",
    "Funding Sub Agency",
    "Funding Sub Agency Code",
    "Place of Performance City Code",
    "Place of Performance State Code",
    "Place of Performance Country Code",
    "Place of Performance Zip5",
    "Description",
    "Last Modified Date",
    "Base Obligation Date",
    "prime_award_recipient_id",
    "generated_internal_id",
    "def_codes",
    "COVID-19 Obligations",
    "COVID-19 Outlays",
    "Infrastructure Obligations",
    "Infrastructure Outlays",
    "Recipient UEI",
    "Start Date",
    "End Date",
    "Award Amount",
    "Total Outlays",
    "Contract Award Type",
    "Last Date to Order",
    "Issued Date",
    "Loan Value",
    "Subsidy Cost",
    "SAI Number",
    "CFDA Number",
    "Assistance Listings",
    "Award Type",
    "Sub-Award ID",
    "Sub-Award Type",
    "Sub-Awardee Name",
    "Sub-Award Date",
    "Sub-Award Amount",
    "Prime Award ID",
    "Prime Recipient Name",
    "Sub-Award Description",
    "Sub-Recipient UEI",
    "Prime Award Recipient UEI",
    "NAICS",
    "PSC",
    "Recipient Location",
    "Primary Place of Performance",
    "Assistance Listing",
    "Sub-Recipient Location",
    "Sub-Award Primary Place of Performance",
]
"""A member that records may be sorted by. See SpendingAward."""


class SpendingProgramActivityByNumber(TypedDict):
    """What program_activity may hold."""

    name: NotRequired[str]
    code: NotRequired[int | str]


class SpendingAwardCountFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    program_activities: NotRequired[Sequence[SpendingProgramActivityByNumber]]


class SpendingSubawardTimePeriod(TypedDict):
    """What time_period may hold."""

    start_date: NotRequired[str | datetime.date]
    """YYYY-MM-DD."""
    end_date: NotRequired[str | datetime.date]
    """YYYY-MM-DD."""
    date_type: NotRequired[Literal["action_date", "date_signed", "last_modified_date", "new_awards_only", "sub_action_date"]]
    """Which day of an award is meant."""


class SpendingGeographyFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingSubawardTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    recipient_id: NotRequired[str]
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""
    program_activities: NotRequired[Sequence[SpendingProgramActivity]]


class SpendingTransactionFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: Sequence[SpendingAwardTypeCode]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    recipient_id: NotRequired[str]
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""
    program_activities: NotRequired[Sequence[SpendingProgramActivityByNumber]]


class SpendingTransactionCountFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    recipient_id: NotRequired[str]
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""


class SpendingWholeTimePeriod(TypedDict):
    """What time_period may hold."""

    start_date: str | datetime.date
    """YYYY-MM-DD."""
    end_date: str | datetime.date
    """YYYY-MM-DD."""
    date_type: NotRequired[Literal["action_date", "date_signed", "last_modified_date", "new_awards_only", "sub_action_date"]]
    """Which day of an award is meant."""


class SpendingProgramActivityOverTime(TypedDict):
    """What program_activity may hold."""

    name: NotRequired[str]
    code: NotRequired[str]
    """Up to four digits as text."""
    type: NotRequired[Literal["PARK", "PAC/PAN"]]


class SpendingOverTimeFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingWholeTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    recipient_id: NotRequired[str]
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""
    program_activities: NotRequired[Sequence[SpendingProgramActivityOverTime]]


class SpendingKeywordFilters(TypedDict):
    """What filters may hold."""

    keywords: Sequence[str]
    """At least 3 characters. Texts to look for, as one text."""


class SpendingNewAwardsFilters(TypedDict):
    """What filters may hold."""

    time_period: Sequence[SpendingTimePeriod]
    """Periods that count, each with its first and last day."""
    recipient_id: str
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""


class SpendingSubawardFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: NotRequired[Sequence[SpendingAwardTypeCode]]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """


class SpendingTransactionGroupedFilters(TypedDict):
    """What filters may hold."""

    keywords: NotRequired[Sequence[str]]
    """At least 3 characters. Texts to look for in the award, each of 3 characters or more."""
    description: NotRequired[str]
    """How the description of the award, transaction or subaward begins."""
    place_of_performance_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the work is done in the USA or abroad."""
    recipient_search_text: NotRequired[Sequence[str]]
    """Texts to look for in the name, UEI and DUNS of the recipient and its parent; in double
    quotes for an exact match.
    """
    recipient_scope: NotRequired[Literal["domestic", "foreign"]]
    """Whether the recipient is in the USA or abroad."""
    recipient_type_names: NotRequired[Sequence[str]]
    """Kinds of business, such as small_business."""
    award_ids: NotRequired[Sequence[str]]
    """Numbers of awards (PIID, FAIN or URI); in double quotes for an exact match."""
    award_unique_id: NotRequired[str]
    """Generated id of one award."""
    program_numbers: NotRequired[Sequence[str]]
    """Numbers of assistance listings, such as 10.410."""
    psc_codes: NotRequired[SpendingCodePaths | Sequence[str]]
    """Product and service codes, or paths of the tree of them."""
    contract_pricing_type_codes: NotRequired[Sequence[str]]
    """Codes of the pricing of contracts, such as J for a firm fixed price."""
    set_aside_type_codes: NotRequired[Sequence[str]]
    """Codes of the set-aside of contracts, such as SBA."""
    extent_competed_type_codes: NotRequired[Sequence[str]]
    """Codes of how far contracts were competed, such as A."""
    def_codes: NotRequired[Sequence[str]]
    """Disaster and emergency fund codes (DEFC), as references.def_codes lists them; those of
    COVID-19 and infrastructure also restrict the days.
    """
    place_of_performance_locations: NotRequired[Sequence[SpendingLocation]]
    """Places where the work is done."""
    recipient_locations: NotRequired[Sequence[SpendingLocation]]
    """Places of the recipients."""
    agencies: NotRequired[Sequence[SpendingAgencyFilter]]
    """Agencies that award or fund."""
    award_amounts: NotRequired[Sequence[SpendingAmountRange]]
    """Ranges of amounts in USD, bounds included; one bound may be left out."""
    naics_codes: NotRequired[SpendingNaicsCodes | Sequence[str]]
    """NAICS codes of 2, 4 or 6 digits."""
    tas_codes: NotRequired[SpendingCodePaths | Sequence[SpendingAccountComponents]]
    """Treasury accounts, as paths of the tree of accounts or as a list of components."""
    treasury_account_components: NotRequired[Sequence[SpendingAccountComponents]]
    """Treasury accounts by their components."""
    legal_entities: NotRequired[Sequence[int]]
    """The service ignores it."""
    time_period: NotRequired[Sequence[SpendingTimePeriod]]
    """Periods that count, each with its first and last day."""
    award_type_codes: Sequence[SpendingAwardTypeCode]
    """Types of award that count; for subawards those of the prime award; no intersection gives
    nothing.
    """
    recipient_id: NotRequired[str]
    """Id of the recipient at a level, a hash that ends in -P, -C or -R; not for subawards."""

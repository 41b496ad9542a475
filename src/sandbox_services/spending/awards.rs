//! Answers the operations on single awards: details, funding, transactions and subawards.

use serde_json::{Value, json};

use super::answers::{answer, refused};
use super::award::{Award, Subaward};
use super::codes::activity;
use super::entities::Recipient;
use super::forms::form;
use super::names::{Agency, NAMES, Part, named};
use super::places::{location, performance};
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::object::{extend, with, without_nulls};
use crate::random::cents;
use crate::reply::Reply;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "awards.get" => |it, call| answer(it.award_page(it.award_of(call)?)),
    "awards.accounts" => |it, call| it.list_of(call, Spending::accounts_of_award),
    "awards.funding" => |it, call| it.list_of(call, Spending::funding_of_award),
    "awards.funding_rollup" => |it, call| rollup(it.award_of(call)?),
    "awards.count.transaction" =>
        |it, call| answer(json!({ "transactions": it.award_of(call)?.transactions.len() })),
    // It counts the lines, despite its name.
    "awards.count.federal_account" =>
        |it, call| answer(json!({ "federal_accounts": funding(it.award_of(call)?).len() })),
    "awards.count.subaward" =>
        |it, call| answer(json!({ "subawards": it.award_of(call)?.subawards.len() })),
    "awards.last_updated" => |it, _| {
        let today = it.environment.today.strftime("%m/%d/%Y").to_string();
        answer(json!({ "last_updated": today }))
    },
    "idvs.accounts" => |it, call| it.list_of(call, Spending::accounts_of_award),
    "idvs.activity" => |it, call| it.list_of(call, Spending::activity_of),
    "idvs.amounts" => |it, call| answer(it.amounts(it.award_of(call)?)),
    "idvs.awards" => |it, call| it.list_of(call, Spending::awards_of_frame),
    "idvs.funding" => |it, call| it.list_of(call, Spending::funding_of_frame),
    "idvs.funding_rollup" => |it, call| rollup(it.award_of(call)?),
    "idvs.count.federal_account" => |it, call| {
        let lines = it.funding_of_frame(it.award_of(call)?, call);
        answer(json!({ "count": lines.len() }))
    },
    "transactions.list" => |it, call| it.list_of(call, Spending::transactions_of),
    "subawards.list" => |it, call| it.list(call, it.subawards(call)),
};

/// The members of a contract's page.
fn procurement_members(award: &Award) -> Value {
    let amount = award.amount;
    let ((naics, industry), (psc, product)) = (award.naics, award.psc);
    let part = |there: bool, part: Value| if there { part } else { json!({}) };
    let level = |code: &str, digits: usize, name: &str| json!({ "code": code.get(..digits), "description": name });
    json!({
        "base_exercised_options": cents(amount * 1.02),
        "base_and_all_options": cents(amount * 1.3),
        "piid": award.number(),
        "parent_award": null,
        "latest_transaction_contract_data": contract_data(award),
        "naics_hierarchy": {
            "toptier_code": level(naics, 2, industry),
            "midtier_code": level(naics, 4, industry),
            "base_code": level(naics, naics.len(), industry),
        },
        "psc_hierarchy": {
            // Products have no one-letter code, and only research has a three-letter one.
            "toptier_code": part(psc.starts_with(|sign: char| sign.is_ascii_alphabetic()), level(psc, 1, product)),
            "midtier_code": level(psc, 2, product),
            "subtier_code": part(psc.starts_with('A'), level(psc, 3, product)),
            "base_code": level(psc, psc.len(), product),
        },
    })
}

/// The contract of the newest transaction. An indefinite delivery vehicle has its type here.
fn contract_data(award: &Award) -> Value {
    let ((naics, industry), (psc, product)) = (award.naics, award.psc);
    let competition = award.competition().map(|one| {
        json!({
            "type_set_aside": one.set_aside.0,
            "type_set_aside_description": one.set_aside.1,
            "extent_competed": one.extent.0,
            "extent_competed_description": one.extent.1,
            "type_of_contract_pricing": one.pricing.0,
            "type_of_contract_pricing_description": one.pricing.1,
        })
    });
    let own = json!({
        "naics": naics,
        "naics_description": industry,
        "product_or_service_code": psc,
        "product_or_service_description": product,
        "number_of_offers_received": (award.id % 9 + 1).to_string(),
    });
    let of_frame = json!({
        "idv_type_description": award.kind,
        "multiple_or_single_award_description": "SINGLE AWARD",
        "type_of_idc_description": "INDEFINITE DELIVERY / INDEFINITE QUANTITY",
    });
    let own = with(own, competition.unwrap_or_else(|| json!({})));
    let is_frame = award.group == "idvs";
    form(
        "contract_data",
        if is_frame { with(own, of_frame) } else { own },
    )
}

/// The members of an assistance award's page.
fn assistance_members(award: &Award) -> Value {
    let amount = award.amount;
    let loan = award.group == "loans";
    json!({
        "fain": award.number(),
        "uri": null,
        "record_type": 2,
        "cfda_info": [{
            "cfda_number": award.program.0, "cfda_title": award.program.1,
            "federal_action_obligation_amount": amount, "total_funding_amount": amount,
        }],
        "transaction_obligated_amount": amount,
        "total_subsidy_cost": loan.then(|| cents(amount * 0.07)),
        "total_loan_value": loan.then(|| cents(award.face_value())),
        "non_federal_funding": 0,
        "total_funding": amount,
        "funding_opportunity": { "number": null, "goals": null },
    })
}

fn agency_of(agency: Option<(&Agency, &Part)>) -> Value {
    agency.map_or(Value::Null, |(agency, part)| {
        json!({
            "id": agency.id,
            "has_agency_page": true,
            "toptier_agency": {
                "name": agency.name, "code": agency.code, "abbreviation": agency.abbreviation,
                "slug": agency.slug(),
            },
            "subtier_agency": {
                "name": part.name, "code": part.code, "abbreviation": part.abbreviation,
            },
            "office_agency_name": format!("{} OFFICE", part.abbreviation),
        })
    })
}

fn recipient_of(recipient: &Recipient) -> Value {
    let keys = recipient.businesses.iter();
    let businesses = keys.filter_map(|key| named(&NAMES.business_categories, key));
    form(
        "award_recipient",
        json!({
            "recipient_hash": recipient.id,
            "recipient_name": recipient.name,
            "recipient_uei": recipient.uei,
            "recipient_unique_id": recipient.duns,
            "business_categories": businesses.collect::<Vec<_>>(),
            "location": location(recipient),
        }),
    )
}

fn rollup(award: &Award) -> Answered {
    let own = json!({ "total_transaction_obligated_amount": award.amount });
    answer(form("funding_rollup", own))
}

/// The members of an agency, whose names begin with its role.
fn named_agency(role: &str, agency: &Agency) -> Value {
    json!({
        format!("{role}_agency_name"): agency.name,
        format!("{role}_agency_id"): agency.id,
        format!("{role}_toptier_agency_id"): agency.id / 10,
        format!("{role}_agency_slug"): agency.slug(),
    })
}

/// The account lines of an award, one per transaction.
fn funding(award: &Award) -> Vec<Value> {
    let (Some((agency, _)), Some((payer, _))) = (award.awarding(), award.funding()) else {
        return Vec::new();
    };
    let (account, title, _) = award.account();
    let ((class, class_name), (activity, activity_name)) =
        (award.class(), activity(award.activity));
    let each = award.transactions.iter().map(|one| {
        let month = dates::fiscal_month(one.date);
        let record = json!({
            "transaction_obligated_amount": one.amount,
            "gross_outlay_amount": one.outlay,
            "disaster_emergency_fund_code": award.fund,
            "federal_account": account,
            "account_title": title,
        });
        let record = with(
            with(record, named_agency("funding", payer)),
            named_agency("awarding", agency),
        );
        let rest = json!({
            "object_class": class,
            "object_class_name": class_name,
            "program_activity_code": activity,
            "program_activity_name": activity_name,
            "reporting_fiscal_year": dates::fiscal_year(one.date),
            "reporting_fiscal_quarter": (month + 2) / 3,
            "reporting_fiscal_month": month,
            "is_quarterly_submission": dates::fiscal_year(one.date) < 2021,
        });
        with(record, rest)
    });
    each.collect()
}

impl Spending {
    /// The award that the path or the body names.
    fn asked_award(&self, call: &Call) -> Option<&Award> {
        let asked = match call.argument("award_id") {
            "" => call.given("award_id")?,
            text => text.to_owned(),
        };
        self.corpus().award(&asked)
    }

    /// The award that the path or the body names, or the service's 404 for pages and counts.
    fn award_of(&self, call: &Call) -> Result<&Award, Reply> {
        let found = self.asked_award(call);
        let given = || call.given("award_id").unwrap_or_default();
        let asked = || [call.argument("award_id"), &given()].concat();
        match found {
            Some(award) => Ok(award),
            None => refused(404, &format!("No Award found with: '{}'", asked())),
        }
    }

    /// A list that belongs to the requested award. It is empty for an unknown award.
    fn list_of(
        &self,
        call: &OperationCall<'_>,
        records: fn(&Self, &Award, &Call) -> Vec<Value>,
    ) -> Answered {
        let award = self.asked_award(call);
        let records = award.map(|award| records(self, award, call));
        self.list(call, records.unwrap_or_default())
    }

    /// The page of an award. Its members depend on the kind of award.
    fn award_page(&self, award: &Award) -> Value {
        let subawards: f64 = award.subawards.iter().map(|one| one.amount).sum();
        let amount = award.amount;
        let by_fund = |amount: f64| {
            let fund = award.fund.iter();
            fund.map(|code| json!({ "code": code, "amount": cents(amount) }))
                .collect::<Value>()
        };
        let page = json!({
            "id": award.id,
            "generated_unique_award_id": award.generated(),
            "category": award.category(),
            "type": award.code,
            "type_description": award.kind,
            "description": award.description(),
            "total_obligation": amount,
            "subaward_count": award.subawards.len(),
            "total_subaward_amount": cents(subawards),
            "date_signed": dates::text(award.start),
        });
        let own = match award.is_procurement() {
            true => procurement_members(award),
            false => assistance_members(award),
        };
        let rest = json!({
            "awarding_agency": agency_of(award.awarding()),
            "funding_agency": agency_of(award.funding()),
            "recipient": self.corpus().recipient(award).map(recipient_of),
            "executive_details": { "officers": [] },
            "period_of_performance": {
                "start_date": dates::text(award.start),
                "end_date": dates::text(award.end),
                "last_modified_date": format!("{} 10:15:00", award.last_modified()),
                "potential_end_date": format!("{} 00:00:00", award.end),
            },
            "place_of_performance": performance(award),
            "total_account_outlay": award.outlays_if_any(),
            "total_account_obligation": amount,
            "account_outlays_by_defc": by_fund(award.outlays),
            "account_obligations_by_defc": by_fund(amount),
            "total_outlay": award.outlays_if_any(),
        });
        with(with(page, own), rest)
    }

    fn accounts_of_award(&self, award: &Award, _: &Call) -> Vec<Value> {
        let (account, title, _) = award.account();
        let agency = award.funding().into_iter().map(|(agency, _)| {
            let record = json!({
                "total_transaction_obligated_amount": award.amount,
                "federal_account": account,
                "account_title": title,
                "funding_agency_abbreviation": agency.abbreviation,
            });
            with(record, named_agency("funding", agency))
        });
        agency.collect()
    }

    fn funding_of_award(&self, award: &Award, _: &Call) -> Vec<Value> {
        funding(award)
    }

    /// The account lines under an indefinite delivery vehicle; with `piid` those of one of its orders.
    fn funding_of_frame(&self, award: &Award, call: &Call) -> Vec<Value> {
        let (account, ..) = award.account();
        let (agency, main) = account.split_once('-').unwrap_or((&account, ""));
        let number = award.number();
        if call.given("piid").is_some_and(|piid| piid != number) {
            return Vec::new();
        }
        let mut lines = funding(award);
        for line in &mut lines {
            if let Value::Object(members) = line {
                members.remove("federal_account");
            }
            let own = json!({
                "award_id": award.id,
                "generated_unique_award_id": award.generated(),
                "piid": number,
                "agency_id": agency,
                "main_account_code": main,
            });
            extend(line, own);
        }
        lines
    }

    fn transactions_of(&self, award: &Award, _: &Call) -> Vec<Value> {
        let procurement = award.is_procurement();
        let prefix = if procurement { "CONT" } else { "ASST" };
        let each = award.transactions.iter().map(|one| {
            let (action, meaning) = match one.is_first() {
                true => ("A", "NEW"),
                false => ("C", "FUNDING ONLY ACTION"),
            };
            let record = json!({
                "id": format!("{prefix}_TX_{}_{}", award.number(), one.modification()),
                "type": award.code,
                "type_description": award.kind,
                "action_date": dates::text(one.date),
                "action_type": action,
                "action_type_description": meaning,
                "modification_number": one.modification(),
                "description": award.description(),
                "federal_action_obligation": one.amount,
                "face_value_loan_guarantee": null,
                "original_loan_subsidy_cost": null,
            });
            let program = (!procurement).then_some(award.program.0);
            with(record, without_nulls(json!({ "cfda_number": program })))
        });
        each.collect()
    }

    /// The subawards of the requested award, or of all awards.
    fn subawards(&self, call: &Call) -> Vec<Value> {
        let corpus = self.corpus();
        let record = |award: &Award, one: &Subaward| {
            let (id, number, description) = award.subaward_texts(one);
            json!({
                "id": id,
                "subaward_number": number,
                "description": description,
                "action_date": dates::text(one.date),
                "amount": one.amount,
                "recipient_name": corpus.recipients.get(one.recipient).map(|one| &one.name),
            })
        };
        let of_award = |award: &Award| -> Vec<Value> {
            let subawards = award.subawards.iter();
            subawards.map(|one| record(award, one)).collect()
        };
        match self.asked_award(call) {
            Some(award) => of_award(award),
            None => corpus.awards.iter().flat_map(of_award).collect(),
        }
    }

    /// The orders under an indefinite delivery vehicle: the contracts of the same subagency.
    fn awards_of_frame(&self, frame: &Award, _: &Call) -> Vec<Value> {
        let records = self.corpus().orders(frame).filter_map(|award| {
            let (agency, _) = award.awarding()?;
            Some(json!({
                "award_id": award.id,
                "award_type": award.kind,
                "description": award.description(),
                "funding_agency": agency.name,
                "awarding_agency": agency.name,
                "funding_agency_id": agency.id,
                "awarding_agency_id": agency.id,
                "generated_unique_award_id": award.generated(),
                "last_date_to_order": null,
                "obligated_amount": award.amount,
                "period_of_performance_current_end_date": dates::text(award.end),
                "period_of_performance_start_date": dates::text(award.start),
                "piid": award.number(),
                "funding_agency_slug": agency.slug(),
                "awarding_agency_slug": agency.slug(),
            }))
        });
        records.collect()
    }

    fn activity_of(&self, frame: &Award, _: &Call) -> Vec<Value> {
        let records = self.corpus().orders(frame).filter_map(|award| {
            let (agency, _) = award.awarding()?;
            let recipient = self.corpus().recipient(award)?;
            Some(json!({
                "award_id": award.id,
                "awarding_agency": agency.name,
                "awarding_agency_id": agency.id,
                "awarding_agency_slug": agency.slug(),
                "generated_unique_award_id": award.generated(),
                "period_of_performance_potential_end_date": dates::text(award.end),
                "parent_award_id": frame.id,
                "parent_generated_unique_award_id": frame.generated(),
                "parent_award_piid": frame.number(),
                "obligated_amount": award.amount,
                "awarded_amount": cents(award.amount * 1.3),
                "period_of_performance_start_date": dates::text(award.start),
                "piid": award.number(),
                "recipient_name": recipient.name,
                "recipient_id": recipient.id,
                "grandchild": false,
            }))
        });
        records.collect()
    }

    fn amounts(&self, frame: &Award) -> Value {
        let children: Vec<&Award> = self.corpus().orders(frame).collect();
        let sum: f64 = children.iter().map(|award| award.amount).sum();
        let outlays: f64 = children.iter().map(|award| award.outlays).sum();
        let funds: Vec<Value> = NAMES
            .emergency_funds
            .iter()
            .filter_map(|fund| {
                let own = children
                    .iter()
                    .filter(|award| award.fund == Some(fund.code));
                let amount: f64 = own.map(|award| award.amount).sum();
                (amount != 0.0).then(|| json!({ "code": fund.code, "amount": cents(amount) }))
            })
            .collect();
        let mut answer = json!({
            "award_id": frame.id,
            "generated_unique_award_id": frame.generated(),
            "child_idv_count": 0,
        });
        for (kind, own) in [("child", true), ("grandchild", false)] {
            let amount = |number: f64| if own { json!(cents(number)) } else { json!(0) };
            let funds = if own { &*funds } else { &[] };
            let members = json!({
                format!("{kind}_award_count"): if own { children.len() } else { 0 },
                format!("{kind}_award_total_obligation"): amount(sum),
                format!("{kind}_award_total_outlay"): amount(outlays),
                format!("{kind}_award_base_and_all_options_value"): amount(sum * 1.3),
                format!("{kind}_award_base_exercised_options_val"): amount(sum * 1.02),
                format!("{kind}_total_account_outlay"): amount(outlays),
                format!("{kind}_total_account_obligation"): amount(sum),
                format!("{kind}_account_outlays_by_defc"): funds,
                format!("{kind}_account_obligations_by_defc"): funds,
            });
            extend(&mut answer, members);
        }
        answer
    }
}

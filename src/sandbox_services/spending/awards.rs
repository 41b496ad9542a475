//! Single awards: the page of one, its money, its transactions and subawards.

use serde_json::{Map, Value, json};

use super::account_lines::activity;
use super::award::Award;
use super::entities::Recipient;
use super::errors::detail;
use super::names::NAMES;
use super::places::{location, performance};
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::random::{cents, dollars};
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// The members of a contract's page.
fn procurement_members(award: &Award, put: &mut impl FnMut(&str, Value)) {
    let amount = award.amount();
    put("base_exercised_options", dollars(amount * 1.02));
    put("base_and_all_options", dollars(amount * 1.3));
    put("piid", json!(award.number()));
    put("parent_award", Value::Null);
    put(
        "latest_transaction_contract_data",
        json!({
            "naics": award.naics.0,
            "naics_description": award.naics.1,
            "product_or_service_code": award.psc.0,
            "product_or_service_description": award.psc.1,
            "type_of_contract_pricing": "J",
            "type_of_contract_pricing_description": "FIRM FIXED PRICE",
            "extent_competed": "A",
            "extent_competed_description": "FULL AND OPEN COMPETITION",
            "number_of_offers_received": (award.id % 9 + 1).to_string(),
        }),
    );
    put(
        "naics_hierarchy",
        json!({
            "toptier_code": { "code": award.naics.0.get(..2), "description": award.naics.1 },
            "midtier_code": { "code": award.naics.0.get(..4), "description": award.naics.1 },
            "base_code": { "code": award.naics.0, "description": award.naics.1 },
        }),
    );
    put(
        "psc_hierarchy",
        json!({
            "toptier_code": {},
            "midtier_code": { "code": award.psc.0.get(..2), "description": award.psc.1 },
            "subtier_code": {},
            "base_code": { "code": award.psc.0, "description": award.psc.1 },
        }),
    );
}

/// The members of an assistance award's page.
fn assistance_members(award: &Award, put: &mut impl FnMut(&str, Value)) {
    let amount = award.amount();
    put("fain", json!(award.number()));
    put("uri", Value::Null);
    put("record_type", json!(2));
    put(
        "cfda_info",
        json!([{
            "cfda_number": award.program.0, "cfda_title": award.program.1,
            "federal_action_obligation_amount": amount, "total_funding_amount": amount,
        }]),
    );
    put("transaction_obligated_amount", json!(amount));
    let loan = award.group == "loans";
    put(
        "total_subsidy_cost",
        if loan {
            dollars(amount * 0.07)
        } else {
            Value::Null
        },
    );
    put(
        "total_loan_value",
        if loan {
            dollars(award.face_value())
        } else {
            Value::Null
        },
    );
    put("non_federal_funding", json!(0));
    put("total_funding", json!(amount));
    put(
        "funding_opportunity",
        json!({ "number": null, "goals": null }),
    );
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

    fn agency_of(&self, award: &Award) -> Value {
        let Some((agency, part)) = self.corpus().awarding(award) else {
            return Value::Null;
        };
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
    }

    fn recipient_of(recipient: &Recipient) -> Value {
        json!({
            "recipient_hash": recipient.id,
            "recipient_name": recipient.name,
            "recipient_uei": recipient.uei,
            "recipient_unique_id": recipient.duns,
            "parent_recipient_hash": null,
            "parent_recipient_name": null,
            "parent_recipient_uei": null,
            "parent_recipient_unique_id": null,
            "business_categories": ["Category Business", "Small Business"],
            "location": location(recipient),
        })
    }

    fn by_fund(award: &Award, amount: f64) -> Value {
        award.fund.map_or(
            json!([]),
            |code| json!([{ "code": code, "amount": cents(amount) }]),
        )
    }

    /// The page of an award; its members depend on the kind of award.
    fn award_page(&self, award: &Award) -> Value {
        let last = award
            .transactions
            .last()
            .map_or(award.start, |one| one.date);
        let subawards: f64 = award.subawards.iter().map(|one| one.amount).sum();
        let amount = award.amount();
        let mut page = Map::new();
        let mut put = |name: &str, value: Value| {
            page.insert(name.to_owned(), value);
        };
        put("id", json!(award.id));
        put("generated_unique_award_id", json!(award.generated()));
        put("category", json!(award.category()));
        put("type", json!(award.code));
        put("type_description", json!(award.kind));
        put("description", json!(award.description()));
        put("total_obligation", json!(amount));
        put("subaward_count", json!(award.subawards.len()));
        put("total_subaward_amount", dollars(subawards));
        put("date_signed", json!(dates::text(award.start)));
        if award.is_procurement() {
            procurement_members(award, &mut put);
        } else {
            assistance_members(award, &mut put);
        }
        put("awarding_agency", self.agency_of(award));
        put("funding_agency", self.agency_of(award));
        let recipient = self.corpus().recipient(award);
        put(
            "recipient",
            recipient.map_or(Value::Null, Self::recipient_of),
        );
        put("executive_details", json!({ "officers": [] }));
        put(
            "period_of_performance",
            json!({
                "start_date": dates::text(award.start),
                "end_date": dates::text(award.end),
                "last_modified_date": format!("{last} 10:15:00"),
                "potential_end_date": format!("{} 00:00:00", award.end),
            }),
        );
        put("place_of_performance", performance(award));
        put("total_account_outlay", json!(award.outlays_if_any()));
        put("total_account_obligation", json!(amount));
        put(
            "account_outlays_by_defc",
            Self::by_fund(award, award.outlays),
        );
        put("account_obligations_by_defc", Self::by_fund(award, amount));
        put("total_outlay", json!(award.outlays_if_any()));
        Value::Object(page)
    }

    fn accounts(&self, award: &Award) -> Vec<Value> {
        let Some((agency, _)) = self.corpus().awarding(award) else {
            return Vec::new();
        };
        let (code, title, _) = self.corpus().account(award);
        vec![json!({
            "total_transaction_obligated_amount": award.amount(),
            "federal_account": code,
            "account_title": title,
            "funding_agency_abbreviation": agency.abbreviation,
            "funding_agency_name": agency.name,
            "funding_agency_id": agency.id,
            "funding_toptier_agency_id": agency.id / 10,
            "funding_agency_slug": agency.slug(),
        })]
    }

    /// What accounts report of an award, a row for each transaction.
    /// The lines of a frame contract; with `piid` those of one award of it.
    fn frame_funding(&self, award: &Award, call: &Call) -> Vec<Value> {
        let piid = call.given("piid");
        let mut lines = self.funding(award, true);
        lines.retain(|line| {
            piid.as_deref()
                .is_none_or(|piid| line.get("piid").and_then(Value::as_str) == Some(piid))
        });
        lines
    }

    fn funding(&self, award: &Award, idv: bool) -> Vec<Value> {
        let Some((agency, _)) = self.corpus().awarding(award) else {
            return Vec::new();
        };
        let (code, title, _) = self.corpus().account(award);
        let (agency_code, main) = code.split_once('-').unwrap_or((&code, ""));
        award
            .transactions
            .iter()
            .map(|one| {
                let month = dates::fiscal_month(one.date);
                let mut record = json!({
                    "transaction_obligated_amount": one.amount,
                    "gross_outlay_amount": one.outlay,
                    "disaster_emergency_fund_code": award.fund,
                    "federal_account": code,
                    "account_title": title,
                    "funding_agency_name": agency.name,
                    "funding_agency_id": agency.id,
                    "funding_toptier_agency_id": agency.id / 10,
                    "funding_agency_slug": agency.slug(),
                    "awarding_agency_name": agency.name,
                    "awarding_agency_id": agency.id,
                    "awarding_toptier_agency_id": agency.id / 10,
                    "awarding_agency_slug": agency.slug(),
                    "object_class": award.class().0,
                    "object_class_name": award.class().1,
                    "program_activity_code": activity(award.activity).0,
                    "program_activity_name": activity(award.activity).1,
                    "reporting_fiscal_year": dates::fiscal_year(one.date),
                    "reporting_fiscal_quarter": (month + 2) / 3,
                    "reporting_fiscal_month": month,
                    "is_quarterly_submission": dates::fiscal_year(one.date) < 2021,
                });
                if let (true, Value::Object(members)) = (idv, &mut record) {
                    members.remove("federal_account");
                    members.insert("award_id".to_owned(), json!(award.id));
                    members.insert(
                        "generated_unique_award_id".to_owned(),
                        json!(award.generated()),
                    );
                    members.insert("piid".to_owned(), json!(award.number()));
                    members.insert("agency_id".to_owned(), json!(agency_code));
                    members.insert("main_account_code".to_owned(), json!(main));
                }
                record
            })
            .collect()
    }

    fn transactions_of(award: &Award) -> Vec<Value> {
        award
            .transactions
            .iter()
            .map(|one| {
                let first = one.is_first();
                let prefix = if award.is_procurement() {
                    "CONT"
                } else {
                    "ASST"
                };
                let mut record = json!({
                    "id": format!("{prefix}_TX_{}_{}", award.number(), one.modification()),
                    "type": award.code,
                    "type_description": award.kind,
                    "action_date": dates::text(one.date),
                    "action_type": if first { "A" } else { "C" },
                    "action_type_description": if first { "NEW" } else { "FUNDING ONLY ACTION" },
                    "modification_number": one.modification(),
                    "description": award.description(),
                    "federal_action_obligation": one.amount,
                    "face_value_loan_guarantee": null,
                    "original_loan_subsidy_cost": null,
                });
                if let (false, Value::Object(members)) = (award.is_procurement(), &mut record) {
                    members.insert("cfda_number".to_owned(), json!(award.program.0));
                }
                record
            })
            .collect()
    }

    fn subawards_of(&self, asked: Option<&Award>) -> Vec<Value> {
        let corpus = self.corpus();
        let awards: Vec<&Award> = match asked {
            Some(award) => vec![award],
            None => corpus.awards.iter().collect(),
        };
        let each = awards.into_iter();
        each.flat_map(|award| award.subawards.iter().map(move |one| (award, one)))
            .map(|(award, one)| {
                let (id, number, description) = award.subaward_texts(one);
                json!({
                    "id": id,
                    "subaward_number": number,
                    "description": description,
                    "action_date": dates::text(one.date),
                    "amount": one.amount,
                    "recipient_name": corpus.recipients.get(one.recipient).map(|one| &one.name),
                })
            })
            .collect()
    }

    /// The contracts that were made within a frame contract: those of the same part of an agency.
    fn children(&self, frame: &Award) -> Vec<&Award> {
        self.corpus()
            .awards
            .iter()
            .filter(|award| {
                award.group == "contracts"
                    && award.agency == frame.agency
                    && award.part == frame.part
            })
            .take(30)
            .collect()
    }

    fn child_record(&self, award: &Award) -> Option<Value> {
        let (agency, _) = self.corpus().awarding(award)?;
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
            "obligated_amount": award.amount(),
            "period_of_performance_current_end_date": dates::text(award.end),
            "period_of_performance_start_date": dates::text(award.start),
            "piid": award.number(),
            "funding_agency_slug": agency.slug(),
            "awarding_agency_slug": agency.slug(),
        }))
    }

    fn activity_record(&self, frame: &Award, award: &Award) -> Option<Value> {
        let corpus = self.corpus();
        let (agency, _) = corpus.awarding(award)?;
        let recipient = corpus.recipient(award)?;
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
            "obligated_amount": award.amount(),
            "awarded_amount": cents(award.amount() * 1.3),
            "period_of_performance_start_date": dates::text(award.start),
            "piid": award.number(),
            "recipient_name": recipient.name,
            "recipient_id": recipient.id,
            "grandchild": false,
        }))
    }

    fn amounts(&self, frame: &Award) -> Value {
        let children = self.children(frame);
        let sum: f64 = children.iter().map(|award| award.amount()).sum();
        let outlays: f64 = children.iter().map(|award| award.outlays).sum();
        let funds: Vec<Value> = NAMES
            .emergency_funds
            .iter()
            .filter_map(|fund| {
                let amount: f64 = children
                    .iter()
                    .filter(|award| award.fund == Some(fund.code))
                    .map(|award| award.amount())
                    .sum();
                (amount != 0.0).then(|| json!({ "code": fund.code, "amount": cents(amount) }))
            })
            .collect();
        let mut answer = Map::new();
        let mut put = |name: String, value: Value| answer.insert(name, value);
        put("award_id".to_owned(), json!(frame.id));
        put(
            "generated_unique_award_id".to_owned(),
            json!(frame.generated()),
        );
        put("child_idv_count".to_owned(), json!(0));
        for (kind, own) in [("child", true), ("grandchild", false)] {
            let amount = |number: f64| if own { dollars(number) } else { json!(0) };
            let count = if own { children.len() } else { 0 };
            put(format!("{kind}_award_count"), json!(count));
            put(format!("{kind}_award_total_obligation"), amount(sum));
            put(format!("{kind}_award_total_outlay"), amount(outlays));
            put(
                format!("{kind}_award_base_and_all_options_value"),
                amount(sum * 1.3),
            );
            put(
                format!("{kind}_award_base_exercised_options_val"),
                amount(sum * 1.02),
            );
            put(format!("{kind}_total_account_outlay"), amount(outlays));
            put(format!("{kind}_total_account_obligation"), amount(sum));
            let list = if own { json!(funds) } else { json!([]) };
            put(format!("{kind}_account_outlays_by_defc"), list.clone());
            put(format!("{kind}_account_obligations_by_defc"), list);
        }
        Value::Object(answer)
    }

    /// The operations on one award.
    pub(super) fn award(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        if row.name == "last_updated" {
            let today = self.environment.today.strftime("%m/%d/%Y").to_string();
            return Some(Reply::json(200, &json!({ "last_updated": today })));
        }
        if row.name == "list" && row.group == "subawards" {
            let records = self.subawards_of(self.asked_award(call));
            return Some(self.enveloped(row, call, records));
        }
        let Some(award) = self.asked_award(call) else {
            // Lists of an unknown award are empty; its page and its counts are not there.
            let list = !row.records.is_empty();
            return Some(if list {
                self.enveloped(row, call, Vec::new())
            } else {
                let asked = [
                    call.argument("award_id"),
                    &call.given("award_id").unwrap_or_default(),
                ]
                .concat();
                detail(404, &format!("No Award found with: '{asked}'"))
            });
        };
        let list = |records: Vec<Value>| Some(self.enveloped(row, call, records));
        let answer = match (row.group, row.name) {
            ("awards", "get") => self.award_page(award),
            ("awards.count", "transaction") => json!({ "transactions": award.transactions.len() }),
            ("awards.count", "federal_account") => {
                // It counts the lines, in spite of its name.
                json!({ "federal_accounts": self.funding(award, false).len() })
            }
            ("awards.count", "subaward") => json!({ "subawards": award.subawards.len() }),
            ("idvs.count", _) => json!({ "count": self.frame_funding(award, call).len() }),
            ("idvs", "amounts") => self.amounts(award),
            (_, "funding_rollup") => json!({
                "total_transaction_obligated_amount": award.amount(),
                "awarding_agency_count": 1,
                "funding_agency_count": 1,
                "federal_account_count": 1,
            }),
            (_, "accounts") => return list(self.accounts(award)),
            ("awards", "funding") => return list(self.funding(award, false)),
            ("idvs", "funding") => return list(self.frame_funding(award, call)),
            ("transactions", _) => return list(Self::transactions_of(award)),
            ("idvs", "activity") => {
                let children = self.children(award);
                return list(
                    children
                        .into_iter()
                        .filter_map(|child| self.activity_record(award, child))
                        .collect(),
                );
            }
            ("idvs", "awards") => {
                let children = self.children(award);
                return list(
                    children
                        .into_iter()
                        .filter_map(|child| self.child_record(child))
                        .collect(),
                );
            }
            _ => return None,
        };
        Some(Reply::json(200, &answer))
    }
}

//! Writes the archives of download jobs: ZIP files whose tables contain the requested data.

use std::io::{Cursor, Write};

use bytes::Bytes;
use serde_json::{Value, json};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::account_lines::{Line, sums};
use super::award::Transaction;
use super::codes::{account_at, activity, class, symbol};
use super::columns::{RowContext, amount, columns};
use super::corpus::Corpus;
use super::filters::{Chosen, choose};
use super::names::NAMES;
use super::request::strings;
use crate::dates;

/// Below the sandbox's address: where the files are.
pub const PLACE: &str = "spending-files/generated_downloads";

/// A finished file with what its job says of it.
#[derive(Debug, Clone)]
pub struct File {
    pub bytes: Bytes,
    pub rows: usize,
    pub columns: usize,
}

/// An archive that is being written.
struct Archive {
    writer: ZipWriter<Cursor<Vec<u8>>>,
    separator: char,
    ending: &'static str,
    limit: usize,
    rows: usize,
    columns: usize,
}

type Written = zip::result::ZipResult<()>;

impl Archive {
    fn new(body: &Value) -> Self {
        let (separator, ending) = match body.get("file_format").and_then(Value::as_str) {
            Some("tsv") => ('\t', "tsv"),
            Some("pstxt") => ('|', "txt"),
            _ => (',', "csv"),
        };
        let limit = body.get("limit").and_then(Value::as_u64).unwrap_or(500_000);
        Self {
            writer: ZipWriter::new(Cursor::new(Vec::new())),
            separator,
            ending,
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
            rows: 0,
            columns: 0,
        }
    }

    fn line(&mut self, cells: impl Iterator<Item = String>) -> Written {
        let mut line = String::new();
        for (at, cell) in cells.enumerate() {
            if at > 0 {
                line.push(self.separator);
            }
            if cell.contains([self.separator, '"', '\n', '\r']) {
                line.push('"');
                line.push_str(&cell.replace('"', "\"\""));
                line.push('"');
            } else {
                line.push_str(&cell);
            }
        }
        line.push('\n');
        Ok(self.writer.write_all(line.as_bytes())?)
    }

    /// A table: its name without an ending, its header and its rows, as many as the limit allows.
    fn table<'a>(
        &mut self,
        name: &str,
        header: &[&str],
        rows: impl Iterator<Item = Vec<String>> + 'a,
    ) -> Written {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(zip::DateTime::default());
        let name = format!("{name}.{}", self.ending);
        self.writer.start_file(name, options)?;
        self.columns += header.len();
        self.line(header.iter().map(|one| (*one).to_owned()))?;
        for row in rows.take(self.limit) {
            self.rows += 1;
            self.line(row.into_iter())?;
        }
        Ok(())
    }

    /// Two tables, of contracts and of assistance: a row for each award or each transaction.
    fn awards(
        &mut self,
        corpus: &Corpus,
        chosen: &[Chosen<'_>],
        transactions: bool,
        wanted: &[String],
    ) -> Written {
        for (kind, procurement) in [("Contracts", true), ("Assistance", false)] {
            let columns = columns(procurement, transactions, wanted);
            let header: Vec<&str> = columns.iter().map(|one| one.0).collect();
            let what = if transactions {
                "PrimeTransactions"
            } else {
                "PrimeAwardSummaries"
            };
            let own = chosen
                .iter()
                .filter(|one| one.award.is_procurement() == procurement);
            let rows = own.flat_map(|one| {
                let cells = |transaction: Option<&Transaction>| -> Option<Vec<String>> {
                    let row = RowContext::new(corpus, one.award, transaction)?;
                    Some(columns.iter().map(|(_, cell)| cell(&row)).collect())
                };
                if transactions {
                    let each = one.transactions.iter();
                    each.filter_map(|one| cells(Some(one))).collect()
                } else {
                    Vec::from_iter(cells(None))
                }
            });
            self.table(&format!("{kind}_{what}_1"), &header, rows)?;
        }
        Ok(())
    }

    fn subawards(&mut self, corpus: &Corpus, chosen: &[Chosen<'_>]) -> Written {
        let header = [
            "prime_award_unique_key",
            "subaward_number",
            "subaward_amount",
            "subaward_action_date",
            "subawardee_name",
            "subaward_description",
        ];
        for (kind, procurement) in [("Contracts", true), ("Assistance", false)] {
            let rows = chosen
                .iter()
                .filter(|one| one.award.is_procurement() == procurement)
                .flat_map(|one| one.award.subawards.iter().map(move |sub| (one.award, sub)))
                .map(|(award, sub)| {
                    let (_, number, description) = award.subaward_texts(sub);
                    let recipient = corpus.recipients.get(sub.recipient);
                    vec![
                        award.generated(),
                        number,
                        amount(sub.amount),
                        dates::text(sub.date),
                        recipient.map_or_else(String::new, |one| one.name.clone()),
                        description,
                    ]
                });
            self.table(&format!("{kind}_Subawards_1"), &header, rows)?;
        }
        Ok(())
    }

    /// Accounts' lines, summed by what distinguishes them.
    fn accounts<'a>(
        &mut self,
        name: &str,
        lines: impl Iterator<Item = Line<'a>>,
        by_program: bool,
        by_award: bool,
    ) -> Written {
        let sums = sums(lines, |line| {
            let award = line.award.filter(|_| by_award);
            if by_award && award.is_none() {
                return None;
            }
            let parts = by_program.then_some((line.class, line.activity, line.fund));
            let id = award.map(|award| (award.id, award.generated()));
            Some((line.agency, line.account, parts, id))
        });
        let header = [
            "agency_identifier",
            "federal_account_symbol",
            "treasury_account_symbol",
            "federal_account_name",
            "object_class_code",
            "program_activity_code",
            "disaster_emergency_fund_code",
            "award_unique_key",
            "obligations_incurred",
            "gross_outlay_amount",
        ];
        let rows = sums
            .into_iter()
            .map(|((agency, account, parts, id), sums)| {
                let (code, title, _) = account_at(agency, account);
                let text = |text: &str| text.to_owned();
                vec![
                    text(code.split_once('-').map_or("", |(agency, _)| agency)),
                    code.clone(),
                    symbol(&code),
                    title,
                    parts.map_or_else(String::new, |one| text(class(one.0).0)),
                    parts.map_or_else(String::new, |one| activity(one.1).0),
                    parts.map_or_else(String::new, |one| text(one.2.unwrap_or_default())),
                    id.map_or_else(String::new, |one| one.1),
                    amount(sums.obligated),
                    amount(sums.outlay),
                ]
            });
        self.table(name, &header, rows)
    }

    fn finish(self) -> zip::result::ZipResult<File> {
        let (rows, columns) = (self.rows, self.columns);
        let bytes = Bytes::from(self.writer.finish()?.into_inner());
        Ok(File {
            bytes,
            rows,
            columns,
        })
    }
}

/// A custom download's filters as those of a search.
fn as_search(filters: &Value) -> Value {
    let mut search = filters.clone();
    if let Value::Object(members) = &mut search {
        if let Some(codes) = members.remove("prime_award_types") {
            members.insert("award_type_codes".to_owned(), codes);
        }
        if let Some(range) = members.remove("date_range") {
            let day = |name: &str, otherwise: &str| {
                let given = range.get(name).and_then(Value::as_str);
                given.unwrap_or(otherwise).to_owned()
            };
            let period = json!([{
                "start_date": day("start_date", "1000-01-01"),
                "end_date": day("end_date", "2999-12-31"),
            }]);
            members.insert("time_period".to_owned(), period);
        }
        if let Some(Value::Array(agencies)) = members.get_mut("agencies") {
            agencies.retain(|one| one.get("name").and_then(Value::as_str) != Some("all"));
        }
    }
    search
}

/// The tables of a download of accounts, by the kinds of submissions.
fn write_accounts(archive: &mut Archive, corpus: &Corpus, filters: &Value) -> Written {
    let number = |name: &str| filters.get(name).and_then(Value::as_i64);
    let text = |name: &str| {
        let value = filters.get(name).and_then(Value::as_str);
        value.filter(|text| *text != "all").map(str::to_owned)
    };
    let last = number("quarter").map_or(number("period").unwrap_or(12), |one| one * 3);
    let (fiscal_year, agency) = (
        number("fy").unwrap_or_else(|| dates::fiscal_year(corpus.today)),
        text("agency"),
    );
    let (account, funds) = (text("federal_account"), strings(filters.get("def_codes")));
    let lines = || {
        corpus.lines().filter(|line| {
            let (code, _, id) = account_at(line.agency, line.account);
            let own = NAMES.agencies.get(line.agency);
            line.year() == fiscal_year
                && dates::fiscal_month(line.date) <= last
                && agency.as_deref().is_none_or(|wanted| {
                    own.is_some_and(|one| one.code == wanted || one.id.to_string() == wanted)
                })
                && account
                    .as_deref()
                    .is_none_or(|wanted| code == wanted || id.to_string() == wanted)
                && (funds.is_empty() || line.is_of(&funds))
        })
    };
    for kind in strings(filters.get("submission_types")) {
        match kind.as_str() {
            "object_class_program_activity" => {
                archive.accounts("AccountBreakdownByPA-OC_1", lines(), true, false)?;
            }
            "award_financial" => {
                archive.accounts("AccountBreakdownByAward_1", lines(), true, true)?;
            }
            _ => archive.accounts("AccountBalances_1", lines(), false, false)?,
        }
    }
    Ok(())
}

/// The tables of a download of emergency funds.
fn write_emergency(
    archive: &mut Archive,
    corpus: &Corpus,
    name: &str,
    filters: &Value,
    wanted: &[String],
) -> Written {
    let funds = strings(filters.get("def_codes"));
    let chosen = choose(corpus, filters, false);
    if name == "disaster" {
        let lines = corpus.lines().filter(|line| line.is_of(&funds));
        archive.accounts("AccountBreakdownByPA-OC_1", lines, true, false)?;
        archive.awards(corpus, &chosen, false, wanted)?;
    } else {
        let mut sums = std::collections::BTreeMap::<usize, (usize, f64, f64)>::new();
        for one in &chosen {
            let sum = sums.entry(one.award.recipient).or_default();
            *sum = (sum.0 + 1, sum.1 + one.amount(), sum.2 + one.outlay());
        }
        let header = [
            "recipient",
            "award_obligations",
            "award_outlays",
            "number_of_awards",
        ];
        let rows = sums.into_iter().map(|(at, (count, bound, paid))| {
            let recipient = corpus.recipients.get(at);
            vec![
                recipient.map_or_else(String::new, |one| one.name.clone()),
                amount(bound),
                amount(paid),
                count.to_string(),
            ]
        });
        archive.table("COVID-19_Recipients_1", &header, rows)?;
    }
    Ok(())
}

/// The tables of one award.
fn write_award(archive: &mut Archive, corpus: &Corpus, body: &Value, wanted: &[String]) -> Written {
    let asked = match body.get("award_id") {
        Some(Value::String(text)) => text.clone(),
        Some(value) => value.to_string(),
        None => String::new(),
    };
    let chosen: Vec<Chosen<'_>> = corpus
        .award(&asked)
        .map(|award| Chosen {
            award,
            transactions: award.transactions.iter().collect(),
            subawards: award.subawards.iter().collect(),
        })
        .into_iter()
        .collect();
    archive.awards(corpus, &chosen, true, wanted)?;
    archive.subawards(corpus, &chosen)?;
    let id = chosen.first().map(|one| one.award.id);
    let lines = corpus.lines();
    let lines = lines.filter(|line| id.is_some() && line.award.map(|one| one.id) == id);
    archive.accounts("FederalAccountFunding_1", lines, true, true)?;
    Ok(())
}

/// The tables of a search of awards, by the levels that are asked for.
fn write_search(
    archive: &mut Archive,
    corpus: &Corpus,
    name: &str,
    body: &Value,
    wanted: &[String],
) -> Written {
    let filters = body.get("filters").unwrap_or(&Value::Null);
    let chosen = choose(corpus, &as_search(filters), false);
    let levels = strings(body.get("spending_level"));
    let asked = |level: &str| levels.iter().any(|one| one == level);
    let transactions = name == "transactions" || asked("transactions");
    if !transactions || asked("awards") {
        archive.awards(corpus, &chosen, false, wanted)?;
    }
    if transactions {
        archive.awards(corpus, &chosen, true, wanted)?;
    }
    if levels.is_empty() || asked("subawards") {
        archive.subawards(corpus, &chosen)?;
    }
    Ok(())
}

/// Writes the file of a job: the name of its row and its request.
pub fn write(corpus: &Corpus, name: &str, body: &Value) -> zip::result::ZipResult<File> {
    let mut archive = Archive::new(body);
    let filters = body.get("filters").unwrap_or(&Value::Null);
    let wanted = strings(body.get("columns"));
    match name {
        "accounts" => write_accounts(&mut archive, corpus, filters)?,
        "disaster" | "disaster_recipients" => {
            write_emergency(&mut archive, corpus, name, filters, &wanted)?;
        }
        "contract" | "idv" | "assistance" => write_award(&mut archive, corpus, body, &wanted)?,
        _ => write_search(&mut archive, corpus, name, body, &wanted)?,
    }
    archive.finish()
}

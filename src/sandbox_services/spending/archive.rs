//! Writes the archives of download jobs: ZIP files whose tables contain the requested data.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use std::sync::Arc;

use bytes::Bytes;
use serde_json::{Map, Value, json};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::account_lines::{Line, Tally, sums};
use super::award::{Award, Transaction};
use super::codes::{account_at, activity, class, symbol};
use super::columns::{RowContext, amount, columns};
use super::corpus::Corpus;
use super::download_names::{DOWNLOADS, FileNames, account_agency};
use super::download_request::MOST_ROWS;
use super::filters::{Chosen, Level, choose};
use super::large_archive::{COLUMNS, LargeArchive};
use super::names::NAMES;
use super::request::strings;
use crate::dates;
use crate::job_plan::Tables;
use crate::made_body::Content;

/// The path of the files below the sandbox's address. Each kind has its folder.
pub const PLACE: &str = "spending-files";

/// The folder of the files of jobs.
pub const GENERATED: &str = "generated_downloads";

/// A finished file with the figures that its job reports.
#[derive(Debug, Clone)]
pub struct File {
    pub content: FileContent,
    pub rows: usize,
    pub columns: usize,
    /// How often it was rebuilt.
    pub version: u32,
}

/// The contents of a file.
#[derive(Debug, Clone)]
pub enum FileContent {
    Whole(Bytes),
    /// Generated for each reader.
    Made(Arc<LargeArchive>),
}

impl File {
    pub fn length(&self) -> u64 {
        match &self.content {
            FileContent::Whole(bytes) => bytes.len() as u64,
            FileContent::Made(archive) => archive.length(),
        }
    }

    /// A file with tables of a chosen size. Each version has other rows.
    pub fn large(tables: Tables, names: &FileNames<'_>, version: u32) -> Self {
        let name = names.archive(false);
        let stem = name.strip_suffix(".zip").unwrap_or(&name).to_owned();
        let each = (1..=tables.count).map(move |number| format!("{stem}_{number}.csv"));
        let archive = LargeArchive::new(tables, each, u64::from(version));
        Self {
            rows: archive.rows(),
            columns: COLUMNS * usize::from(tables.count),
            content: FileContent::Made(archive),
            version,
        }
    }
}

type Written = zip::result::ZipResult<()>;

/// The kinds of awards: their name in the names of tables, and whether they are procurement.
const KINDS: [(&str, bool); 2] = [("Contracts", true), ("Assistance", false)];

/// The columns of the tables of accounts and of subawards.
const ACCOUNT_COLUMNS: [&str; 10] = [
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
const SUBAWARD_COLUMNS: [&str; 6] = [
    "prime_award_unique_key",
    "subaward_number",
    "subaward_amount",
    "subaward_action_date",
    "subawardee_name",
    "subaward_description",
];

/// A table's header and rows.
struct Rows {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// An archive under construction.
struct Archive<'a> {
    writer: ZipWriter<Cursor<Vec<u8>>>,
    corpus: &'a Corpus,
    request: &'a Value,
    filters: Value,
    wanted: Vec<String>,
    rows: usize,
    columns: usize,
    /// How many tables there are.
    tables: usize,
    /// How many of the first rows of each table are omitted.
    left_out: usize,
}

/// Removes the kinds of days that a table of subawards does not know: new awards have none, and the day of the
/// signature becomes that of the action.
fn without_signatures(filters: &mut Map<String, Value>) {
    let periods = filters.get_mut("time_period").and_then(Value::as_array_mut);
    let periods = periods.into_iter().flatten();
    for period in periods.filter_map(Value::as_object_mut) {
        let kind = period.get("date_type").and_then(Value::as_str);
        if matches!(kind, Some("date_signed" | "new_awards_only")) {
            period.remove("date_type");
        }
    }
}

/// The filters in the form of a search's.
fn as_search(filters: &Value, kind: &str) -> Value {
    let mut search = filters.clone();
    if let Value::Object(members) = &mut search {
        let by_level = members.remove("prime_and_sub_award_types");
        if let Some(types) = by_level.and_then(|levels| levels.get(kind).cloned()) {
            let of = |name: &str, procurement: bool| {
                let listed = strings(Some(&types)).iter().any(|one| one == name);
                listed.then_some(procurement)
            };
            let groups = [of("procurement", true), of("grant", false)];
            let groups: Vec<bool> = groups.into_iter().flatten().collect();
            let own = NAMES.award_groups.iter();
            let own = own.filter(|group| groups.contains(&group.is_procurement()));
            let codes = own.flat_map(|group| group.codes.iter().map(|(code, _)| json!(code)));
            let codes = if groups.is_empty() {
                types
            } else {
                codes.collect()
            };
            members.insert("award_type_codes".to_owned(), codes);
        }
        if let Some(words) = members.remove("transaction_keyword_search") {
            members.insert("keyword_search".to_owned(), words);
        }
        if kind.contains("sub_") {
            without_signatures(members);
        }
        // The recipients of emergency funds are filtered by an object.
        if let Some(text) = members
            .remove("query")
            .and_then(|query| query.get("text").cloned())
        {
            members.insert("recipient_search_text".to_owned(), json!([text]));
        }
    }
    search
}

impl<'a> Archive<'a> {
    fn text(&self, name: &str) -> &str {
        self.request
            .get(name)
            .and_then(Value::as_str)
            .unwrap_or_default()
    }

    /// Writes a table under a name without extension, with at most as many rows as the limit allows.
    fn table(&mut self, name: &str, table: Rows) -> Written {
        let (separator, ending) = match self.text("file_format") {
            "tsv" => ('\t', "tsv"),
            "pstxt" => ('|', "txt"),
            _ => (',', "csv"),
        };
        let limit = self.request.get("limit").and_then(Value::as_u64);
        let limit = usize::try_from(limit.unwrap_or(MOST_ROWS)).unwrap_or(usize::MAX);
        self.member(&format!("{name}.{ending}"))?;
        self.tables += 1;
        self.columns += table.header.len();
        self.line(separator, table.header)?;
        for row in table.rows.into_iter().skip(self.left_out).take(limit) {
            self.rows += 1;
            self.line(separator, row)?;
        }
        Ok(())
    }

    fn member(&mut self, name: &str) -> Written {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(zip::DateTime::default());
        self.writer.start_file(name, options)
    }

    fn line(&mut self, separator: char, cells: Vec<String>) -> Written {
        let cells = cells.into_iter().map(|cell| {
            if cell.contains([separator, '"', '\n', '\r']) {
                format!("\"{}\"", cell.replace('"', "\"\""))
            } else {
                cell
            }
        });
        let cells: Vec<String> = cells.collect();
        let line = cells.join(separator.encode_utf8(&mut [0; 4])) + "\n";
        Ok(self.writer.write_all(line.as_bytes())?)
    }

    /// The awards that the filters select, or the one award that the request names.
    fn chosen(&self, kind: &str, level: Level) -> Vec<Chosen<'a>> {
        let mut one = ["award_id", "idv_award_id"].iter();
        let one = one.find_map(|name| self.filters.get(*name));
        let Some(id) = one else {
            return choose(self.corpus, &as_search(&self.filters, kind), level);
        };
        let award = self.corpus.award(&id.to_string()).into_iter();
        award
            .flat_map(|award| {
                if kind == "idv_orders" {
                    self.corpus.orders(award).collect()
                } else {
                    vec![award]
                }
            })
            .map(|award: &Award| Chosen {
                award,
                transactions: award.transactions.iter().collect(),
                subawards: award.subawards.iter().collect(),
            })
            .collect()
    }

    /// One row per award or per transaction.
    fn awards(&self, chosen: &[Chosen<'_>], procurement: bool, transactions: bool) -> Rows {
        let columns = columns(procurement, transactions, &self.wanted);
        let own = chosen
            .iter()
            .filter(|one| one.award.is_procurement() == procurement);
        let cells = |award: &Award, transaction: Option<&Transaction>| {
            let row = RowContext::new(self.corpus, award, transaction)?;
            Some(columns.iter().map(|(_, cell)| cell(&row)).collect())
        };
        let rows = own.flat_map(|one| -> Vec<Vec<String>> {
            if transactions {
                let each = one.transactions.iter();
                each.filter_map(|each| cells(one.award, Some(each)))
                    .collect()
            } else {
                Vec::from_iter(cells(one.award, None))
            }
        });
        Rows {
            rows: rows.collect(),
            header: columns.iter().map(|one| one.0.to_owned()).collect(),
        }
    }

    fn subawards(&self, chosen: &[Chosen<'_>], procurement: bool) -> Rows {
        let own = chosen
            .iter()
            .filter(|one| one.award.is_procurement() == procurement);
        let each = own.flat_map(|one| one.subawards.iter().map(move |sub| (one.award, *sub)));
        let rows = each.map(|(award, sub)| {
            let (_, number, description) = award.subaward_texts(sub);
            let recipient = self.corpus.recipients.get(sub.recipient);
            vec![
                award.generated(),
                number,
                amount(sub.amount),
                dates::text(sub.date),
                recipient.map_or_else(String::new, |one| one.name.clone()),
                description,
            ]
        });
        Rows {
            header: SUBAWARD_COLUMNS.map(str::to_owned).into(),
            rows: rows.collect(),
        }
    }

    /// The lines of the accounts, summed over those that are not distinguished.
    fn accounts(&self, by_program: bool, by_award: bool) -> Rows {
        let sums = sums(self.lines(), |line| {
            let award = line.award.filter(|_| by_award);
            if by_award && award.is_none() {
                return None;
            }
            let parts = by_program.then_some((line.class, line.activity, line.fund));
            let id = award.map(|award| (award.id, award.generated()));
            Some((line.agency, line.account, parts, id))
        });
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
        Rows {
            header: ACCOUNT_COLUMNS.map(str::to_owned).into(),
            rows: rows.collect(),
        }
    }

    /// The lines of the accounts that the filters select.
    fn lines(&self) -> impl Iterator<Item = Line<'a>> + use<'a> {
        let number = |name: &str| self.filters.get(name).and_then(Value::as_i64);
        let text = |name: &str| {
            let value = self.filters.get(name).and_then(Value::as_str);
            value
                .filter(|text| !text.eq_ignore_ascii_case("all"))
                .map(str::to_owned)
        };
        let (year, quarter) = (number("fy"), number("quarter"));
        let last = number("period")
            .or(quarter.map(|quarter| quarter * 3))
            .unwrap_or(12);
        let agency = text("agency")
            .as_deref()
            .and_then(account_agency)
            .map(|one| one.id);
        let account = text("federal_account");
        let funds = strings(self.filters.get("def_codes"));
        let award = number("award_id").or_else(|| number("idv_award_id"));
        self.corpus.lines().filter(move |line| {
            let (code, _, id) = account_at(line.agency, line.account);
            let own = NAMES.agencies.get(line.agency).map(|own| own.id);
            year.is_none_or(|year| line.year() == year && dates::fiscal_month(line.date) <= last)
                && (agency.is_none() || own == agency)
                && account
                    .as_deref()
                    .is_none_or(|wanted| code == wanted || id.to_string() == wanted)
                && (funds.is_empty() || line.is_of(&funds))
                && award.is_none_or(|award| line.award.is_some_and(|one| one.id == award))
        })
    }

    fn recipients(&self, chosen: &[Chosen<'_>]) -> Rows {
        let mut sums = BTreeMap::<usize, Tally>::new();
        for one in chosen {
            let sum = sums.entry(one.award.recipient).or_default();
            sum.add_award(one.award, one.amount(), one.outlay());
        }
        let rows = sums.into_iter().map(|(at, sum)| {
            let recipient = self.corpus.recipients.get(at);
            let cells = self.wanted.iter().map(|name| match name.as_str() {
                "recipient" => recipient.map_or_else(String::new, |one| one.name.clone()),
                "award_obligations" => amount(sum.obligation),
                "award_outlays" => amount(sum.outlay),
                "face_value_of_loans" => amount(sum.face_value),
                "number_of_awards" => sum.awards.to_string(),
                _ => String::new(),
            });
            cells.collect()
        });
        Rows {
            rows: rows.collect(),
            header: self.wanted.clone(),
        }
    }

    /// Writes the tables of one type: one table, or one of contracts and one of assistance if both are
    /// requested.
    fn write(&mut self, kind: &str, names: &FileNames<'_>) -> Written {
        let Some(table) = DOWNLOADS.table(kind) else {
            return Ok(());
        };
        let one = match kind {
            "account_balances" | "gtas_balances" => Some(self.accounts(false, false)),
            "object_class_program_activity" => Some(self.accounts(true, false)),
            "disaster_recipient" => Some(self.recipients(&self.chosen(kind, Level::Awards))),
            kind if kind == "award_financial" || kind.ends_with("_funding") => {
                Some(self.accounts(true, true))
            }
            _ => None,
        };
        if let Some(rows) = one {
            return self.table(&names.table(table, "TAS", self.tables), rows);
        }
        let subawards = kind.contains("sub_");
        let transactions = kind.contains("transaction") || kind == "prime_awards";
        let level = match (subawards, transactions) {
            (true, _) => Level::Subawards,
            (_, true) => Level::Transactions,
            _ => Level::Awards,
        };
        let chosen = self.chosen(kind, level);
        let types = as_search(&self.filters, kind);
        let types = strings(types.get("award_type_codes"));
        for (called, procurement) in KINDS {
            let mut groups = NAMES.award_groups.iter();
            let wanted = groups.any(|group| {
                group.is_procurement() == procurement && types.iter().any(|code| group.has(code))
            });
            if wanted || types.is_empty() {
                let rows = if subawards {
                    self.subawards(&chosen, procurement)
                } else {
                    self.awards(&chosen, procurement, transactions)
                };
                self.table(&names.table(table, called, self.tables), rows)?;
            }
        }
        Ok(())
    }

    /// Writes the description beside the tables, if there is one.
    fn description(&mut self) -> Written {
        let described = self.request.get("include_file_description");
        let name = described.and_then(|described| described.get("destination"));
        if let Some(name) = name.and_then(Value::as_str) {
            self.member(name)?;
            self.writer.write_all(DESCRIPTION)?;
        }
        Ok(())
    }
}

/// The text of the description.
const DESCRIPTION: &[u8] = b"The tables of this archive are made-up data of a sandbox.\n";

/// Writes the file of a job for the request as the service understood it. Each version omits another first
/// row.
pub fn write(corpus: &Corpus, names: &FileNames<'_>, version: u32) -> zip::result::ZipResult<File> {
    let request = names.request;
    let mut archive = Archive {
        writer: ZipWriter::new(Cursor::new(Vec::new())),
        corpus,
        request,
        filters: request.get("filters").cloned().unwrap_or_default(),
        wanted: strings(request.get("columns")),
        rows: 0,
        columns: 0,
        tables: 0,
        left_out: version as usize,
    };
    for kind in strings(request.get("download_types")) {
        archive.write(&kind, names)?;
    }
    archive.description()?;
    Ok(File {
        rows: archive.rows,
        columns: archive.columns,
        version,
        content: FileContent::Whole(archive.writer.finish()?.into_inner().into()),
    })
}

//! The names of public spending: agencies, and codes with their meanings.

use serde::Deserialize;
use serde_json::Value;

use crate::data_file::data_file;
use crate::words;

/// A code and its meaning.
pub type Coded = (&'static str, &'static str);

/// The contents of `names.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Names {
    pub agencies: Vec<Agency>,
    /// Endings of the account codes that every agency has.
    pub accounts: Vec<Coded>,
    pub award_groups: Vec<AwardGroup>,
    pub emergency_funds: Vec<Fund>,
    /// Industries, and the sectors that contain them.
    pub naics: Vec<Coded>,
    pub sectors: Vec<Coded>,
    /// Products and services.
    pub pscs: Vec<Coded>,
    /// Assistance programs.
    pub programs: Vec<Coded>,
    /// The set-asides, the extents of competition and the pricings of contracts. The usual one is the first.
    pub set_asides: Vec<Coded>,
    pub competitions: Vec<Coded>,
    pub pricings: Vec<Coded>,
    /// The kinds of businesses, and those that one business can have together.
    pub business_categories: Vec<Coded>,
    pub businesses: Vec<Vec<&'static str>>,
    pub object_classes: Vec<Coded>,
    pub major_classes: Vec<Coded>,
    pub activities: Vec<&'static str>,
    /// The budget functions, each with its subfunctions.
    pub budget_functions: Vec<(&'static str, &'static str, Vec<Coded>)>,
    /// The purposes of awards.
    pub purposes: Vec<&'static str>,
    /// Terms of the glossary.
    pub glossary: Vec<&'static str>,
    /// The members of `filters` in searches, and those of the explorer.
    pub search_filters: Vec<&'static str>,
    pub explored_filters: Vec<&'static str>,
    /// The members of objects inside the filters.
    pub nested_members: Vec<(&'static str, Vec<&'static str>)>,
}

data_file!(pub static NAMES: Names = "names.json");

/// An agency with its subagencies.
#[derive(Debug, Deserialize)]
pub struct Agency {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub id: i64,
    pub parts: Vec<Part>,
}

/// A subagency.
#[derive(Debug, Deserialize)]
pub struct Part {
    pub code: &'static str,
    pub name: &'static str,
    pub abbreviation: &'static str,
    pub id: i64,
}

/// A group of awards.
#[derive(Debug, Deserialize)]
pub struct AwardGroup {
    pub name: &'static str,
    /// Its name in counts.
    pub short: &'static str,
    /// The prefix of its members in a report over time.
    pub prefix: &'static str,
    pub codes: Vec<Coded>,
}

/// An emergency fund.
#[derive(Debug, Deserialize)]
pub struct Fund {
    pub code: &'static str,
    pub law: &'static str,
    pub title: &'static str,
    /// Its disaster, if it is for one.
    pub disaster: Option<&'static str>,
    /// The day of its law. Spending before it is not from the fund.
    pub enacted: Option<&'static str>,
}

impl Agency {
    pub fn slug(&self) -> String {
        words::slug(self.name)
    }
}

impl Part {
    pub fn slug(&self) -> String {
        words::slug(self.name)
    }

    /// The code and the name of its office.
    pub fn office(&self) -> (String, String) {
        let name = format!("{} Acquisition Office", self.name);
        (format!("{}01", self.code), name)
    }
}

impl AwardGroup {
    /// Whether awards of the group are procurement; all others are assistance.
    pub fn is_procurement(&self) -> bool {
        is_procurement(self.name)
    }

    pub fn has(&self, code: &str) -> bool {
        self.codes.iter().any(|(known, _)| *known == code)
    }
}

/// Whether awards of the group are procurement; all others are assistance.
pub fn is_procurement(group: &str) -> bool {
    matches!(group, "contracts" | "idvs")
}

impl Names {
    /// The groups of awards, ordered by name.
    pub fn groups_by_name(&self) -> Vec<&AwardGroup> {
        let mut groups: Vec<&AwardGroup> = self.award_groups.iter().collect();
        groups.sort_by_key(|group| group.name);
        groups
    }

    /// The types of awards, by group.
    pub fn award_types(&self) -> Value {
        let groups = self.award_groups.iter();
        groups
            .map(|group| {
                let codes: Value = group.codes.iter().copied().collect();
                (group.name, codes)
            })
            .collect()
    }

    /// The agency with this code.
    pub fn agency(&self, code: &str) -> Option<&Agency> {
        self.agencies.iter().find(|agency| agency.code == code)
    }

    /// The emergency fund with this code.
    pub fn fund(&self, code: Option<&str>) -> Option<&Fund> {
        let mut funds = self.emergency_funds.iter();
        funds.find(|fund| Some(fund.code) == code)
    }

    /// The name of a major object class.
    pub fn major_class(&self, code: &str) -> &'static str {
        named(&self.major_classes, code).unwrap_or("Other")
    }
}

/// The meaning of a code.
pub fn named(list: &[Coded], code: &str) -> Option<&'static str> {
    let found = list.iter().find(|(known, _)| *known == code);
    found.map(|(_, name)| *name)
}

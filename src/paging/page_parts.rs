//! Divides a page into pages of the caller's size.

use openshelf_transport::Reply;

use super::known_records::News;
use super::list_state::ListState;
use super::page::Page;
use super::page_facts::PageFacts;
use super::position::{self, Position};
use super::step::Step;

/// A page whose new records are more than the caller wants on one page.
pub struct LargePage<'a> {
    pub step: &'a Step,
    pub reply: &'a Reply,
    pub facts: &'a PageFacts,
    pub news: &'a News,
    pub new_records: &'a [usize],
    /// How many records had come twice before it.
    pub duplicates_before: i64,
    /// Pages of its run follow.
    pub is_followed: bool,
    /// The steps after it.
    pub rest: Vec<Step>,
}

impl LargePage<'_> {
    /// Its parts, as many as are wanted.
    ///
    /// A position between two of them requests the whole page again. The records already returned from it
    /// are recognised, and are not a sign of ties.
    pub fn divide(mut self, list: &mut ListState) -> Vec<Page> {
        let size = usize::try_from(list.listed.given_size).unwrap_or(usize::MAX);
        let mut given = 0;
        let mut pages = Vec::new();
        for part in self.new_records.chunks(size.max(1)) {
            given += part.len();
            let keys = list.returned.count_page(self.news, part);
            let is_enough = list.is_enough();
            let is_last = is_enough || given == self.new_records.len();
            if is_enough {
                list.watch.is_cut = true;
                self.rest.clear();
            }
            let own = self.step.alone(self.is_followed).filter(|_| !is_last);
            let position = match own {
                Some(own) => self.position_within(list, own, given),
                None => list.position(self.rest.clone()),
            };
            pages.push(self.part(part, keys, list.returned.pages, position));
            if is_enough {
                break;
            }
        }
        pages
    }

    /// The position after this number of its records. `own` requests it again.
    fn position_within(&self, list: &ListState, own: Step, given: usize) -> Position {
        let steps: Vec<Step> = std::iter::once(own)
            .chain(self.rest.iter().cloned())
            .collect();
        let given = i64::try_from(given).unwrap_or(i64::MAX);
        Position {
            duplicates: self.duplicates_before.saturating_sub(given),
            ..list.position(position::compact(steps.into_iter()))
        }
    }

    /// The page of these records.
    fn part(&self, part: &[usize], keys: Vec<u64>, number: u64, position: Position) -> Page {
        let facts = self.facts;
        let records = part.iter().filter_map(|at| facts.records.get(*at).cloned());
        let identities = part
            .iter()
            .filter_map(|at| facts.identities.get(*at).copied());
        Page {
            reply: self.reply.clone(),
            facts: PageFacts {
                records: records.collect(),
                identities: identities.collect(),
                ..facts.without_records()
            },
            new_records: (0..part.len()).collect(),
            keys,
            number,
            position,
        }
    }
}

//! Answers with vaccines and treatments in trial, and the weeks of influenza.

use serde_json::{Map, Value, json};

use super::{Disease, answer};
use crate::handler::{Answered, OperationCall};
use crate::random::{Random, cents};
use crate::{column_values, words};
use openshelf_core::catalog::Operation;

const PHASES: [&str; 4] = ["Pre-clinical", "Phase 1", "Phase 2", "Phase 3"];

impl Disease {
    /// The members of an operation's record with generic random values, and the generator for more.
    fn loose(&self, operation: &Operation, index: u64) -> (Map<String, Value>, Random) {
        let mut random = Random::new(self.environment.seed, operation.name, index);
        let today = self.environment.today;
        match column_values::record(&mut random, operation.columns, today) {
            Value::Object(members) => (members, random),
            _ => (Map::new(), random),
        }
    }

    /// Vaccines and treatments in trial.
    pub(super) fn trials(&self, call: &OperationCall<'_>) -> Answered {
        let data = (0..36).map(|index| {
            let (mut members, mut random) = self.loose(call.operation, index);
            members.insert("trialPhase".to_owned(), json!(random.pick(&PHASES)));
            Value::Object(members)
        });
        let data: Vec<Value> = data.collect();
        let phases = PHASES.map(|phase| {
            let own = data
                .iter()
                .filter(|one| one.get("trialPhase") == Some(&json!(phase)));
            json!({ "phase": phase, "candidates": own.count().to_string() })
        });
        answer(&json!({
            "source": words::address("trials"),
            "totalCandidates": data.len().to_string(),
            "phases": phases,
            "data": data,
        }))
    }

    /// Weekly counts of a season, which peak in winter.
    pub(super) fn influenza(&self, call: &OperationCall<'_>) -> Answered {
        let data: Vec<Value> = (0..52u64)
            .map(|at| {
                let (mut members, mut random) = self.loose(call.operation, at);
                let season = (-((at as f64 - 17.0) / 6.0).powi(2)).exp();
                let week = if at < 13 { 40 + at } else { at - 12 };
                let year = if at < 13 { 2021 } else { 2022 };
                let mut sum = 0;
                for (name, value) in &mut members {
                    let count = ((400.0 + 9000.0 * season) * (0.4 + random.unit())) as i64;
                    if name == "week" {
                        *value = json!(format!("{year} - {week}/52"));
                    } else if name.starts_with("percent") {
                        *value = json!(cents(1.0 + 6.0 * season + random.unit()));
                    } else if name == "totalILI" {
                        *value = json!(sum);
                    } else if name == "totalPatients" || name == "totalTests" {
                        *value = json!(sum.max(1) * 20 + random.between(0, 999));
                    } else {
                        sum += count;
                        *value = json!(count);
                    }
                }
                Value::Object(members)
            })
            .collect();
        answer(
            &json!({ "updated": self.updated(), "source": words::address("influenza"), "data": data }),
        )
    }
}

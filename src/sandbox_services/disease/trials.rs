//! Answers with vaccines and treatments in trial, and the weeks of influenza.

use serde_json::{Value, json};

use super::{Disease, answer};
use crate::handler::{Answered, OperationCall};
use crate::random::{Random, cents};
use crate::{column_values, words};

impl Disease {
    /// Vaccines and treatments in trial.
    pub(super) fn trials(&self, call: &OperationCall<'_>) -> Answered {
        let data: Vec<Value> = (0..36)
            .map(|index| {
                let mut random = Random::new(self.environment.seed, call.operation.name, index);
                let mut record = column_values::record(
                    &mut random,
                    call.operation.columns,
                    self.environment.today,
                );
                if let Value::Object(members) = &mut record {
                    let phase = random.pick(&["Pre-clinical", "Phase 1", "Phase 2", "Phase 3"]);
                    members.insert("trialPhase".to_owned(), json!(phase));
                }
                record
            })
            .collect();
        let phases: Vec<Value> = ["Pre-clinical", "Phase 1", "Phase 2", "Phase 3"]
            .into_iter()
            .map(|phase| {
                let count = data
                    .iter()
                    .filter(|one| one.get("trialPhase") == Some(&json!(phase)));
                json!({ "phase": phase, "candidates": count.count().to_string() })
            })
            .collect();
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
                let mut random = Random::new(self.environment.seed, call.operation.name, at);
                let mut record = column_values::record(
                    &mut random,
                    call.operation.columns,
                    self.environment.today,
                );
                let season = (-((at as f64 - 17.0) / 6.0).powi(2)).exp();
                let week = if at < 13 { 40 + at } else { at - 12 };
                let year = if at < 13 { 2021 } else { 2022 };
                let Value::Object(members) = &mut record else {
                    return record;
                };
                let mut sum = 0;
                for (name, value) in members.iter_mut() {
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
                record
            })
            .collect();
        answer(
            &json!({ "updated": self.updated(), "source": words::address("influenza"), "data": data }),
        )
    }
}

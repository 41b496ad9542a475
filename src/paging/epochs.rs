//! Which answers of a run were made while no other total was seen.
//!
//! A list that grows and shrinks again has an old total once more. Answers arrive in another order than the one in
//! which they were made, so an answer may belong to any period with its total that had not ended when its request was
//! sent. If there are several, it belongs to none. A total that came, went and came again while one request was under
//! way, with no answer from its first time, is not told apart: that would take all answers under way from each change.

use super::step::PageRun;

/// The epoch in which a run begins. Later ones are higher; answers that belong to no known one are lower.
const FIRST: i64 = 0;

/// The epochs of all runs of a list.
#[derive(Debug, Default)]
pub struct Epochs(Vec<RunEpochs>);

/// The epochs of one run.
#[derive(Debug)]
struct RunEpochs {
    run: PageRun,
    last_total: Option<u64>,
    /// In the order in which they began; each ends when the next one begins.
    known: Vec<Epoch>,
    /// When the last answer arrived.
    last_came: u64,
    /// The lowest number that was given.
    lowest: i64,
}

#[derive(Debug, Clone, Copy)]
struct Epoch {
    /// When its first answer arrived.
    began: u64,
    total: Option<u64>,
    number: i64,
    /// Its first answer may have been made before answers of the epoch before it, so that only requests which were under
    /// way with it belong to it.
    is_brief: bool,
}

/// When a request was sent and its answer arrived, in a common order of all requests.
#[derive(Debug, Default, Clone, Copy)]
pub struct Moment {
    pub sent_at: u64,
    pub came_at: u64,
}

impl Epochs {
    /// The last total that a run's answers named.
    pub fn last_total(&self, run: &PageRun) -> Option<u64> {
        let known = self.0.iter().find(|known| known.run.is_like(run));
        known.and_then(|known| known.last_total)
    }

    /// Begins a run with a total that was seen before its first request.
    pub fn begin(&mut self, run: &PageRun, total: Option<u64>) {
        self.0.push(RunEpochs::new(run, total, 0));
    }

    /// The epoch of an answer. Between two answers with one epoch no other total was seen.
    pub fn of_answer(&mut self, run: &PageRun, total: Option<u64>, moment: Moment) -> i64 {
        if let Some(known) = self.0.iter_mut().find(|known| known.run.is_like(run)) {
            return known.of_answer(total, moment);
        }
        self.0.push(RunEpochs::new(run, total, moment.came_at));
        FIRST
    }
}

impl RunEpochs {
    fn new(run: &PageRun, total: Option<u64>, began: u64) -> Self {
        let first = Epoch {
            began,
            total,
            number: FIRST,
            is_brief: false,
        };
        Self {
            run: run.clone(),
            last_total: total,
            known: vec![first],
            last_came: began,
            lowest: FIRST,
        }
    }

    fn of_answer(&mut self, total: Option<u64>, moment: Moment) -> i64 {
        let Some(current) = self.known.last().copied() else {
            return FIRST;
        };
        if total.is_none() {
            return current.number;
        }
        self.last_total = total;
        let last_came = std::mem::replace(&mut self.last_came, moment.came_at);
        let mut ends_at = u64::MAX;
        let not_ended = self.known.iter().rev().take_while(|epoch| {
            let is_open = ends_at > moment.sent_at;
            ends_at = epoch.began;
            is_open
        });
        let mut possible = not_ended
            .filter(|epoch| epoch.total == total)
            .filter(|epoch| !epoch.is_brief || moment.sent_at < epoch.began);
        let is_certain = match (possible.next(), possible.next()) {
            (None, _) => true,
            (Some(only), None) if only.number == current.number => return current.number,
            _ => false,
        };
        if is_certain || total != current.total {
            self.known.push(Epoch {
                began: moment.came_at,
                total: if is_certain { total } else { current.total },
                number: current.number + 1,
                is_brief: is_certain && moment.sent_at < last_came,
            });
        }
        if is_certain {
            return current.number + 1;
        }
        self.lowest -= 1;
        self.lowest
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The longest time between a request and its answer.
    const LONGEST: u64 = 40;

    /// An answer: when its request was sent, when the service made it, and when it arrived.
    #[derive(Debug, Clone, Copy)]
    struct Timed {
        sent: u64,
        made: u64,
        came: u64,
    }

    fn answers() -> impl Strategy<Value = Vec<Timed>> {
        let answer =
            (1..600_u64, 0..LONGEST / 2, 0..LONGEST / 2).prop_map(|(sent, made, came)| Timed {
                sent,
                made: sent + made,
                came: sent + made + came,
            });
        prop::collection::vec(answer, 1..80).prop_map(|mut answers| {
            answers.sort_by_key(|answer| answer.came);
            answers
        })
    }

    /// The total at each moment: two quick changes, and then none for a while.
    fn totals() -> impl Strategy<Value = Vec<u64>> {
        let change = (0..3_u64, 0..3_u64, 1..LONGEST, 2 * LONGEST..4 * LONGEST);
        prop::collection::vec(change, 1..10).prop_map(|changes| {
            let mut totals = vec![0; 80];
            for (first, second, short, long) in changes {
                totals.extend((0..short).map(|_| first));
                totals.extend((0..long).map(|_| second));
            }
            totals
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        #[test]
        fn no_other_total_is_seen_between_answers_of_one_epoch(
            answers in answers(),
            totals in totals(),
        ) {
            let run = PageRun::default();
            let mut epochs = Epochs::default();
            epochs.begin(&run, totals.first().copied());
            let mut seen: Vec<(Timed, u64, i64)> = Vec::new();
            for answer in answers {
                let Some(total) = usize::try_from(answer.made).ok().and_then(|made| totals.get(made)).copied() else {
                    continue;
                };
                let moment = Moment { sent_at: answer.sent, came_at: answer.came };
                let epoch = epochs.of_answer(&run, Some(total), moment);
                for (other, other_total, other_epoch) in &seen {
                    if *other_epoch != epoch {
                        continue;
                    }
                    prop_assert_eq!(*other_total, total);
                    let (first, last) = (answer.made.min(other.made), answer.made.max(other.made));
                    let between = seen.iter().find(|(between, between_total, _)| {
                        between.made > first && between.made < last && *between_total != total
                    });
                    let Some((between, ..)) = between else {
                        continue;
                    };
                    // While both were under way, a total may have come, gone and come again unseen; also while the first one
                    // was, if another answer had the total again before it arrived.
                    let were_together = answer.sent < other.came;
                    let first = if other.made == first { other } else { &answer };
                    let came_again = seen.iter().any(|(again, _, again_epoch)| {
                        *again_epoch == epoch && again.made > between.made && again.came <= first.came
                    });
                    let is_unseen = were_together || came_again;
                    prop_assert!(is_unseen, "{answer:?}, {other:?}, {between:?}");
                }
                seen.push((answer, total, epoch));
            }
        }

        #[test]
        fn answers_that_arrive_in_turn_share_an_epoch_with_their_neighbours(totals in totals()) {
            let run = PageRun::default();
            let mut epochs = Epochs::default();
            epochs.begin(&run, totals.first().copied());
            let mut before = (totals[0], FIRST);
            for (at, total) in totals.iter().copied().enumerate() {
                let moment = Moment { sent_at: at as u64 + 1, came_at: at as u64 + 1 };
                let epoch = epochs.of_answer(&run, Some(total), moment);
                prop_assert_eq!(epoch == before.1, total == before.0);
                prop_assert_eq!(epochs.last_total(&run), Some(total));
                before = (total, epoch);
            }
        }
    }
}

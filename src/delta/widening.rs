//! Which types are wider than others, so that each value has its place there, and columns of the wider type.
//!
//! These are the changes that the protocol lists for its feature `typeWidening`, apart from that of a date to a time
//! without a zone. The feature itself is not used: a table is written anew instead, which every program reads.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{
    ArrowPrimitiveType, Decimal128Type, Float32Type, Float64Type, Int8Type, Int16Type, Int32Type,
    Int64Type,
};
use arrow_array::{Array, ArrayRef};
use arrow_schema::{ArrowError, DataType};

use crate::schema::type_name;

/// A column that a transaction has made wider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WiderColumn {
    /// Its name, after those of the structs and lists around it.
    pub column: String,
    /// The name of its type before, as in the table: `integer`.
    pub before: String,
    /// That of its type from now on.
    pub after: String,
}

impl WiderColumn {
    pub(crate) fn new(column: &str, before: &DataType, after: &DataType) -> Self {
        Self {
            column: column.to_owned(),
            before: type_name(before),
            after: type_name(after),
        }
    }
}

/// Digits that each value of an integer type has at most, as the protocol counts them.
fn digits_of(found: &DataType) -> Option<u8> {
    match found {
        DataType::Int8 | DataType::Int16 | DataType::Int32 => Some(10),
        DataType::Int64 => Some(20),
        _ => None,
    }
}

/// Whether each value of a type has its place in another one.
pub fn is_wider(from: &DataType, to: &DataType) -> bool {
    use DataType::{Decimal128, Float32, Float64, Int8, Int16, Int32, Int64};
    match (from, to) {
        (Int8, Int16 | Int32 | Int64 | Float64)
        | (Int16, Int32 | Int64 | Float64)
        | (Int32, Int64 | Float64)
        | (Float32, Float64) => true,
        (Decimal128(digits, places), Decimal128(more, further)) => {
            let more = i16::from(*more) - i16::from(*digits);
            let further = i16::from(*further) - i16::from(*places);
            further >= 0 && more >= further && more > 0
        }
        (integer, Decimal128(digits, places)) => digits_of(integer).is_some_and(|least| {
            i16::from(*digits) - i16::from(least) >= i16::from(*places) && *places >= 0
        }),
        _ => false,
    }
}

/// A column with the values of another one in a wider type; `None` if the type is not wider.
pub fn widened(own: &ArrayRef, to: &DataType) -> Result<Option<ArrayRef>, ArrowError> {
    use DataType::{Decimal128, Float32, Float64, Int8, Int16, Int32, Int64};
    if !is_wider(own.data_type(), to) {
        return Ok(None);
    }
    Ok(match (own.data_type(), to) {
        (Int8, Int16) => Some(converted::<Int8Type, Int16Type>(own)),
        (Int8, Int32) => Some(converted::<Int8Type, Int32Type>(own)),
        (Int8, Int64) => Some(converted::<Int8Type, Int64Type>(own)),
        (Int8, Float64) => Some(converted::<Int8Type, Float64Type>(own)),
        (Int16, Int32) => Some(converted::<Int16Type, Int32Type>(own)),
        (Int16, Int64) => Some(converted::<Int16Type, Int64Type>(own)),
        (Int16, Float64) => Some(converted::<Int16Type, Float64Type>(own)),
        (Int32, Int64) => Some(converted::<Int32Type, Int64Type>(own)),
        (Int32, Float64) => Some(converted::<Int32Type, Float64Type>(own)),
        (Float32, Float64) => Some(converted::<Float32Type, Float64Type>(own)),
        (Int8, Decimal128(..)) => Some(decimal::<Int8Type>(own, 0, to)?),
        (Int16, Decimal128(..)) => Some(decimal::<Int16Type>(own, 0, to)?),
        (Int32, Decimal128(..)) => Some(decimal::<Int32Type>(own, 0, to)?),
        (Int64, Decimal128(..)) => Some(decimal::<Int64Type>(own, 0, to)?),
        (Decimal128(_, places), _) => Some(decimal::<Decimal128Type>(own, *places, to)?),
        _ => None,
    })
}

fn converted<F, T>(own: &ArrayRef) -> ArrayRef
where
    F: ArrowPrimitiveType,
    T: ArrowPrimitiveType,
    F::Native: Into<T::Native>,
{
    Arc::new(own.as_primitive::<F>().unary::<_, T>(Into::into))
}

fn decimal<F>(own: &ArrayRef, places: i8, to: &DataType) -> Result<ArrayRef, ArrowError>
where
    F: ArrowPrimitiveType,
    F::Native: Into<i128>,
{
    let DataType::Decimal128(digits, all) = to else {
        return Ok(Arc::clone(own));
    };
    let further = u32::try_from(i16::from(*all) - i16::from(places)).unwrap_or(0);
    let factor = 10_i128.checked_pow(further).unwrap_or(i128::MAX);
    let too_large = || ArrowError::ComputeError(format!("a number is too large for {to}"));
    let column = own
        .as_primitive::<F>()
        .try_unary::<_, Decimal128Type, _>(|value| {
            let value: i128 = value.into();
            value.checked_mul(factor).ok_or_else(too_large)
        })?;
    Ok(Arc::new(column.with_precision_and_scale(*digits, *all)?))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use arrow_array::{Decimal128Array, Float32Array, Int32Array, Int64Array};

    use super::*;

    #[test]
    fn the_values_stay_and_what_loses_some_is_not_wider() {
        let numbers: ArrayRef = Arc::new(Int32Array::from(vec![Some(i32::MIN), None, Some(7)]));
        let long = widened(&numbers, &DataType::Int64).unwrap().unwrap();
        let expected = Int64Array::from(vec![Some(i64::from(i32::MIN)), None, Some(7)]);
        assert_eq!(long.as_primitive::<Int64Type>(), &expected);
        let double = widened(&numbers, &DataType::Float64).unwrap().unwrap();
        assert_eq!(
            double.as_primitive::<Float64Type>().value(0).to_bits(),
            f64::from(i32::MIN).to_bits()
        );
        let to = DataType::Decimal128(12, 2);
        let decimal = widened(&numbers, &to).unwrap().unwrap();
        assert_eq!(decimal.as_primitive::<Decimal128Type>().value(2), 700);
        let floats: ArrayRef = Arc::new(Float32Array::from(vec![0.1]));
        let double = widened(&floats, &DataType::Float64).unwrap().unwrap();
        let expected = f64::from(0.1_f32).to_bits();
        assert_eq!(
            double.as_primitive::<Float64Type>().value(0).to_bits(),
            expected
        );
        let money = Decimal128Array::from(vec![-1205]).with_precision_and_scale(10, 2);
        let money: ArrayRef = Arc::new(money.unwrap());
        let to = DataType::Decimal128(13, 4);
        let more = widened(&money, &to).unwrap().unwrap();
        assert_eq!(more.as_primitive::<Decimal128Type>().value(0), -120_500);
        for (from, to) in [
            (DataType::Int64, DataType::Float64),
            (DataType::Int64, DataType::Int32),
            (DataType::Int64, DataType::Decimal128(20, 1)),
            (DataType::Int32, DataType::Decimal128(11, 2)),
            (DataType::Float64, DataType::Float32),
            (DataType::Decimal128(10, 2), DataType::Decimal128(11, 4)),
            (DataType::Decimal128(10, 2), DataType::Decimal128(12, 1)),
            (DataType::Decimal128(10, 2), DataType::Decimal128(10, 2)),
            (DataType::Date32, DataType::Utf8),
            (DataType::Utf8, DataType::Int64),
        ] {
            assert!(!is_wider(&from, &to), "{from} {to}");
        }
    }
}

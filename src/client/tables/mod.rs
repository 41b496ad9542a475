//! Tables: `request` describes one before its rows are known, `summary` describes it afterwards, and `columns_text`
//! tells the columns of one from those of another.

mod columns_text;
mod request;
mod summary;

pub use columns_text::columns_text;
pub use openshelf_tables::{
    ArchiveError, Asked, ColumnTypes, DelimitedReader, EXTRA, LARGEST_RECORD, Layout,
    LayoutOptions, Member, MemberBytes, Money, ParquetWriter, TableError, UNFIT, count_leftovers,
    members, plain, read_stream, type_name, write_stream,
};
pub use request::{TableContent, TableOptions, TableRequest, add_answer, licence, retrieved};
pub use summary::{TableSummary, leftovers};

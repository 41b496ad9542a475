//! The columns of the placeholder's records.

use openshelf_core::catalog::{Column, ColumnKind};

pub static LIST: &[Column] = &[
    Column::new(ColumnKind::Utf8, "id").note("decimal text"),
    Column::new(ColumnKind::Utf8, "author"),
    Column::new(ColumnKind::Int64, "width").unit("px"),
    Column::new(ColumnKind::Int64, "height").unit("px"),
    Column::new(ColumnKind::Utf8, "url"),
    Column::new(ColumnKind::Utf8, "download_url"),
];

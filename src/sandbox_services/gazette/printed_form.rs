//! Writes a small PDF: lines of text on pages.

use std::fmt::Write;

/// The path of printed forms below the sandbox's address: the printer has a host of its own.
pub const PRINTER: &str = "govinfo";
/// The size of a page, its margin and the height of a line, in points.
const PAGE: (usize, usize) = (612, 792);
const MARGIN: usize = 54;
const LINE: usize = 11;

/// Lines on a number of pages, as PDF 1.4.
pub fn printed(lines: &[String], pages: usize) -> Vec<u8> {
    let lines: Vec<&str> = lines.iter().flat_map(|line| line.split('\n')).collect();
    let pages = pages.max(1);
    let on_page = lines.len().div_ceil(pages).max(1);
    let kids: Vec<String> = (0..pages).map(|at| format!("{} 0 R", 4 + 2 * at)).collect();
    let mut objects = vec![
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        format!(
            "<< /Type /Pages /Kids [{}] /Count {pages} >>",
            kids.join(" ")
        ),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>".to_owned(),
    ];
    let (width, height) = PAGE;
    // As many lines as are to be on a page are on it, however small they get.
    let line = (LINE as f64).min((height - 2 * MARGIN) as f64 / on_page as f64);
    for at in 0..pages {
        let contents = 5 + 2 * at;
        objects.push(format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Contents {contents} 0 R \
             /Resources << /Font << /F1 3 0 R >> >> >>"
        ));
        let mut drawn = format!(
            "BT /F1 {line:.2} Tf {line:.2} TL {MARGIN} {} Td\n",
            height - MARGIN
        );
        for text in lines.iter().skip(at * on_page).take(on_page) {
            let text: String = text.chars().filter(char::is_ascii).collect();
            let text = text
                .replace('\\', "\\\\")
                .replace('(', "\\(")
                .replace(')', "\\)");
            drawn.push_str(&format!("({text}) Tj T*\n"));
        }
        drawn.push_str("ET\n");
        objects.push(format!(
            "<< /Length {} >>\nstream\n{drawn}endstream",
            drawn.len()
        ));
    }
    let mut out = "%PDF-1.4\n".to_owned();
    let mut table = String::new();
    for (at, object) in objects.iter().enumerate() {
        // Writing to a text cannot fail.
        let _ = writeln!(table, "{:010} 00000 n ", out.len());
        let _ = write!(out, "{} 0 obj\n{object}\nendobj\n", at + 1);
    }
    let (size, start) = (objects.len() + 1, out.len());
    let _ = write!(
        out,
        "xref\n0 {size}\n0000000000 65535 f \n{table}trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n"
    );
    out.into_bytes()
}

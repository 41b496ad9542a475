//! The types of the catalog, as `core::catalog` declares them.
//!
//! The names in the files are those that serde gives to members and variants, so a file and the dump of the catalog
//! say the same thing with the same word.

use std::collections::BTreeMap;
use std::path::Path;

use syn::punctuated::Punctuated;

use crate::failure::Failure;

/// A type that a member of the catalog has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Type {
    /// `&'static str`
    Text,
    Boolean,
    /// Any of Rust's integers.
    Integer(String),
    Float,
    /// `&'static [T]`
    List(Box<Type>),
    /// `&'static T`
    Reference(Box<Type>),
    Optional(Box<Type>),
    Tuple(Vec<Type>),
    /// `[T; N]`
    Array(Box<Type>, usize),
    /// A struct or an enum of the catalog.
    Named(String),
}

impl Type {
    /// As Rust writes it.
    pub fn rust(&self) -> String {
        match self {
            Self::Text => "&'static str".to_owned(),
            Self::Boolean => "bool".to_owned(),
            Self::Integer(name) | Self::Named(name) => name.clone(),
            Self::Float => "f64".to_owned(),
            Self::List(of) => format!("&'static [{}]", of.rust()),
            Self::Reference(to) => format!("&'static {}", to.rust()),
            Self::Optional(of) => format!("Option<{}>", of.rust()),
            Self::Tuple(of) => {
                let of: Vec<String> = of.iter().map(Self::rust).collect();
                format!("({})", of.join(", "))
            }
            Self::Array(of, length) => format!("[{}; {length}]", of.rust()),
        }
    }
}

#[derive(Debug)]
pub struct Field {
    /// The name in Rust.
    pub rust: String,
    /// The name in the files.
    pub name: String,
    pub kind: Type,
}

#[derive(Debug)]
pub struct Variant {
    pub rust: String,
    pub name: String,
    pub holds: Holds,
}

/// What a variant of an enum holds.
#[derive(Debug)]
pub enum Holds {
    Nothing,
    Values(Vec<Type>),
    Fields(Vec<Field>),
}

#[derive(Debug)]
pub enum Declaration {
    Struct(Vec<Field>),
    Enum {
        variants: Vec<Variant>,
        /// The value's own type decides the variant.
        untagged: bool,
        /// The Rust name of the variant of a value that is left out.
        default: Option<String>,
    },
}

/// The structs and enums of the catalog, by name.
#[derive(Debug, Default)]
pub struct Types {
    declarations: BTreeMap<String, Declaration>,
    aliases: BTreeMap<String, Type>,
}

impl Types {
    /// The declarations in the Rust files of a folder.
    ///
    /// # Errors
    /// A file cannot be read, or a type has a form that files of the catalog cannot express.
    pub fn read(folder: &Path) -> Result<Self, Failure> {
        let mut types = Self::default();
        let unreadable = |error: std::io::Error| Failure::of_file(folder, error.to_string());
        for entry in std::fs::read_dir(folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            if path.extension().is_some_and(|ending| ending == "rs") {
                let failed = |message: String| Failure::of_file(&path, message);
                let source =
                    std::fs::read_to_string(&path).map_err(|error| failed(error.to_string()))?;
                types
                    .add(&source)
                    .map_err(|error| failed(error.to_string()))?;
            }
        }
        Ok(types)
    }

    /// The declarations in the text of a Rust file.
    pub(crate) fn add(&mut self, source: &str) -> syn::Result<()> {
        for item in syn::parse_file(source)?.items {
            match item {
                syn::Item::Struct(item) if is_public(&item.vis) => {
                    // A struct of another form is no part of the files.
                    if let Ok(fields) = fields(&item.fields) {
                        let declaration = Declaration::Struct(fields);
                        self.declarations
                            .insert(item.ident.to_string(), declaration);
                    }
                }
                syn::Item::Enum(item) if is_public(&item.vis) => {
                    let declaration = enumeration(&item)?;
                    self.declarations
                        .insert(item.ident.to_string(), declaration);
                }
                syn::Item::Type(item) if is_public(&item.vis) => {
                    self.aliases
                        .insert(item.ident.to_string(), read_type(&item.ty)?);
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub fn get(&self, name: &str) -> Option<&Declaration> {
        self.declarations.get(name)
    }

    /// What another name of a type stands for.
    pub fn alias(&self, name: &str) -> Option<&Type> {
        self.aliases.get(name)
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.declarations.keys().map(String::as_str)
    }
}

fn is_public(visibility: &syn::Visibility) -> bool {
    matches!(visibility, syn::Visibility::Public(_))
}

fn fields(fields: &syn::Fields) -> syn::Result<Vec<Field>> {
    let mut read = Vec::new();
    for field in fields {
        let rust = field
            .ident
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default();
        let name = Names::of(&field.attrs)?
            .rename
            .unwrap_or_else(|| rust.clone());
        read.push(Field {
            rust,
            name,
            kind: read_type(&field.ty)?,
        });
    }
    Ok(read)
}

fn enumeration(item: &syn::ItemEnum) -> syn::Result<Declaration> {
    let names = Names::of(&item.attrs)?;
    let mut default = None;
    let mut variants = Vec::new();
    for variant in &item.variants {
        let rust = variant.ident.to_string();
        if variant
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("default"))
        {
            default = Some(rust.clone());
        }
        let holds = match &variant.fields {
            syn::Fields::Unit => Holds::Nothing,
            syn::Fields::Named(_) => Holds::Fields(fields(&variant.fields)?),
            syn::Fields::Unnamed(values) => {
                let values = values.unnamed.iter().map(|field| read_type(&field.ty));
                Holds::Values(values.collect::<syn::Result<_>>()?)
            }
        };
        variants.push(Variant {
            name: names.variant(&rust),
            rust,
            holds,
        });
    }
    Ok(Declaration::Enum {
        variants,
        untagged: names.untagged,
        default,
    })
}

/// What the attributes of serde say about names.
#[derive(Default)]
struct Names {
    rename: Option<String>,
    rename_all: Option<String>,
    untagged: bool,
}

impl Names {
    fn of(attributes: &[syn::Attribute]) -> syn::Result<Self> {
        let mut names = Self::default();
        for attribute in attributes {
            if !attribute.path().is_ident("serde") {
                continue;
            }
            let said = attribute
                .parse_args_with(Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated)?;
            for meta in said {
                if meta.path().is_ident("untagged") {
                    names.untagged = true;
                } else if let syn::Meta::NameValue(pair) = &meta
                    && let syn::Expr::Lit(literal) = &pair.value
                    && let syn::Lit::Str(text) = &literal.lit
                {
                    if pair.path.is_ident("rename") {
                        names.rename = Some(text.value());
                    } else if pair.path.is_ident("rename_all") {
                        names.rename_all = Some(text.value());
                    }
                }
            }
        }
        Ok(names)
    }

    fn variant(&self, rust: &str) -> String {
        match self.rename_all.as_deref() {
            Some("UPPERCASE") => rust.to_uppercase(),
            Some("snake_case") => snake_case(rust),
            _ => rust.to_owned(),
        }
    }
}

/// `AnswerMember` as `answer_member`.
pub fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

fn read_type(read: &syn::Type) -> syn::Result<Type> {
    let of = |inner: &syn::Type| read_type(inner).map(Box::new);
    match read {
        syn::Type::Reference(reference) => Ok(match reference.elem.as_ref() {
            syn::Type::Slice(slice) => Type::List(of(&slice.elem)?),
            syn::Type::Path(path) if path.path.is_ident("str") => Type::Text,
            other => Type::Reference(of(other)?),
        }),
        syn::Type::Tuple(tuple) => {
            let types = tuple.elems.iter().map(read_type);
            Ok(Type::Tuple(types.collect::<syn::Result<_>>()?))
        }
        syn::Type::Array(array) => match &array.len {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Int(length),
                ..
            }) => Ok(Type::Array(of(&array.elem)?, length.base10_parse()?)),
            length => Err(syn::Error::new_spanned(
                length,
                "the length is not a number",
            )),
        },
        syn::Type::Path(path) => named(path),
        other => Err(syn::Error::new_spanned(
            other,
            "no file can express this type",
        )),
    }
}

fn named(path: &syn::TypePath) -> syn::Result<Type> {
    let Some(last) = path.path.segments.last() else {
        return Err(syn::Error::new_spanned(path, "the type has no name"));
    };
    let name = last.ident.to_string();
    if name == "Option"
        && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(syn::GenericArgument::Type(of)) = arguments.args.first()
    {
        return Ok(Type::Optional(Box::new(read_type(of)?)));
    }
    Ok(match name.as_str() {
        "bool" => Type::Boolean,
        "f64" => Type::Float,
        "i64" | "u64" | "usize" | "u32" | "u16" => Type::Integer(name),
        _ => Type::Named(name),
    })
}

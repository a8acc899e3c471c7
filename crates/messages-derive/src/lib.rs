//! `#[derive(Describe)]`: the sentence of a typed error, by its name in the catalogue. See `pasch_messages::Describe`.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Error, Expr, ExprLit, Fields, Ident, Lit, Meta, Path, Token};

/// Derives `Describe` and `Display` from the catalogue.
///
/// `#[describe("cube-refusal")]` on the type names the first part of its ids; the rest is the variant's name in lower case with
/// hyphens, and a struct has the first part alone. On a variant, `id = "…"` replaces the whole id, `transparent` passes on what its
/// only field says (others are skipped), and `args(number = index + 1)` adds arguments that are computed from its fields, which are there as references;
/// those of a tuple are called `_0`, `_1`.
///
/// Fields are arguments under their own names. On a field, `name = "…"` gives the argument another name, which the fields of a
/// tuple need, `text` takes what its `Display` writes, `escaped` the same without control characters, `debug` what its `Debug`
/// writes, `with = function` what a function of a reference to it returns, and `skip` leaves it out.
#[proc_macro_derive(Describe, attributes(describe))]
pub fn describe(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    expand(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn expand(input: &DeriveInput) -> Result<TokenStream, Error> {
    let name = &input.ident;
    let options = Options::of(&input.attrs)?;
    let prefix = options
        .id
        .ok_or_else(|| Error::new(name.span(), "name the first part of the ids: #[describe(\"…\")]"))?;
    let arms = match &input.data {
        Data::Struct(data) => vec![arm(&quote!(Self), name.span(), &prefix, &data.fields, &options.args)?],
        Data::Enum(data) => data
            .variants
            .iter()
            .map(|variant| {
                let ident = &variant.ident;
                let options = Options::of(&variant.attrs)?;
                if options.transparent {
                    return transparent(ident, &variant.fields);
                }
                let id = options.id.unwrap_or_else(|| format!("{prefix}-{}", hyphens(&ident.to_string())));
                arm(&quote!(Self::#ident), ident.span(), &id, &variant.fields, &options.args)
            })
            .collect::<Result<_, _>>()?,
        Data::Union(_) => return Err(Error::new(name.span(), "a union has no sentence")),
    };
    let (generics, types, bounds) = input.generics.split_for_impl();
    Ok(quote! {
        #[automatically_derived]
        impl #generics ::pasch_messages::Describe for #name #types #bounds {
            fn message(&self) -> ::pasch_messages::Message {
                match self { #(#arms)* }
            }
        }
        #[automatically_derived]
        impl #generics ::core::fmt::Display for #name #types #bounds {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&::pasch_messages::Describe::message(self), f)
            }
        }
        #[automatically_derived]
        impl #generics ::pasch_messages::Argument for #name #types #bounds {
            fn argument(&self) -> ::pasch_messages::Arg {
                ::pasch_messages::Arg::Message(::pasch_messages::Describe::message(self))
            }
        }
    })
}

/// The arm of a variant that says what its only field says, besides those that are skipped.
fn transparent(variant: &Ident, fields: &Fields) -> Result<TokenStream, Error> {
    let mut said = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        if !Options::of(&field.attrs)?.skip {
            said.push((syn::Index::from(index), &field.ident));
        }
    }
    let [(index, name)] = said.as_slice() else {
        return Err(Error::new(variant.span(), "a transparent variant has one field"));
    };
    Ok(match name {
        Some(name) => quote!(Self::#variant { #name, .. } => ::pasch_messages::Describe::message(#name),),
        None => quote!(Self::#variant { #index: inner, .. } => ::pasch_messages::Describe::message(inner),),
    })
}

/// The arm of a variant or struct with a sentence of its own.
fn arm(
    path: &TokenStream,
    span: Span,
    id: &str,
    fields: &Fields,
    more: &[(String, Expr)],
) -> Result<TokenStream, Error> {
    let mut patterns = Vec::new();
    let mut names = Vec::new();
    let mut values = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        let options = Options::of(&field.attrs)?;
        let bound =
            field.ident.clone().unwrap_or_else(|| Ident::new(&format!("_{index}"), Span::call_site()));
        patterns.push(quote!(#bound));
        if options.skip {
            continue;
        }
        let name = match (options.name, &field.ident) {
            (Some(name), _) => name,
            (None, Some(name)) => name.to_string().trim_start_matches("r#").to_owned(),
            (None, None) => {
                return Err(Error::new_spanned(field, "name this argument: #[describe(name = \"…\")]"));
            }
        };
        names.push(name);
        values.push(match options.form {
            Form::Plain => quote!(::pasch_messages::Argument::argument(#bound)),
            Form::Text => quote!(::pasch_messages::Arg::text(#bound)),
            Form::Escaped => quote!(::pasch_messages::Arg::escaped(#bound)),
            Form::Debug => quote!(::pasch_messages::Arg::debug(#bound)),
            Form::With(function) => quote!(::pasch_messages::Argument::argument(&#function(#bound))),
        });
    }
    for (name, value) in more {
        names.push(name.clone());
        values.push(quote!(::pasch_messages::Argument::argument(&(#value))));
    }
    let pattern = match fields {
        Fields::Named(_) => quote!(#path { #(#patterns),* }),
        Fields::Unnamed(_) => quote!(#path(#(#patterns),*)),
        Fields::Unit => path.clone(),
    };
    let check = quote_spanned!(span=> const _: () = ::pasch_messages::check(#id, &[#(#names),*]););
    Ok(quote! {
        #[allow(unused_variables)]
        #pattern => {
            #check
            ::pasch_messages::Message::new(#id, ::std::vec![#((#names, #values)),*])
        }
    })
}

/// A name in camel case with hyphens: `NoSuchMove` is `no-such-move`.
fn hyphens(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// How the value of a field becomes an argument.
enum Form {
    Plain,
    Text,
    Escaped,
    Debug,
    With(Path),
}

/// Everything that `#[describe(…)]` says of one type, variant or field.
struct Options {
    id: Option<String>,
    name: Option<String>,
    transparent: bool,
    skip: bool,
    form: Form,
    args: Vec<(String, Expr)>,
}

impl Options {
    fn of(attrs: &[Attribute]) -> Result<Self, Error> {
        let mut options = Self {
            id: None,
            name: None,
            transparent: false,
            skip: false,
            form: Form::Plain,
            args: Vec::new(),
        };
        for attr in attrs.iter().filter(|attr| attr.path().is_ident("describe")) {
            let list = attr.meta.require_list()?;
            if let Ok(id) = list.parse_args::<syn::LitStr>() {
                options.id = Some(id.value());
                continue;
            }
            for meta in list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)? {
                options.read(&meta)?;
            }
        }
        Ok(options)
    }

    fn read(&mut self, meta: &Meta) -> Result<(), Error> {
        let word = meta.path().require_ident()?.to_string();
        match (word.as_str(), meta) {
            ("transparent", Meta::Path(_)) => self.transparent = true,
            ("skip", Meta::Path(_)) => self.skip = true,
            ("text", Meta::Path(_)) => self.form = Form::Text,
            ("escaped", Meta::Path(_)) => self.form = Form::Escaped,
            ("debug", Meta::Path(_)) => self.form = Form::Debug,
            ("args", Meta::List(list)) => {
                for pair in
                    list.parse_args_with(Punctuated::<syn::MetaNameValue, Token![,]>::parse_terminated)?
                {
                    self.args.push((pair.path.require_ident()?.to_string(), pair.value));
                }
            }
            ("with", Meta::NameValue(pair)) => match &pair.value {
                Expr::Path(path) => self.form = Form::With(path.path.clone()),
                other => return Err(Error::new_spanned(other, "a function is expected here")),
            },
            ("id", Meta::NameValue(pair)) => self.id = Some(text(&pair.value)?),
            ("name", Meta::NameValue(pair)) => self.name = Some(text(&pair.value)?),
            _ => return Err(Error::new_spanned(meta, "this is no option of `describe`")),
        }
        Ok(())
    }
}

fn text(value: &Expr) -> Result<String, Error> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Ok(text.value()),
        other => Err(Error::new_spanned(other, "a text is expected here")),
    }
}

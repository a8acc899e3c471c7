//! Makes sure there are pages to embed: where the web client has not been built, a page that says how.

use std::path::Path;
use std::{env, fs};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Pasch</title>
<h1>The pages are not built yet</h1>
<p>Run <code>make web</code> in the repository, then build the program again.</p>
</html>
";

fn main() {
    let Some(manifest) = env::var_os("CARGO_MANIFEST_DIR") else {
        return;
    };
    let dist = Path::new(&manifest).join("../../web/dist");
    let index = dist.join("index.html");
    if !index.exists() {
        let made = fs::create_dir_all(&dist).and_then(|()| fs::write(&index, PLACEHOLDER));
        if let Err(error) = made {
            println!("cargo::error=the page {} cannot be made: {error}", index.display());
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
}

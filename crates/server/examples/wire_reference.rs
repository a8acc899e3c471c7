//! Prints every address and type of the wire as a page: `cargo run -p pasch-server --example wire_reference`.

fn main() {
    print!("{}", pasch_server::describe::page());
}

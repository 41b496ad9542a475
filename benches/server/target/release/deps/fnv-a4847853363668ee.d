/work/main/benches/server/target/release/deps/fnv-a4847853363668ee.d: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/fnv-1.0.7/lib.rs

/work/main/benches/server/target/release/deps/libfnv-a4847853363668ee.rmeta: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/fnv-1.0.7/lib.rs

/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/fnv-1.0.7/lib.rs:

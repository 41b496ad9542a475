/work/main/benches/server/target/release/deps/httpdate-1c5abb301475cf59.d: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/httpdate-1.0.3/src/lib.rs /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/httpdate-1.0.3/src/date.rs

/work/main/benches/server/target/release/deps/libhttpdate-1c5abb301475cf59.rmeta: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/httpdate-1.0.3/src/lib.rs /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/httpdate-1.0.3/src/date.rs

/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/httpdate-1.0.3/src/lib.rs:
/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/httpdate-1.0.3/src/date.rs:

/work/main/benches/server/target/release/deps/http_body-24995b556e34bcb5.d: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/lib.rs /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/frame.rs /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/size_hint.rs

/work/main/benches/server/target/release/deps/libhttp_body-24995b556e34bcb5.rmeta: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/lib.rs /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/frame.rs /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/size_hint.rs

/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/lib.rs:
/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/frame.rs:
/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/http-body-1.1.0/src/size_hint.rs:

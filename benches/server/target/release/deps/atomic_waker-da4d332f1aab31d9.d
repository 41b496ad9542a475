/work/main/benches/server/target/release/deps/atomic_waker-da4d332f1aab31d9.d: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/atomic-waker-1.1.2/src/lib.rs

/work/main/benches/server/target/release/deps/libatomic_waker-da4d332f1aab31d9.rmeta: /root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/atomic-waker-1.1.2/src/lib.rs

/root/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/atomic-waker-1.1.2/src/lib.rs:

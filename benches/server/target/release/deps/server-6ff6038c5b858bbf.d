/work/main/benches/server/target/release/deps/server-6ff6038c5b858bbf.d: /work/main/clippy.toml src/main.rs src/http2.rs src/routes.rs Cargo.toml

/work/main/benches/server/target/release/deps/libserver-6ff6038c5b858bbf.rmeta: /work/main/clippy.toml src/main.rs src/http2.rs src/routes.rs Cargo.toml

/work/main/clippy.toml:
src/main.rs:
src/http2.rs:
src/routes.rs:
Cargo.toml:

# env-dep:CLIPPY_ARGS=
# env-dep:CLIPPY_CONF_DIR

#!/usr/bin/env bash
# The engine as WebAssembly, under node.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build_native_cli
build wasm
figure "bornes.wasm: $(gzip -9c build/wasm/bornes.wasm | wc -c) bytes gzipped"
figure "bornes-review.wasm: $(gzip -9c build/wasm/bornes-review.wasm | wc -c) bytes gzipped"
run_ctest wasm

// Hides Node's fetch: Emscripten 3.1 would use it to load the .wasm file from its path, which is no URL.
var fetch;

# Shared by the scripts in scripts/. Source it after setting `script` to the script's name.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/checkers-lab
logs=$root/build/logs

imgui_version=1.90.1
sdl2_version=2.26.5

# Debian's emcc needs the acorn module from here when another node than Debian's runs it.
export NODE_PATH=/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}

say() { printf '[%s] %s\n' "$script" "$*"; }

die() {
  printf '%s: %s\n' "$script" "$*" >&2
  exit 1
}

usage_error() {
  printf '%s: %s (try --help)\n' "$script" "$*" >&2
  exit 2
}

have() { command -v "$1" >/dev/null 2>&1; }

# step LOG TEXT COMMAND...: runs the command with its output in build/logs/LOG.log. Says what is being done, every
# ten seconds how far it is (the last line of the log), and on failure the end of the log.
step() {
  local log=$logs/$1.log text=$2 start=$SECONDS status=0 ticker
  shift 2
  mkdir -p "$logs"
  say "$text"
  : >"$log"
  (
    exec 9>&- # the lock of scripts/setup
    while sleep 10 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
      say "  $((SECONDS - start)) s: $(tail -c 2000 "$log" | tr '\r' '\n' | grep -v '^ *$' | tail -n 1 | cut -c 1-90)"
    done
  ) &
  ticker=$!
  "$@" >"$log" 2>&1 </dev/null || status=$?
  kill "$ticker" 2>/dev/null || true
  wait "$ticker" 2>/dev/null || true
  if [ "$status" -ne 0 ]; then
    tail -n 30 "$log" >&2
  fi
  return "$status"
}

emscripten_version() { em++ --version 2>/dev/null | sed -n '1s/.* \([0-9][0-9.]*\).*/\1/p'; }

# Debian's Emscripten cannot build ports, so SDL2 for it comes from the cache; an emsdk brings its own.
emscripten_is_debian() { dpkg-query -S "$(command -v em++)" 2>/dev/null | grep -q ^emscripten; }

imgui_dir() { printf '%s/imgui-%s' "$cache" "$imgui_version"; }

sdl2_wasm_prefix() { printf '%s/sdl2-%s-emscripten-%s' "$cache" "$sdl2_version" "$(emscripten_version)"; }

# build_preset PRESET [TARGET...]: configures and builds.
build_preset() {
  local preset=$1
  shift
  (cd "$root" && cmake --preset "$preset" && cmake --build --preset "$preset" ${1:+--target "$@"})
}

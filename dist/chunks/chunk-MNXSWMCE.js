import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/units/tokens.ts
var GO_SPACE = "\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
var SEPARATORS_OR_WORD = new RegExp(`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`, "g");
function tokens(unit) {
  const found = [];
  let below = false;
  for (const { 0: text, 1: separators, index: start } of unit.matchAll(SEPARATORS_OR_WORD)) {
    if (separators === void 0) found.push({ text, start, below });
    else below = isBelow(separators, below);
  }
  return found;
}
function isBelow(separators, before) {
  const last = Math.max(separators.lastIndexOf("*"), separators.lastIndexOf("/"));
  return last < 0 ? before : separators[last] === "/";
}

// src/units/words.ts
var TIME = [
  [1e-12, "ps psec picosecond picoseconds"],
  [1e-9, "ns nsec nanosecond nanoseconds"],
  // The micro sign U+00B5 and the Greek letter U+03BC look the same.
  [1e-6, "us \xB5s \u03BCs usec microsecond microseconds"],
  [1e-3, "ms msec millisecond milliseconds"],
  [1, "s sec secs second seconds"]
];
var LONG_TIME = [
  [60, "min mins minute minutes"],
  [3600, "h hr hour hours"]
];
var SIZE = [
  [1, "B byte bytes"],
  [1e3, "kB KB kilobyte kilobytes"],
  [1e6, "MB megabyte megabytes"],
  [1e9, "GB gigabyte gigabytes"],
  [1e12, "TB terabyte terabytes"],
  [2 ** 10, "KiB kibibyte kibibytes"],
  [2 ** 20, "MiB mebibyte mebibytes"],
  [2 ** 30, "GiB gibibyte gibibytes"],
  [2 ** 40, "TiB tebibyte tebibytes"]
];
var SHORTEST_ANY_CASE = { sec: 4, B: 2 };
var EXACT = /* @__PURE__ */ new Map();
var ANY_CASE = /* @__PURE__ */ new Map();
function learn(table, base, inside) {
  for (const [factor, spellings] of table) {
    for (const spelling of spellings.split(" ")) {
      const word = { base, factor, inside };
      EXACT.set(spelling, word);
      if (spelling.length >= SHORTEST_ANY_CASE[base]) ANY_CASE.set(spelling.toLowerCase(), word);
    }
  }
}
learn(TIME, "sec", true);
learn(LONG_TIME, "sec", false);
learn(SIZE, "B", true);
function unitWord(text) {
  return EXACT.get(text) ?? ANY_CASE.get(text.toLowerCase()) ?? null;
}

// src/units/tidy.ts
function tidy(unit) {
  const word = unitWord(unit.trim());
  return word === null ? tidyGo(unit) : { unit: word.base, factor: word.factor };
}
function tidyGo(unit) {
  let tidied = "";
  let factor = 1;
  let end = 0;
  for (const { text, start, below } of tokens(unit)) {
    if (below || text !== "ns" && text !== "MB") continue;
    factor = text === "ns" ? factor / 1e9 : factor * 1e6;
    tidied += unit.slice(end, start) + (text === "ns" ? "sec" : "B");
    end = start + text.length;
  }
  return { unit: tidied + unit.slice(end), factor };
}

// src/formats/go-number.ts
var DIGITS = "\\d+(?:_\\d+)*";
var HEX_DIGITS = "[\\da-f]+(?:_[\\da-f]+)*";
var DECIMAL = new RegExp(
  `^[+-]?(?:${DIGITS}(?:\\.(?:${DIGITS})?)?|\\.${DIGITS})(?:e[+-]?${DIGITS})?$`,
  "i"
);
var HEX = new RegExp(
  `^([+-]?)0x(?:_?(${HEX_DIGITS})(?:\\.(${HEX_DIGITS})?)?|\\.(${HEX_DIGITS}))p([+-]?${DIGITS})$`,
  "i"
);
var INFINITE = /^([+-]?)inf(?:inity)?$/i;
function parseGoFloat(text) {
  if (/^nan$/i.test(text)) return Number.NaN;
  const infinite = INFINITE.exec(text);
  if (infinite !== null) return infinite[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const value = DECIMAL.test(text) ? Number(text.replaceAll("_", "")) : hexFloat(text);
  if (value === null) return "invalid syntax";
  return Number.isFinite(value) ? value : "value out of range";
}
function hexFloat(text) {
  const match = HEX.exec(text);
  if (match === null) return null;
  const [, sign, whole = "", fraction = "", onlyFraction = "", power = "0"] = match.map(
    (part) => part?.replaceAll("_", "")
  );
  const behind = fraction + onlyFraction;
  const value = scaled(BigInt(`0x${whole}${behind}`), Number(power) - 4 * behind.length);
  return sign === "-" ? -value : value;
}
var MANTISSA_BITS = 53;
var LEAST_EXPONENT = -1074;
function scaled(mantissa, exponent) {
  const bits = mantissa.toString(2).length;
  if (bits + exponent < LEAST_EXPONENT) return 0;
  const excess = Math.max(0, bits - MANTISSA_BITS, LEAST_EXPONENT - exponent);
  const kept = excess === 0 ? mantissa : shortened(mantissa, BigInt(excess));
  const scale = exponent + excess;
  const half = Math.trunc(scale / 2);
  return Number(kept) * 2 ** half * 2 ** (scale - half);
}
function shortened(mantissa, bits) {
  const kept = mantissa >> bits;
  const lost = mantissa - (kept << bits);
  const half = 1n << bits - 1n;
  return lost > half || lost === half && kept % 2n === 1n ? kept + 1n : kept;
}
var INT64_MAX = 2n ** 63n - 1n;
var UINT64_MAX = 2n ** 64n - 1n;
var MISPLACED_UNDERSCORE = /(?:^|\D)_|_(?:\D|$)/;
function parseIterations(text) {
  const digits = /^[+-]?(\d+)/.exec(text)?.[1] ?? "";
  if (!/^[+-]?\d+$/.test(text)) {
    const isTooLarge = digits !== "" && BigInt(digits) > UINT64_MAX && !MISPLACED_UNDERSCORE.test(text);
    return isTooLarge ? "value out of range" : "invalid syntax";
  }
  const value = BigInt(text.replace("+", ""));
  return value > INT64_MAX || value < -INT64_MAX - 1n ? "value out of range" : Number(value);
}

export {
  GO_SPACE,
  tokens,
  unitWord,
  tidy,
  tidyGo,
  parseGoFloat,
  parseIterations
};

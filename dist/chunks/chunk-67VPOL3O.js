import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  isBinary
} from "./chunk-EC72TXKE.js";
import {
  shapeOf
} from "./chunk-TUIFY6TQ.js";

// src/units/fixed.ts
var FRACTION_BITS = 52n;
var SMALLEST_EXPONENT = -1074;
var TO_FIXED_BELOW = 1e21;
function fixed(value, decimals) {
  if (value === 0) return Object.is(value, -0) ? `-${0 .toFixed(decimals)}` : 0 .toFixed(decimals);
  if (Math.abs(value) < TO_FIXED_BELOW && !isHalfway(value, decimals)) return value.toFixed(decimals);
  if (Number.isNaN(value)) return "NaN";
  const sign = value < 0 ? "-" : "";
  if (!Number.isFinite(value)) return sign === "-" ? "-Inf" : "+Inf";
  const { mantissa, exponent } = binary(value);
  const digits = scaled(mantissa * 10n ** BigInt(decimals), exponent).toString().padStart(decimals + 1, "0");
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
function isHalfway(value, decimals) {
  return Math.abs(value * 2 ** (decimals + 1)) % 2 === 1;
}
function binary(value) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const field = Number(bits >> FRACTION_BITS & 0x7ffn);
  const fraction = bits & (1n << FRACTION_BITS) - 1n;
  if (field === 0) return { mantissa: fraction, exponent: SMALLEST_EXPONENT };
  return { mantissa: fraction | 1n << FRACTION_BITS, exponent: field - 1 + SMALLEST_EXPONENT };
}
function scaled(integer, exponent) {
  if (exponent >= 0) return integer << BigInt(exponent);
  const shift = BigInt(-exponent);
  const quotient = integer >> shift;
  const rest = integer - (quotient << shift);
  const half = 1n << shift - 1n;
  const up = rest > half || rest === half && (quotient & 1n) === 1n;
  return up ? quotient + 1n : quotient;
}

// src/units/scale.ts
var DECIMAL = ["T", "G", "M", "k", "", "m", "\xB5", "n"].map((text, index) => {
  const power = 12 - 3 * index;
  const from = (digits) => Number(`${digits}e${power}`);
  return {
    text,
    factor: from("1"),
    steps: [
      [from("99.995"), 1],
      [from("9.9995"), 2],
      [from("0.99995"), 3]
    ]
  };
});
var BINARY = ["Ti", "Gi", "Mi", "Ki", ""].map((text, index) => {
  const factor = 2 ** (40 - 10 * index);
  return {
    text,
    factor,
    steps: [
      [99.995 * factor, 1],
      [9.9995 * factor, 2],
      [0.99995 * factor, 3]
    ]
  };
});
var SMALL_STEPS = [-1, -2, -3, -4, -5, -6, -7, -8].map((power) => Number(`9.9995e${power}`));
function scaler(values, unit) {
  const { decimals, factor, prefix } = commonScale(values, isBinary(unit) ? "binary" : "decimal");
  return (value) => fixed(value / factor, decimals) + prefix;
}
function commonScale(values, kind) {
  const prefixes = kind === "binary" ? BINARY : DECIMAL;
  const smallest = smallestMagnitude(values);
  if (smallest === 0) return { decimals: 3, factor: 1, prefix: "" };
  for (const { text: text2, factor: factor2, steps } of prefixes) {
    for (const [from, decimals] of steps) if (smallest >= from) return { decimals, factor: factor2, prefix: text2 };
  }
  const { factor, text } = prefixes.at(-1);
  const found = SMALL_STEPS.findIndex((from) => smallest / factor >= from);
  const step = found < 0 ? SMALL_STEPS.length - 1 : found;
  return { decimals: 3 + step, factor, prefix: text };
}
function smallestMagnitude(values) {
  let smallest = 0;
  for (const value of values) {
    const magnitude = Math.abs(value);
    if (magnitude !== 0 && (smallest === 0 || magnitude < smallest)) smallest = magnitude;
  }
  return smallest;
}
var WRITTEN_OUT = { time: 1, size: 1024, other: 1e5 };
function formatQuantity(value, unit) {
  const { kind, factor, rate } = shapeOf(unit);
  const written = factor === 1 ? kind : "other";
  const isShort = Number.isInteger(value) && Math.abs(value) < WRITTEN_OUT[written];
  const number = isShort ? String(value) : scaler([value], unit)(value);
  if (unit === "count" || unit === "allocs/op") return number;
  if (unit === "1/s") return `${number}/s`;
  if (written === "other") return `${number} ${unit}`;
  return number + (written === "time" ? "s" : "B") + (rate ? "/s" : "");
}

export {
  fixed,
  scaler,
  commonScale,
  formatQuantity
};

import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  makeProjectionGroup,
  parseFields,
  parseFilter,
  refusalIn
} from "./chunk-X2DSMRGZ.js";
import {
  fromBytes,
  toBytes
} from "./chunk-SX2ZJBZ4.js";
import {
  shapeOf
} from "./chunk-TUIFY6TQ.js";
import {
  NEVER,
  array,
  formatIds,
  record,
  strictObject,
  string,
  unknown
} from "./chunk-A2GOCTOH.js";
import {
  tidy,
  unitWord
} from "./chunk-MNXSWMCE.js";
import {
  nearest
} from "./chunk-FP5NDQYL.js";

// src/budgets/rounding.ts
var ROUNDING = 4 * Number.EPSILON;
function isOver(value, limit, magnitude2 = Math.abs(limit)) {
  return value > limit && !(value - limit <= ROUNDING * magnitude2);
}

// src/budgets/sign-test.ts
function signTest(k, n) {
  let exponent = -n;
  let p = 0;
  for (let count = n; count >= k; count -= 1) {
    p += 2 ** exponent;
    exponent += Math.log2(count / (n - count + 1));
  }
  return Math.min(1, p);
}

// src/budgets/bound.ts
var CONSTANT_NEEDED = 6;
function boundRule({ kind, bad }) {
  const isBeyond = (value, limit) => bad === "above" ? isOver(value, limit) : isOver(-value, -limit);
  return {
    kind,
    scale: "absolute",
    bad,
    smallestP: (rounds2) => signTest(rounds2, rounds2),
    judge(comparison, { limit, alpha: alpha2 }) {
      const { head } = comparison;
      if (head === null) return "unknown";
      if (!isBeyond(head.median, limit)) return "pass";
      if (comparison.exact || isConstant(head)) return "fail";
      const beyond = head.values.filter((value) => isBeyond(value, limit)).length;
      return signTest(beyond, head.n) <= alpha2 ? "fail" : "unknown";
    }
  };
}
function isConstant({ values, n }) {
  return n >= CONSTANT_NEEDED && values.every((value) => value === values[0]);
}

// src/budgets/rules/max.ts
var max = boundRule({ kind: "max", bad: "above" });

// src/budgets/rule.ts
function worsening(comparison) {
  const { base, head, better, delta } = comparison;
  if (base === null || head === null) return null;
  const sign = worseSign(better);
  if (delta !== null) return sign * delta * (base.median < 0 ? -1 : 1);
  const change = sign * (head.median - base.median);
  if (change === 0) return 0;
  return change > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
function worseSign(better) {
  return better === "lower" ? 1 : -1;
}

// src/budgets/rules/max-regression.ts
var maxRegression = {
  kind: "max-regression",
  scale: "relative",
  bad: "worse",
  smallestP,
  judge
};
function smallestP(rounds2) {
  let arrangements = 1;
  for (let k = 1; k <= rounds2; k += 1) arrangements *= (rounds2 + k) / k;
  return 1 / arrangements;
}
function judge(comparison, { limit, minDelta, alpha: alpha2 }) {
  const { base, head, exact, p } = comparison;
  const change = worsening(comparison);
  if (base === null || head === null || change === null) return "unknown";
  const isLarge = isOver(Math.abs(head.median - base.median), minDelta);
  const isWorse = isLarge && isOver(change, limit, 1 + limit);
  if (exact) return isWorse ? "fail" : "pass";
  if (isWorse && p !== null && p <= 2 * alpha2) return "fail";
  const floor = base.median === 0 ? isLarge ? 0 : Infinity : minDelta / Math.abs(base.median);
  const allowed = Math.max(limit, floor);
  const worst = worstCase(comparison);
  const isKept = worst === null ? !isWorse : !isOver(worst, allowed, 1 + allowed);
  return isKept ? "pass" : "unknown";
}
function worstCase({ bounds, better }) {
  if (bounds === null) return null;
  return better === "lower" ? bounds.high : -bounds.low;
}

// src/budgets/rules/min.ts
var min = boundRule({ kind: "min", bad: "below" });

// src/budgets/index.ts
var RULES = [maxRegression, max, min];

// src/model/verdict.ts
var LEVELS = ["fail", "warn", "report"];
var STATES = [
  "regression",
  "improvement",
  "unchanged",
  "inconclusive",
  "new",
  "removed",
  "failed"
];

// src/units/quantity.ts
var QUANTITY = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;
function parseQuantity(text2) {
  const match = QUANTITY.exec(text2);
  const value = Number(match?.[1]);
  if (match === null || !Number.isFinite(value)) return null;
  const unit = (match[2] ?? "").trim();
  return /^[.,+-]/.test(unit) ? null : { value, unit, text: text2.trim() };
}
function toBase({ value, unit: written2 }, unit) {
  const wanted = shapeOf(unit);
  if (written2 === "") return value === 0 || wanted.kind === "other" ? value : null;
  const tidied = tidy(written2);
  if (tidied.unit === unit) return value * tidied.factor;
  const [above = "", ...below] = written2.split("/").map((part) => part.trim());
  return fitsBelow(below, wanted) ? convertAbove(value, above, wanted) : null;
}
function fitsBelow(below, wanted) {
  if (wanted.rate) return below.length === 1 && shapeOf(`1/${below[0]}`).rate;
  return below.every((word) => wanted.below.includes(word));
}
function convertAbove(value, above, wanted) {
  if (above === "" || above === "1") return wanted.rate || wanted.kind === "other" ? value : null;
  const word = unitWord(above);
  if (word === null) return wanted.kind === "other" && wanted.above.includes(above) ? value : null;
  const fits = wanted.kind === (word.base === "sec" ? "time" : "size");
  return fits ? value * word.factor / wanted.factor : null;
}

// src/settings/fields.ts
import { posix } from "node:path";
function written(expects, parse) {
  return string({ error: expects }).transform((text2, context) => {
    const refuse = (what, remedy = expects) => {
      context.issues.push({ code: "custom", input: text2, message: remedy, params: { what } });
      return NEVER;
    };
    if (text2.trim() === "") return refuse("is empty");
    return text2.includes("\0") ? refuse("holds a null character") : parse(text2, refuse);
  });
}
var text = (expects) => written(expects, (value) => value);
function listOf(element, expects) {
  const list = array(element).refine(({ length }) => length > 0, { error: expects, params: { what: "is an empty list" } });
  return unknown().transform((value, context) => {
    const parsed = (Array.isArray(value) ? list : element.transform((one) => [one])).safeParse(value, {
      reportInput: true
    });
    if (parsed.success) return parsed.data;
    context.issues.push(...parsed.error.issues);
    return NEVER;
  });
}
function choice(...words) {
  const all = `Write ${orList(words)}`;
  return written(all, (value, refuse) => {
    const found = words.find((word) => word === value);
    if (found !== void 0) return found;
    const meant = nearest(value, words);
    return refuse("is not a known value", meant === null ? all : `Write "${meant}"`);
  });
}
var yesOrNo = written("Write true or false", (value, refuse) => {
  if (/^true$/i.test(value)) return true;
  return /^false$/i.test(value) ? false : refuse("is neither true nor false");
});
var MOST_ROUNDS = 1e3;
var rounds = written(
  "Write a number such as 10, or a range such as 6..30",
  (value, refuse) => {
    const match = /^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());
    if (match === null) return refuse("is not a number of rounds");
    const min2 = Number(match[1]);
    const max2 = Number(match[2] ?? match[1]);
    if (min2 < 1 || max2 > MOST_ROUNDS) return refuse(`must lie between 1 and ${MOST_ROUNDS}`);
    return min2 <= max2 ? { min: min2, max: max2 } : refuse("ends before it begins", `Write ${max2}..${min2}`);
  }
);
var MOST_MINUTES = 7200;
var minutes = written("Write a number of minutes such as 30", (value, refuse) => {
  const number = decimal(value);
  if (number === null) return refuse("is not a number of minutes");
  if (number <= 0) return refuse("must be above 0");
  return number <= MOST_MINUTES ? number : refuse(`must be at most ${MOST_MINUTES}, five days`);
});
var alpha = written("Write a probability such as 0.01", (value, refuse) => {
  const number = decimal(value);
  if (number === null) return refuse("is not a number");
  return number > 0 && number <= 0.5 ? number : refuse("must be above 0 and at most 0.5");
});
function innerPath(expects) {
  return written(expects, (value, refuse) => {
    const path = posix.normalize(value.replaceAll("\\", "/"));
    if (path.startsWith("/") || /^[a-z]:/i.test(path)) return refuse("must be a relative path");
    return path === ".." || path.startsWith("../") ? refuse("must not leave the tree") : path;
  });
}
function ref(...keywords) {
  const expects = `Write ${[...keywords, "a branch, a tag or a SHA"].join(", ")}`;
  return written(expects, (value, refuse) => {
    if (value.startsWith("-")) return refuse("must not begin with a dash");
    return /^\^|[\s\p{Cc}:?*[\\]|\.\./u.test(value) ? refuse("is not the name of a commit") : value;
  });
}
var LONGEST_NAME = 100;
var name = written(`Write one line of at most ${LONGEST_NAME} characters`, (value, refuse) => {
  if (new RegExp("\\p{Cc}", "u").test(value)) return refuse("must be one line without control characters");
  return value.length <= LONGEST_NAME ? value : refuse(`has ${value.length} characters`);
});
var quantity = written("Write a number with its unit, such as 50ms, 12MiB or 1e6/s", readQuantity);
var magnitude = written(
  "Write the size of a change with its unit, such as 20ns",
  (value, refuse) => {
    const read = readQuantity(value, refuse);
    return read.value >= 0 ? read : refuse("must not be negative");
  }
);
function readQuantity(value, refuse) {
  const isRatio = /%\s*of\b/i.test(value);
  if (isRatio) return refuse("is a ratio, not a value", "Use max-regression for a limit of the change");
  return parseQuantity(value) ?? refuse("is not a number with a unit");
}
var percentage = written("Write a change in percent, such as 5%", (value, refuse) => {
  const match = /^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(value.trim().replaceAll(/\s+/g, " "));
  if (match === null) return refuse("is not a percentage");
  const [, sign, digits = "", percent, ofBase] = match;
  const number = Number(digits);
  if (percent === "") return refuse("has no percent sign", `Write "${asPercent(number)}"`);
  const unsigned = `Write "${digits}%"; the metric's unit tells which way is worse`;
  if (sign === "-") return refuse("must not be negative", unsigned);
  if (number < 100 && ofBase === void 0) return number / 100;
  const change = number < 50 ? number : Math.abs(number - 100);
  const example = change < 100 ? `"${shortest(change)}%"` : "which is below 100%";
  return refuse("is a ratio, not a change", `Write the allowed change, ${example}`);
});
function asPercent(number) {
  return `${shortest(number > 0 && number < 1 ? number * 100 : number)}%`;
}
function shortest(number) {
  return String(Number(number.toPrecision(12)));
}
function decimal(value) {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : null;
}
function orList(words) {
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

// src/settings/budget-schema.ts
var KINDS = RULES.map(({ kind }) => kind);
var RELATIVE = RULES.filter(({ scale }) => scale === "relative").map(({ kind }) => kind);
var pattern = text("Write a pattern of names such as Encode/**");
var limits = Object.fromEntries(
  RULES.map(({ kind, scale }) => [
    kind,
    (scale === "relative" ? percentage : quantity).optional()
  ])
);
var entry = strictObject(
  {
    metric: text('Write the metric it is for, such as sec/op, or "*" for every metric'),
    benchmarks: listOf(pattern, "Write patterns of names, or remove the key").optional(),
    packages: listOf(pattern, "Write patterns of packages, or remove the key").optional(),
    "min-delta": magnitude.optional(),
    level: choice(...LEVELS).optional(),
    because: text("Write the reason, or remove the key").optional(),
    ...limits
  },
  { error: 'Write "- metric: sec/op" and below it "max-regression: 5%"' }
);
var budgetsSchema = array(
  entry.superRefine((budget, context) => {
    if (context.issues.length > 0) return;
    for (const { path, what, got, remedy } of [
      ...missingLimit(budget),
      ...idleMinDelta(budget),
      ...misfits(budget)
    ]) {
      context.addIssue({ code: "custom", path: [...path], input: got, message: remedy, params: { what } });
    }
  }),
  { error: 'Write a list of budgets, each beginning with "- metric:"' }
).refine(({ length }) => length > 0, {
  error: "Write a budget, or remove the key for the built-in ones",
  params: { what: "is an empty list" }
});
function missingLimit(budget) {
  if (KINDS.some((kind) => budget[kind] !== void 0)) return [];
  return [{ path: [], what: "sets no limit", remedy: `Add one of ${KINDS.join(", ")}` }];
}
function idleMinDelta(budget) {
  if (budget["min-delta"] === void 0 || RELATIVE.some((kind) => budget[kind] !== void 0)) return [];
  const remedy = `Add ${RELATIVE.join(" or ")}, or remove it`;
  return [{ path: ["min-delta"], what: "means nothing without a limit of the change", remedy }];
}
function misfits(budget) {
  const { unit } = tidy(String(budget["metric"]));
  const { kind, rate } = shapeOf(unit);
  if (kind === "other") return [];
  const example = `${kind === "time" ? "50ms" : "180KB"}${rate ? "/s" : ""}`;
  const what = `does not fit the metric's unit ${unit}`;
  const remedy = `Write a ${kind}${rate ? " per second" : ""}, such as ${example}`;
  return Object.entries(budget).flatMap(
    ([key, value]) => isQuantity(value) && toBase(value, unit) === null ? [{ path: [key], what, got: value.text, remedy }] : []
  );
}
function isQuantity(value) {
  return typeof value === "object" && value !== null && "unit" in value;
}

// src/benchstat/expressions.ts
function filterFault(text2) {
  return faultIn(() => parseFilter(toBytes(text2)));
}
function projectionFault(text2) {
  return faultIn(() => makeProjectionGroup().parse(toBytes(text2)));
}
function keysOf(projection) {
  return parseFields(toBytes(projection)).map(({ key }) => fromBytes(key.text));
}
function faultIn(parse) {
  try {
    parse();
    return null;
  } catch (thrown) {
    const message = refusalIn(thrown);
    if (message === null) throw thrown;
    return fromBytes(message.slice(0, message.search(/\n|$/)));
  }
}

// src/settings/table-schema.ts
var DEFAULTS = {
  table: ".config",
  row: ".fullname",
  col: ".file",
  ignore: "",
  filter: "*"
};
var tableSchema = strictObject(
  { table: keys("pkg"), row: keys("/size"), col: keys("/impl"), ignore: keys("pkg"), filter: filter() },
  { error: 'Write "col: /impl" below it' }
).transform(
  ({ table, row, col, ignore, filter: filter2 }) => ({
    table: table ?? DEFAULTS.table,
    row: row ?? DEFAULTS.row,
    col: col ?? DEFAULTS.col,
    ignore: ignore ?? DEFAULTS.ignore,
    filter: filter2 ?? DEFAULTS.filter
  })
);
function keys(example) {
  return expression(`Write keys as benchstat takes them, such as ${example}`, projectionFault);
}
function filter() {
  return expression("Write a filter as benchstat takes it, such as .name:Encode", filterFault);
}
function expression(expects, faultIn2) {
  const written2 = string({ error: expects }).superRefine((text2, context) => {
    const what = faultIn2(text2);
    if (what === null) return;
    context.addIssue({ code: "custom", input: text2, message: expects, params: { what } });
  });
  return written2.optional();
}

// src/settings/schema.ts
var format = choice("auto", ...formatIds);
var command = text("Write the command that runs the benchmarks");
var FIELDS = {
  /** One script; more than one only in the file. */
  run: command.transform((script) => [script]),
  setup: text("Write a command"),
  workingDirectory: innerPath("Write a folder of the tree, such as packages/codec"),
  format,
  outputFile: innerPath("Write a pattern of files, such as target/**/*.json"),
  config: text("Write the path of the configuration file"),
  configFrom: choice("base", "head", "worktree"),
  base: ref("merge-base", "target"),
  head: ref("head", "merge", "worktree"),
  rounds,
  maxMinutes: minutes,
  unit: choice("invocation", "sample"),
  seed: name,
  name,
  comment: choice("always", "on-change", "on-failure", "never"),
  check: yesOrNo,
  failOn: choice("regression", "inconclusive", "never"),
  recordings: text("Write a pattern of recording files")
};
function kebab(field) {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
var membership = choice("pass", "warn", "fail");
var unitSchema = strictObject(
  { better: choice("lower", "higher").optional(), exact: yesOrNo.optional() },
  { error: "Write {better: higher}, {exact: true} or both" }
).refine((unit) => Object.keys(unit).length > 0, {
  error: "Write {better: higher}, {exact: true} or both",
  params: { what: "sets nothing" },
  when: ({ issues }) => issues.length === 0
});
var fileSchema = strictObject(
  {
    run: listOf(command, "Write the command that runs the benchmarks").optional(),
    setup: FIELDS.setup.optional(),
    "working-directory": FIELDS.workingDirectory.optional(),
    format: FIELDS.format.optional(),
    "output-file": FIELDS.outputFile.optional(),
    rounds: FIELDS.rounds.optional(),
    "max-minutes": FIELDS.maxMinutes.optional(),
    unit: FIELDS.unit.optional(),
    alpha: alpha.optional(),
    budgets: budgetsSchema.optional(),
    units: record(string(), unitSchema, { error: 'Write "score: {better: higher}" below it' }).optional(),
    table: tableSchema.optional(),
    new: membership.optional(),
    removed: membership.optional(),
    renamed: record(string(), text("Write the new name"), { error: 'Write "OldName: NewName" below it' }).refine((names) => new Set(Object.values(names)).size === Object.keys(names).length, {
      error: "Give every benchmark a new name of its own",
      params: { what: "gives two benchmarks the same new name" }
    }).optional()
  },
  { error: 'Write "run:" and the command that runs the benchmarks' }
);
var LATER_KEYS = ["of"];
var NOT_IN_FILE = [
  "config",
  "configFrom",
  "base",
  "head",
  "seed",
  "name",
  "comment",
  "check",
  "failOn",
  "recordings"
].map(kebab);
var BUDGET = {
  benchmarks: [],
  packages: [],
  minDelta: null,
  level: "fail",
  because: null,
  where: "default"
};
var BUDGETS = [
  { ...BUDGET, metric: "*", limits: /* @__PURE__ */ new Map([["max-regression", 0.05]]) },
  { ...BUDGET, metric: "allocs/op", limits: /* @__PURE__ */ new Map([["max-regression", 0]]) }
];
var DEFAULTS2 = {
  setup: null,
  workingDirectory: ".",
  format: "auto",
  outputFile: null,
  config: ".github/bench-referee.yml",
  base: "merge-base",
  rounds: { min: 6, max: 30 },
  maxMinutes: 30,
  unit: "invocation",
  seed: null,
  name: "bench-referee",
  comment: "always",
  check: true,
  failOn: "regression",
  recordings: "bench-referee/**/*.json",
  alpha: 0.01,
  budgets: BUDGETS,
  units: {},
  new: "pass",
  removed: "fail",
  renamed: {},
  table: null
};
var ACTION_COMMITS = { head: "head", configFrom: "base" };
var TERMINAL_COMMITS = { head: "worktree", configFrom: "worktree" };

export {
  toBase,
  worsening,
  RULES,
  keysOf,
  STATES,
  choice,
  ref,
  FIELDS,
  kebab,
  fileSchema,
  LATER_KEYS,
  NOT_IN_FILE,
  BUDGET,
  DEFAULTS2 as DEFAULTS,
  ACTION_COMMITS,
  TERMINAL_COMMITS
};

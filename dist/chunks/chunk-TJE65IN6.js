import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  fixed,
  formatQuantity,
  scaler
} from "./chunk-67VPOL3O.js";

// src/render/phrase.ts
function say(texts, ...values) {
  return texts.flatMap((text, index) => {
    const value = values[index] ?? "";
    return [text, ...isPhrase(value) ? value : [value]];
  }).filter((piece) => piece !== "");
}
function strong(text) {
  return { strong: text };
}
function quote(text) {
  return { untrusted: text };
}
function tell(phrase, voice) {
  return phrase.map((piece) => {
    if (typeof piece === "string") return voice.plain(piece);
    return "strong" in piece ? voice.strong(piece.strong) : voice.untrusted(piece.untrusted);
  }).join("");
}
function isPhrase(value) {
  return Array.isArray(value);
}

// src/render/table.ts
var SHOWN_ALPHA = 0.05;
function tables({ rows, geomeans }) {
  return [...inOrder(rows, ({ unit }) => unit)].map(([unit, ofUnit]) => {
    const severalMetrics = new Set(ofUnit.map(({ metric }) => metric)).size > 1;
    const groups = [...inOrder(ofUnit, ({ group }) => group)].map(([name, ofGroup]) => ({
      name,
      rows: ofGroup.map((row2) => cells(row2, severalMetrics))
    }));
    const geomean = geomeans.find((candidate) => candidate.unit === unit);
    return { unit, groups, geomean: geomean === void 0 ? null : geomeanCells(geomean) };
  });
}
function inOrder(rows, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const row2 of rows) {
    const group = groups.get(key(row2)) ?? [];
    groups.set(key(row2), group);
    group.push(row2);
  }
  return groups;
}
function cells(row2, severalMetrics) {
  const { base, head, exact, unit } = row2;
  const scaled = scaler(
    [base, head].flatMap((side2) => side2?.median ?? []),
    unit
  );
  const centre3 = (side2) => side2 && { median: scaled(side2.median), range: exact ? "0%" : range(side2) };
  return {
    row: row2,
    metric: severalMetrics ? row2.metric : null,
    base: centre3(base),
    head: centre3(head),
    delta: deltaCell(row2),
    test: testCell(row2)
  };
}
function geomeanCells({ unit, base, head, delta, n }) {
  return { base: scaler([base], unit)(base), head: scaler([head], unit)(head), delta: change(delta), n };
}
function range({ median, spread: { low, high } }) {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return "\u221E";
  if (Math.sign(low) !== Math.sign(median) || Math.sign(high) !== Math.sign(median)) return "?";
  if (median === 0) return "0%";
  return `${fixed(Math.max(high / median - 1, 1 - low / median) * 100, 0)}%`;
}
function deltaCell({ base, head, p, delta }) {
  if (base === null || head === null) return "";
  if (p !== null && p > SHOWN_ALPHA) return "~";
  if (base.median === head.median) return "0.00%";
  return delta === null ? "?" : change(delta);
}
function testCell({ base, head, p }) {
  if (base === null || head === null || p === null) return "";
  const sizes = base.n === head.n ? `n=${base.n}` : `n=${base.n}+${head.n}`;
  return p === 0 ? `(${sizes})` : `(p=${fixed(p, 3)} ${sizes})`;
}
function change(ratio) {
  const text = fixed(ratio * 100, 2);
  return `${text.startsWith("-") ? "" : "+"}${text}%`;
}

// src/render/numbers.ts
var LIMIT_DIGITS = 12;
var SMALLEST_P = 1e-7;
function percent(ratio) {
  return `${Number((ratio * 100).toPrecision(LIMIT_DIGITS))}%`;
}
function magnitude(ratio) {
  return `${fixed(Math.abs(ratio) * 100, 2)}%`;
}
function rough(ratio) {
  return `${fixed(ratio * 100, ratio < 0.0995 ? 1 : 0)}%`;
}
function probability(p) {
  if (p < SMALLEST_P) return `p<${fixed(SMALLEST_P, 7)}`;
  return `p=${threshold(p)}`;
}
function threshold(p) {
  return fixed(p, Math.max(3, 1 - Math.floor(Math.log10(p))));
}
function span(interval) {
  if (interval === null) return null;
  const [low, high] = [interval.low, interval.high].map(
    (end) => Number.isFinite(end) && end > -1 ? change(end) : null
  );
  if (low && high) return `${low} to ${high}`;
  return low ? `above ${low}` : high ? `below ${high}` : null;
}
function quantity(value, unit) {
  const text = formatQuantity(value, unit);
  return text.endsWith(` ${unit}`) ? quote(text) : text;
}

// src/render/words.ts
var GOT = ["got", "got"];
var FAMILIES = [
  {
    unit: /(^|-)sec(\/|$)/,
    better: "lower",
    words: { verb: GOT, more: "slower", less: "faster", telling: true }
  },
  {
    unit: /(^|-)allocs(\/|$)/,
    better: "lower",
    words: { verb: ["makes", "make"], more: "more allocations", less: "fewer allocations", telling: true }
  },
  {
    unit: /(^|-)B\/(op|iter)$/,
    better: "lower",
    words: { verb: ["allocates", "allocate"], more: "more memory", less: "less memory", telling: true }
  },
  {
    unit: /\/s(ec)?$/,
    better: "higher",
    words: { verb: ["has", "have"], more: "higher throughput", less: "lower throughput", telling: true }
  },
  { unit: /(^|-)B$/, better: "lower", words: { verb: GOT, more: "larger", less: "smaller", telling: true } }
];
var OTHERWISE = { verb: ["is", "are"], more: "higher", less: "lower", telling: false };
function wordsFor({ unit, better }) {
  return FAMILIES.find((family) => family.unit.test(unit) && family.better === better)?.words ?? OTHERWISE;
}
function worseWord(subject) {
  const words = wordsFor(subject);
  return subject.better === "lower" ? words.more : words.less;
}
function counted(count, noun) {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
function listed(items) {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

// src/render/facts.ts
var HOW = {
  "merge-base": "merge base with the target branch",
  target: "tip of the target branch",
  head: "head of the pull request",
  merge: "merge commit of the pull request",
  worktree: "working tree with uncommitted changes"
};
var COMMAND_LIMIT = 300;
function commitFact(side2, { sha, how }) {
  const chosen = HOW[how];
  if (sha === null && chosen === void 0) return say`${side2} ${quote(how)}`;
  return say`${side2} ${sha ?? "unknown"} (${chosen ?? quote(how)})`;
}
function runFacts(report) {
  const { rounds, seed, environment, rows } = report;
  const all = [say`${counted(rounds, "round")}`];
  if (seed !== "") all.push(say`seed ${quote(seed)}`);
  if (environment !== null) all.push(say`${quote(environment.cpu)}, ${counted(environment.cores, "core")}`);
  return [...all, ...noiseFacts(rows)];
}
function noiseFacts(rows) {
  const noisy = rows.filter(({ exact, base, head }) => !exact && base !== null && head !== null);
  const noise = noisy.flatMap(({ base }) => halfWidth(base.spread, base.median) ?? []).toSorted(ascending);
  const visible2 = noisy.flatMap(({ interval }) => (interval && halfWidth(interval, 1)) ?? []).toSorted(ascending);
  return [
    ...extent(noise).map((text) => say`noise ±${text}`),
    ...extent(visible2).map((text) => say`smallest change this run could have seen ${text}`)
  ];
}
function extent(ratios) {
  const middle = ratios[Math.floor((ratios.length - 1) / 2)];
  const worst = ratios.at(-1);
  if (middle === void 0 || worst === void 0) return [];
  return [rough(middle) === rough(worst) ? rough(middle) : `${rough(middle)} (worst ${rough(worst)})`];
}
function halfWidth({ low, high }, unit) {
  const half = (high - low) / 2 / Math.abs(unit);
  return Number.isFinite(half) ? half : null;
}
function ascending(left, right) {
  return left - right;
}
function reproduction(report) {
  const { commits, seed, commands } = report;
  const { base, head } = commits;
  if (base.sha === null || head.sha === null) return null;
  const headFlag = head.how === "worktree" ? "" : ` --head ${head.sha}`;
  const [command] = commands;
  const fits = commands.length === 1 && command !== void 0 && command.length <= COMMAND_LIMIT && !/[\r\n]/.test(command);
  const flags = `--base ${base.sha}${headFlag} --seed ${quoted(seed)}${planFlags(report.plan)}`;
  return `bench-referee check ${flags}${fits ? ` -- ${quoted(command)}` : ""}`;
}
function planFlags(plan) {
  if (plan === null) return "";
  const { setup, workingDirectory, format, rounds } = plan;
  const flags = [
    `--rounds ${rounds.min === rounds.max ? rounds.min : `${rounds.min}..${rounds.max}`}`,
    workingDirectory === "." ? "" : `--working-directory ${quoted(workingDirectory)}`,
    format === "command" ? "--input-format command" : "",
    setup === null || setup.length > COMMAND_LIMIT || /[\r\n]/.test(setup) ? "" : `--setup ${quoted(setup)}`
  ];
  return flags.filter((flag) => flag !== "").map((flag) => ` ${flag}`).join("");
}
function quoted(text) {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/render/headline.ts
var STATE_WORDS = [
  ["regression", "worse"],
  ["inconclusive", "undecided"],
  ["improvement", "better"],
  ["unchanged", "unchanged"],
  ["new", "new"],
  ["removed", "removed"],
  ["failed", "failed"]
];
var MOST_WAYS = 2;
var MARKS = {
  pass: "good",
  warn: "warning",
  fail: "bad",
  inconclusive: "undecided",
  error: "broken"
};
function headline(report) {
  const { conclusion, rows } = report;
  if (conclusion === "pass" && isBaseless(rows)) {
    return { mark: "warning", text: "Nothing to compare with: base was not measured" };
  }
  return { mark: MARKS[conclusion], text: LINES[conclusion](report) };
}
function countsLine({ rows, counts }) {
  const kinds = STATE_WORDS.filter(([state]) => counts[state] > 0).map(
    ([state, word]) => `${counts[state].toLocaleString("en-US")} ${word}`
  );
  const about = `${counted(benchmarks(rows), "benchmark")}, ${counted(rows.length, "result")}`;
  return kinds.length === 0 ? about : `${about}: ${kinds.join(", ")}`;
}
function benchmarks(rows) {
  return new Set(rows.map(({ group, name }) => JSON.stringify([group, name]))).size;
}
var LINES = {
  pass: ({ rows }) => {
    if (rows.every(({ verdicts }) => verdicts.length === 0)) return "No budget applies to these benchmarks";
    const better = benchmarks(rows.filter(({ state }) => state === "improvement"));
    return `No benchmark broke its budget${better === 0 ? "" : `, ${better} got better`}`;
  },
  warn: ({ rows }) => `${brokenLine(rows, "warn")} (a warning only)`,
  fail: ({ rows }) => brokenLine(rows, "fail"),
  inconclusive: ({ rows }) => {
    const open = rows.filter(({ verdicts }) => verdicts.some((verdict) => is(verdict, "fail", "unknown")));
    return `Could not tell for ${counted(benchmarks(open), "benchmark")}`;
  },
  error: ({ rows, counts, problems }) => {
    const atHead = problems.some(({ severity, where }) => severity === "error" && /\bhead\b/.test(where));
    if (counts.failed > 0 || atHead && rows.some(({ head }) => head !== null))
      return "The benchmark failed on head";
    return rows.every(({ head }) => head === null) ? "Nothing was measured on head" : "This run cannot be judged";
  }
};
function brokenLine(rows, level) {
  const broken2 = rows.flatMap(
    (row2) => row2.verdicts.filter((verdict) => is(verdict, level, "fail")).map((verdict) => ({ row: row2, verdict }))
  );
  const limits = broken2.filter(({ verdict }) => verdict.limit !== null);
  const members = ["removed", "new"].flatMap((kind) => {
    const count = benchmarks(broken2.filter(({ verdict }) => verdict.kind === kind).map(({ row: row2 }) => row2));
    return count === 0 ? [] : [
      `${counted(count, "benchmark")} ${kind === "new" ? count === 1 ? "is" : "are" : count === 1 ? "was" : "were"} ${kind}`
    ];
  });
  if (limits.length === 0) return `${listed(members)}, which this gate does not allow`;
  return listed([limitsLine(limits), ...members]);
}
function limitsLine(broken2) {
  const count = benchmarks(broken2.map(({ row: row2 }) => row2));
  const one = count === 1;
  const ways = [...new Set(broken2.map(({ row: row2 }) => `${wordsFor(row2).verb[one ? 0 : 1]} ${worseWord(row2)}`))];
  const isTelling = broken2.every(
    ({ row: row2, verdict }) => verdict.kind === "max-regression" && wordsFor(row2).telling
  );
  const whose = one ? "its" : "their";
  if (!isTelling || ways.length > MOST_WAYS) return `${counted(count, "benchmark")} broke ${whose} budget`;
  return `${counted(count, "benchmark")} ${ways.join(one ? " and " : " or ")} than ${whose} budget allows`;
}
function is(verdict, level, outcome) {
  return verdict.level === level && verdict.outcome === outcome;
}
function isBaseless(rows) {
  return rows.length > 0 && rows.every(({ base }) => base === null);
}

// src/render/sentences.ts
var FEWEST_ROUNDS = 6;
var LEVEL_ORDER = ["fail", "warn", "report"];
function findings({ rows }) {
  const severalGroups = new Set(rows.map(({ group }) => group)).size > 1;
  const rank = ({ outcome, level }) => (outcome === "fail" ? 0 : 3) + LEVEL_ORDER.indexOf(level);
  return rows.flatMap((row2) => row2.verdicts.map((verdict) => ({ row: row2, verdict }))).filter(({ verdict }) => verdict.outcome !== "pass").filter(onceForMembers()).toSorted((left, right) => rank(left.verdict) - rank(right.verdict)).map(({ row: row2, verdict }) => ({
    row: row2,
    verdict,
    what: verdict.outcome === "fail" ? broken(row2, verdict) : undecided(row2, verdict),
    facts: facts(row2, { verdict, severalGroups }),
    because: verdict.because
  }));
}
function onceForMembers() {
  const seen = /* @__PURE__ */ new Set();
  return ({ row: row2, verdict }) => {
    const key = JSON.stringify([verdict.kind, row2.group, row2.name]);
    const isFirst = verdict.limit !== null || !seen.has(key);
    seen.add(key);
    return isFirst;
  };
}
function advice({ rounds }) {
  const knobs = say`${quote("rounds")} and ${quote("max-minutes")}`;
  if (rounds < FEWEST_ROUNDS)
    return say`${String(rounds)} rounds are too few to tell. Allow more with ${knobs}.`;
  return say`The noise of this machine hides changes this small. Allow more measuring (${knobs}), use a quieter machine, or widen the budget.`;
}
function broken(row2, { kind, limit }) {
  const name = quote(row2.name);
  if (kind === "new") return say`${name} is ${strong("new")}, and this gate does not let new benchmarks in.`;
  if (kind === "removed") return say`${name} was ${strong("removed")}: base has it, head does not.`;
  if (limit === null || row2.head === null) return say`${name} broke its budget ${quote(kind)}.`;
  if (isAbsolute(kind)) {
    const value = strongly(quantity(row2.head.median, row2.unit));
    return say`${name} is at ${value}, ${beyond(kind)} of ${quantity(limit, row2.unit)}.`;
  }
  return say`${name} ${changed(row2)}. Its budget allows ${limit === 0 ? "none" : percent(limit)}.`;
}
function undecided(row2, { kind, limit }) {
  const name = quote(row2.name);
  if (limit === null || row2.head === null)
    return say`Could not tell whether ${name} kept its budget ${quote(kind)}.`;
  if (isAbsolute(kind)) {
    const value = strongly(quantity(row2.head.median, row2.unit));
    return say`${name} measured ${value}, ${beyond(kind)} of ${quantity(limit, row2.unit)}, but its values vary too much to be sure.`;
  }
  const possible = span(row2.interval);
  const doubt = possible === null ? say`, but there are too few values to be sure` : say`, but anything from ${possible} is possible (95% interval)`;
  return say`${name} ${changed(row2, "measured")}${doubt}. Its budget allows ${percent(limit)}.`;
}
function changed(row2, verb = wordsFor(row2).verb[0]) {
  const { base, head, delta, unit } = row2;
  if (base === null || head === null) return say`was not measured on both sides`;
  const values = say`${quantity(base.median, unit)} → ${quantity(head.median, unit)}`;
  if (delta === null) {
    return say`went from ${strongly(quantity(base.median, unit))} to ${strongly(quantity(head.median, unit))}`;
  }
  const { more, less } = wordsFor(row2);
  if (delta === 0) return say`measured the same: ${values}`;
  return say`${verb} ${strong(`${magnitude(delta)} ${delta > 0 ? more : less}`)}: ${values}`;
}
function facts(row2, { verdict, severalGroups }) {
  const group = severalGroups && row2.group !== null ? [say`${quote(row2.group)}`] : [];
  if (verdict.limit === null) return group.flat();
  const evidence = isAbsolute(verdict.kind) ? boundEvidence(row2) : changeEvidence(row2, verdict);
  const constant = row2.exact ? [say`the same in every run, so no test is needed`] : [];
  const sizes = [row2.base, row2.head].flatMap((side2) => side2?.n ?? []);
  const all = [
    ...group,
    say`${quote(row2.unit)}`,
    ...evidence,
    ...constant,
    say`n=${[...new Set(sizes)].join("+")}`
  ];
  return all.flatMap((part, index) => index === 0 ? part : [" \xB7 ", ...part]);
}
function boundEvidence({ head, exact, unit }) {
  if (head === null || exact) return [];
  const { low, high } = head.spread;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [];
  return [say`95% interval ${quantity(low, unit)} to ${quantity(high, unit)}`];
}
function changeEvidence({ interval, p }, { outcome, alpha }) {
  const range2 = outcome === "fail" ? span(interval) : null;
  const needed = outcome === "unknown" && alpha !== null ? ` (${threshold(2 * alpha)} or less counts)` : "";
  return [
    ...range2 === null ? [] : [say`95% interval of the change ${range2}`],
    ...p === null ? [] : [say`${probability(p)}${needed}`]
  ];
}
function beyond(kind) {
  return kind === "max" ? "above the ceiling" : "below the floor";
}
function isAbsolute(kind) {
  return kind === "max" || kind === "min";
}
function strongly(piece) {
  return typeof piece === "string" ? strong(piece) : piece;
}

// src/render/shaped.ts
var HEAD_ONLY = "Values of head only, because no key of the tables tells base and head apart: add .file to row, col or table.";
function shapedTexts(tables2) {
  return tables2.map(shapedText);
}
function notesOf(tables2) {
  const isOfHead = tables2.some(({ sides }) => !sides.includes("base"));
  const mixed = [...new Set(tables2.flatMap(({ varying }) => varying))];
  return [...isOfHead ? [HEAD_ONLY] : [], ...mixed.length > 0 ? [mixedNote(mixed)] : []];
}
function mixedNote(keys) {
  return `Some cells mix benchmarks that differ in ${listed(keys)}: add it to row, col, table or ignore.`;
}
function titleOf({ kind, title }, voice) {
  return kind === "change" || title === "" ? title : voice(title);
}
function shapedText(table) {
  const { fields, unit, columns, rows } = table;
  const titles = columns.map((values) => values.filter((value) => value !== "").join(" "));
  const versus = { kind: "change", title: titles[0] === "base" ? "vs base" : "vs first" };
  return {
    caption: fields.filter(({ value }) => value !== "").map(({ name, value }) => `${name}: ${value}`),
    unit,
    headings: titles.flatMap((title, column) => [
      { kind: "values", title },
      ...column === 0 ? [] : [versus]
    ]),
    lines: rows.map((row2) => rowLine(row2, unit)),
    geomean: geomeanCells2(table)
  };
}
function rowLine({ label, cells: cells2 }, unit) {
  const scaled = scaler(
    cells2.flatMap((cell) => cell?.median ?? []),
    unit
  );
  const [base = null] = cells2;
  const values = (cell) => cell === null ? "" : `${scaled(cell.median)} \xB1 ${range(cell)}`;
  return {
    label,
    cells: cells2.flatMap(
      (cell, column) => column === 0 ? [values(cell)] : [values(cell), changeCell(base, cell)]
    )
  };
}
function changeCell(base, head) {
  if (!head?.comparison) return "";
  const compared = { base, head, ...head.comparison };
  return `${deltaCell(compared)} ${testCell(compared)}`.trim();
}
function geomeanCells2({ rows, geomeans, unit }) {
  if (rows.length < 2 || geomeans.every(({ value }) => value === null)) return null;
  return geomeans.flatMap(({ value, delta }, column) => {
    const average = value === null ? "" : scaler([value], unit)(value);
    return column === 0 ? [average] : [average, delta === null ? "" : change(delta)];
  });
}

// src/render/untrusted.ts
var TEXT_LIMIT = 120;
var BREAKS = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
var BLANKS = /[\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;
function stripControls(text) {
  return text.replaceAll(BREAKS, " ").replaceAll(INVISIBLE, "").replaceAll(BLANKS, "");
}
function shorten(text, limit = TEXT_LIMIT) {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join("")}\u2026`;
}
function visible(text, limit = TEXT_LIMIT) {
  const clean = stripControls(text).trim();
  return clean === "" ? "(no name)" : shorten(clean, limit);
}

// src/render/terminal-table.ts
var RANGE_MARGIN = " \xB1 ";
var BAR = " \u2502 ";
var COMPARED = "vs base";
function textTable(table, paint) {
  const lines = linesOf(table);
  const unit = visible(table.unit);
  const labelWidth = Math.max(0, ...lines.map(({ label }) => length(label)));
  const columns = [0, 1, 2, 3, 4, 5].map((index) => {
    const width = Math.max(0, ...lines.map(({ cells: cells2 }) => length(cells2[index] ?? "")));
    return { width, align: index === 5 ? "left" : "right" };
  });
  widen(columns, [0, 1], Math.max(length(unit), length("base")));
  widen(columns, [2, 3], Math.max(length(unit), length("head")));
  widen(columns, [5, 4], length(COMPARED));
  const title = [span2(columns, [0, 1], "base"), span2(columns, [2, 3, 4, 5], "head")];
  const units = [
    span2(columns, [0, 1], unit),
    `${span2(columns, [2, 3], unit)}  ${span2(columns, [4, 5], COMPARED, "left")}`
  ];
  const head = [title, units].map(
    (cells2) => `${" ".repeat(labelWidth)}${cells2.map((cell) => BAR + cell).join("")} \u2502`
  );
  return [...head, ...lines.map((line2) => draw(line2, { labelWidth, columns, paint }))].map((line2) => `${line2}
`).join("");
}
function shapedTextTable({ caption: caption2, unit, headings, lines, geomean }) {
  const head = [visible(unit), ...headings.map((heading2) => titleOf(heading2, visible))];
  const rows = lines.map(({ label, cells: cells2 }) => [label === "" ? "" : visible(label), ...cells2]);
  const all = [head, ...rows, ...geomean === null ? [] : [["geomean", ...geomean]]];
  const widths = head.map((_, column) => Math.max(...all.map((cells2) => length(cells2[column] ?? ""))));
  const drawn = all.map(
    (cells2) => cells2.map((cell, column) => pad(cell, widths[column], column === 0 ? "left" : "right")).join("   ").trimEnd()
  );
  return [...caption2.map((field) => visible(field)), ...drawn].map((line2) => `${line2}
`).join("");
}
function linesOf({ groups, geomean }) {
  const lines = groups.flatMap(({ name, rows }) => {
    const members = rows.map(rowLine2);
    if (groups.length === 1 || name === null) return members;
    return [{ label: visible(name), cells: ["", "", "", "", "", ""], row: null }, ...members];
  });
  if (geomean !== null) {
    lines.push({
      label: "geomean",
      cells: [geomean.base, "", geomean.head, "", geomean.delta, ""],
      row: null
    });
  }
  return lines;
}
function rowLine2({ row: row2, metric, base, head, delta, test }) {
  const label = metric === null ? visible(row2.name) : `${visible(row2.name)} ${visible(metric)}`;
  return { label, cells: [...pair(base), ...pair(head), delta, test], row: row2 };
}
function pair(cell) {
  return cell === null ? ["", ""] : [cell.median, cell.range];
}
function widen(columns, indexes, needed) {
  const [grows, other] = [columns[indexes[0]], columns[indexes[1]]];
  if (grows === void 0 || other === void 0) return;
  const gap = indexes[0] < 4 ? RANGE_MARGIN.length : 1;
  grows.width = Math.max(grows.width, needed - gap - other.width);
}
function span2(columns, indexes, title, align) {
  const margins = [0, RANGE_MARGIN.length, BAR.length, RANGE_MARGIN.length, 2, 1];
  const width = indexes.reduce(
    (sum, index, at) => sum + columns[index].width + (at === 0 ? 0 : margins[index]),
    0
  );
  const before = align === "left" ? 0 : Math.floor((width - length(title)) / 2);
  return pad(" ".repeat(Math.max(0, before)) + title, width, "left");
}
function draw({ label, cells: cells2, row: row2 }, layout) {
  const { labelWidth, columns, paint } = layout;
  const padded = cells2.map((cell, index) => pad(cell, columns[index].width, columns[index].align));
  const delta = row2 === null ? padded[4] : paint(padded[4], row2);
  const range2 = (index) => (cells2[index] === "" ? " ".repeat(RANGE_MARGIN.length) : RANGE_MARGIN) + padded[index];
  const text = `${pad(label, labelWidth, "left")}   ${padded[0]}${range2(1)}   ${padded[2]}${range2(3)}  ${delta} ${padded[5]}`;
  return text.trimEnd();
}
function pad(text, width, align) {
  const space = " ".repeat(Math.max(0, width - length(text)));
  return align === "left" ? text + space : space + text;
}
function length(text) {
  return [...text].length;
}

// src/render/terminal.ts
var STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
var COLOURS = {
  pass: "green",
  warn: "yellow",
  fail: "red",
  inconclusive: "yellow",
  error: "red"
};
var STATE_COLOURS = {
  regression: "red",
  improvement: "green",
  inconclusive: "yellow"
};
function renderTerminal(report, { colour }) {
  const paint = painter(colour);
  const paintDelta = (text, { state }) => {
    const style = STATE_COLOURS[state];
    return style === void 0 ? text : paint(text, style);
  };
  const shown = report.tables === null ? tables(report).map((table) => caption(table) + textTable(table, paintDelta)) : shapedParts(report.tables);
  return [...shown, renderVerdict(report, { colour })].join("\n");
}
function renderVerdict(report, { colour }) {
  const paint = painter(colour);
  const voice = {
    plain: (text) => text,
    strong: (text) => paint(text, "bold"),
    untrusted: (text) => visible(text)
  };
  const say3 = (phrase) => tell(phrase, voice);
  const parts = [
    verdictLines(report, paint),
    ...findings(report).map((finding) => findingLines(finding, say3, paint)),
    nextLines(report, say3),
    problemLines(report, paint),
    paint(provenance(report, say3), "dim")
  ];
  return parts.filter((part) => part !== "").join("\n");
}
function painter(colour) {
  return (text, style) => colour ? `\x1B[${STYLES[style]}m${text}\x1B[0m` : text;
}
function shapedParts(shaped) {
  return [...notesOf(shaped).map((note) => `${note}
`), ...shapedTexts(shaped).map(shapedTextTable)];
}
function caption({ groups }) {
  const [only] = groups;
  return groups.length === 1 && only && only.name !== null ? `${visible(only.name)}
` : "";
}
function verdictLines(report, paint) {
  const verdict = paint(report.conclusion.toUpperCase(), COLOURS[report.conclusion]);
  return `${verdict}: ${paint(headline(report).text, "bold")}.
${countsLine(report)}.
`;
}
function findingLines({ what, facts: facts2, because }, say3, paint) {
  const reason = because === null ? "" : `    Why this budget: ${visible(because)}
`;
  const numbers = facts2.length === 0 ? "" : `    ${paint(say3(facts2), "dim")}
`;
  return `  ${say3(what)}
${numbers}${reason}`;
}
function nextLines(report, say3) {
  const all = findings(report);
  const command = all.some(({ verdict }) => verdict.outcome === "fail" && verdict.limit !== null) ? reproduction(report) : null;
  const repeat2 = command === null ? "" : `Repeat this measurement in a clone of the repository:
  ${stripControls(command)}
`;
  const undecided2 = all.some(({ verdict }) => verdict.outcome === "unknown");
  return repeat2 + (undecided2 ? `${say3(advice(report))}
` : "");
}
function problemLines({ problems }, paint) {
  return problems.map(({ severity, where, message }) => {
    const label = paint(severity, severity === "error" ? "red" : "yellow");
    return `${label}: ${visible(where)}: ${stripControls(message)}
`;
  }).join("");
}
function provenance(report, say3) {
  const { base, head } = report.commits;
  const facts2 = [
    say3(commitFact("base", base)),
    say3(commitFact("head", head)),
    runFacts(report).map(say3).join(" \xB7 ")
  ];
  return `${facts2.join("\n")}
`;
}

// src/render/fit.ts
function fitTo(parts, { limit, of }) {
  const placed = parts.flatMap((part) => place(part, []));
  const byRank = placed.toSorted((left, right) => left.line.rank - right.line.rank);
  const kept = /* @__PURE__ */ new Set();
  let used = 0;
  let isFull = false;
  for (const { line: line2, path } of byRank) {
    const opened = path.filter((block) => !kept.has(block));
    const cost = of(line2.text) + opened.reduce((sum, { open, close }) => sum + of(open) + of(close), 0);
    isFull ||= line2.rank > 0 && used + cost > limit;
    if (isFull) continue;
    used += cost;
    for (const item of [line2, ...opened]) kept.add(item);
  }
  const omitted = placed.filter(({ line: line2 }) => line2.counts === true && !kept.has(line2)).length;
  return { text: parts.map((part) => write(part, kept)).join(""), omitted };
}
function place(part, path) {
  if ("text" in part) return [{ line: part, path }];
  const inner = [...path, part];
  return part.parts.flatMap((child) => place(child, inner));
}
function write(part, kept) {
  if (!kept.has(part)) return "";
  if ("text" in part) return part.text;
  return part.open + part.parts.map((child) => write(child, kept)).join("") + part.close;
}
function bytes(text) {
  return Buffer.byteLength(text);
}

// src/render/markdown.ts
function code(text, limit = TEXT_LIMIT) {
  const content = visible(text, limit);
  const fence = "`".repeat(longestRun(content) + 1);
  const padding = content.startsWith("`") || content.endsWith("`") ? " " : "";
  return `${fence}${padding}${content}${padding}${fence}`;
}
function codeBlock(text, limit) {
  const content = visible(text, limit);
  const fence = "`".repeat(Math.max(3, longestRun(content) + 1));
  return `${fence}sh
${content}
${fence}
`;
}
function tableRow(cells2) {
  return `| ${cells2.map(escapePipes).join(" | ")} |
`;
}
function tableHead(cells2, alignments) {
  const rule = alignments.map((alignment) => alignment === "right" ? "--:" : ":--");
  return tableRow(cells2) + tableRow(rule);
}
function details(summary, state = "closed") {
  const tag = state === "open" ? "<details open>" : "<details>";
  return { open: `${tag}<summary>${summary}</summary>

`, close: "\n</details>\n\n" };
}
function escapePipes(cell) {
  return cell.replaceAll(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|");
}
function longestRun(text) {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

// src/render/marks.ts
var MARKS2 = {
  good: "\u2705",
  warning: "\u26A0\uFE0F",
  bad: "\u274C",
  undecided: "\u{1F7E1}",
  broken: "\u{1F6D1}"
};
var LEVEL_MARKS = {
  fail: MARKS2.bad,
  warn: MARKS2.warning,
  report: "\u2139\uFE0F"
};
var RANK = {
  always: 0,
  firstBroken: 1,
  brokenRow: 2,
  undecided: 3,
  undecidedRow: 4,
  oneSidedRow: 5,
  changedRow: 6,
  furtherFindings: 7,
  unchangedRow: 8
};
function isBroken({ verdicts }) {
  return verdicts.some(({ outcome }) => outcome === "fail");
}
function isChanged({ state }) {
  return state === "regression" || state === "improvement" || state === "inconclusive";
}
function markOf({ state, verdicts }) {
  if (state === "improvement") return "\u{1F7E2}";
  if (state === "inconclusive") return MARKS2.undecided;
  if (state !== "regression") return "";
  const levels = verdicts.filter(({ outcome }) => outcome === "fail").map(({ level }) => level);
  const worst = ["fail", "warn"].find((level) => levels.includes(level)) ?? "report";
  return LEVEL_MARKS[worst];
}
function rankOf(row2) {
  if (isBroken(row2)) return RANK.brokenRow;
  if (row2.head === null || row2.base === null) return RANK.oneSidedRow;
  if (row2.state === "inconclusive") return RANK.undecidedRow;
  return isChanged(row2) ? RANK.changedRow : RANK.unchangedRow;
}

// src/render/markdown-shaped.ts
function shapedTables(tables2) {
  const notes = notesOf(tables2).map((note) => ({ text: `${note}

`, rank: RANK.always }));
  const folded = details("Results, as the configuration shapes them", "open");
  return [{ ...folded, parts: [...notes, ...shapedTexts(tables2).map(tableBlock)] }];
}
function tableBlock({ caption: caption2, unit, headings, lines, geomean }) {
  const above = caption2.length === 0 ? "" : `${caption2.map((field) => code(field)).join(" ")}

`;
  const titles = headings.map((heading2) => titleOf(heading2, (title) => code(title)));
  const alignments = headings.map(() => "right");
  const rows = lines.map(({ label, cells: cells2 }) => ({
    ...row(label === "" ? "" : code(label), cells2),
    counts: true
  }));
  const average = geomean === null ? [] : [row("geomean", geomean)];
  return {
    open: above + tableHead([code(unit), ...titles], ["left", ...alignments]),
    parts: [...rows, ...average],
    close: "\n"
  };
}
function row(name, cells2) {
  return { text: tableRow([name, ...cells2]), rank: RANK.unchangedRow };
}

// src/render/markdown-tables.ts
var ALIGNMENTS = ["left", "right", "right", "right"];
var ONE_SIDED = [
  { state: "failed", summary: (count) => `Failed on head: ${count}` },
  { state: "removed", summary: (count) => `Removed, only base has them: ${count}` },
  { state: "new", summary: (count) => `New, only head has them: ${count}` }
];
function markdownTables(report) {
  const groups = new Set(report.rows.map(({ group }) => group));
  const [only] = groups;
  const several = groups.size > 1;
  const all = tables(report);
  const unchanged = report.rows.filter(({ state }) => state === "unchanged").length;
  const folded = details(counted(unchanged, "unchanged result"));
  const caption2 = several || !only ? [] : [{ text: `All in ${code(only)}:

`, rank: RANK.always }];
  return [
    ...caption2,
    ...all.map((table) => tableBlock2(table, { several, wanted: isChanged, average: hasChanged(table) })),
    {
      ...folded,
      parts: all.map(
        (table) => tableBlock2(table, { several, wanted: isUnchanged, average: !hasChanged(table) })
      )
    },
    ...ONE_SIDED.map(
      ({ state, summary }) => oneSided(
        report.rows.filter((row2) => row2.state === state),
        summary
      )
    )
  ];
}
function tableBlock2({ unit, groups, geomean }, { several, wanted, average }) {
  const parts = groups.map((group) => groupBlock(group, several, wanted));
  if (average && geomean !== null) {
    const { base, head, delta, n } = geomean;
    parts.push({ text: tableRow([`geomean of ${n}`, base, head, delta]), rank: RANK.unchangedRow });
  }
  return { open: tableHead([code(unit), "base", "head", "vs base"], ALIGNMENTS), parts, close: "\n" };
}
function groupBlock({ name, rows }, several, wanted) {
  const open = several ? tableRow([name === null ? "(no group)" : `**${code(name)}**`, "", "", ""]) : "";
  return { open, parts: rows.filter(({ row: row2 }) => wanted(row2)).map(rowLine3), close: "" };
}
function rowLine3({ row: row2, metric, base, head, delta, test }) {
  const mark = markOf(row2);
  const name = [mark, code(row2.name), metric === null ? "" : code(metric)].filter(Boolean).join(" ");
  const shown = isChanged(row2) && /\d/.test(delta) ? `**${delta}**` : delta;
  return {
    text: tableRow([name, centre(base), centre(head), `${shown} ${test}`.trim()]),
    rank: rankOf(row2),
    counts: true
  };
}
function centre(cell) {
  return cell === null ? "" : `${cell.median} \xB1 ${cell.range}`;
}
function oneSided(rows, summary) {
  const { open, close } = details(summary(counted(rows.length, "result")));
  const lines = rows.map((row2) => {
    const { median } = row2.head ?? row2.base ?? { median: null };
    const value = median === null ? "" : code(formatQuantity(median, row2.unit));
    return { text: tableRow([code(row2.name), code(row2.unit), value]), rank: rankOf(row2), counts: true };
  });
  return {
    open: open + tableHead(["benchmark", "unit", "median"], ["left", "left", "right"]),
    parts: lines,
    close
  };
}
function isUnchanged({ state }) {
  return state === "unchanged";
}
function hasChanged({ groups }) {
  return groups.some(({ rows }) => rows.some(({ row: row2 }) => isChanged(row2)));
}

// src/render/message.ts
var QUOTED = /"([^"\n]+)"|`([^`\n]+)`/g;
var PROSE = /^[\p{L}\p{N}\s.,;:()'%/=+…–-]*$/u;
var LINKING = /:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b/iu;
function messagePhrase(message) {
  const pieces = [];
  let end = 0;
  for (const { 0: whole, 1: found, 2: written, index } of message.matchAll(QUOTED)) {
    pieces.push(message.slice(end, index), quote(found ?? written ?? ""));
    end = index + whole.length;
  }
  pieces.push(message.slice(end));
  const isHarmless = pieces.every((piece) => typeof piece !== "string" || isProse(piece));
  const isApart = pieces.every((piece, index) => piece !== "" || index === 0 || index === pieces.length - 1);
  return isHarmless && isApart ? pieces.filter((piece) => piece !== "") : [quote(message)];
}
function isProse(text) {
  return PROSE.test(text) && !LINKING.test(text);
}

// src/render/markdown-report.ts
var OPEN_FINDINGS = 10;
var FOLDED_FINDINGS = 40;
var OPEN_PROBLEMS = 10;
var PROBLEM_LIMIT = 400;
var REPRODUCTION_LIMIT = 800;
var DEFAULT_NAME = "bench-referee";
var VOICE = {
  plain: (text) => text,
  strong: (text) => `**${text}**`,
  untrusted: (text) => code(text)
};
var PROBLEM_VOICE = { ...VOICE, untrusted: (text) => code(text, PROBLEM_LIMIT) };
function heading(report) {
  const { mark, text } = headline(report);
  return `## ${MARKS2[mark]} ${text}

`;
}
function overview(report) {
  const all = findings(report);
  const broken2 = all.filter(({ verdict }) => verdict.outcome === "fail");
  const undecided2 = all.filter(({ verdict }) => verdict.outcome === "unknown");
  const name = report.name === DEFAULT_NAME ? "" : `${code(report.name)}: `;
  return [
    always(`${name}${countsLine(report)}.

`),
    problemList(report.problems.filter(({ severity }) => severity === "error")),
    ...findingLists(broken2, { first: RANK.firstBroken, noun: "more broken budget" }),
    ...repeat(
      report,
      broken2.some(({ verdict }) => verdict.limit !== null)
    ),
    ...findingLists(undecided2, { first: RANK.undecided, noun: "more undecided budget" }),
    ...undecided2.length === 0 ? [] : [always(`${inMarkdown(advice(report))}

`)]
  ];
}
function results(report) {
  return [
    ...report.tables === null ? markdownTables(report) : shapedTables(report.tables),
    problemList(report.problems.filter(({ severity }) => severity === "warning"))
  ];
}
function footer(report, { runUrl }) {
  const { base, head } = report.commits;
  const lines = [[commitFact("base", base)], [commitFact("head", head)], runFacts(report)].map(
    (facts2) => facts2.map(inMarkdown).join(" \xB7 ")
  );
  const link = runUrl !== null && /^https?:\/\/[^\s<>()[\]`\\]+$/.test(runUrl) ? [`[the run and its log](${runUrl})`] : [];
  return `<sub>${[...lines, ...link].join("<br>")}</sub>
`;
}
function omission(omitted) {
  if (omitted === 0) return "";
  const rows = `${counted(omitted, "row")} ${omitted === 1 ? "is" : "are"}`;
  return `${rows} left out here because GitHub limits the length; the JSON and HTML reports hold them all.

`;
}
var OMISSION_ROOM = 160;
function inMarkdown(phrase) {
  return tell(phrase, VOICE);
}
function findingLists(found, { first, noun }) {
  const open = found.slice(0, OPEN_FINDINGS).map((finding) => ({ text: findingLine(finding), rank: first }));
  const rest = found.slice(OPEN_FINDINGS, OPEN_FINDINGS + FOLDED_FINDINGS).map((finding) => ({ text: findingLine(finding), rank: RANK.furtherFindings }));
  const untold = found.length - open.length - rest.length;
  const note = untold > 0 ? `, and ${untold.toLocaleString("en-US")} in the tables only` : "";
  const folded = details(counted(rest.length, noun) + note);
  return [...open, { ...folded, parts: rest }];
}
function findingLine({ verdict, what, facts: facts2, because }) {
  const mark = verdict.outcome === "fail" ? LEVEL_MARKS[verdict.level] : MARKS2.undecided;
  const reason = because === null ? "" : `<br><sub>Why this budget: ${code(because)}</sub>`;
  const numbers = facts2.length === 0 ? "" : `<br><sub>${inMarkdown(facts2)}</sub>`;
  return `${mark} ${inMarkdown(what)}${numbers}${reason}

`;
}
function repeat(report, wanted) {
  const command = wanted ? reproduction(report) : null;
  if (command === null) return [];
  const { open, close } = details("Repeat this measurement in a clone of the repository");
  return [{ open, parts: [always(codeBlock(command, REPRODUCTION_LIMIT))], close }];
}
function problemList(problems) {
  const lines = problems.slice(0, OPEN_PROBLEMS).map(({ severity, where, message }) => {
    const mark = severity === "error" ? MARKS2.broken : MARKS2.warning;
    const text = tell(messagePhrase(visible(message, PROBLEM_LIMIT)), PROBLEM_VOICE);
    return { text: `- ${mark} ${code(where)}: ${text}
`, rank: RANK.firstBroken };
  });
  const more = problems.length - lines.length;
  if (more > 0)
    lines.push({ text: `- and ${more.toLocaleString("en-US")} more in the log
`, rank: RANK.firstBroken });
  return list(lines);
}
function list(lines) {
  return { open: "", parts: lines, close: "\n" };
}
function always(text) {
  return { text, rank: RANK.always };
}

// src/render/comment.ts
var COMMENT_LIMIT = 6e4;
function renderComment(report, context) {
  const top = heading(report);
  const bottom = footer(report, context);
  const limit = (context.limit ?? COMMENT_LIMIT) - top.length - bottom.length - OMISSION_ROOM;
  const { text, omitted } = fitTo([...overview(report), ...results(report)], {
    limit,
    of: ({ length: length2 }) => length2
  });
  return top + text + omission(omitted) + bottom;
}

// src/render/html-style.ts
var STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --back: #fff; --card: #f6f8fa;
  --base: #6e7781; --head: #0969da; --bad: #cf222e; --good: #1a7f37; --doubt: #9a6700; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --back: #0d1117; --card: #151b23;
    --base: #9198a1; --head: #4493f8; --bad: #f85149; --good: #3fb950; --doubt: #d29922; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; border-left: .4rem solid var(--quiet); padding-left: .75rem; }
h1.good { border-color: var(--good); } h1.bad, h1.broken { border-color: var(--bad); }
h1.warning, h1.undecided { border-color: var(--doubt); }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { background: var(--card); border-radius: .4rem; padding: .75rem; overflow-x: auto; overflow-wrap: normal; }
.quiet { color: var(--quiet); font-size: .875rem; }
.findings { list-style: none; margin: 1rem 0; padding: 0; }
.findings li { background: var(--card); border-left: .25rem solid var(--doubt); border-radius: .25rem; margin: .5rem 0; padding: .5rem .75rem; }
.findings li.fail, .findings li.error { border-color: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 8rem; white-space: normal; }
th:last-child, td:last-child { text-align: left; color: var(--quiet); }
th { color: var(--quiet); font-weight: 500; }
td a { color: inherit; }
tr.group td { color: var(--quiet); font-size: .875rem; padding-top: .75rem; }
.regression .delta { color: var(--bad); font-weight: 600; } .improvement .delta { color: var(--good); font-weight: 600; }
.inconclusive .delta { color: var(--doubt); }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; }
figure:target { outline: 2px solid var(--head); }
svg { display: block; width: 100%; height: auto; margin-top: .4rem; }
path { fill: none; } .dots { stroke-width: 6; stroke-linecap: round; } .head.dots { stroke-width: 7; }
.median { stroke-width: 1; stroke-dasharray: 4 3; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
summary { cursor: pointer; margin: .75rem 0; }
@media (max-width: 40rem) { th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; } }
`;

// src/render/plot.ts
var WIDTH = 320;
var HEIGHT = 96;
var MARGIN = 8;
var SIDE_SHIFT = 0.2;
function samplePlot({ base, head }) {
  const present = [base, head].filter((side2) => side2 !== null);
  if (present.length === 0) return "";
  const scales = scalesFor(present);
  const marks = ["base", "head"].map((side2) => sideMarks({ base, head }[side2], side2, scales)).join("");
  const label = "Values in the order of the rounds; dashed lines are the medians.";
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${marks}</svg>`;
}
function scalesFor(sides) {
  const values = sides.flatMap((side2) => side2.values);
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const last = sides.flatMap((side2) => side2.rounds).reduce((most, round) => Math.max(most, round), 1);
  const inner = HEIGHT - 2 * MARGIN;
  return {
    x: (round) => fixed(MARGIN + (round - 0.5) / last * (WIDTH - 2 * MARGIN), 1),
    y: (value) => fixed(high === low ? HEIGHT / 2 : MARGIN + (high - value) / (high - low) * inner, 1)
  };
}
function sideMarks(summary, side2, { x, y }) {
  if (summary === null) return "";
  const shift = side2 === "base" ? -SIDE_SHIFT : SIDE_SHIFT;
  const dots = summary.values.map(
    (value, index) => `M${x((summary.rounds[index] ?? index + 1) + shift)} ${y(value)}h0`
  );
  const median = y(summary.median);
  const line2 = `M${MARGIN} ${median}H${WIDTH - MARGIN}`;
  return `<path class="${side2} dots" d="${dots.join("")}"/><path class="${side2} median" d="${line2}"/>`;
}

// src/render/html.ts
var POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var VOICE2 = {
  plain: escapeHtml,
  strong: (text) => `<strong>${escapeHtml(text)}</strong>`,
  untrusted: escapedCode
};
function renderHtml(report) {
  const anchors = new Map(report.rows.map((row2, index) => [row2, `c${index + 1}`]));
  const { mark, text } = headline(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text)} \xB7 ${escapeHtml(visible(report.name))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1 class="${mark}">${escapeHtml(text)}</h1>
<p>${escapeHtml(countsLine(report))}.</p>
${findingList(report)}${problemList2(report)}${nextSteps(report)}
<main>
${tableSections(report, anchors).join("\n")}
${plots(report, anchors)}
</main>
${footer2(report)}
</body>
</html>
`;
}
function say2(phrase) {
  return tell(phrase, VOICE2);
}
function findingList(report) {
  const items = findings(report).map(({ verdict, what, facts: facts2, because }) => {
    const reason = because === null ? "" : `<p class="quiet">Why this budget: ${escapeHtml(visible(because))}</p>`;
    const numbers = facts2.length === 0 ? "" : `<p class="quiet">${say2(facts2)}</p>`;
    const tone = verdict.outcome === "fail" && verdict.level === "fail" ? "fail" : "doubt";
    return `<li class="${tone}"><p>${say2(what)}</p>${numbers}${reason}</li>
`;
  });
  return list2(items);
}
function problemList2({ problems }) {
  const items = problems.map(({ severity, where, message }) => {
    const text = `<strong>${severity}</strong> <code>${escapeHtml(visible(where))}</code>: ${escapeHtml(stripControls(message))}`;
    return `<li class="${severity}"><p>${text}</p></li>
`;
  });
  return list2(items);
}
function list2(items) {
  return items.length === 0 ? "" : `<ul class="findings">
${items.join("")}</ul>
`;
}
function nextSteps(report) {
  const all = report.rows.flatMap(({ verdicts }) => verdicts);
  const command = all.some(({ outcome, limit }) => outcome === "fail" && limit !== null) ? reproduction(report) : null;
  const repeat2 = command === null ? "" : `<p>Repeat this measurement in a clone of the repository:</p>
<pre>${escapeHtml(stripControls(command))}</pre>
`;
  return repeat2 + (all.some(({ outcome }) => outcome === "unknown") ? `<p>${say2(advice(report))}</p>
` : "");
}
function tableSections(report, anchors) {
  if (report.tables === null) return tables(report).map((table) => tableSection(table, anchors));
  const notes = notesOf(report.tables).map((note) => `<p class="quiet">${escapeHtml(note)}</p>`);
  return [...notes, ...shapedTexts(report.tables).map(shapedSection)];
}
function shapedSection({ caption: caption2, unit, headings, lines, geomean }) {
  const titles = ["", ...headings.map((heading2) => titleOf(heading2, escapedCode))];
  const rows = lines.map(
    ({ label, cells: cells2 }) => line([label === "" ? "" : escapedCode(label), ...cells2.map(escapeHtml)])
  );
  if (geomean !== null) rows.push(line(["geomean", ...geomean.map(escapeHtml)]));
  return tableOf({ caption: [...caption2, unit].map(escapedCode).join(" "), titles, rows });
}
function tableSection({ unit, groups, geomean }, anchors) {
  const rows = groups.flatMap(({ name, rows: members }) => [
    ...name === null ? [] : [`<tr class="group"><td colspan="5"><code>${escapeHtml(visible(name))}</code></td></tr>`],
    ...members.map((row2) => tableLine(row2, anchors))
  ]);
  if (geomean !== null) {
    const { base, head, delta, n } = geomean;
    rows.push(line([`geomean of ${n}`, base, head, escapeHtml(delta), ""]));
  }
  const titles = ["benchmark", "base", "head", "vs base", ""];
  return tableOf({ caption: escapedCode(unit), titles, rows });
}
function tableOf({ caption: caption2, titles, rows }) {
  return `<div class="scroll"><table>
<caption>${caption2}</caption>
<thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></div>`;
}
function tableLine({ row: row2, metric, base, head, delta, test }, anchors) {
  const label = metric === null ? visible(row2.name) : `${visible(row2.name)} ${visible(metric)}`;
  const name = `<a href="#${anchors.get(row2) ?? ""}"><code>${escapeHtml(label)}</code></a>`;
  return line([name, centre2(base), centre2(head), escapeHtml(delta), escapeHtml(test)], row2.state);
}
function line(cells2, state = "") {
  const fields = cells2.map((cell, index) => `<td${index === 3 ? ' class="delta"' : ""}>${cell}</td>`);
  return `<tr${state === "" ? "" : ` class="${state}"`}>${fields.join("")}</tr>`;
}
function centre2(cell) {
  return cell === null ? "" : escapeHtml(`${cell.median} \xB1 ${cell.range}`);
}
function plots({ rows }, anchors) {
  const figures = (chosen) => `<div class="plots">
${chosen.map((row2) => figure(row2, anchors)).join("\n")}
</div>`;
  const changed2 = rows.filter((row2) => isChanged(row2));
  const others = rows.filter((row2) => !isChanged(row2));
  const key = '<span class="key base">base</span> and <span class="key head">head</span>';
  const folded = `<details><summary>${counted(others.length, "other result")}</summary>
${figures(others)}
</details>`;
  return `<h2>Every value, in the order it was measured</h2>
<p class="quiet">${key}: one dot per value, a dashed line at the median.</p>
${changed2.length === 0 ? "" : figures(changed2)}
${others.length === 0 ? "" : folded}`;
}
function figure(row2, anchors) {
  const { name, unit, base, head } = row2;
  const medians = [base, head].flatMap((side2) => side2 === null ? [] : formatQuantity(side2.median, unit));
  const quiet = `<span class="quiet">${escapeHtml(visible(`${unit} \xB7 ${medians.join(" \u2192 ")}`))}</span>`;
  const caption2 = `<code>${escapeHtml(visible(name))}</code> ${quiet}`;
  return `<figure id="${anchors.get(row2) ?? ""}"><figcaption>${caption2}</figcaption>${samplePlot(row2)}</figure>`;
}
function footer2(report) {
  const { commits } = report;
  const lines = [commitFact("base", commits.base), commitFact("head", commits.head)].map(say2);
  const facts2 = runFacts(report).map(say2).join(" \xB7 ");
  return `<footer class="quiet">${[...lines, facts2].map((text) => `<p>${text}</p>`).join("")}</footer>`;
}
function escapedCode(text) {
  return `<code>${escapeHtml(visible(text))}</code>`;
}
function escapeHtml(text) {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

// src/render/json.ts
var REPORT_VERSION = 1;
var OUTCOMES = { pass: "pass", fail: "fail", unknown: "inconclusive" };
function renderJson(report) {
  const { name, conclusion, commits, rounds, seed, commands, rows, counts, geomeans, tables: tables2, problems } = report;
  const value = {
    version: REPORT_VERSION,
    name,
    verdict: conclusion,
    base: commits.base,
    head: commits.head,
    rounds,
    seed,
    commands,
    counts,
    comparisons: rows.map(comparison),
    geomeans: geomeans.map(({ unit, base, head, delta, n }) => ({ unit, base, head, delta, n })),
    tables: tables2 === null ? null : tables2.map(shapedTable),
    problems: problems.map(({ where, message, severity }) => ({ where, message, severity })),
    environment: report.environment
  };
  return `${JSON.stringify(value, null, 2)}
`;
}
function comparison({
  name,
  group,
  metric,
  unit,
  better,
  state,
  base,
  head,
  delta,
  interval,
  p,
  exact,
  verdicts
}) {
  return {
    name,
    group,
    metric,
    unit,
    better,
    state,
    exact,
    base: side(base),
    head: side(head),
    delta: finite(delta),
    interval: interval && ends(interval),
    p,
    budgets: verdicts.map(({ kind, limit, level, outcome, because }) => ({
      kind,
      limit,
      level,
      outcome: OUTCOMES[outcome],
      because
    }))
  };
}
function shapedTable({ fields, unit, sides, varying, columns, rows, geomeans }) {
  return {
    fields: fields.map(({ name, value }) => ({ name, value })),
    unit,
    sides,
    varying,
    columns,
    rows: rows.map(({ label, cells: cells2 }) => ({ label, cells: cells2.map((cell) => cell && shapedCell(cell)) })),
    geomeans: geomeans.map(({ value, delta }) => ({ value, delta }))
  };
}
function shapedCell({ n, median, spread, comparison: comparison2 }) {
  const { delta, p } = comparison2 ?? {};
  return { n, median, ...ends(spread), comparison: comparison2 && { delta, p } };
}
function side(summary) {
  if (summary === null) return null;
  const { n, median, spread, values, rounds } = summary;
  return { n, median, ...ends(spread), values, rounds };
}
function ends({ low, high }) {
  return { low: finite(low), high: finite(high) };
}
function finite(value) {
  return value !== null && Number.isFinite(value) ? value : null;
}

export {
  fitTo,
  bytes,
  headline,
  tables,
  change,
  visible,
  heading,
  overview,
  results,
  footer,
  omission,
  OMISSION_ROOM,
  renderComment,
  renderHtml,
  renderJson,
  renderTerminal,
  renderVerdict
};

import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  commonScale,
  fixed
} from "./chunk-67VPOL3O.js";
import {
  makeTabulator,
  shortest,
  summarise
} from "./chunk-TCBKHGGT.js";
import {
  goQuoted,
  refusalIn,
  refuse
} from "./chunk-X2DSMRGZ.js";
import {
  fromBytes,
  isBlank,
  startsWithSpace,
  toBytes,
  width
} from "./chunk-SX2ZJBZ4.js";
import {
  isBinary
} from "./chunk-EC72TXKE.js";
import {
  parseGoFloat
} from "./chunk-MNXSWMCE.js";

// src/benchstat/flags.ts
var DEFAULTS = {
  table: ".config",
  row: ".fullname",
  col: ".file",
  ignore: "",
  filter: "*",
  alpha: 0.05,
  confidence: 0.95,
  format: "text",
  config: null,
  inputs: []
};
var HELP = ["h", "help"];
var NUMBERS = ["alpha", "confidence"];
var KNOWN = [...Object.keys(DEFAULTS).filter((name) => name !== "inputs"), ...HELP];
function readFlags(argv) {
  const given = {};
  const inputs = [];
  let index = 0;
  while (index < argv.length) {
    const word = argv[index];
    index += 1;
    if (word === "--") {
      inputs.push(...argv.slice(index));
      break;
    }
    const [, name, inWord] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const isFlag = word.length > 1 && word.startsWith("-");
    if (!isFlag || inputs.length > 0 && !KNOWN.includes(name ?? "")) {
      inputs.push(word);
      continue;
    }
    if (name === void 0) return refused(`bad flag syntax: ${word}`);
    if (HELP.includes(name)) return { kind: "help" };
    if (!KNOWN.includes(name)) return refused(`flag provided but not defined: -${name}`);
    const text = inWord ?? argv[index];
    if (inWord === void 0) index += 1;
    if (text === void 0) return refused(`flag needs an argument: -${name}`);
    const value = NUMBERS.includes(name) ? parseGoFloat(text) : text;
    if (NUMBERS.includes(name) && typeof value === "string") {
      const why = value === "invalid syntax" ? "parse error" : value;
      return refused(`invalid value ${goQuoted(text)} for flag -${name}: ${why}`);
    }
    given[name] = value;
  }
  if (inputs.length === 0) return refused("");
  return { kind: "request", request: { ...DEFAULTS, ...given, inputs } };
}
function refused(message) {
  return { kind: "refused", message };
}

// src/benchstat/figures.ts
var INFINITY_SIGN = toBytes("\u221E");
function rangeText({ centre, low, high }) {
  if (Math.abs(low) === Infinity || Math.abs(high) === Infinity) return INFINITY_SIGN;
  if (sign(low) !== sign(centre) || sign(high) !== sign(centre)) return "?";
  if (centre === 0) return "0%";
  return `${fixed(100 * Math.max(high / centre - 1, 1 - low / centre), 0)}%`;
}
function sign(value) {
  return value === 0 ? 0 : Math.sign(value);
}
function deltaText({ centre }, { base, p, alpha }) {
  if (Number.isNaN(p)) return "?";
  if (p > alpha) return "~";
  if (base.centre === centre) return "0.00%";
  return base.centre === 0 ? "?" : percent(centre / base.centre - 1);
}
function testText({ sample }, { base, p }) {
  const n = sample.length;
  const sizes = base.sample.length === n ? `n=${n}` : `n=${base.sample.length}+${n}`;
  return p === 0 ? sizes : `p=${fixed(p, 3)} ${sizes}`;
}
function percent(ratio) {
  const text = fixed(ratio * 100, 2);
  return `${text.startsWith("-") || text.startsWith("+") ? "" : "+"}${text}%`;
}

// src/benchstat/headings.ts
function changedFields(fields, before) {
  return fields.filter(({ value }, index) => before === null || value !== before[index].value).map(({ name, value }) => `${name}: ${value}`);
}
function headings(columns) {
  const levels = [];
  let parents = [{ value: "", start: 0, end: columns.length }];
  for (let field = 0; field < columns[0].length; field++) {
    parents = parents.flatMap((parent) => divide(parent, (column) => columns[column][field]));
    levels.push(parents);
  }
  return levels;
}
function divide({ start, end }, valueAt) {
  const parts = [];
  for (let column = start; column < end; column++) {
    const value = valueAt(column);
    const last = parts.at(-1);
    if (last?.value === value) parts[parts.length - 1] = { ...last, end: column + 1 };
    else parts.push({ value, start: column, end: column + 1 });
  }
  return parts;
}

// src/benchstat/csv.ts
var VALUE_COLUMNS = 2;
var DELTA_COLUMNS = 2;
function renderCsv(tables) {
  const sheet = { lines: [], warnings: [] };
  let before = null;
  for (const table of tables) {
    if (before !== null) addLine(sheet, [""]);
    for (const field of changedFields(table.fields, before?.fields ?? null)) addLine(sheet, [field]);
    addHeader(sheet, table);
    for (const row of table.rows) addRow(sheet, row);
    addGeomeans(sheet, table.geomeans);
    before = table;
  }
  return { csv: sheet.lines.join(""), warnings: sheet.warnings };
}
function addLine({ lines }, fields) {
  lines.push(`${fields.map(quoted).join(",")}
`);
}
function warn({ lines, warnings }, fields, texts) {
  const cell = `${columnLetters(fields.length)}${lines.length + 1}`;
  for (const text of texts) warnings.push(`${cell}: ${text}`);
}
function addHeader(sheet, { columns, unit }) {
  for (let field = 0; field < columns[0].length; field++) {
    const names = [];
    for (const [column, values] of columns.entries()) fillTo(names, startOf(column)).push(values[field]);
    addLine(sheet, fillTo(names, startOf(columns.length)));
  }
  const units = [""];
  for (const column of columns.keys()) units.push(unit, "CI", ...column > 0 ? ["vs base", "P"] : []);
  addLine(sheet, units);
}
function addRow(sheet, { label, cells }) {
  const fields = [label];
  for (const [column, cell] of cells.entries()) {
    if (cell === null) continue;
    fillTo(fields, startOf(column));
    warn(sheet, fields, cell.warnings);
    fields.push(shortest(cell.centre), rangeText(cell));
    if (cell.comparison === null) continue;
    warn(sheet, fields, cell.comparison.warnings);
    fields.push(deltaText(cell, cell.comparison), testText(cell, cell.comparison));
  }
  addLine(sheet, fields);
}
function addGeomeans(sheet, geomeans) {
  const fields = ["geomean"];
  for (const [column, { value, ratio, warnings }] of geomeans.entries()) {
    fillTo(fields, startOf(column));
    warn(sheet, fields, warnings);
    if (value !== null) fields.push(shortest(value));
    if (column === 0) continue;
    fillTo(fields, startOf(column) + VALUE_COLUMNS).push(ratio === null ? "?" : percent(ratio - 1));
  }
  addLine(sheet, fillTo(fields, startOf(geomeans.length)));
}
function startOf(column) {
  return column === 0 ? 1 : 1 + VALUE_COLUMNS + (column - 1) * (VALUE_COLUMNS + DELTA_COLUMNS);
}
function fillTo(fields, length) {
  while (fields.length < length) fields.push("");
  return fields;
}
function columnLetters(column) {
  const letters = [];
  let rest = column;
  do {
    letters.unshift(String.fromCharCode(65 + rest % 26));
    rest = Math.floor(rest / 26);
  } while (rest > 0);
  return letters.join("");
}
function quoted(field) {
  if (field === "") return "";
  if (field !== "\\." && !/[,"\r\n]/.test(field) && !startsWithSpace(field)) return field;
  return `"${field.replaceAll('"', '""')}"`;
}

// src/benchstat/footnotes.ts
var DIGITS = [..."\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079"].map(toBytes);
function footnotes() {
  const numbers = /* @__PURE__ */ new Map();
  const mark = (text) => {
    const known2 = numbers.get(text) ?? superscript(numbers.size + 1);
    numbers.set(text, known2);
    return known2;
  };
  return {
    marks: (texts) => texts.map(mark).join(" "),
    lines: () => [...numbers].map(([text, number]) => `${number} ${text}
`).join("")
  };
}
function superscript(number) {
  return Array.from(String(number), (digit) => DIGITS[Number(digit)]).join("");
}

// src/benchstat/layout.ts
var LEFT = {};
function textCell(column, text, options = LEFT) {
  const { span, align, margin } = options;
  return {
    column,
    span: span ?? 1,
    text,
    width: width(text),
    // Neither the first column nor an empty cell needs to be kept apart from anything.
    margin: margin !== void 0 ? known(margin) : column === 0 || text === "" ? NONE : SPACE,
    align: align ?? "left"
  };
}
var margins = /* @__PURE__ */ new Map();
function known(text) {
  const margin = margins.get(text) ?? { text, width: width(text), isBlank: isBlank(text) };
  margins.set(text, margin);
  return margin;
}
var NONE = known("");
var SPACE = known(" ");
function layOut(rows, isFixed) {
  const columns = columnsOf(rows, isFixed);
  let text = "";
  let empty = "";
  for (const cells of rows) {
    const line = drawRow(cells, columns);
    if (line === "") empty += "\n";
    else {
      text += `${empty}${line}
`;
      empty = "";
    }
  }
  return text === "" ? "\n" : text;
}
var NO_CELL = -1;
function columnsOf(rows, isFixed) {
  const margins2 = [];
  const widths = [];
  const spanning = [];
  for (const cells of rows) {
    for (const cell of cells) {
      const { column, span } = cell;
      while (widths.length < column + span) {
        margins2.push(0);
        widths.push(NO_CELL);
      }
      if (cell.margin.width > margins2[column]) margins2[column] = cell.margin.width;
      if (span > 1) spanning.push(cell);
      else if (cell.width > widths[column]) widths[column] = cell.width;
    }
  }
  for (const [column, own] of widths.entries()) widths[column] = own === NO_CELL ? 0 : own + margins2[column];
  for (const cell of spanning.sort((a, b) => a.span - b.span)) {
    stretch(widths, { columns: covered(cell), wanted: margins2[cell.column] + cell.width, isFixed });
  }
  return { offsets: offsets(widths), margins: margins2 };
}
function covered({ column, span }) {
  return Array.from({ length: span }, (_, index) => column + index);
}
function stretch(widths, { columns, wanted, isFixed }) {
  if (total(widths, columns) >= wanted) return;
  const growing = columns.filter((column) => !isFixed(column)).sort((a, b) => widths[b] - widths[a]);
  let rest = wanted - total(widths, columns.filter(isFixed));
  for (const [index, column] of growing.entries()) {
    const share = Math.ceil(rest / (growing.length - index));
    widths[column] = Math.max(widths[column], share);
    rest -= widths[column];
  }
}
function total(widths, columns) {
  return columns.reduce((sum, column) => sum + widths[column], 0);
}
function offsets(widths) {
  const starts = [0];
  for (const own of widths) starts.push(starts.at(-1) + own);
  return starts;
}
function drawRow(cells, { offsets: offsets2, margins: margins2 }) {
  let line = "";
  let position = 0;
  for (const cell of cells) {
    if (cell.margin.isBlank && (cell.width === 0 || isBlank(cell.text))) continue;
    const start = offsets2[cell.column];
    const marginWidth = margins2[cell.column];
    const room = offsets2[cell.column + cell.span] - start - marginWidth;
    const pad = padding(cell, room);
    const gap = Math.abs(start - position) + marginWidth - cell.margin.width;
    line += cell.margin === SPACE ? spaces(gap + 1 + pad) : spaces(gap) + cell.margin.text + spaces(pad);
    line += cell.text;
    position = start + marginWidth + pad + cell.width;
  }
  return line;
}
function padding({ width: width2, align }, room) {
  if (align === "left" || width2 >= room) return 0;
  return align === "right" ? room - width2 : room - width2 >> 1;
}
var RUN = " ".repeat(100);
function spaces(count) {
  return count <= RUN.length ? RUN.slice(0, count) : " ".repeat(count);
}

// src/benchstat/text.ts
var VALUE_COLUMNS2 = 3;
var DELTA_COLUMNS2 = 3;
var BAR = toBytes(" \u2502 ");
var LAST_BAR = { margin: toBytes(" \u2502") };
var VERSUS = { span: DELTA_COLUMNS2, margin: "  " };
var RIGHT = { align: "right" };
var RANGE = { align: "right", margin: toBytes(" \xB1 ") };
function renderText(tables) {
  let text = "";
  let before = null;
  for (const table of tables) {
    if (before !== null) text += "\n";
    for (const line of changedFields(table.fields, before?.fields ?? null)) text += `${line}
`;
    text += renderTable(table);
    before = table;
  }
  return text;
}
function startOf2(column) {
  return column === 0 ? 1 : 1 + VALUE_COLUMNS2 + (column - 1) * (VALUE_COLUMNS2 + DELTA_COLUMNS2);
}
function renderTable(table) {
  const { columns, rows, geomeans, unit } = table;
  const kind = isBinary(fromBytes(unit)) ? "binary" : "decimal";
  const notes = footnotes();
  const lines = [...headingRows(columns), unitRow(unit, columns.length)];
  for (const row of rows) lines.push(valueRow(row, kind, notes));
  if (rows.length > 1) lines.push(geomeanRow(geomeans, kind, notes));
  const growing = new Set(columns.map((_, column) => startOf2(column)));
  return layOut(lines, (column) => !growing.has(column)) + notes.lines();
}
function headingRows(columns) {
  return headings(columns).map((level) => [
    ...level.map(({ value, start, end }) => heading(startOf2(start), value, startOf2(end) - startOf2(start))),
    closingBar(columns.length)
  ]);
}
function unitRow(unit, columns) {
  const cells = [];
  for (let column = 0; column < columns; column++) {
    const start = startOf2(column);
    cells.push(heading(start, unit, VALUE_COLUMNS2));
    if (column > 0) {
      cells.push(textCell(start + VALUE_COLUMNS2, "vs base", VERSUS));
    }
  }
  return [...cells, closingBar(columns)];
}
function heading(start, text, span) {
  return textCell(start, text, { span, margin: BAR, align: "centre" });
}
function closingBar(columns) {
  return textCell(startOf2(columns), "", LAST_BAR);
}
function valueRow({ label, cells }, kind, notes) {
  const line = [textCell(0, label)];
  const centres = [];
  for (const cell of cells) if (cell !== null) centres.push(cell.centre);
  const scale = commonScale(centres, kind);
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    if (!cell) continue;
    const start = startOf2(column);
    line.push(textCell(start, scaled(cell.centre, scale), RIGHT));
    line.push(textCell(start + 1, rangeText(cell), RANGE));
    if (cell.warnings.length > 0) line.push(textCell(start + 2, notes.marks(cell.warnings)));
    if (cell.comparison === null) continue;
    const delta = start + VALUE_COLUMNS2;
    const { warnings } = cell.comparison;
    line.push(textCell(delta, deltaText(cell, cell.comparison), RIGHT));
    line.push(textCell(delta + 1, `(${testText(cell, cell.comparison)})`));
    if (warnings.length > 0) line.push(textCell(delta + 2, notes.marks(warnings)));
  }
  return line;
}
function geomeanRow(geomeans, kind, notes) {
  const line = [textCell(0, "geomean")];
  for (const [column, { value, ratio, warnings }] of geomeans.entries()) {
    const start = startOf2(column);
    if (value !== null) line.push(textCell(start, scaled(value, commonScale([value], kind)), RIGHT));
    if (column > 0) {
      const delta = start + VALUE_COLUMNS2;
      line.push(ratio === null ? textCell(delta, "?") : textCell(delta, percent(ratio - 1), RIGHT));
    }
    line.push(textCell(startOf2(column + 1) - 1, notes.marks(warnings)));
  }
  return line;
}
function scaled(value, { factor, decimals, prefix }) {
  const number = fixed(value / factor, decimals);
  return number + (prefix === "\xB5" ? MICRO : prefix);
}
var MICRO = toBytes("\xB5");

// src/benchstat/usage.ts
var FLAG_USAGES = [
  {
    name: "table",
    value: "KEYS",
    meaning: 'a table for each value of these keys (.config: every line "key: value" of the files)',
    example: "--table pkg base.txt head.txt"
  },
  {
    name: "row",
    value: "KEYS",
    meaning: "a row for each value of these keys (.fullname: the whole name of the benchmark)",
    example: '--row ".name /format@alpha" base.txt head.txt'
  },
  {
    name: "col",
    value: "KEYS",
    meaning: "a column for each value of these keys (.file); the first one is the base",
    example: '--col "/format@(json gob)" head.txt'
  },
  {
    name: "ignore",
    value: "KEYS",
    meaning: "keys in which the results of a cell may differ without a warning (none)",
    example: "--row .name --ignore .fullname base.txt head.txt"
  },
  {
    name: "filter",
    value: "EXPRESSION",
    meaning: "only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)",
    example: '--filter "/format:json .unit:(sec/op OR B/op)" base.txt head.txt'
  },
  {
    name: "alpha",
    value: "A",
    meaning: "a change is shown if p is at most A, and ~ otherwise (0.05)",
    example: "--alpha 0.01 base.txt head.txt"
  },
  {
    name: "confidence",
    value: "C",
    meaning: "level of the interval behind \xB1 (0.95)",
    example: "--confidence 0.99 base.txt head.txt"
  },
  {
    name: "format",
    value: "FORM",
    meaning: "text (default), csv, markdown or json; the warnings of csv go to standard error",
    example: "--format csv base.txt head.txt"
  },
  {
    name: "config",
    value: "FILE",
    meaning: "judge the budgets of this configuration too; the exit code is 1 if one is broken",
    example: "--config budgets.yml base.txt head.txt"
  }
];
var KEYS = [
  'KEYS are separated by spaces or commas: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the',
  'name, KEY for a line "KEY: value" of the file. KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',
  "also leaves out every other value."
];
var USAGE = [
  "usage: bench-referee compare [FLAG\u2026] FILE\u2026",
  "",
  "The tables that benchstat prints, byte for byte: medians of every benchmark, and how each file differs from the",
  "first one. A file is the output of a benchmark tool; - is standard input, LABEL=FILE names its column.",
  "",
  ...FLAG_USAGES.flatMap(({ name, value, meaning, example }) => [
    `  --${name} ${value}`,
    `      ${meaning}`,
    `      bench-referee compare ${example}`
  ]),
  "",
  ...KEYS
].join("\n");

// src/benchstat/compare.ts
var OK = 0;
var BAD_FLAGS = 2;
var HELP2 = { stdout: toBytes(`${USAGE}
`), stderr: "", exitCode: OK, isRefused: false };
function refusedFlags(message) {
  const why = message === "" ? "" : `${message}
`;
  return { stdout: "", stderr: why + toBytes(`${USAGE}
`), exitCode: BAD_FLAGS, isRefused: true };
}
function compareText(request, files) {
  const messages = [];
  let stdout = "";
  let isRefused = false;
  try {
    const tables = readGrids(request, files, messages).map((grid) => summarise(grid, request));
    if (request.format === "text") stdout = renderText(tables);
    else {
      const { csv, warnings } = renderCsv(tables);
      stdout = csv;
      messages.push(...warnings);
    }
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    if (refusal === null) throw thrown;
    messages.push(`benchstat: ${refusal}`);
    isRefused = true;
  }
  return { stdout, stderr: messages.map((message) => `${message}
`).join(""), exitCode: OK, isRefused };
}
function readGrids(request, files, messages) {
  const tabulator = makeTabulator(request);
  checkShare("alpha", request.alpha);
  checkShare("confidence", request.confidence);
  if (request.format !== "text" && request.format !== "csv") refuse("-format must be text or csv");
  for (const file of files) {
    try {
      const bytes = file.bytes();
      const foreign = file.foreign?.(bytes) ?? null;
      if (foreign === null) tabulator.read({ ...file, bytes });
      else tabulator.add(file.label, foreign);
    } finally {
      messages.push(...tabulator.problems.splice(0).map(({ where, message }) => `${where}: ${message}`));
    }
  }
  return tabulator.grids();
}
function checkShare(flag, value) {
  if (value < 0 || value > 1) refuse(`-${flag} must be in range [0, 1]`);
}

export {
  DEFAULTS,
  readFlags,
  HELP2 as HELP,
  refusedFlags,
  compareText,
  readGrids
};

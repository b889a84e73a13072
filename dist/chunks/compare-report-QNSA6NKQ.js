import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig
} from "./chunk-EDZOJJQ2.js";
import {
  DEFAULTS,
  readGrids
} from "./chunk-G2IAKPZK.js";
import {
  exitCodeOf,
  printReport
} from "./chunk-XAPAIGUI.js";
import {
  hasColour,
  makeTerminalHost
} from "./chunk-RZDRXCRU.js";
import {
  makeSeriesFile
} from "./chunk-MFHYBNQG.js";
import {
  renderVerdict
} from "./chunk-TJE65IN6.js";
import {
  RECORDING_VERSION,
  analyse,
  parseBudgetFile,
  policyOf
} from "./chunk-HCQ2CNNQ.js";
import "./chunk-OLLEYYBM.js";
import "./chunk-JPW3QX26.js";
import "./chunk-67VPOL3O.js";
import "./chunk-TCBKHGGT.js";
import {
  refusalIn
} from "./chunk-X2DSMRGZ.js";
import {
  fromBytes
} from "./chunk-SX2ZJBZ4.js";
import "./chunk-EC72TXKE.js";
import "./chunk-TUIFY6TQ.js";
import {
  decodeText,
  formatIds,
  parseSource
} from "./chunk-A2GOCTOH.js";
import "./chunk-MNXSWMCE.js";
import {
  UserError
} from "./chunk-C5QM5DRH.js";
import "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";

// src/cli/recording-of-files.ts
function recordingOfFiles(base, head) {
  const series = makeSeriesFile();
  const sides = [
    { side: "base", ...base },
    { side: "head", ...head }
  ];
  for (const { side, parsed } of sides) {
    for (const measurement of parsed.measurements) {
      const own = series.find(measurement, parsed.format)[side];
      for (const value of measurement.values) own.values.push([value]);
    }
  }
  const all = series.all();
  const rounds = Math.max(1, ...all.flatMap(({ base: base2, head: head2 }) => [base2.values.length, head2.values.length]));
  for (const { base: base2, head: head2 } of all) {
    base2.invocations = base2.values.map((_, index) => index);
    head2.invocations = head2.values.map((_, index) => rounds + index);
  }
  return {
    version: RECORDING_VERSION,
    name: "compare",
    commits: { base: { sha: null, how: base.label }, head: { sha: null, how: head.label } },
    schedule: {
      seed: "",
      rounds: { min: rounds, max: rounds },
      commands: [`compare ${base.label} ${head.label}`],
      setup: null,
      workingDirectory: ".",
      format: base.parsed.format,
      unit: "sample",
      ended: "complete"
    },
    environment: NO_ENVIRONMENT,
    invocations: [...invocations("base", rounds), ...invocations("head", rounds)],
    series: all,
    problems: sides.flatMap(({ parsed }) => [...parsed.problems])
  };
}
var NO_ENVIRONMENT = {
  os: "",
  kernel: "",
  architecture: "",
  cpu: "",
  cores: 0,
  memoryBytes: 0,
  image: null,
  node: "",
  loadBefore: null,
  loadAfter: null
};
function invocations(side, count) {
  return Array.from({ length: count }, (_, index) => ({
    side,
    round: index + 1,
    command: 0,
    startMs: 0,
    durationMs: 0,
    exitCode: 0,
    outcome: "ok"
  }));
}

// src/cli/compare-report.ts
async function compareAsReport(request, files) {
  const sides = isDefault(request) ? sidesOfFiles(files) : sidesOfGrids(request, files);
  const problems = sides.flatMap(({ parsed }) => parsed.problems);
  const isTable = request.format === "text" || request.format === "csv";
  if (!isTable) for (const { where, message } of problems) process.stderr.write(`${where}: ${message}
`);
  const config = request.config === null ? null : await readNamed(fromBytes(request.config));
  const policy = policyOf(config && parseBudgetFile(config.text, config.path));
  const recording = recordingOfFiles(...sides);
  const judged = config === null ? { ...policy, ...UNJUDGED } : policy;
  const table = isDefault(request) ? policy.table : null;
  const report = { ...analyse({ ...recording, problems: [] }, { ...judged, table }), environment: null };
  if (request.format === "markdown" || request.format === "json") printReport(report, request.format);
  else {
    const output = request.format === "csv" ? process.stderr : process.stdout;
    output.write(`
${renderVerdict(report, { colour: hasColour() }).trimEnd()}
`);
  }
  if (config === null) return 0;
  return problems.some(({ severity }) => severity === "error") ? 2 : exitCodeOf(report, "regression");
}
var UNJUDGED = { budgets: [], new: "pass", removed: "pass" };
function readNamed(config) {
  return readConfig(makeTerminalHost({ isQuiet: true }), { config });
}
function isDefault(request) {
  return ["table", "row", "col", "ignore", "filter"].every(
    (flag) => request[flag] === DEFAULTS[flag]
  );
}
function sidesOfFiles(files) {
  const [base, head] = pairOf(files, ({ label }) => fromBytes(label));
  return [sideOfFile(base), sideOfFile(head)];
}
function sideOfFile({ label, path, bytes }) {
  return { label: fromBytes(label), parsed: parse(fromBytes(path), orFail(bytes)) };
}
function parse(path, bytes) {
  const source = { path, text: decodeText(bytes) };
  const guessed = parseSource(source, "auto");
  const parsed = guessed.format === null ? parseSource(source, "go") : guessed;
  if (parsed.measurements.length > 0) return parsed;
  throw new UserError({
    where: path,
    what: "no benchmark results are in it",
    remedy: `Give the output of a benchmark tool: known are ${formatIds.filter((id) => id !== "command").join(", ")}`
  });
}
function sidesOfGrids(request, files) {
  const messages = [];
  const grids = orFail(() => readGrids({ ...request, format: "text" }, files, messages));
  const labels = grids.flatMap(({ columns }) => columns.map(labelOf));
  const problems = messages.map((message) => ({
    where: "compare",
    message: fromBytes(message),
    severity: "warning"
  }));
  const [base, head] = pairOf([...new Set(labels)], fromBytes);
  const side = (label) => ({
    label: fromBytes(label),
    parsed: {
      format: "go",
      measurements: grids.flatMap((grid) => measurementsOf(grid, label)),
      problems: []
    }
  });
  return [{ ...side(base), parsed: { ...side(base).parsed, problems } }, side(head)];
}
function labelOf(column) {
  return column.filter((value) => value !== "").join(" ");
}
function measurementsOf(grid, label) {
  const { fields, unit, assumes, better, columns, rows, cells } = grid;
  const index = columns.findIndex((column) => labelOf(column) === label);
  const group = fields.find(({ name }) => name === "pkg")?.value;
  return rows.flatMap((row, at) => {
    const cell = cells[at]?.[index];
    const values = Array.from(cell?.values ?? []).filter(Number.isFinite);
    if (values.length === 0) return [];
    return {
      group: group ? fromBytes(group) : null,
      name: fromBytes(row),
      metric: fromBytes(unit),
      unit: fromBytes(unit),
      better,
      values,
      primary: unit === "sec/op",
      deterministic: assumes === "exact"
    };
  });
}
function pairOf(columns, nameOf) {
  const [base, head, ...more] = columns;
  if (base !== void 0 && head !== void 0 && more.length === 0) return [base, head];
  throw new UserError({
    where: "command line",
    what: `markdown, json and --config compare two columns, and there are ${columns.length}`,
    ...columns.length > 0 && { got: columns.map(nameOf).join(", ") },
    remedy: "Name two files, or choose two columns with --col and --filter"
  });
}
function orFail(work) {
  try {
    return work();
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    if (refusal === null) throw thrown;
    throw new UserError({ where: "compare", what: fromBytes(refusal) });
  }
}
export {
  compareAsReport
};

import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseFlags
} from "./chunk-PML7L2FJ.js";
import {
  readFields
} from "./chunk-6M2EYGFL.js";
import {
  FIELDS,
  kebab
} from "./chunk-OLLEYYBM.js";
import {
  UserError
} from "./chunk-C5QM5DRH.js";

// src/settings/command-line.ts
var MEASURING = [
  "config",
  "configFrom",
  "base",
  "head",
  "rounds",
  "maxMinutes",
  "seed",
  "setup",
  "workingDirectory",
  "format",
  "outputFile",
  "unit",
  "name"
];
var REPORTING = ["failOn"];
var OUTPUTS = ["text", "markdown", "html", "json", "csv"];
var OWN = { "input-format": "value", out: "value" };
var MEASURE_FLAGS = { ...valuesOf(MEASURING), ...OWN };
var CHECK_FLAGS = { ...valuesOf([...MEASURING, ...REPORTING]), ...OWN };
function readCheck(argv) {
  const flags = parseFlags(argv, CHECK_FLAGS);
  const format = only(flags, "format");
  const output = OUTPUTS.find((one) => one === format);
  return asked(flags, {
    wanted: [...MEASURING, ...REPORTING],
    output,
    format: output === void 0 ? format : void 0
  });
}
function readMeasure(argv) {
  const flags = parseFlags(argv, MEASURE_FLAGS);
  return asked(flags, { wanted: MEASURING, output: void 0, format: only(flags, "format") });
}
function readReport(argv) {
  return askedOfFiles(argv, ["config", "name", "failOn"], OUTPUTS);
}
function asked(flags, { wanted, output, format }) {
  const [stray] = flags.positionals;
  if (stray !== void 0) {
    throw new UserError({
      where: "command line",
      what: "this word belongs to no flag",
      got: stray,
      remedy: 'Write the benchmark command behind "--"'
    });
  }
  const inputFormat = only(flags, "input-format");
  const given = readFields(FIELDS, wanted, {
    where: (name) => name === "format" && inputFormat !== void 0 ? "--input-format" : `--${name}`,
    get: (name) => name === "format" ? inputFormat ?? format : only(flags, name)
  });
  const script = flags.command === null ? {} : { run: [scriptOf(flags.command)] };
  const out = only(flags, "out") ?? null;
  return { given: { ...given, ...script }, output: output ?? "text", out };
}
function askedOfFiles(argv, wanted, outputs) {
  const flags = parseFlags(argv, { ...valuesOf(wanted), format: "value" });
  const given = readFields(FIELDS, wanted, {
    where: (name) => `--${name}`,
    get: (name) => only(flags, name)
  });
  const format = only(flags, "format") ?? "text";
  const output = outputs.find((one) => one === format);
  if (output === void 0) {
    const remedy = `Write one of ${outputs.join(", ")}`;
    throw new UserError({ where: "--format", what: "is not a known value", got: format, remedy });
  }
  return { given, output, files: [...flags.positionals, ...flags.command ?? []] };
}
function only(flags, name) {
  return flags.values.get(name)?.[0];
}
function valuesOf(wanted) {
  return Object.fromEntries(wanted.map((field) => [kebab(field), "value"]));
}
function scriptOf(words) {
  const [first, ...rest] = words;
  if (first === void 0 || words.every((word) => word.trim() === "")) {
    throw new UserError({
      where: "--",
      what: "no command follows",
      remedy: "Write the benchmark command behind it"
    });
  }
  return rest.length === 0 ? first : words.map(quoted).join(" ");
}
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

export {
  readCheck,
  readMeasure,
  readReport
};

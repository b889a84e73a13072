import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DEFAULTS
} from "./chunk-OLLEYYBM.js";
import "./chunk-X2DSMRGZ.js";
import "./chunk-SX2ZJBZ4.js";
import "./chunk-TUIFY6TQ.js";
import "./chunk-A2GOCTOH.js";
import "./chunk-MNXSWMCE.js";
import "./chunk-C5QM5DRH.js";
import "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";

// src/cli/help.ts
var { rounds, maxMinutes, config } = DEFAULTS;
var CONFIG = ["config FILE", `the configuration; ${config} when left out`];
var FAIL_ON = ["fail-on WHAT", "regression (default), inconclusive or never: what exits with 1"];
var MEASURING = [
  ["base REF", "compare with: merge-base (default), target, a branch, a tag or a SHA"],
  ["head REF", "measure: worktree (default; uncommitted changes too), head, a branch, a tag or a SHA"],
  CONFIG,
  ["config-from WHERE", "worktree (default), base or head: whose configuration counts"],
  [
    "rounds N",
    `rounds of one invocation on each side; ${rounds.min}..${rounds.max} ends as soon as all is decided`
  ],
  ["max-minutes N", `time for all measuring, ${maxMinutes} when left out`],
  ["seed TEXT", "repeats the order of an earlier run"],
  ["setup COMMAND", "run once on each side before the first round"],
  ["working-directory DIR", "folder of the tree in which both commands run"],
  ["input-format ID", "what the benchmark prints: see `formats`; recognised when left out"],
  ["output-file GLOB", "result files that the command writes; without it stdout is read"],
  ["unit UNIT", "invocation (default) or sample: what counts as one value"],
  ["name NAME", "name of this gate in the report"]
];
var FLAGS = {
  check: [
    ...MEASURING,
    FAIL_ON,
    ["out DIR", "keeps recording.json, report.json, comment.md and report.html there"],
    ["format FORM", "print the report as text (default), markdown, html, json or csv"]
  ],
  measure: [
    ...MEASURING,
    ["out FILE", "where the recording goes"],
    ["format ID", "the same as --input-format"]
  ],
  report: [
    CONFIG,
    FAIL_ON,
    ["name NAME", "name of the report; that of the first recording when left out"],
    ["format FORM", "text (default), markdown, html, json or csv"]
  ],
  parse: [["format ID", "what the files are: see `formats`; recognised when left out"]]
};
function help(name, { usage, does }) {
  const flags = FLAGS[name] ?? [];
  const width = Math.max(0, ...flags.map(([flag]) => flag.length));
  const lines = flags.map(([flag, meaning]) => `  --${flag.padEnd(width)}  ${meaning}`);
  return [`usage: bench-referee ${usage}`, "", does, ...lines.length === 0 ? [] : ["", ...lines]].join(
    "\n"
  );
}
function flagsInHelp(name) {
  return (FLAGS[name] ?? []).map(([flag]) => flag.split(" ")[0] ?? "");
}
export {
  flagsInHelp,
  help
};

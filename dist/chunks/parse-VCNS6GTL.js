import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseFlags
} from "./chunk-PML7L2FJ.js";
import {
  describe
} from "./chunk-EC72TXKE.js";
import "./chunk-TUIFY6TQ.js";
import {
  decodeText,
  parseSource
} from "./chunk-A2GOCTOH.js";
import {
  tidy
} from "./chunk-MNXSWMCE.js";
import {
  UserError
} from "./chunk-C5QM5DRH.js";
import "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";

// src/formats/parse-output.ts
function parseOutput(sources) {
  const entries = /* @__PURE__ */ new Map();
  for (const measurement of sources.flat()) {
    const entry = entryOf(measurement);
    const key = JSON.stringify([measurement.group, entry.name, entry.metric, entry.unit]);
    const present = entries.get(key);
    if (present === void 0) entries.set(key, entry);
    else for (const value of entry.values) present.values.push(value);
  }
  return [...entries.values()];
}
function entryOf(measurement) {
  const { group, name, metric, primary, aggregate, deterministic } = measurement;
  const { unit, factor } = tidy(measurement.unit);
  const { dimension, better, guessed } = describe(unit);
  return {
    ...group !== null && { group },
    name,
    metric,
    unit: dimension,
    better: measurement.better ?? better,
    values: measurement.values.map((value) => value * factor),
    primary,
    ...aggregate && { aggregate },
    ...deterministic && { deterministic },
    ...measurement.better === null && guessed && { inferred: true }
  };
}

// src/cli/source-files.ts
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
var REASONS = {
  ENOENT: "there is no such file",
  EISDIR: "is a folder",
  EACCES: "may not be read"
};
async function readSource(path) {
  try {
    return { path, text: decodeText(await (path === "-" ? buffer(process.stdin) : readFile(path))) };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const what = REASONS[reason] ?? `could not be read (${reason})`;
    throw new UserError({ where: path, what, remedy: "Give the path of a file that a benchmark tool wrote" });
  }
}

// src/cli/parse.ts
async function parse(argv) {
  const { values, positionals } = parseFlags(argv, { format: "value" });
  if (positionals.length === 0) {
    throw new UserError({
      where: "command line",
      what: "no file was named",
      remedy: "Write `parse results.txt`, or `parse -` for standard input"
    });
  }
  const format = values.get("format")?.[0] ?? "auto";
  const parsed = [];
  for (const path of positionals) parsed.push(parseSource(await readSource(path), format));
  const problems = parsed.flatMap((source) => source.problems);
  for (const { where, message } of problems) process.stderr.write(`${where}: ${message}
`);
  process.stdout.write(
    `${JSON.stringify(parseOutput(parsed.map(({ measurements }) => measurements)), null, 1)}
`
  );
  return problems.some(({ severity }) => severity === "error") ? 2 : 0;
}
export {
  parse
};

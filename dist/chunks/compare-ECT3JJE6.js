import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  HELP,
  compareText,
  readFlags,
  refusedFlags
} from "./chunk-G2IAKPZK.js";
import "./chunk-67VPOL3O.js";
import "./chunk-TCBKHGGT.js";
import {
  refuse
} from "./chunk-X2DSMRGZ.js";
import {
  toBytes
} from "./chunk-SX2ZJBZ4.js";
import "./chunk-EC72TXKE.js";
import "./chunk-TUIFY6TQ.js";
import "./chunk-MNXSWMCE.js";
import "./chunk-HANBNIMK.js";

// src/cli/compare-inputs.ts
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";

// src/benchstat/labels.ts
function labelFiles(inputs) {
  const total = /* @__PURE__ */ new Map();
  for (const input of inputs) total.set(input, (total.get(input) ?? 0) + 1);
  const seen = /* @__PURE__ */ new Map();
  return inputs.map((input) => {
    const equals = input.indexOf("=");
    if (equals >= 0) return { label: input.slice(0, equals), path: input.slice(equals + 1) };
    const count = seen.get(input) ?? 0;
    seen.set(input, count + 1);
    return { label: total.get(input) === 1 ? input : `${input}#${count}`, path: input };
  });
}

// src/cli/compare-inputs.ts
async function openInputs(inputs) {
  const labelled = labelFiles(inputs);
  const streams = labelled.some(({ path }) => path === "-") ? [await readStandardInput()] : [];
  const files = labelled.map(({ label, path }) => {
    const stream = path === "-" ? streams.shift() ?? Buffer.alloc(0) : isPipe(path) ? readBytes(path) : null;
    return { label, path, stream };
  });
  const mayBeForeign = files.map(({ path, stream }) => !isGoText(stream ?? opening(path)));
  const foreign = mayBeForeign.includes(true) ? await import("./foreign-results-XTUZPTJH.js") : null;
  return files.map(({ label, path, stream }, index) => ({
    label,
    path,
    bytes: () => stream ?? readBytes(path),
    foreign: (bytes) => mayBeForeign[index] && foreign !== null ? foreign.foreignResults(path, bytes) : null
  }));
}
async function readStandardInput() {
  const pieces = [];
  for await (const piece of process.stdin) pieces.push(piece);
  return Buffer.concat(pieces);
}
var LOOKED_AT = 65536;
var RESULT = /^Benchmark\S*\s+\d+\s+[\d.]/m;
function isGoText(start) {
  const text = Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, LOOKED_AT)).toString(
    "latin1"
  );
  return RESULT.test(text) || text.trim() === "";
}
function isPipe(path) {
  const stats = statSync(Buffer.from(path, "latin1"), { throwIfNoEntry: false });
  return stats !== void 0 && !stats.isFile() && !stats.isDirectory();
}
function opening(path) {
  try {
    const file = openSync(Buffer.from(path, "latin1"), "r");
    try {
      const start = new Uint8Array(LOOKED_AT);
      return start.subarray(0, readSync(file, start));
    } finally {
      closeSync(file);
    }
  } catch {
    return new Uint8Array();
  }
}
var REASONS = {
  ENOENT: "no such file or directory",
  ENOTDIR: "not a directory",
  EACCES: "permission denied",
  ELOOP: "too many levels of symbolic links",
  ENAMETOOLONG: "file name too long",
  ENXIO: "no such device or address"
};
function readBytes(path) {
  try {
    return readFileSync(Buffer.from(path, "latin1"));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    if (code === "EISDIR") return refuse(`${path}:0: read ${path}: is a directory`);
    return refuse(`open ${path}: ${REASONS[code] ?? code}`);
  }
}

// src/cli/compare.ts
var REPORT_FORMS = ["markdown", "json"];
var UNJUDGEABLE = 2;
async function compare(argv) {
  const flags = readFlags(argv.map(toBytes));
  if (flags.kind === "help") return print(HELP);
  if (flags.kind === "refused") return print(refusedFlags(flags.message));
  const { request } = flags;
  const files = await openInputs(request.inputs);
  if (!REPORT_FORMS.includes(request.format)) {
    const output = compareText(request, files);
    const exitCode = print(output);
    if (request.config === null) return exitCode;
    if (output.isRefused) return UNJUDGEABLE;
  }
  const { compareAsReport } = await import("./compare-report-QNSA6NKQ.js");
  return compareAsReport(request, files);
}
function print({ stdout, stderr, exitCode }) {
  if (stderr !== "") process.stderr.write(stderr, "latin1");
  if (stdout !== "") process.stdout.write(stdout, "latin1");
  return exitCode;
}
export {
  compare
};

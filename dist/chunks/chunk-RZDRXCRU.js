import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  LOCAL_TRIGGER,
  cancelOnSignals,
  cleanForLog,
  makeFiles,
  makeGit,
  makeRun,
  readLoad,
  readMachine
} from "./chunk-HCQ2CNNQ.js";
import {
  UserError
} from "./chunk-C5QM5DRH.js";

// src/host/terminal.ts
import { tmpdir } from "node:os";
function makeTerminalHost({ folder = process.cwd(), isQuiet = false } = {}) {
  const env = { ...process.env };
  const temporaryRoot = tmpdir();
  const cancelled = cancelOnSignals();
  return {
    env,
    folder,
    trigger: LOCAL_TRIGGER,
    log: isQuiet ? { ...log, info: () => {
    } } : log,
    clock: { nowMs: () => performance.now() },
    files: makeFiles(temporaryRoot),
    secrets: ["GITHUB_TOKEN", "GH_TOKEN"].map((name) => env[name] ?? "").filter((value) => value !== ""),
    cancelled,
    run: makeRun({ platform: process.platform, signal: cancelled, temporaryRoot }),
    git: makeGit(env),
    machine: () => readMachine(env),
    load: readLoad
  };
}
function hasColour() {
  return process.stdout.isTTY === true && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
}
var say = (text) => process.stderr.write(`${cleanForLog(text, { runner: false })}
`);
var log = {
  info: say,
  warning: (line) => say(`warning: ${line}`),
  error: (line) => say(`error: ${line}`),
  quote: (title, text) => say(`--- ${title}
${text}
---`)
};

// src/cli/out.ts
async function prepareOut(host, folder) {
  await orRefuse(folder, () => host.files.makeFolder(folder));
}
async function writeOut(host, path, text) {
  await orRefuse(path, () => host.files.write(path, text));
}
var REASONS = {
  EEXIST: "is a file, and a folder is needed",
  ENOTDIR: "lies below a file, and a folder is needed",
  EISDIR: "is a folder, and a file is needed",
  EACCES: "may not be written",
  EROFS: "may not be written",
  ENOSPC: "has no space left"
};
async function orRefuse(path, work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const code = String(error.code);
    const what = REASONS[code] ?? `cannot be written (${code})`;
    throw new UserError({ where: "--out", what, got: path, remedy: "Give another place" });
  }
}

export {
  makeTerminalHost,
  hasColour,
  prepareOut,
  writeOut
};

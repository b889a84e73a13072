// What runs on a side before its first invocation: `setup`, which builds or installs, and then each program that the commands name or
// imply, for its version. They run once per side, in its tree and environment, because a tree can choose its toolchain.

import { dirname } from 'node:path';
import type { Host } from '../host/host.ts';
import { type Diagnostic, makeWarning, withOutput } from '../model/diagnostic.ts';
import { MAX_TOOL_LINE_LENGTH, MAX_TOOLS } from '../model/environment.ts';
import { formatOutputTitle } from '../render/messages/measuring-log.ts';
import { moveAway } from './away.ts';
import { explainFailure } from './failed-command.ts';
import { readLastLines } from './last-lines.ts';
import type { MeasureRun } from './run.ts';
import { type InvocationFolders, sideEnvironment } from './run-benchmark.ts';

/** Time limit of setup, which may build a whole project. It is not part of `max-minutes`. */
const DEADLINE_MS = 60 * 60_000;

/** Limit of the output: builds print a lot. */
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

const QUOTED_CHARACTERS = 4000;

/** An error if the command failed, or a warning if it left processes; empty if the run was cancelled or has no setup. */
export async function setUp(
  { host, env, mask, measuring }: MeasureRun,
  place: InvocationFolders,
  deadlineMs = DEADLINE_MS,
): Promise<readonly Diagnostic[]> {
  const { setup: script } = measuring.settings;
  if (script === null) return [];
  await host.files.makeFolder(place.temporary);
  const limits = { deadlineMs, outputLimitBytes: OUTPUT_LIMIT_BYTES };
  const ofSide = { folder: place.folder, env: { ...env, ...sideEnvironment(place) } };
  const result = await host.run({ script, ...ofSide, ...limits, meter: false });
  const failure = await explainFailure(host, place, result, { script, ...limits });
  const { orphans = [] } = result;
  if (failure === null)
    return orphans.length === 0 ? [] : [makeWarning('setup-processes-ended', place.location, { names: orphans })];
  const output = `${result.stdout.slice(-QUOTED_CHARACTERS)}\n${result.stderrTail}`;
  host.log.quote(formatOutputTitle(place.location), output);
  return [withOutput({ ...failure, failure: 'setup-failed' }, readLastLines(result, mask))];
}

/**
 * Keeps the tree of base elsewhere while something of head is built, so that a build script does not find what base built beside
 * its own tree. It is no defence: a script that searches the whole disk finds it.
 */
export async function withoutBase<T>({ host, measuring }: MeasureRun, work: () => Promise<T>): Promise<T> {
  const { base } = measuring.trees.folders;
  // A process that setup of base left behind may hold files open, which prevents it on Windows.
  const moved = await moveAway(host.files, dirname(base), [base]).catch(() => null);
  try {
    return await work();
  } finally {
    await moved?.moveBack();
  }
}

const VERSION_COMMANDS = new Map([
  ['go', 'go version'],
  // `--version` writes to standard output from Java 9 on, but all versions understand this option.
  ['java', 'java -version 2>&1'],
  ['zig', 'zig version'],
]);

/** Programs that support `--version`, also with a version in the name: `python3.13`, `clang-18`. */
const TOOLS: readonly string[] = [
  ...['rustc', 'node', 'bun', 'deno', 'python', 'pypy', 'ruby', 'php', 'dotnet', 'swift', 'julia'],
  ...['cc', 'c++', 'gcc', 'g++', 'clang', 'clang++', 'ghc', 'hyperfine'],
];

/** The program that others run on, build with, or start. */
const IMPLIED_BY = {
  rustc: ['cargo', 'cross'],
  node: ['npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'tsx', 'vitest', 'jest'],
  python3: ['pytest', 'pip', 'pip3', 'uv', 'uvx', 'poetry', 'tox', 'nox', 'asv', 'pyperf'],
  java: ['mvn', 'mvnw', 'gradle', 'gradlew', 'sbt', 'kotlin', 'scala'],
  cc: ['make', 'cmake', 'ctest', 'ninja', 'meson', 'bazel', 'bazelisk'],
  ruby: ['bundle', 'rake'],
  php: ['composer', 'phpbench'],
};
const IMPLIED = new Map(
  Object.entries(IMPLIED_BY).flatMap(([program, names]) => names.map((name) => [name, program] as const)),
);

/** An answer takes milliseconds, at worst the start of a virtual machine. */
const VERSION_LIMITS = { deadlineMs: 5_000, outputLimitBytes: 64 * 1024 };

/** One line per program. One that does not answer is no problem. `scripts`: those of `run` and `setup`. */
export async function readToolchain(
  host: Host,
  place: InvocationFolders,
  scripts: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines = new Set<string>();
  for (const script of versionCommandsOf(scripts)) {
    if (host.cancelled.aborted) break;
    const ofSide = { folder: place.folder, env: { ...env, ...sideEnvironment(place) } };
    const { exitCode, stdout } = await host.run({ script, ...ofSide, ...VERSION_LIMITS, meter: false });
    const line = exitCode === 0 ? versionLine(stdout) : null;
    if (line !== null) lines.add(line);
  }
  return [...lines];
}

/** One command per program, in the order in which the scripts name them. */
export function versionCommandsOf(scripts: readonly string[]): string[] {
  // The last part of a path is the program's name: `./gradlew`, `/usr/bin/python3`.
  const words = scripts.flatMap((script) => script.match(/[\w.+-]+/g) ?? []);
  const questions = words.flatMap((word) => {
    const program = IMPLIED.get(word) ?? word;
    const unversioned = program.replace(/-?\d+(\.\d+)*$/, '');
    return VERSION_COMMANDS.get(program) ?? (TOOLS.includes(unversioned) ? [`${program} --version`] : []);
  });
  return [...new Set(questions)].slice(0, MAX_TOOLS);
}

/** The first line with a version, otherwise the first line. Java prints the options it picked up first. */
export function versionLine(stdout: string): string | null {
  const lines = stdout.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((text) => /\d\.\d/.test(text)) ?? lines.find((text) => text !== '');
  return line?.slice(0, MAX_TOOL_LINE_LENGTH) ?? null;
}

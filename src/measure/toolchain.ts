// Finds the versions of the programs that a benchmark ran with. Each program that the commands name or imply reports
// its version, once per side, in its tree and environment, because a tree can choose its toolchain. In: scripts; out:
// one line per program. A program that does not answer is no problem.

import type { Host } from '../host/host.ts';
import { MAX_TOOL_LINE_LENGTH, MAX_TOOLS } from '../model/environment.ts';
import { type InvocationFolders, sideEnvironment } from './run-benchmark.ts';

/** Commands for programs that do not print their version with `--version`. */
const VERSION_COMMANDS: Readonly<Record<string, string>> = {
  go: 'go version',
  // `--version` writes to standard output from Java 9 on, but all versions understand this option.
  java: 'java -version 2>&1',
  zig: 'zig version',
};

/** Programs that support `--version`, also with a version in the name: `python3.13`, `clang-18`. */
const TOOLS: readonly string[] = [
  ...['rustc', 'node', 'bun', 'deno', 'python', 'pypy', 'ruby', 'php', 'dotnet', 'swift', 'julia'],
  ...['cc', 'c++', 'gcc', 'g++', 'clang', 'clang++', 'ghc', 'hyperfine'],
];

/** The program that a named program runs on, builds with, or starts. */
const IMPLIED: Readonly<Record<string, string>> = {
  ...mapNamesTo('rustc', 'cargo', 'cross'),
  ...mapNamesTo('node', 'npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'tsx', 'vitest', 'jest'),
  ...mapNamesTo('python3', 'pytest', 'pip', 'pip3', 'uv', 'uvx', 'poetry', 'tox', 'nox', 'asv', 'pyperf'),
  ...mapNamesTo('java', 'mvn', 'mvnw', 'gradle', 'gradlew', 'sbt', 'kotlin', 'scala'),
  ...mapNamesTo('cc', 'make', 'cmake', 'ctest', 'ninja', 'meson', 'bazel', 'bazelisk'),
  ...mapNamesTo('ruby', 'bundle', 'rake'),
  ...mapNamesTo('php', 'composer', 'phpbench'),
};

/** Time limit. An answer takes milliseconds, at worst the start of a virtual machine. */
const DEADLINE_MS = 5_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024;

/** `scripts`: those of `run` and `setup`. */
export async function readToolchain(
  host: Host,
  place: InvocationFolders,
  scripts: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  const lines = new Set<string>();
  for (const script of versionCommandsOf(scripts)) {
    if (host.cancelled.aborted) break;
    const { exitCode, stdout } = await host.run({
      script,
      folder: place.folder,
      env: { ...env, ...sideEnvironment(place) },
      deadlineMs: DEADLINE_MS,
      outputLimitBytes: OUTPUT_LIMIT_BYTES,
      meter: false,
    });
    const line = exitCode === 0 ? versionLine(stdout) : null;
    if (line !== null) lines.add(line);
  }
  return [...lines];
}

/** One command per program, in the order in which the scripts name them. */
export function versionCommandsOf(scripts: readonly string[]): string[] {
  // The last part of a path is the program's name: `./gradlew`, `/usr/bin/python3`.
  const words = scripts.flatMap((script) => script.match(/[\w.+-]+/g) ?? []);
  const programs = words.map((word) => (Object.hasOwn(IMPLIED, word) ? IMPLIED[word]! : word));
  const questions = programs.flatMap((program) => {
    if (Object.hasOwn(VERSION_COMMANDS, program)) return [VERSION_COMMANDS[program]!];
    const unversioned = program.replace(/-?\d+(\.\d+)*$/, '');
    return TOOLS.includes(unversioned) ? [`${program} --version`] : [];
  });
  return [...new Set(questions)].slice(0, MAX_TOOLS);
}

/** The first line with a version, otherwise the first line. Java prints the options it picked up first. */
export function versionLine(stdout: string): string | null {
  const lines = stdout.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((text) => /\d\.\d/.test(text)) ?? lines.find((text) => text !== '');
  return line?.slice(0, MAX_TOOL_LINE_LENGTH) ?? null;
}

function mapNamesTo(program: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, program]));
}

// Which versions of which programs a benchmark ran with: the programs that its commands name, or that these
// imply, are asked for their version, once on each side, in its tree and its environment, because a tree can
// choose its toolchain. In: scripts; out: one line for each program. That one does not answer is no problem.

import type { Host } from '../host/host.ts';
import { LONGEST_LINE, MOST_TOOLS } from '../model/environment.ts';
import { type Place, sideEnvironment } from './invoke.ts';

/** How a program is asked, where not by `--version`. */
const QUESTIONS: Readonly<Record<string, string>> = {
  go: 'go version',
  // Only `--version` of 9 and later answers on standard output; this one all understand.
  java: 'java -version 2>&1',
  zig: 'zig version',
};

/** Asked by `--version`; also with a version behind the name: `python3.13`, `clang-18`. */
const TOOLS: readonly string[] = [
  ...['rustc', 'node', 'bun', 'deno', 'python', 'pypy', 'ruby', 'php', 'dotnet', 'swift', 'julia'],
  ...['cc', 'c++', 'gcc', 'g++', 'clang', 'clang++', 'ghc', 'hyperfine'],
];

/** What a program runs on, builds with, or stands in front of. */
const IMPLIED: Readonly<Record<string, string>> = {
  ...all('rustc', 'cargo', 'cross'),
  ...all('node', 'npm', 'npx', 'pnpm', 'pnpx', 'yarn', 'tsx', 'vitest', 'jest'),
  ...all('python3', 'pytest', 'pip', 'pip3', 'uv', 'uvx', 'poetry', 'tox', 'nox', 'asv', 'pyperf'),
  ...all('java', 'mvn', 'mvnw', 'gradle', 'gradlew', 'sbt', 'kotlin', 'scala'),
  ...all('cc', 'make', 'cmake', 'ctest', 'ninja', 'meson', 'bazel', 'bazelisk'),
  ...all('ruby', 'bundle', 'rake'),
  ...all('php', 'composer', 'phpbench'),
};

/** Answering takes milliseconds, at worst the start of a virtual machine. */
const DEADLINE_MS = 5_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024;

interface Asking {
  /** `run` and `setup`. */
  readonly scripts: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export async function readToolchain(host: Host, place: Place, { scripts, env }: Asking): Promise<string[]> {
  const lines = new Set<string>();
  for (const script of questionsFor(scripts)) {
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

/** One command for each program, in the order in which the scripts name them. */
export function questionsFor(scripts: readonly string[]): string[] {
  // A path ends in the program's name: `./gradlew`, `/usr/bin/python3`.
  const words = scripts.flatMap((script) => script.match(/[\w.+-]+/g) ?? []);
  const programs = words.map((word) => (Object.hasOwn(IMPLIED, word) ? IMPLIED[word]! : word));
  const questions = programs.flatMap((program) => {
    if (Object.hasOwn(QUESTIONS, program)) return [QUESTIONS[program]!];
    const unversioned = program.replace(/-?\d+(\.\d+)*$/, '');
    return TOOLS.includes(unversioned) ? [`${program} --version`] : [];
  });
  return [...new Set(questions)].slice(0, MOST_TOOLS);
}

/** The first line with a version in it, because java says first which options it picked up; else the first. */
export function versionLine(stdout: string): string | null {
  const lines = stdout.split(/\r?\n/).map((line) => line.trim());
  const line = lines.find((one) => /\d\.\d/.test(one)) ?? lines.find((one) => one !== '');
  return line === undefined ? null : line.slice(0, LONGEST_LINE);
}

function all(program: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, program]));
}

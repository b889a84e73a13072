// A git repository with a benchmark whose every invocation is scripted: line n of `invocations.txt` is what the
// n-th invocation prints (the first is the warm-up; the last line is repeated), or, behind a `!`, a shell command.
// So a test says which numbers there are, and nothing depends on the machine's speed.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitAll, IDENTITY } from './commit-all.ts';
import { temporaryFolder } from './temporary.ts';

const BENCH = `n=0
[ ! -f .count ] || read -r n < .count
n=$((n + 1))
echo $n > .count
i=0
while [ $i -lt $n ] && { IFS= read -r next || [ -n "$next" ]; }; do line=$next i=$((i + 1)); done < invocations.txt
case $line in '!'*) eval "\${line#!}" ;; *) printf '%s\\n' "$line" ;; esac
`;

type Keys = Readonly<Record<string, string>>;

let commonKeys: Keys = {};

/** Sets keys that every configuration of this test file has. */
export function setKeys(keys: Keys): void {
  commonKeys = keys;
}

function withKeys(config: string, keys: Keys): string {
  const missing = Object.entries(keys).filter(([key]) => !new RegExp(`^${key}:`, 'm').test(config));
  return config + missing.map(([key, value]) => `${key}: ${value}\n`).join('');
}

export interface Commit {
  /** Lines of `invocations.txt`. */
  readonly invocations?: readonly string[];
  readonly config?: string;
  /** Keys for the end of the configuration, with those of `setKeys`, unless it sets them. */
  readonly keys?: Keys;
  /** Further files; null removes one. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface BenchRepository {
  readonly folder: string;
  git(...args: string[]): string;
  write(path: string, text: string): void;
  commit(message: string, commit: Commit): string;
}

/** Base on `main`, head checked out on `feature`. Their files differ in any case. */
export function benchRepository(base: Commit, head: Commit): BenchRepository {
  const folder = temporaryFolder('repository-');
  const options = { cwd: folder, env: { ...process.env, ...IDENTITY } };
  const git = (...args: string[]) => execFileSync('git', args, { ...quiet, ...options }).trim();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const put = ({ invocations, config, keys, files = {} }: Commit) => {
    if (invocations !== undefined) write('invocations.txt', `${invocations.join('\n')}\n`);
    if (config !== undefined) write('.github/bench-referee.yml', withKeys(config, { ...commonKeys, ...keys }));
    for (const [path, text] of Object.entries(files)) write(path, text);
  };
  const commit = (message: string, made: Commit) => {
    put(made);
    return commitAll(message, options);
  };
  const ours = { 'bench.sh': BENCH, '.gitignore': '.count\n' };
  put({ config: 'run: sh bench.sh\n', ...base, files: { ...ours, ...base.files } });
  commitAll('base', { ...options, after: 'git init --quiet --initial-branch=main .' });
  // Two commits with the same files are not measured.
  put({ ...head, files: { side: 'head\n', ...head.files } });
  commitAll('head', { ...options, after: 'git checkout --quiet -b feature' });
  return { folder, git, write, commit };
}

/** What git says besides is part of the error, if there is one. */
const quiet = { encoding: 'utf8', stdio: 'pipe' } as const;

type Values = Readonly<Record<string, number>>;

/** What one invocation prints: benchmarks by name, in ms unless the name says `name [unit]`. */
export function printed(values: Values): string {
  const entries = Object.entries(values).map(([label, value]) => {
    const [, name = label, unit = 'ms'] = /^(.*) \[(.*)\]$/.exec(label) ?? [];
    return { name, unit, value };
  });
  return JSON.stringify(entries);
}

/** Ten different offsets between -1 and 1. */
const OFFSETS = [0.13, -0.62, 0.41, 1, -0.24, 0.02, -1, 0.77, -0.35, -0.02];

/**
 * Thirty-one invocations (a warm-up and thirty rounds) with these medians and so much noise (a ratio). The
 * warm-up is far off, so that a test sees it when it is not discarded.
 */
export function invocations(medians: Values, { noise = 0.01, turn = 0 } = {}): string[] {
  const of = (factor: (index: number) => number) =>
    printed(Object.fromEntries(Object.entries(medians).map(([name, value], index) => [name, value * factor(index)])));
  const rounds = Array.from({ length: 30 }, (_, round) =>
    of((index) => 1 + noise * OFFSETS[(round + turn + 3 * index) % OFFSETS.length]!),
  );
  return [of(() => 50), ...rounds];
}

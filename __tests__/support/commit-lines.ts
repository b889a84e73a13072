// Lines of commits for the search for the commit that broke a budget. The benchmark is a script that prints the times in a
// file, with noise that is the same in every run, so that a test can compare runs.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshRepository } from './fresh-repository.ts';
import { cli } from './program.ts';
import { reportOf } from './report-json.ts';

/** Prints Parse and Encode, those that the filter lets through. Each invocation of a tree has another noise of about 1 %. */
export const BENCH = `n=0
[ ! -f "$BENCH_REFEREE_HOME/n" ] || read -r n < "$BENCH_REFEREE_HOME/n"
echo $((n + 1)) > "$BENCH_REFEREE_HOME/n"
echo 'goos: linux'
n=$n filter="\${BENCH_REFEREE_FILTER:-.}" awk '("Benchmark" $1) ~ ENVIRON["filter"] {
  printf "Benchmark%s-2 1 %.1f ns/op %d allocs/op\\n", $1, $2 * (1 + 0.02 * ((ENVIRON["n"] * 7919 % 11) / 11 - 0.5)), $3
}' times.txt
`;

export const CONFIG = `run: sh bench.sh
rounds: 6..10
budgets:
  - metric: sec/op
    max-regression: 5%
  - metric: allocs/op
    max-regression: 0%
`;

/** Files of a commit, and the subject of its message. */
export interface Commit {
  readonly subject?: string;
  readonly files: Readonly<Record<string, string>>;
}

export const times = (parse: number, encode = 500, allocs = 10) => `Parse ${parse} ${allocs}\nEncode ${encode} 3\n`;

/** Commits that change nothing that is measured, except some. Positions from 1. */
export function line(count: number, changes: Readonly<Record<number, Commit>>): Commit[] {
  return Array.from({ length: count }, (_, index) => {
    const { subject, files = {} } = changes[index + 1] ?? {};
    return { subject: subject ?? `note ${index + 1}`, files: { 'notes.txt': `${index}\n`, ...files } };
  });
}

export function repositoryOf(commits: readonly Commit[], config = CONFIG) {
  const { folder, git, commit, write } = freshRepositoryOf({
    'bench.sh': BENCH,
    'times.txt': times(1000),
    '.github/bench-referee.yml': config,
  });
  git('commit', '--quiet', '--allow-empty', '--message=base');
  git('tag', 'start');
  const shas = commits.map(({ subject, files }) => {
    for (const [path, text] of Object.entries(files)) write(path, text);
    return commit(subject ?? 'a change');
  });
  return { folder, git, shas };
}

export function writeInto(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function freshRepositoryOf(files: Readonly<Record<string, string>>) {
  const { folder, git, commit } = freshRepository(files);
  return { folder, git, commit, write: (path: string, text: string) => writeInto(folder, path, text) };
}

export async function check(folder: string, ...flags: readonly string[]) {
  const ended = await cli(['check', '--base', 'start', '--seed', '0badcafe', '--format', 'json', ...flags], { folder });
  const report = reportOf(ended.stdout);
  const rows = report.json['comparisons'] as readonly Row[];
  return { ...ended, report, rows, culprit: (name: string) => rows.find((row) => row.name === name)?.culprit };
}

export interface Row {
  readonly name: string;
  readonly metric: string;
  readonly culprit?: {
    readonly kind: string;
    readonly commits: readonly string[];
    readonly of: number;
    readonly builds: number;
    readonly rounds: number;
  };
}

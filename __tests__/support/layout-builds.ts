// A program whose speed depends on its build: the setup writes it, and the memory layout of each build changes its times. `slow.txt`
// says in which builds of a side it is how much slower, in percent; the rest is 1 % of noise that is the same in every run.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshRepository } from './fresh-repository.ts';
import { cli, type Options } from './program.ts';
import { type JsonRow, reportOf } from './report-json.ts';
import { temporaryFolder } from './temporary.ts';

/** Percent by which the builds of the layouts 0, 1, 2, … are slower; the list begins again at its end. */
export type Slowness = readonly number[];

export const BUILD = `mkdir -p out
set -- $(cat slow.txt)
shift $((BENCH_REFEREE_LAYOUT % $#))
echo "$1" > out/program.o
[ -z "$BUILDS" ] || echo "$BENCH_REFEREE_SIDE $BENCH_REFEREE_LAYOUT" >> "$BUILDS"
`;

export const BENCH = `n=0
[ ! -f "$BENCH_REFEREE_HOME/n" ] || read -r n < "$BENCH_REFEREE_HOME/n"
echo $((n + 1)) > "$BENCH_REFEREE_HOME/n"
noise=$((n * 7919 % 11))
echo "BenchmarkParse-2 1 $((1000 * (100 + $(cat out/program.o)) + 100 * noise)) ns/op"
`;

export const CONFIG = `run: sh bench.sh
setup: sh build.sh
rounds: 6..10
`;

export const REBUILD = ['--rebuild-minutes', '2'];

interface Given {
  readonly config?: string;
  /** Files that head changes besides. */
  readonly files?: Readonly<Record<string, string>>;
  readonly base?: Slowness;
}

/** A repository whose head is slower in some builds. */
export function layoutRepository(slow: Slowness, { config = CONFIG, files = {}, base = [0] }: Given = {}) {
  const own = { 'build.sh': BUILD, 'bench.sh': BENCH, 'slow.txt': `${base.join(' ')}\n` };
  const repository = freshRepository({ ...own, '.github/bench-referee.yml': config });
  repository.git('tag', 'start');
  const changed = { ...own, 'slow.txt': `${slow.join(' ')}\n`, 'notes.txt': 'head\n', ...files };
  freshRepository({ ...changed, '.github/bench-referee.yml': config }, repository.folder);
  return repository;
}

export interface BuildsOfRow {
  readonly base: number;
  readonly head: number;
  readonly spread: number;
  readonly outcome: string;
}

export async function checkLayouts(folder: string, flags: readonly string[] = REBUILD, options: Partial<Options> = {}) {
  const list = join(temporaryFolder('builds-'), 'list');
  const words = ['check', '--base', 'start', '--seed', '0badcafe', '--format', 'json', ...flags];
  const ended = await cli(words, { folder, ...options, env: { BUILDS: list, ...options.env } });
  const report = reportOf(ended.stdout);
  const row = report.row('Parse-2') as JsonRow & { readonly builds?: BuildsOfRow };
  const setups = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n') : [];
  return { ...ended, report, row, builds: row.builds, setups, codes: report.problems.map(({ code }) => code) };
}

// Measures what a large history costs: reading, levels with changes, and the page of 300 benchmarks and metrics with 1,000
// runs, from a repository, in a process of its own for each measurement, because memory is that of a process. With
// `--against`, the same is measured with the sources of another checkout in turns, and the ratio of the medians is printed.
//   node bench/history-size.ts [--series 300] [--runs 1000] [--rounds 3] [--against FOLDER]

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderStoredRun } from '../src/history/stored-runs.ts';
import type { History } from '../src/model/history-report.ts';
import { makeRuns } from './history-runs.ts';

const { values } = parseArgs({
  options: {
    series: { type: 'string', default: '300' },
    runs: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    against: { type: 'string' },
    /** What a process of its own does, with the sources of a checkout. */
    part: { type: 'string' },
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
    /** Repository with the history. */
    repository: { type: 'string' },
  },
});

const REF = 'refs/bench-referee/history';

/** Makes a repository with the history. */
function makeRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'history-size-'));
  execFileSync('git', ['init', '--quiet', '--bare', folder]);
  const lines = [`commit ${REF}\ncommitter a <a@localhost> 0 +0000\ndata 0\n`];
  let index = 0;
  for (const run of makeRuns({ series: Number(values.series), count: Number(values.runs) })) {
    const text = renderStoredRun(run);
    lines.push(`M 100644 inline runs/2026-01/${index}.json\ndata ${Buffer.byteLength(text)}\n${text}\n`);
    index += 1;
  }
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: lines.join('') });
  return folder;
}

interface Cost {
  readonly seconds: number;
  /** Seconds of processor time, of all threads. */
  readonly processor: number;
  /** Largest resident set in MB. */
  readonly peak: number;
}

/** Does one part with the sources of a checkout, and prints what it cost. */
async function measurePart(part: string, root: string): Promise<void> {
  const load = (path: string) => import(resolve(root, 'src', path));
  const { readHistoryRef } = await load('git/read-history.ts');
  const { makeTerminalHost } = await load('host/terminal.ts');
  const { analyseHistory, analyseTable } = await load('history/analyse-history.ts');
  const host = makeTerminalHost({ isQuiet: true });
  const before = { ...process.cpuUsage(), at: performance.now() };
  const place = { folder: values.repository ?? '', ref: REF };
  let analyse: () => History;
  if (analyseTable === undefined) {
    // An older checkout keeps all files and all runs.
    const { HISTORY_LIMITS, parseRuns } = await load('history/stored-runs.ts');
    const { runs } = parseRuns((await readHistoryRef(host.git, place, HISTORY_LIMITS)).files);
    analyse = () => analyseHistory(runs, { anchor: null });
  } else {
    const { HISTORY_LIMITS, openHistory } = await load('history/history-files.ts');
    const reader = openHistory();
    const { table } = reader.close(await readHistoryRef(host.git, { ...place, take: reader.take }, HISTORY_LIMITS));
    analyse = () => analyseTable(table.close(), { anchor: null });
  }
  const history = part === 'read' ? null : analyse();
  let size = history?.series.length ?? 0;
  if (part === 'page') {
    const { renderHistoryHtml } = await load('render/history-html.ts');
    size = renderHistoryHtml(history, { anchorName: 'v2.3.0', commitUrl: null, releases: [], imported: [] }).length;
  }
  const used = process.cpuUsage(before);
  const cost: Cost = {
    seconds: (performance.now() - before.at) / 1000,
    processor: (used.user + used.system) / 1e6,
    peak: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(JSON.stringify({ ...cost, size }));
}

const PARTS = ['read', 'levels', 'page'] as const;

function costOf(part: string, { root, repository }: { root: string; repository: string }): Cost {
  const own = ['--part', part, '--root', root, '--repository', repository];
  const output = execFileSync(process.execPath, [import.meta.filename, ...own], { encoding: 'utf8' });
  return JSON.parse(output) as Cost;
}

function median(sorted: readonly number[]): number {
  return [...sorted].sort((one, other) => one - other)[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

if (values.part !== undefined) await measurePart(values.part, values.root);
else {
  const repository = makeRepository();
  const roots = [...(values.against === undefined ? [] : [resolve(values.against)]), values.root];
  for (const part of PARTS) {
    const costs = roots.map((): Cost[] => []);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [index, root] of roots.entries()) costs[index]!.push(costOf(part, { root, repository }));
    const of = (index: number, key: keyof Cost) => median(costs[index]!.map((cost) => cost[key]));
    for (const [index, root] of roots.entries())
      console.log(
        `${part} ${index === roots.length - 1 ? 'here' : root}: ${of(index, 'seconds').toFixed(2)} s, ${of(index, 'processor').toFixed(2)} s of processor, ${of(index, 'peak').toFixed(0)} MB`,
      );
    if (roots.length === 2)
      console.log(
        `${part}, ratio to the other: time ${(of(1, 'processor') / of(0, 'processor')).toFixed(2)}, memory ${(of(1, 'peak') / of(0, 'peak')).toFixed(2)}`,
      );
  }
  rmSync(repository, { recursive: true });
}

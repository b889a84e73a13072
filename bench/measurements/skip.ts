// What a real commit costs with the configuration that `init` writes. `init` is run in each clone, and each of the last commits of its
// main line is compared with the one before it, as a pull request would be. It prints how much of the suite is measured, and the
// executions of a benchmark at 2 % noise, where twenty is the usual number of invocations. Nothing is built and nothing runs.
//   npx node bench/measurements/skip.ts [--commits 100] [--invocations 8.7] [--json FILE] CLONE…
//   npx node bench/measurements/skip.ts --shapes FOLDER CLONE…      writes the shapes for the tests
// `--invocations`: of both sides, until unchanged benchmarks are decided, by `npm run study`.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readTree } from '../../src/cli/init.ts';
import { readTrees } from '../../src/git/read-trees.ts';
import { openStore } from '../../src/git/store.ts';
import { makeTerminalHost } from '../../src/host/terminal.ts';
import { makeShape } from './skip/shape.ts';
import { type CommitTrees, meanOf, medianOf, shareOfCommit, writeGate } from './skip/shares.ts';

const { values, positionals: clones } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '100' },
    invocations: { type: 'string', default: '8.7' },
    json: { type: 'string' },
    shapes: { type: 'string' },
  },
});

/** The number with which the cost is compared. */
const USUAL_INVOCATIONS = 20;

async function studyClone(clone: string) {
  const host = makeTerminalHost({ folder: resolve(clone), isQuiet: true });
  const tree = await readTree(host, host.folder);
  const folder = mkdtempSync(join(tmpdir(), 'skip-'));
  try {
    const store = await openStore(host, join(folder, 'store'), null);
    const log = ['log', '--first-parent', `-${values.commits}`, '--format=%H %P', 'HEAD'];
    const lines = execFileSync('git', log, { cwd: host.folder, encoding: 'utf8' }).trim().split('\n');
    const pairs = lines.map((line) => line.split(' ')).filter(([, parent]) => parent !== undefined);
    const commits: CommitTrees[] = [];
    for (const [head = '', base = ''] of pairs) {
      const trees = await readTrees(store, { base, head }, { needsFiles: true, workflow: null });
      commits.push({ base: trees.base.files, head: trees.head.files });
    }
    if (values.shapes !== undefined) {
      const shape = makeShape(basename(clone), tree, commits);
      writeFileSync(join(values.shapes, `${basename(clone)}.json`), shape);
    }
    const gate = writeGate(tree);
    const shares: number[] = [];
    for (const commit of commits) shares.push(await shareOfCommit(gate, commit, store.readObjects));
    return { name: basename(clone), benchmarks: gate.benchmarks, commands: gate.commands.length, shares };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const perShare = Number(values.invocations) / USUAL_INVOCATIONS;
const round = (value: number) => value.toFixed(2);
console.log(
  '| repository | benchmarks | commands | commits | nothing measured | share measured | executions of 20: mean | median |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
const results: Awaited<ReturnType<typeof studyClone>>[] = [];
const printRow = (name: string, benchmarks: number | '', commands: number | '', shares: readonly number[]) => {
  const left = shares.filter((share) => share === 0).length;
  const costs = [meanOf(shares), meanOf(shares) * perShare, medianOf(shares) * perShare].map(round);
  console.log(`| ${[name, benchmarks, commands, shares.length, left, ...costs].join(' | ')} |`);
};
for (const clone of clones) {
  const result = await studyClone(clone);
  results.push(result);
  printRow(result.name, result.benchmarks, result.commands, result.shares);
}
printRow(
  'all',
  '',
  '',
  results.flatMap(({ shares }) => shares),
);
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results));

// Tries the counts on real programs: the gate judges pairs of commits that change nothing, and pairs in which one of the
// benchmarks does 1 % more work. The folder of each pair has a name of another length, as the runners of a service do.
// It prints how often each kind was red, beside what one run of each side would have said.
//   npx node bench/measurements/counts.ts --subject c --pairs 40 [--benchmarks 20] [--planted] [--json FILE]

import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../random.ts';
import { SUBJECTS } from './counts/subjects.ts';
import { isolatedGitEnvironment } from './neighbour/gate.ts';

const { values } = parseArgs({
  options: {
    subject: { type: 'string', default: 'c' },
    pairs: { type: 'string', default: '10' },
    benchmarks: { type: 'string', default: '20' },
    /** Iterations of the work of each benchmark. */
    work: { type: 'string', default: '1000' },
    planted: { type: 'boolean', default: false },
    /** Interpreter with pytest-codspeed. */
    python: { type: 'string', default: 'python3' },
    dist: { type: 'string', default: 'dist' },
    seed: { type: 'string', default: '1' },
    /** Folder with the packages of a Node program. */
    'node-modules': { type: 'string', default: 'node_modules' },
    /** File to which each pair is added as a line of JSON. */
    json: { type: 'string' },
  },
});

const subject = SUBJECTS.find(({ name }) => name === values.subject);
if (subject === undefined) throw new Error(`--subject: one of ${SUBJECTS.map(({ name }) => name).join(', ')}`);
const cli = join(resolve(values.dist), 'cli.js');
const random = randomOf(Number(values.seed));
const LIMIT = 0.01;

interface Side {
  readonly values: readonly number[];
}
interface Row {
  readonly name: string;
  readonly state: string;
  readonly exact: boolean;
  readonly placements: { readonly base: number; readonly head: number };
  readonly base: Side | null;
  readonly head: Side | null;
}
interface Pair {
  readonly verdict: string;
  /** Name of the benchmark that does more work; null: nothing changed. */
  readonly planted: string | null;
  readonly rows: readonly Row[];
  readonly seconds: number;
}

const pairs: Pair[] = [];
for (let nth = 0; nth < Number(values.pairs); nth += 1) {
  pairs.push(await tryPair());
  const { verdict, planted, seconds, rows } = pairs.at(-1)!;
  const red = rows.filter(({ state }) => state === 'regression').map(({ name }) => name);
  const exact = rows.filter((row) => row.exact).length;
  const placements = Math.max(...rows.map((row) => row.placements.head));
  if (values.json !== undefined) appendFileSync(values.json, `${JSON.stringify(pairs.at(-1))}\n`);
  console.log(
    `${nth + 1}: ${verdict}${planted === null ? '' : `, planted ${planted}`}, red [${red.join()}], ${exact} of ${rows.length} exact, ${placements} placements, ${seconds.toFixed(0)} s`,
  );
}
printTally();

async function tryPair(): Promise<Pair> {
  const top = mkdtempSync(join(tmpdir(), 'counts-'));
  const root = join(top, 'x'.repeat(1 + Math.floor(120 * random.uniform())));
  const folder = join(root, 'repository');
  mkdirSync(folder, { recursive: true });
  try {
    const work = Array.from({ length: Number(values.benchmarks) }, (_, nth) => Number(values.work) + 37 * nth);
    const index = Math.floor(work.length * random.uniform());
    const slower = work.map((count, at) => (values.planted && at === index ? Math.round(1.01 * count) + 1 : count));
    const budgets = `count: instructions\nmeasure: counts\nbudgets:\n  - metric: instructions\n    max-regression: ${values.planted ? '0.5%' : '1%'}\n`;
    commit(folder, {
      ...subject!.source(work, 0),
      '.github/bench-referee.yml': subject!.configuration + budgets,
      'README.md': 'one\n',
    });
    const allocated = Math.floor(4096 * random.uniform());
    commit(folder, { ...subject!.source(slower, allocated), 'README.md': 'two\n' });
    const startMs = performance.now();
    const report = await check(folder, root);
    const seconds = (performance.now() - startMs) / 1000;
    const rows = (report.comparisons as Row[]).filter(({ name }) => name !== '');
    return { verdict: report.verdict, planted: values.planted ? `work${index}` : null, rows, seconds };
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
}

function commit(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: isolatedGitEnvironment(), stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=work');
}

async function check(folder: string, root: string): Promise<{ verdict: string; comparisons: unknown }> {
  const args = [cli, 'check', '--base', 'HEAD~1', '--format', 'json'];
  const trial = { TRIAL_PYTHON: values.python, TRIAL_NODE_MODULES: resolve(values['node-modules']) };
  const env = { ...isolatedGitEnvironment(), TMPDIR: root, ...trial };
  const stdout = await new Promise<string>((done, fail) => {
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 28 }, (error, out, err) =>
      out.startsWith('{') ? done(out) : fail(new Error(`${error?.message}\n${out}\n${err}`)),
    );
  });
  return JSON.parse(stdout);
}

function printTally(): void {
  // The tools write the number of a benchmark in their own way: `work7`, `Work7-2`, `test_work[7]`.
  const isPlanted = ({ name }: Row, { planted }: Pair) =>
    planted !== null && `work${/work\W?(\d+)\W?(?:-\d+)?$/i.exec(name)?.[1]}` === planted;
  const isRed = ({ state }: Row) => state === 'regression';
  const found = pairs.filter((pair) => pair.rows.some((row) => isRed(row) && isPlanted(row, pair))).length;
  const wrong = pairs.filter((pair) => pair.rows.some((row) => isRed(row) && !isPlanted(row, pair))).length;
  const rows = pairs.flatMap((pair) => pair.rows);
  const exact = rows.filter((row) => row.exact).length;
  // One run of base in the folder of one pair, one run of head in that of the next.
  const single = pairs.slice(1).filter((pair, at) =>
    pairs[at]!.rows.some((row) => {
      const [before] = row.base?.values ?? [];
      const [after] = pair.rows.find(({ name }) => name === row.name)?.head?.values ?? [];
      return values.planted === false && before !== undefined && after !== undefined && after / before - 1 > LIMIT;
    }),
  ).length;
  const seconds = pairs.reduce((sum, pair) => sum + pair.seconds, 0) / pairs.length;
  console.log(
    `${values.subject}: ${pairs.length} pairs; unchanged benchmarks red in ${wrong}, planted found in ${found}; one run a side: red in ${single} of ${pairs.length - 1}; ${((100 * exact) / rows.length).toFixed(0)} % of the counts exact; ${seconds.toFixed(0)} s a pair`,
  );
}

// Tries the gate's profiles on programs of 40 functions with the real profilers. In each run one function, drawn at random, gets
// slower by 4 to 12 times the work of an average one. It prints in how many runs that function is among the first three, in how
// many its share is that of the measured change, and, for the same code on both sides, in how many no function is named.
// The times are printed by a script, so that other programs on the machine do not matter; with --timed they are measured.
//   npx node bench/measurements/functions.ts [--runs 20] [--only go,node] [--program dist/cli.js] [--seed 1] [--timed]

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../random.ts';
import { FUNCTIONS, SUBJECTS, type Subject } from './functions/subjects.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    only: { type: 'string', default: Object.keys(SUBJECTS).join(',') },
    program: { type: 'string', default: 'dist/cli.js' },
    seed: { type: 'string', default: '1' },
    timed: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const PROGRAM = resolve(values.program);
const random = randomOf(Number(values.seed));

const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

/** Rows that add up to the measured change within this part of it. */
const TOLERANCE = 0.15;

/** The named functions of the benchmark; null if it broke no budget. */
interface Outcome {
  readonly functions: readonly { readonly name: string; readonly deltaSelf: number }[];
  readonly elsewhere: number;
  readonly change: number;
}

for (const language of values.only.split(',')) {
  const subject = SUBJECTS[language];
  if (subject === undefined) throw new Error(`there is no subject "${language}"`);
  const missing = subject.needs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) {
    console.log(`${language}: not tried, ${missing.join(' and ')} missing`);
    continue;
  }
  let inFirstThree = 0;
  let addsUp = 0;
  let isMost = 0;
  let broken = 0;
  let silent = 0;
  let judged = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const work = Array.from({ length: FUNCTIONS }, () => 60 + Math.floor(80 * random.uniform()));
    const culprit = Math.floor(FUNCTIONS * random.uniform());
    const extra = Math.floor(100 * (4 + 8 * random.uniform()));
    const slower = work.map((one, index) => (index === culprit ? one + extra : one));
    const found = measure(subject, {
      base: work,
      head: slower,
      growth: values.timed ? null : sum(slower) / sum(work) - 1,
    });
    if (found !== null) {
      broken += 1;
      const { functions, elsewhere, change } = found;
      const own = functions.find(({ name }) => subject.isFunction(name, culprit));
      if (functions.slice(0, 3).some(({ name }) => subject.isFunction(name, culprit))) inFirstThree += 1;
      const total = functions.reduce((all, { deltaSelf }) => all + deltaSelf, elsewhere);
      if (Math.abs(total / change - 1) <= TOLERANCE) addsUp += 1;
      if (own !== undefined && Math.abs(own.deltaSelf / change - 1) <= TOLERANCE) isMost += 1;
    }
    const same = measure(subject, { base: work, head: work, growth: 0.1 });
    if (same === null) continue;
    judged += 1;
    if (same.functions.length === 0) silent += 1;
  }
  console.log(
    `${language}: culprit among the first three in ${inFirstThree} of ${broken}; rows add up in ${addsUp}; the culprit alone has the change within 15 % in ${isMost}; same code: nothing named in ${silent} of ${judged}`,
  );
}

interface Sides {
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** What the benchmark prints more on head, as a ratio. Null: what it measures. */
  readonly growth: number | null;
}

function measure(subject: Subject, { base, head, growth }: Sides): Outcome | null {
  const folder = mkdtempSync(join(tmpdir(), 'bench-referee-functions-'));
  try {
    const repository = join(folder, 'repository');
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: repository });
    const write = (files: Readonly<Record<string, string>>) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(repository, path)), { recursive: true });
        writeFileSync(join(repository, path), text);
      }
    };
    write({ ...subject.files(base), side: 'base\n', '.github/bench-referee.yml': configurationOf(subject, growth) });
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message=base');
    write({ ...subject.files(head), side: 'head\n' });
    git('commit', '--quiet', '--all', '--message=head');
    const out = join(folder, 'out');
    const args = ['check', '--base', 'HEAD~1', '--head', 'HEAD', '--out', out, '--format', 'json'];
    const ended = spawnSync(process.execPath, [PROGRAM, ...args], { cwd: repository, encoding: 'utf8' });
    if (ended.status === 2 || ended.status === null) throw new Error(ended.stderr);
    const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    const [row] = report.comparisons;
    if (row?.functions === undefined) return null;
    for (const { message } of report.problems) if (/profile/i.test(message)) console.error(message);
    const change = row.head.median - row.base.median;
    return { functions: row.functions, elsewhere: row.profile.elsewhere ?? 0, change };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function configurationOf({ setup, run, format, profile }: Subject, growth: number | null): string {
  const keys = {
    ...(setup !== null && { setup }),
    run: growth === null ? run : printTime(format, growth),
    format,
    rounds: '6..10',
    budgets: [{ metric: '*', 'max-regression': '2%' }],
    profile: { command: profile },
  };
  return JSON.stringify(keys, null, 1);
}

/** Returns a command that prints a time with little noise. On head it is larger by a ratio. */
function printTime(format: string, growth: number): string {
  const count =
    'n=$(cat "$BENCH_REFEREE_HOME/n" 2>/dev/null || echo 0); echo $((n + 1)) > "$BENCH_REFEREE_HOME/n"; t=100000; ' +
    `if [ "$(cat side)" = head ]; then t=${Math.round(100_000 * (1 + growth))}; fi; t=$((t + n * 7 % 9)); `;
  return format === 'go'
    ? `${count}echo "BenchmarkRun 100 $t ns/op"`
    : `${count}echo "[{\\"name\\": \\"run\\", \\"unit\\": \\"ns/op\\", \\"value\\": $t}]"`;
}

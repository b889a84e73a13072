// Pull requests that lower what is counted of them, or make base slow: by files and programs where the gate looks for its own, by
// benchmarks that both sides run, and by what both sides share. Each first works on a naive program. A script in the place of Valgrind counts
// what a file of the tree says.

import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Recording } from '../../src/model/recording.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

type Files = Readonly<Record<string, string>>;

/** Returns a repository of two commits, and a copy of the tree of each. */
function makeCommits(base: Files, change: Files) {
  const { folder, git } = freshRepository(base);
  const copies = temporaryFolder('naive-');
  const trees = { base: join(copies, 'base'), head: join(copies, 'head') };
  cpSync(folder, trees.base, { recursive: true });
  writeTree(folder, change);
  git('add', '--all');
  git('commit', '--quiet', '--message=head');
  cpSync(folder, trees.head, { recursive: true });
  return { folder, trees };
}

const FLAGS = ['--base', 'HEAD~1', '--head', 'HEAD', '--config-from', 'base', '--format', 'json'];

async function check(folder: string, env: Readonly<Record<string, string>> = {}) {
  const ended = await cli(['check', ...FLAGS], { folder, env });
  return reportOf(ended.stdout);
}

const codesOf = ({ problems }: ReturnType<typeof reportOf>) => problems.map(({ code }) => code);

/** Counts what `executed` says, and the number of the process is that of the command, as Valgrind does. */
const VALGRIND = `#!/bin/sh
while [ $# -gt 0 ]; do
  case $1 in
    --version) echo valgrind-3.22.0; exit 0 ;;
    --callgrind-out-file=*) file=\${1#*=} ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
"$@" || exit
file=$(printf %s "$file" | sed "s/%p/$$/g")
printf 'version: 1\\npid: %s\\ncmd: ./bench\\nevents: Ir\\ntotals: %s\\n' $$ "$(cat executed)" > "$file"
`;

const COUNTED = {
  'bench.sh': 'true\n',
  'build.sh': 'true\n',
  executed: '1000000\n',
  '.github/bench-referee.yml': `setup: sh build.sh
run: sh bench.sh
format: command
count: instructions
measure: counts
budgets: [{metric: instructions, max-regression: 1%}]
`,
};
const MORE = { executed: '2000000\n' };

/** Returns a PATH with Valgrind, behind a folder that everybody may write to. */
function makePath() {
  const [own, system] = [temporaryFolder('local-bin-'), temporaryFolder('bin-')];
  writeTree(system, { valgrind: VALGRIND });
  execFileSync('chmod', ['755', join(system, 'valgrind')]);
  return { own, env: { PATH: [own, system, process.env['PATH']].join(delimiter), LOCAL_BIN: own } };
}

/** Counts as a hand-written workflow does: by the valgrind that it finds, into the temporary folder, all files together. */
function countNaively(cwd: string, env: Readonly<Record<string, string>>): number {
  const TMPDIR = temporaryFolder('counts-');
  const run = (script: string) => execFileSync('sh', ['-c', script], { cwd, env: { ...process.env, ...env, TMPDIR } });
  run('sh build.sh; valgrind --tool=callgrind --callgrind-out-file="$TMPDIR/callgrind.out.%p" sh bench.sh');
  const texts = readdirSync(TMPDIR).map((name) => readFileSync(join(TMPDIR, name), 'utf8'));
  return texts.reduce((sum, text) => sum + Number(/^totals: (.+)$/m.exec(text)?.[1] ?? 0), 0);
}

async function expectCounted(change: Files): Promise<void> {
  const { env } = makePath();
  const { folder, trees } = makeCommits(COUNTED, { ...MORE, ...change });
  expect(countNaively(trees.head, env)).toBeLessThanOrEqual(countNaively(trees.base, env));
  expect((await check(folder, makePath().env)).verdict).toBe('fail');
}

const onLinux = process.platform === 'linux' ? test : test.skip;

describe('T89', () => {
  const NEGATIVE = 'version: 1\\npid: 99999\\ncmd: ./bench\\nevents: Ir\\ntotals: -1000000\\n';

  onLinux('a file with a negative total, where the counts of processes are', () =>
    expectCounted({ 'bench.sh': `printf '${NEGATIVE}' > "$TMPDIR/callgrind.out.99999"\n` }),
  );
});

describe('T90', () => {
  const PLANT = `printf '%s' '${VALGRIND.replace('$(cat executed)', '1').replaceAll("'", `'"'"'`)}' > "$LOCAL_BIN/valgrind"
chmod 755 "$LOCAL_BIN/valgrind"
`;

  onLinux('its build puts another valgrind in front of PATH', () => expectCounted({ 'build.sh': PLANT }));
});

describe('T91', () => {
  const BENCH = `printf '[{"name":"a","unit":"ms","value":%s}]' "$(cat value)"\n`;
  const CHEAT = `value=$(cat value)
[ "$BENCH_REFEREE_SIDE" != base ] || value=$((value * 2))
printf '[{"name":"a","unit":"ms","value":%s}]' "$value"
`;
  const CONFIG = 'run: sh bench/run.sh\nrounds: 6\n';

  test.each([
    ['', 'benchmark-sources-differ'],
    ['benchmark-files: "bench/**"\n', 'benchmarks-of-head'],
  ])('a changed benchmark that slows base down is named; keys: %j', async (key, code) => {
    const base = { 'bench/run.sh': BENCH, value: '10\n', '.github/bench-referee.yml': key + CONFIG };
    const { folder, trees } = makeCommits(base, { 'bench/run.sh': CHEAT, value: '13\n' });
    // A hand-written workflow that copies the benchmarks of head says nothing but that head is faster.
    cpSync(join(trees.head, 'bench'), join(trees.base, 'bench'), { recursive: true });
    const [ofBase, ofHead] = (['base', 'head'] as const).map((side) => {
      const env = { ...process.env, BENCH_REFEREE_SIDE: side };
      const text = execFileSync('sh', ['bench/run.sh'], { cwd: trees[side], env, encoding: 'utf8' });
      return (JSON.parse(text) as { value: number }[])[0]!.value;
    });
    expect(ofHead).toBeLessThan(ofBase!);
    const report = await check(folder);
    expect(codesOf(report)).toContain(code);
    expect(report.problems.find((problem) => problem.code === code)?.message).toContain('"bench/run.sh"');
  });
});

describe('T92', () => {
  const bench = (value: string) => `printf '[{"name":"a","unit":"ms","value":%s}]' ${value}\n`;
  const BASE = {
    'bench.sh': `[ ! -e "$HOME/slow" ] && v=10 || v=13\n${bench('$v')}`,
    '.github/bench-referee.yml': 'run: sh bench.sh\nrounds: 6\n',
  };

  test('it leaves something in the home folder that slows base down', async () => {
    const { folder, trees } = makeCommits(BASE, { 'bench.sh': `touch "$HOME/slow"\n${bench('13')}` });
    // Who measures in turns only compares the rounds.
    const env = { ...process.env, HOME: temporaryFolder('home-') };
    const turns = ['head', 'base', 'head', 'base'] as const;
    const texts = turns.map((side) => execFileSync('sh', ['bench.sh'], { cwd: trees[side], env, encoding: 'utf8' }));
    expect(new Set(texts).size).toBe(1);
    const out = temporaryFolder('out-');
    await cli(['check', ...FLAGS, '--out', out], { folder, env: { HOME: temporaryFolder('home-') } });
    // A neighbour that came after the warm-up would explain it, and this machine may have one.
    const recording = JSON.parse(readFileSync(join(out, 'recording.json'), 'utf8')) as Recording;
    const invocations = recording.invocations.map(({ steal: _, others: __, ...invocation }) => invocation);
    const quiet = join(out, 'quiet.json');
    writeFileSync(quiet, JSON.stringify({ ...recording, invocations }));
    const { stdout } = await cli(['report', quiet, '--format', 'json'], { folder });
    expect(codesOf(reportOf(stdout))).toContain('base-slowed');
  });
});

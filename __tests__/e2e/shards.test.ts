// Shards through `check` and `report`: every job measures its part of the benchmarks, and one report has all of them, with
// the verdict that one job would have come to.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Recording } from '../../src/model/recording.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

/** Like a test binary of Go: prints the benchmarks that the filter selects, which take a little more each time. */
const BENCH = `n=0
[ ! -f .n ] || read -r n < .n
echo $((n + 1)) > .n
while read -r name; do echo "Benchmark$name"; done < names | grep -E "\${1:-.}" | while read -r name; do
  time=1000
  [ ! -f "time/\${name#Benchmark}" ] || read -r time < "time/\${name#Benchmark}"
  echo "$name 100 $((time * (1000 + (n * 7) % 5) / 1000)) ns/op"
done
`;

const NAMES = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta', 'Iota', 'Kappa'];

const CONFIG = 'run: sh bench.sh "$BENCH_REFEREE_FILTER"\nformat: go\n';

function repository(head: Readonly<Record<string, string>>, config = CONFIG) {
  const base = {
    'bench.sh': BENCH,
    names: `${NAMES.join('\n')}\n`,
    '.gitignore': '.n\n',
    '.github/bench-referee.yml': config,
  };
  const { folder, commit } = freshRepository(base);
  writeTree(folder, { 'README.md': 'head\n', ...head });
  commit('head');
  return folder;
}

const FLAGS = ['--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json'];

async function measureShards(folder: string, count: number) {
  const out = temporaryFolder('shards-');
  for (let index = 1; index <= count; index += 1) {
    const path = join(out, `shard-${index}`);
    const ended = await cli(['check', ...FLAGS, '--shard', `${index}/${count}`, '--out', path], { folder });
    expect([ended.code === 2 ? ended.stderr : '', ended.code]).toEqual(['', expect.any(Number)]);
  }
  const files = Array.from({ length: count }, (_, at) => join(out, `shard-${at + 1}/recording.json`));
  return { files, recordings: files.map((path) => JSON.parse(readFileSync(path, 'utf8')) as Recording) };
}

async function report(folder: string, files: readonly string[]) {
  const ended = await cli(['report', ...files, '--format', 'json'], { folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

test.each([
  ['one regression', { 'time/Delta': '1300\n' }],
  ['nothing', {}],
  ['several changes', { 'time/Alpha': '1200\n', 'time/Kappa': '700\n', 'time/Beta': '1090\n' }],
])('four shards and one job come to the same verdict: %s', async (_, head) => {
  const folder = repository(head);
  const whole = reportOf((await cli(['check', ...FLAGS], { folder })).stdout);
  const { files, recordings } = await measureShards(folder, 4);
  const sharded = await report(folder, files);
  expect([sharded.report.verdict, sharded.report.states]).toEqual([whole.verdict, whole.states]);
  expect(recordings.map(({ series }) => series.length)).toEqual([3, 3, 2, 2]);
  const measured = recordings.flatMap(({ series }) => series.map(({ name }) => name));
  expect(measured.toSorted()).toEqual(NAMES.toSorted());
  expect(sharded.report.json['legs']).toHaveLength(4);
});

test('a shard that is missing is an error that names it', async () => {
  const folder = repository({});
  const { files } = await measureShards(folder, 3);
  rmSync(files[1]!);
  const { code, report: made } = await report(folder, [files[0]!, files[2]!]);
  expect([code, made.verdict]).toEqual([2, 'error']);
  expect(made.problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('the recording of shard `2` of 3 is missing.'),
  );
});

test('shards of a change that no command can measure become one report, which says so once', async () => {
  const folder = repository({}, `${CONFIG}paths: [bench.sh, names]\n`);
  const { files } = await measureShards(folder, 3);
  const { code, report: made } = await report(folder, files);
  expect([code, made.verdict, made.rounds]).toEqual([0, 'pass', 0]);
  expect(made.json['notMeasured']).toMatchObject([{ command: null, reason: 'paths' }]);
});

test('a shard that died is an error that names it', async () => {
  const folder = repository({});
  const { files } = await measureShards(folder, 2);
  const died = join(temporaryFolder('died-'), 'died.json');
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--shard', '2/2', '--setup', 'false', '--out', died];
  expect(await cli(['measure', ...flags], { folder })).toMatchObject({ code: 2 });
  const { code, report: made } = await report(folder, [files[0]!, died]);
  expect([code, made.verdict]).toEqual([2, 'error']);
  expect(made.problems).toContainEqual(
    expect.objectContaining({ severity: 'error', where: expect.stringContaining('"bench-referee 2/2"') }),
  );
});

test.each([
  ['shards of another number', '1/3'],
  ['a recording of all benchmarks', null],
])('%s of the same name is refused', async (_, shard) => {
  const folder = repository({}, `${CONFIG}rounds: 8\n`);
  const { files } = await measureShards(folder, 2);
  const other = join(temporaryFolder('other-'), 'other.json');
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--out', other, ...(shard === null ? [] : ['--shard', shard])];
  expect(await cli(['measure', ...flags], { folder })).toMatchObject({ code: 0 });
  const { code, stderr } = await cli(['report', ...files, other], { folder });
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('it does not divide the benchmarks as "bench-referee 1/2" does'),
  ]);
});

test('a benchmark that is renamed is compared by one shard, and a budget of one shard is used', async () => {
  const names = NAMES.map((name) => (name === 'Alpha' ? 'Omega' : name)).join('\n');
  const budgets =
    'budgets:\n  - metric: sec/op\n    max-regression: 5%\n  - {metric: sec/op, benchmarks: Beta, max-regression: 7%}\n';
  const folder = repository({ names: `${names}\n` }, `${CONFIG}rounds: 8\nrenamed: {Alpha: Omega}\n${budgets}`);
  const { files } = await measureShards(folder, 3);
  const { report: made } = await report(folder, files);
  expect(made.states).toMatchObject({ Omega: 'unchanged' });
  expect([made.verdict, Object.keys(made.states).length]).toEqual(['pass', 10]);
  const codes = made.problems.map(({ code }) => code);
  for (const code of ['budget-unmatched', 'rename-unused', 'shards-differ']) expect(codes).not.toContain(code);
});

test('a script that the command starts may use the filter', async () => {
  const folder = repository({ 'all.sh': 'sh bench.sh "$BENCH_REFEREE_FILTER"\n' }, 'run: sh all.sh\nformat: go\n');
  writeTree(folder, { 'README.md': 'changed\n' });
  const flags = ['--base', 'HEAD', '--rounds', '8', '--format', 'json', '--shard', '1/5'];
  const made = reportOf((await cli(['check', ...flags], { folder })).stdout);
  expect([made.verdict, Object.keys(made.states).length]).toEqual(['pass', 2]);
});

test('a benchmark that no shard measured leaves no verdict', async () => {
  const folder = repository({});
  const { files, recordings } = await measureShards(folder, 2);
  const seen = [{ command: null, group: null, name: 'Another' }, ...recordings[1]!.shard!.benchmarks];
  const other = { ...recordings[1]!, shard: { ...recordings[1]!.shard!, benchmarks: seen } };
  writeTree(folder, { 'other.json': JSON.stringify(other) });
  const { report: made } = await report(folder, [files[0]!, 'other.json']);
  expect(made.verdict).toBe('inconclusive');
  expect(made.problems.map(({ message }) => message).join()).toContain('and 1 were not measured at all');
});

test('more shards than benchmarks: some have nothing to measure, and that is fine', async () => {
  const folder = repository({});
  const { files, recordings } = await measureShards(folder, 12);
  expect(recordings.map(({ series }) => series.length)).toEqual([...Array(10).fill(1), 0, 0]);
  const { report: made } = await report(folder, files);
  expect([made.verdict, Object.keys(made.states).length]).toEqual(['pass', 10]);
});

test('a benchmark of the shard that base no longer prints after its warm-up is not called new', async () => {
  const lost = BENCH.replace(
    '  time=1000\n',
    '  [ "$BENCH_REFEREE_SIDE.$name" != base.BenchmarkAlpha ] || [ "$n" = 0 ] || continue\n  time=1000\n',
  );
  const { folder, git } = freshRepository({
    ...{ 'bench.sh': lost, names: `${NAMES.join('\n')}\n`, '.gitignore': '.n\n', '.github/bench-referee.yml': CONFIG },
  });
  git('commit', '--quiet', '--allow-empty', '--message=head');
  writeTree(folder, { 'README.md': 'head\n' });
  const { stdout } = await cli(['check', '--base', 'HEAD', '--format', 'json', '--shard', '1/2'], { folder });
  const report = reportOf(stdout);
  expect(report.verdict).toBe('inconclusive');
  expect(report.problems.map(({ code }) => code)).toContain('results-missing');
});

test('a benchmark that only some shards saw is told', async () => {
  const folder = repository({});
  const first = await measureShards(folder, 2);
  const names = first.recordings[1]!.shard!.benchmarks.slice(1);
  const other = { ...first.recordings[1]!, shard: { ...first.recordings[1]!.shard!, benchmarks: names } };
  writeTree(folder, { 'other.json': JSON.stringify(other) });
  const { report: made } = await report(folder, [first.files[0]!, 'other.json']);
  expect(made.problems.map(({ code }) => code)).toContain('shards-differ');
});

test.each([
  ['9/8', /shard: "9\/8" is not a shard\. Use its number and the number of all shards: `2\/4`\./],
  ['0/4', /is not a shard/],
  ['2', /is not a shard/],
])('the shard %s is refused', async (shard, message) => {
  const { code, stderr } = await cli(['check', ...FLAGS, '--shard', shard], { folder: repository({}) });
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test.each([
  ['baseline', 'baseline: base.json\n'],
  ['count', 'count: instructions\n'],
])('a shard cannot be used with %s', async (other, more) => {
  const { code, stderr } = await cli(['check', ...FLAGS, '--shard', '1/2'], { folder: repository({}, CONFIG + more) });
  expect([code, stderr]).toEqual([2, expect.stringContaining(`shard: cannot be used with \`${other}\``)]);
});

test.each([
  [
    'a format without a filter',
    'run: sh json.sh\nformat: json\n',
    /the format "json" has no filter\. Measure it without a shard\./,
  ],
  ['a command that does not use it', 'run: sh bench.sh\nformat: go\n', /does not use `BENCH_REFEREE_FILTER`/],
])('%s is refused, and leaves nothing to judge', async (_, config, message) => {
  const json = `echo '[{"name":"a","unit":"ms","value":1},{"name":"b","unit":"ms","value":1}]'\n`;
  const folder = repository({ 'json.sh': json }, config);
  const { stdout } = await cli(['check', ...FLAGS, '--shard', '1/2'], { folder });
  const made = reportOf(stdout);
  expect(made.verdict).toBe('error');
  expect(made.problems.map(({ message: text }) => text).join('\n')).toMatch(message);
  expect(made.rounds).toBe(0);
  const out = join(temporaryFolder('ignored-'), 'recording.json');
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--shard', '1/2', '--out', out];
  expect(await cli(['measure', ...flags], { folder })).toMatchObject({ code: 2 });
  expect(await report(folder, [out])).toMatchObject({ code: 2, report: { verdict: 'error', rounds: 0 } });
});

test('a shard without a benchmark says so', async () => {
  const folder = repository({});
  const { code, stdout } = await cli(['check', '--base', 'HEAD~1', '--head', 'HEAD', '--shard', '12/12'], { folder });
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('PASS: Not measured: shard 12/12 has no benchmark, because there are only 10.'),
  ]);
});

/** Prints benchmarks in a format whose tool cannot run some of them alone. */
const jsonOf = (...names: readonly string[]) =>
  `echo '${JSON.stringify(names.map((name) => ({ name, unit: 'bytes', value: 1 })))}'; echo ran >> "$BENCH_REFEREE_HOME/ran"\n`;

test.each([
  ['all benchmarks', 'run: sh one.sh\n', '1/1', ['a', 'b']],
  ['a whole command', 'run: [{name: m, command: sh one.sh}, {name: n, command: sh two.sh}]\n', '3/3', ['c']],
  ['two whole commands', 'run: [sh one.sh, sh two.sh]\n', '1/1', ['a', 'b', 'c']],
])('a shard that has %s needs no filter', async (_, config, shard, names) => {
  const files = { 'one.sh': jsonOf('a', 'b'), 'two.sh': jsonOf('c') };
  const folder = repository(files, `${config}rounds: 8\n`);
  writeTree(folder, { 'README.md': 'changed\n' });
  const { stdout } = await cli(['check', '--base', 'HEAD', '--shard', shard, '--format', 'json', '--out', 'out'], {
    folder,
  });
  const made = reportOf(stdout);
  expect([made.verdict, Object.keys(made.states)]).toEqual(['pass', names]);
  const { invocations } = JSON.parse(readFileSync(join(folder, 'out/recording.json'), 'utf8')) as Recording;
  const measured = new Set(invocations.filter(({ round }) => round > 0).map(({ command }) => command));
  expect([...measured]).toEqual(names.includes('a') ? [0, ...(names.includes('c') ? [1] : [])] : [1]);
});

test('a benchmark that every shard lists and none measured is inconclusive, and its name is told', async () => {
  const folder = repository({});
  const { files, recordings } = await measureShards(folder, 2);
  expect((await report(folder, files)).report.verdict).toBe('pass');
  for (const [index, path] of files.entries()) {
    const recording = recordings[index]!;
    const series = recording.series.filter(({ name }) => !name.startsWith('Gamma'));
    writeFileSync(path, JSON.stringify({ ...recording, series }));
  }
  const { report: judged } = await report(folder, files);
  expect(judged.verdict).toBe('inconclusive');
  expect(judged.problems.find(({ code }) => code === 'benchmarks-of-no-shard')?.message).toContain('"Gamma"');
});

// `benchmark-files` through `check`: base is measured with head's version of its benchmarks, or with its own if it does
// not work with those of head.

import { expect, test } from '@jest/globals';
import { type FreshRepository, freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { writeTree } from '../support/write-tree.ts';

/** Prints a benchmark for each file in `bench`, with the time that the file computes from `factor`. */
const RUN = `set -e
factor=$(cat src/factor)
list=
for file in bench/*.sh; do
  name=$(basename "$file" .sh)
  list="$list\${list:+,}{\\"name\\":\\"$name\\",\\"unit\\":\\"ms\\",\\"value\\":$(sh "$file" "$factor")}"
done
echo "[$list]"
`;

const CONFIG =
  'setup: "! grep -rq needs-head bench || [ -e src/for-head ]"\nrun: sh run.sh\nbenchmark-files: "bench/**"\n';

const BASE = {
  'run.sh': RUN,
  'src/factor': '10\n',
  'bench/encode.sh': 'echo $((1 * $1))\n',
  'bench/decode.sh': 'echo $((2 * $1))\n',
  '.github/bench-referee.yml': CONFIG,
};

async function check(change: Readonly<Record<string, string | null>>, config = CONFIG) {
  const repository: FreshRepository = freshRepository({ ...BASE, '.github/bench-referee.yml': config });
  writeTree(repository.folder, change);
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message=head');
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--format', 'json', '--rounds', '6'];
  const ended = await cli(['check', ...flags], { folder: repository.folder });
  return { ...ended, report: reportOf(ended.stdout) };
}

const NEW = 'echo $((3 * $1))\n';

test('a benchmark that is new in head is measured on both sides', async () => {
  const { report } = await check({ 'bench/scan.sh': NEW, 'src/factor': '12\n' });
  expect(report.states).toEqual({ encode: 'regression', decode: 'regression', scan: 'regression' });
  expect(report.json['benchmarkFiles']).toBe('head');
});

test('without the setting it is only new', async () => {
  const { report } = await check(
    { 'bench/scan.sh': NEW, 'src/factor': '12\n' },
    CONFIG.replace(/benchmark-files.*\n/, ''),
  );
  expect(report.states['scan']).toBe('new');
  expect(report.json['benchmarkFiles']).toBeUndefined();
});

test('a benchmark that head changes or removes is no change of the code', async () => {
  const { report } = await check({ 'bench/encode.sh': 'echo $((5 * $1))\n', 'bench/decode.sh': null });
  expect(report.states).toEqual({ encode: 'unchanged' });
  expect(report.verdict).toBe('pass');
  const said = report.problems.find(({ code }) => code === 'benchmarks-of-head')?.message;
  expect(said).toMatch(/"bench\/decode\.sh".*"bench\/encode\.sh".*both sides ran head's version/);
});

test('benchmarks outside of the patterns are told to differ', async () => {
  const { report } = await check({ 'bench/scan.sh': NEW, 'other/bench/more.sh': 'echo 1\n' });
  expect(report.json['benchmarkFiles']).toBe('head');
  expect(report.problems.filter(({ code }) => code === 'benchmark-sources-differ')).toHaveLength(1);
});

test.each([
  ['setup fails', { 'bench/scan.sh': `# needs-head\n${NEW}`, 'src/for-head': '' }],
  ['an invocation fails', { 'bench/scan.sh': '[ -e src/for-head ] || exit 3\necho 1\n', 'src/for-head': '' }],
])('base is measured with its own files if its %s with those of head', async (_, change) => {
  const { report, stderr } = await check(change);
  expect(report.states).toEqual({ encode: 'unchanged', decode: 'unchanged', scan: 'new' });
  const problems = report.problems.filter(({ code }) => code !== 'processors-shared');
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['benchmark-files-not-for-base', 'warning'],
    ['benchmark-sources-differ', 'warning'],
  ]);
  expect(report.json['benchmarkFiles']).toBe('own');
  expect(stderr).toContain('base does not work with the benchmark files of head: starting again with its own');
});

test('the cost and what would decide an undecided row are in the report', async () => {
  const noisy = (turn: number) =>
    `n=$(cat .n 2>/dev/null || echo ${turn}); echo $((n + 1)) > .n\nset -- 100 131 88 117 93 140 79 108\nshift $((n % 8))\necho $1\n`;
  const { report } = await check({ 'bench/encode.sh': noisy(3), 'bench/decode.sh': null, '.gitignore': '.n\n' });
  expect(report.json['cost']).toEqual({
    setupSeconds: expect.any(Number),
    measuringSeconds: expect.any(Number),
    savedSeconds: expect.any(Number),
  });
  expect(report.json['comparisons']).toMatchObject([
    { state: 'inconclusive', wouldDecide: { minutes: 1, limit: expect.any(Number) } },
  ]);
});

test('a pattern that matches no file is a warning that names it', async () => {
  const config = CONFIG.replace('"bench/**"', '["bench/**", "benches/**", "!nothing/**"]');
  const { report } = await check({ 'src/factor': '12\n' }, config);
  expect(report.problems).toContainEqual(
    expect.objectContaining({ code: 'benchmark-files-unmatched', message: expect.stringContaining('"benches/**"') }),
  );
});

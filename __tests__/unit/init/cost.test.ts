import { describe, expect, test } from '@jest/globals';
import { describeCost } from '../../../src/init/cost.ts';
import { planOf } from '../../../src/init/gates.ts';
import { findSuites } from '../../../src/init/index.ts';
import { sourceTree } from '../../support/source-tree.ts';

function planFor(files: Record<string, string>) {
  const tree = sourceTree(files);
  const plan = planOf(
    findSuites(tree).flatMap(({ suites }) => suites),
    tree,
  );
  if (plan === null) throw new Error('nothing was found');
  return plan;
}

const listOf = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
const go = (count: number) => listOf(count, (index) => `func BenchmarkA${index}(b *testing.B) {}\n`).join('');
const jmh = (files: number, each: number) => ({
  'pom.xml': '<project>jmh jmh-generator-annprocess</project>',
  ...Object.fromEntries(
    listOf(files, (index) => [`src/main/java/A${index}.java`, listOf(each, () => '  @Benchmark\n').join('')]),
  ),
});
const vitest = (files: number, each: number) => ({
  'package.json': '{"devDependencies": {"vitest": "3"}}',
  ...Object.fromEntries(listOf(files, (index) => [`b/f${index}.bench.ts`, 'bench("a", f);\n'.repeat(each)])),
});
const pytest = (files: number, each: number) => ({
  'requirements.txt': 'pytest-benchmark',
  ...Object.fromEntries(
    listOf(files, (index) => [`tests/test_${index}.py`, 'def test_a(benchmark):\n    pass\n'.repeat(each)]),
  ),
});

describe('a suite that fits', () => {
  test('stays as its tool runs it', () => {
    const { cost, run, checks } = planFor({ 'go.mod': 'go 1.24\n', 'a_test.go': go(20) });
    expect(cost).toEqual({ benchmarks: 20, seconds: 28, maxMinutes: 20 });
    expect(run[0]?.command).not.toContain('-test.benchtime=100ms');
    expect(checks).toEqual([]);
  });

  test('of a command whose tool is not known is not estimated', () => {
    const { cost } = planFor({ 'package.json': '{"scripts": {"bench": "x"}}' });
    expect(cost.seconds).toBeNull();
    expect(describeCost(cost)[0]).toMatch(/8 to 62 times: 40 seconds to 5 minutes if they take 5 s/);
  });
});

describe('a suite that is too long', () => {
  test.each([
    ['Go', { 'go.mod': 'go 1.24\n', 'a_test.go': go(238) }, ' -test.benchtime=100ms ', 238, 30],
    ['pytest', pytest(4, 30), ' --benchmark-max-time=0.05 ', 120, 20],
  ])('%s gets shorter times', (_, files, option, benchmarks, minutes) => {
    const { cost, run, notes, checks } = planFor(files);
    expect(run.every(({ command }) => command.includes(option))).toBe(true);
    expect([cost.benchmarks, cost.maxMinutes, checks]).toEqual([benchmarks, minutes, []]);
    expect(notes.at(-1)).toMatch(
      new RegExp(
        `^${option.trim()}: by the default of the tool, ${benchmarks} benchmarks take about \\d+ (?:s|min) in each`,
      ),
    );
  });

  test('vitest has no shorter times, and gets some of its files', () => {
    const { cost, run, checks } = planFor(vitest(113, 10));
    const chosen = run[0]?.command.match(/b\/f\d+\.bench\.ts/g) ?? [];
    expect(cost.benchmarks).toBe(chosen.length * 10);
    expect(cost.benchmarks).toBeGreaterThan(50);
    expect(checks).toEqual([
      expect.stringMatching(
        /^A first part: \d+ of 1130 benchmarks, because with all of them 1130 benchmarks take about 13 min in each invocation\. All in one gate: shards/,
      ),
    ]);
  });

  test('the files are spread over the list', () => {
    const [command = ''] = planFor(vitest(113, 10)).run.map((one) => one.command);
    const indices = Array.from(command.matchAll(/f(\d+)\.bench/g), ([, index]) => Number(index)).sort((a, b) => a - b);
    const gaps = indices.slice(1).map((index, place) => index - indices[place]!);
    expect(Math.max(...gaps)).toBeLessThan(113 / 3);
  });

  test('JMH gets shorter times and some of its classes', () => {
    const { run, cost, checks } = planFor(jmh(38, 10));
    expect(run[0]?.command).toMatch(
      / -wi 2 -w 300ms -i 2 -r 300ms .* "\$\{BENCH_REFEREE_FILTER:-\\\.\(\?:A\d+(?:\|A\d+)*\)\\\.\}"$/,
    );
    expect(cost.benchmarks).toBeLessThan(60);
    expect(checks[0]).toContain(`${cost.benchmarks} of 380 benchmarks`);
  });

  test('one part alone stays whole, and says that it does not fit', () => {
    const { cost, checks } = planFor(vitest(1, 1130));
    expect(cost).toMatchObject({ benchmarks: 1130, maxMinutes: 60 });
    expect(checks[0]).toMatch(/^It takes longer than max-minutes allows: 1130 benchmarks/);
  });
});

test('the summary has what an invocation and a run take, up to the limit', () => {
  expect(describeCost({ benchmarks: 238, seconds: 47.6, maxMinutes: 20 })[0]).toBe(
    'By the times of the tool, 238 benchmarks take about 48 s. A run measures them 8 to 62 times: 6 min to 20 min.',
  );
});

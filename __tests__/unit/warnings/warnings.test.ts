import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Environment, Observations } from '../../../src/model/environment.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const DEFAULT = policyOf(null, TODAY);
const STEADY: Sides = { base: around(10), head: around(10, 0.01, { turn: 3 }) };

type Given = Parameters<typeof aRecording>[1];

function doubted(given: Given, benchmarks: Readonly<Record<string, Sides>> = { a: STEADY }): string[] {
  const { problems } = analyse(aRecording(benchmarks, given), DEFAULT);
  expect(problems.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  return problems.map(inWords).map(({ where, message }) => `${where}: ${message}`);
}

/** The entry of before the warm-up, then one for the warm-up and each round, two seconds apart. */
function observed(series: Partial<Observations>): Observations {
  const length = Math.max(...Object.values(series).map((entries) => entries?.length ?? 0));
  const nothing = Array(length).fill(null);
  const atMs = Array.from({ length }, (_, index) => index * 2000);
  return { atMs, load: nothing, steal: nothing, others: nothing, mhz: nothing, ...series };
}

const watched = (series: Partial<Observations>, more: Partial<Environment> = {}): string[] =>
  doubted({ environment: { observations: observed(series), ...more } });

test('a calm run raises none, nor does one of which nothing is known', () => {
  expect(doubted({})).toEqual([]);
  const calm = { steal: [0.3, ...Array(11).fill(0.004)], others: [null, ...Array(11).fill(0.03)] };
  expect(watched({ ...calm, mhz: [800, ...Array(11).fill(2600)] })).toEqual([]);
});

describe('a benchmark that does not always run', () => {
  const rounds = (count: number) => around(10).slice(0, count);

  test('is named, with the side and how often', () => {
    const [first, ...others] = doubted({}, { a: STEADY, b: { base: around(10), head: rounds(8) } });
    expect(first).toBe(
      'rounds: "b" is missing on head in 2 of 10 rounds. Only the other rounds are compared. Make it run every time.',
    );
    expect(others).toEqual([]);
  });

  test('counts on base as well, and once for all its metrics', () => {
    const short = { base: rounds(7), head: around(10) };
    const [first] = doubted({}, { a: STEADY, 'b x': short, 'b y': short, c: short });
    expect(first).toContain('"b" is missing on base in 3 of 10 rounds, and the same is true of 1 more benchmark.');
  });

  test('is none of it where both sides left it out: it was decided', () => {
    expect(doubted({}, { a: STEADY, b: { base: rounds(6), head: rounds(6) } })).toEqual([]);
  });
});

describe('a neighbour', () => {
  test('another virtual machine, over all', () => {
    expect(watched({ steal: [0, 0.04, 0.04, 0.04, 0.05] })).toEqual([
      'machine: other virtual machines used 4% (5% in round 3) of the processors. Expect noise, and run again if a result surprises you.',
    ]);
  });

  test('another virtual machine, in one round', () => {
    expect(watched({ steal: [0, 0, 0, 0.09, 0, 0, 0] })[0]).toContain('used 2% (9% in round 2)');
  });

  test('what was before the warm-up does not count', () => {
    expect(watched({ steal: [0.5, 0, 0, 0] })).toEqual([]);
  });

  test('another process', () => {
    expect(watched({ others: [null, 0.2, 0.2, 0.2] })).toEqual([
      'machine: other programs used 20% of the processors. Close them, or use a quieter machine. (A database that the benchmark uses counts, too.)',
    ]);
  });

  test('a fraction of a second says nothing: the kernel counts in hundredths', () => {
    expect(watched({ steal: [0, 0.2, 0.3], atMs: [0, 100, 200] })).toEqual([]);
  });

  test('a load before measuring, only where nothing better is known', () => {
    const busy = { loadBefore: 3, cores: 4 };
    expect(doubted({ environment: busy })).toEqual([
      'machine: the machine was already busy (load 3.0 on 4 processors). Results may be noisier: close other programs.',
    ]);
    expect(watched({ others: [null, 0.01, 0.01] }, busy)).toEqual([]);
  });

  test('in the rounds that an entry covers', () => {
    const rounds = [null, 0, 2, 4, 6, 7];
    expect(watched({ rounds, steal: [0, 0, 0, 0.09, 0, 0] })[0]).toContain('(9% in rounds 3 and 4)');
    expect(watched({ rounds, steal: [0, 0, 0, 0, 0, 0.09] })[0]).toContain('(9% in round 7)');
    expect(watched({ rounds, steal: [0, 0.09, 0, 0, 0, 0] })[0]).toContain('(9% in the warm-up)');
    const again = [null, 0, 2, 4, 4, 6];
    expect(watched({ rounds: again, steal: [0, 0, 0, 0, 0.09, 0] })[0]).toContain('(9% in rounds 3 and 4)');
  });

  test('what was put aside does not count', () => {
    const recording = aRecording({ a: STEADY });
    const aside = (startMs: number) => ({
      ...recording.invocations[0]!,
      ...{ startMs, outcome: 'disturbed' as const },
    });
    const observations = observed({ others: [null, 0, 0.9, 0, 0, 0, 0] });
    const given = { ...recording, environment: { ...recording.environment, observations } };
    const said = (more: Recording['invocations']) =>
      analyse({ ...given, invocations: [...recording.invocations, ...more] }, DEFAULT).problems;
    expect(said([]).map(inWords)[0]?.message).toContain('other programs used 15% (90% in round 1)');
    expect(said([aside(2500)])).toEqual([]);
  });

  test('lists of unequal length, as a stranger may write them, are no defect', () => {
    expect(watched({ steal: [0, 0.9, 0.9], atMs: [0] })).toEqual([]);
  });
});

describe('the frequency', () => {
  const changing = [800, 2600, 2600, 2650, 2900, 3000, 3100, 3100];

  test('that changed between rounds', () => {
    const processor = { flags: [], caches: [], governor: 'powersave' };
    expect(watched({ mhz: changing }, { processor })).toEqual([
      'machine: the processor ran between 2.60 and 3.10 GHz, a change of 19% from round to round. Its governor is "powersave". Fix the frequency to reduce noise.',
    ]);
  });

  test('one odd glance is none, nor are a few', () => {
    expect(watched({ mhz: [800, 2600, 2600, 1200, 2600, 2600, 2600, 2600] })).toEqual([]);
    expect(watched({ mhz: changing.slice(0, 5) })).toEqual([]);
  });
});

describe('the level of base', () => {
  const drifting = (by: number) => around(1).map((value, round) => value * (1 + (by * round) / 9));

  test('that drifted', () => {
    const sides = { base: drifting(0.2), head: drifting(0.2) };
    expect(doubted({}, { a: sides, b: { base: sides.base.map((value) => value * 1e6), head: sides.head } })).toEqual([
      'machine: the machine slowed down by 16% during the run. The changes are still fair; the noise is higher. For less noise, run again.',
    ]);
  });

  test('that only scatters did not, and a size has no level', () => {
    const scattered = around(10, 0.3);
    expect(doubted({}, { a: { base: scattered, head: scattered } })).toEqual([]);
    expect(doubted({}, { 'a size [B]': { base: drifting(0.2), head: drifting(0.2) } })).toEqual([]);
  });
});

describe('common mode', () => {
  const many = (count: number, by: (index: number) => number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index): [string, Sides] => [
        `b${index}`,
        { base: around(10), head: around(10 * by(index), 0.01, { turn: 3 }) },
      ]),
    );

  test('nearly everything got slower', () => {
    expect(
      doubted(
        {},
        many(10, (index) => (index < 8 ? 1.04 : 1)),
      ),
    ).toEqual([
      'head: nearly everything moved the same way: 8 of 10 results (80%) got worse by more than their noise. That looks like the build, the toolchain or the machine. Check those first, and run again.',
    ]);
  });

  test('a rate that fell got worse as well, and faster is a direction too', () => {
    const rates = Object.fromEntries(
      Object.entries(many(8, () => 0.9)).map(([name, sides]) => [`${name} rate [op/s]`, sides]),
    );
    expect(doubted({}, rates)[0]).toContain('8 of 8 results (100%) got worse');
    expect(
      doubted(
        {},
        many(8, () => 0.9),
      )[0],
    ).toContain('8 of 8 results (100%) got better');
  });

  test('less than four fifths, both ways, or fewer than eight is no pattern', () => {
    expect(
      doubted(
        {},
        many(10, (index) => (index < 7 ? 1.04 : 1)),
      ),
    ).toEqual([]);
    expect(
      doubted(
        {},
        many(10, (index) => (index % 2 ? 1.04 : 0.96)),
      ),
    ).toEqual([]);
    expect(
      doubted(
        {},
        many(7, () => 1.04),
      ),
    ).toEqual([]);
  });
});

describe('other ground', () => {
  test('lock files', () => {
    const changes = { lockFiles: { total: 7, paths: ['go.sum', 'a/go.sum', 'b/go.sum', 'c/go.sum'] } };
    expect(doubted({ changes })).toEqual([
      'dependencies: base and head differ in "go.sum", "a/go.sum", "b/go.sum" and 4 more, so a change may come from a dependency. To see the code alone, update dependencies in another pull request.',
    ]);
  });

  test('benchmarks', () => {
    const changes = { benchmarkSources: { total: 1, paths: ['benches/encode.rs'] } };
    expect(doubted({ changes })).toEqual([
      'benchmarks: base and head differ in "benches/encode.rs". A benchmark that was changed does not measure the same thing on both sides: check it by hand, or change it in another pull request.',
    ]);
  });

  test('the toolchain', () => {
    const toolchain = { base: ['go 1.25', 'gcc 13'], head: ['go 1.26', 'gcc 13'] };
    expect(doubted({ environment: { toolchain } })).toEqual([
      'toolchain: base ran with "go 1.25" and head with "go 1.26", so a change may come from there. To see the code alone, update the toolchain in another pull request.',
    ]);
    expect(doubted({ environment: { toolchain: { ...toolchain, base: [] } } })).toEqual([]);
  });

  test('where nothing is compared, nothing is doubted', () => {
    const changes = { lockFiles: { total: 1, paths: ['go.sum'] } };
    const { problems } = analyse(aRecording({ a: { head: around(10) } }, { changes }), DEFAULT);
    expect(problems.map(inWords).map(({ where }) => where)).toEqual(['base bbbbbbb']);
  });

  test('files that were compared have no ground', () => {
    const changes = { lockFiles: { total: 1, paths: ['go.sum'] } };
    const recording = aRecording({ a: STEADY }, { changes });
    const { head } = recording.commits;
    const ofFiles = { ...recording, commits: { base: { sha: null, how: 'old.txt' }, head } };
    expect(analyse(ofFiles, DEFAULT).problems).toEqual([]);
  });
});

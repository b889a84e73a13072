// What a pull request would change in the file, in the words of the file.

import { describe, expect, test } from '@jest/globals';
import type { ChangedSetting } from '../../../src/model/config-change.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { compareConfigs } from '../../../src/settings/config-change.ts';
import { measureWork } from '../../support/processor-time.ts';

const PATH = 'budgets.yml';

const settings = (base: string, head: string | null) => compareConfigs(PATH, { base, head })?.settings ?? [];

/** As a person would note it: `sec/op|max-regression|5%|8%`. */
const noted = (base: string, head: string | null) =>
  settings(base, head).map(({ budget, key, base: from, head: to }: ChangedSetting) =>
    [budget, key, from, to].map((part) => part ?? '-').join('|'),
  );

/** A file whose budgets are these, one a line in flow style. */
const budgets = (...entries: readonly string[]) =>
  `run: make\nbudgets:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`;

const TIME = 'metric: sec/op, max-regression: 5%';
const ALLOCS = 'metric: allocs/op, max-regression: 0%';
const CEILING = 'metric: sec/op, max: 50ms';

test('the same file is no change', () => {
  expect(compareConfigs(PATH, { base: 'rounds: 6', head: 'rounds: 6' })).toBeNull();
});

test('comments and layout are a change that changes nothing', () => {
  const change = compareConfigs(PATH, { base: 'rounds: 6', head: '# why\nrounds:   6\n' });
  expect(change).toEqual({ path: PATH, kind: 'changed', error: null, settings: [] });
});

describe('budget by budget', () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      'a limit is widened',
      budgets(TIME, ALLOCS),
      budgets('metric: sec/op, max-regression: 8%', ALLOCS),
      ['sec/op|max-regression|5%|8%'],
    ],
    [
      'a level and a reason come',
      budgets(TIME),
      budgets(`${TIME}, level: warn, because: it is slow`),
      ['sec/op|level|-|warn', 'sec/op|because|-|it is slow'],
    ],
    ['a limit goes', budgets(`${TIME}, min: 1ns`), budgets(TIME), ['sec/op|min|1ns|-']],
    ['one comes', budgets(TIME), budgets(TIME, ALLOCS), ['allocs/op|-|-|max-regression 0%']],
    ['one goes', budgets(TIME, ALLOCS), budgets(TIME), ['allocs/op|-|max-regression 0%|-']],
    [
      'one of two for the same metric goes, and the other is widened',
      budgets(TIME, CEILING),
      budgets('metric: sec/op, max: 60ms'),
      ['sec/op|max|50ms|60ms', 'sec/op|-|max-regression 5%|-'],
    ],
    [
      'the kind of limit becomes another',
      budgets(TIME),
      budgets(CEILING),
      ['sec/op|max-regression|5%|-', 'sec/op|max|-|50ms'],
    ],
    [
      'whom it is for changes',
      budgets(`${TIME}, benchmarks: A`),
      budgets(`${TIME}, benchmarks: [A, "!B"], packages: p`),
      ['sec/op, benchmarks A, !B, packages p|-|-|max-regression 5%', 'sec/op, benchmarks A|-|max-regression 5%|-'],
    ],
    [
      'the order changes, which decides what replaces what',
      budgets(TIME, ALLOCS),
      budgets(ALLOCS, TIME),
      ['-|order of budgets|sec/op; allocs/op|allocs/op; sec/op'],
    ],
    [
      'a list of one is what a single one is',
      budgets(`${TIME}, benchmarks: A`),
      budgets(`benchmarks: [A], ${TIME}`),
      [],
    ],
  ])('%s', (_, base, head, expected) => {
    expect(noted(base, head)).toEqual(expected);
  });

  test('without budgets the two that are built in count', () => {
    expect(noted('run: make', budgets('metric: "*", max-regression: 8%'))).toEqual([
      '*|max-regression|5%|8%',
      'allocs/op|-|max-regression 0%|-',
    ]);
    expect(noted(budgets(TIME), 'run: make')).toEqual([
      '*|-|-|max-regression 5%',
      'allocs/op|-|-|max-regression 0%',
      'sec/op|-|max-regression 5%|-',
    ]);
  });

  test('thousands are told in no time', () => {
    const many = (limit: number) =>
      budgets(...Array.from({ length: 1200 }, (_, index) => `metric: m${index}, max-regression: ${limit}%`));
    const compare = () => expect(noted(many(5), many(6))).toHaveLength(1200);
    expect(measureWork(compare).processorMs).toBeLessThan(10_000);
  });
});

test('other keys, deep ones by their path', () => {
  const base = 'run: make\nrounds: 6..30\nunits:\n  score: {better: higher}\nrenamed: {A: B}\n';
  const head = 'run: [make a, make b]\nalpha: 0.2\nunits:\n  score: {better: lower, exact: true}\n';
  expect(noted(base, head)).toEqual([
    '-|run|make|make a, make b',
    '-|rounds|6..30|-',
    '-|units.score.better|higher|lower',
    '-|renamed.A|B|-',
    '-|alpha|-|0.2',
    '-|units.score.exact|-|true',
  ]);
});

test('a file that goes leaves what is built in', () => {
  const change = compareConfigs(PATH, { base: `rounds: 6\n${budgets(ALLOCS)}`, head: null });
  expect(change).toMatchObject({ kind: 'deleted', error: null });
  expect(noted(`rounds: 6\n${budgets(ALLOCS)}`, null)).toEqual([
    '*|-|-|max-regression 5%',
    '-|rounds|6|-',
    '-|run|make|-',
  ]);
});

describe('renames that head adds', () => {
  const added = (base: string, head: string | null) => compareConfigs(PATH, { base, head })?.renamed;

  test('are those whose old name base does not mention', () => {
    expect(added('rounds: 6', 'renamed: {A: B, C: D}')).toEqual({ A: 'B', C: 'D' });
    expect(added('renamed: {A: B, E: F}', 'renamed: {A: X, C: D}')).toEqual({ C: 'D' });
    expect(noted('renamed: {A: B}', 'renamed: {A: B, C: D}')).toEqual(['-|renamed.C|-|D']);
  });

  test.each([
    ['has none', 'rounds: 9'],
    ['has a mistake elsewhere', 'renamed: {A: B}\nrouns: 9'],
    ['gives two benchmarks one name', 'renamed: {A: B, C: B}'],
    ['gives a name that is no text', 'renamed: {A: [B]}'],
    ['is deleted', null],
  ])('are absent if the file %s', (_, head) => {
    expect(added('rounds: 6', head)).toBeUndefined();
  });
});

describe('a file of head that is wrong', () => {
  test.each([
    ['an unknown key', 'rouns: 6', 'budgets.yml:1:1: rouns: unknown key. Did you mean `rounds`?'],
    ['two of its faults', 'rounds: x\nalpha: 7', 'budgets.yml:1:9: rounds: "x" is not a number of rounds. Use '],
    ['no YAML', 'a: [', 'budgets.yml:1:'],
    ['a giant', `# ${'x'.repeat(70_000)}`, 'budgets.yml: has 70002 bytes, but at most'],
    ['no text at all', '\u0000\u0001', 'budgets.yml'],
  ])('%s: its first error, and nothing is thrown', (_, head, error) => {
    const change = compareConfigs(PATH, { base: 'rounds: 6', head });
    expect(change).toMatchObject({ kind: 'changed', settings: [] });
    expect(formatDiagnosticLine(change!.error!).slice(0, error.length)).toBe(error);
  });

  test('one of base that is wrong is said elsewhere', () => {
    expect(noted('a: [', 'rounds: 6')).toEqual(['-|rounds|-|6']);
  });
});

import { expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { WrittenCommand } from '../../../src/model/command-schema.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { inWords } from '../../support/diagnostics.ts';
import { besideBaseline } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

type Given = NonNullable<Parameters<typeof besideBaseline>[0][1]>;

const sizes = { 'a size [allocs/op]': always(7, 4) };

function doubted(kept: Given, head: Given = {}, [before, after] = [sizes, sizes]): string[] {
  const { problems } = analyse(besideBaseline([before, kept], [after, head]), policyOf(null, TODAY));
  return problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`);
}

test('one of the same machine, day and command raises none', () => {
  expect(doubted({})).toEqual([]);
});

test.each([
  ['HEAD', 'this clone does not have the commit at which it was measured'],
  ['worktree', 'it was measured with uncommitted changes'],
])('a commit that nobody has (%s)', (how, why) => {
  const { changes: _, baseline, ...unknown } = besideBaseline([sizes], [sizes]);
  const kept = { ...baseline!, commit: { ...baseline!.commit, how } };
  const { problems } = analyse({ ...unknown, baseline: kept }, policyOf(null, TODAY));
  expect(problems.map(inWords).map(({ message }) => message)).toEqual([
    `${why}, so dependencies or benchmarks may differ from those of head. Write it again: \`bench-referee check --write-baseline\`.`,
  ]);
});

test('other dependencies than those of the commit of the baseline', () => {
  const changes = { lockFiles: { total: 1, paths: ['go.sum'] } };
  expect(doubted({}, { changes })).toEqual([
    'warning dependencies: the commit of the baseline and head differ in "go.sum", so a change may come from a dependency. To see the code alone, update dependencies in another pull request.',
  ]);
});

test('another machine', () => {
  expect(doubted({ environment: { cpu: 'an old one', cores: 2 } })).toEqual([
    'warning baseline: it was measured on another machine: processor "an old one" (here "a processor") and cores "2" (here "4"). Results that depend on the machine say little about the code. Measure it again here, or measure base.',
  ]);
});

test('another version of the toolchain', () => {
  const toolchain = (line: string) => ({ environment: { toolchain: { base: [], head: [line] } } });
  expect(doubted(toolchain('go1.25'), toolchain('go1.26'))).toEqual([
    'warning toolchain: base ran with "go1.25" and head with "go1.26", so a change may come from there. To see the code alone, update the toolchain in another pull request.',
  ]);
});

test('another command', () => {
  expect(doubted({ commands: ['make old'] })).toEqual([
    'warning baseline: it was measured with "make old", and head with "bench", which may not be comparable. Write it again: `bench-referee check --write-baseline`.',
  ]);
});

test.each<[before: WrittenCommand, after: WrittenCommand, settings: string | null]>([
  [{ command: 'bench', format: 'go' }, 'bench', '`format`'],
  [
    { command: 'bench', workingDirectory: 'a' },
    { command: 'bench', outputFile: 'b' },
    '`working-directory` and `output-file`',
  ],
  [{ command: 'bench', paths: ['a'] }, { command: 'bench', dependsOn: ['b'] }, null],
  [{ command: 'bench', name: 'a' }, { name: 'a', command: 'bench' }, null],
  [{ command: 'bench' }, { name: 'a', command: 'bench' }, null],
])('the command %j that is now %j', (before, after, settings) => {
  const head = { commands: [after] };
  const said =
    settings === null
      ? []
      : [
          `warning baseline: it was measured with another ${settings} for "bench" than head, which may not be comparable. Write it again: \`bench-referee check --write-baseline\`.`,
        ];
  expect(doubted({ commands: [before] }, head)).toEqual(said);
});

test('a command of another name is another command', () => {
  const named = (name: string) => ({ commands: [{ name, command: 'bench' }] });
  expect(doubted(named('a'), named('b'))).toEqual([
    expect.stringContaining('another `name` for "bench" than head'),
    expect.stringContaining('1 benchmark is missing from it and 1 benchmark is only in it'),
  ]);
});

test.each([
  ['2026-08-22', []],
  ['2026-02-31', [expect.stringMatching(/^warning baseline: it is 2\d\d days old/)]],
  ['2026-08-21', ['warning baseline: it is 91 days old. Write it again: `bench-referee check --write-baseline`.']],
])('of %s', (measuredOn, said) => {
  expect(doubted({ measuredOn })).toEqual(said);
});

test('benchmarks that came and went', () => {
  const more = { ...sizes, 'b size [allocs/op]': always(7, 4), 'c size [allocs/op]': always(7, 4) };
  expect(doubted({}, {}, [sizes, more])).toEqual([
    'warning baseline: 2 benchmarks are missing from it. If that is intended, write it again: `bench-referee check --write-baseline`.',
  ]);
  expect(doubted({}, {}, [more, sizes])).toEqual([
    'warning baseline: 2 benchmarks are only in it. If that is intended, write it again: `bench-referee check --write-baseline`.',
  ]);
});

test('that everything moved, or that base drifted, says nothing here', () => {
  const times = (from: number, step: number) =>
    Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `b${index}`,
        around(from, 0.01, { turn: index }).map((value, round) => value * (1 + step * round)),
      ]),
    );
  const { problems } = analyse(besideBaseline([times(10, 0.02)], [times(20, 0)]), policyOf(null, TODAY));
  expect(problems.map(inWords).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^10 results are not judged/),
  ]);
});

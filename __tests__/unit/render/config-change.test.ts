// The change of the configuration in words; how each output shows them is held by the golden reports.

import { expect, test } from '@jest/globals';
import type { ChangedSetting, ConfigChange } from '../../../src/model/config-change.ts';
import { makeError } from '../../../src/model/diagnostic.ts';
import { inFile } from '../../../src/model/location.ts';
import { formatConfigItems, formatConfigLine, formatConfigSentence } from '../../../src/render/config-change.ts';
import { type Formatter, formatRichText } from '../../../src/render/rich-text.ts';

const change = (given: Partial<ConfigChange> = {}): ConfigChange => ({
  path: 'b.yml',
  kind: 'changed',
  error: null,
  settings: [],
  ...given,
});

const setting = (given: Partial<ChangedSetting>): ChangedSetting => ({
  budget: null,
  key: null,
  base: null,
  head: null,
  ...given,
});

/** Untrusted text in angle brackets. */
const FORMATTER: Formatter = {
  plain: (text) => text,
  strong: (text) => text,
  code: (text: string) => text,
  untrusted: (text) => `<${text}>`,
};

const items = (...settings: readonly ChangedSetting[]) =>
  formatConfigItems(change({ settings })).map((item) => formatRichText(item, FORMATTER));

test('one item for each setting', () => {
  expect(
    items(
      setting({ budget: 'sec/op', key: 'max-regression', base: '5%', head: '8%' }),
      setting({ budget: 'sec/op', key: 'level', head: 'warn' }),
      setting({ budget: 'B/op', head: 'max 1MB' }),
      setting({ budget: 'allocs/op', base: 'max-regression 0%' }),
      setting({ key: 'rounds', base: '6', head: null }),
      setting({ key: 'order of budgets', base: 'a; b', head: 'b; a' }),
      setting({ key: 'units.@team.better', head: 'higher' }),
    ),
  ).toEqual([
    '<sec/op>: max-regression <5%> → <8%>',
    '<sec/op>: level not set → <warn>',
    '<B/op> added: <max 1MB>',
    '<allocs/op> removed: <max-regression 0%>',
    'rounds <6> → not set',
    'order of budgets <a; b> → <b; a>',
    '<units.@team.better> not set → <higher>',
  ]);
});

test('what is too much for a reader is counted', () => {
  const settings = Array.from({ length: 1023 }, (_, index) => setting({ key: 'rounds', base: `${index}` }));
  expect(items(...settings)).toHaveLength(21);
  expect(items(...settings).at(-1)).toBe('and 1,003 more in the JSON report');
});

test.each<[string, Partial<ConfigChange>, string]>([
  [
    'changed',
    { settings: [setting({ key: 'rounds', base: '6' })] },
    'This pull request changes the configuration <b.yml>; the one of the base commit was used. Would change after the merge:',
  ],
  [
    'reformatted',
    {},
    'This pull request changes the configuration <b.yml>; the one of the base commit was used. Nothing that it sets would change.',
  ],
  [
    'deleted',
    { kind: 'deleted', settings: [setting({ key: 'rounds', base: '6' })] },
    'This pull request deletes the configuration <b.yml>; the one of the base commit was used. Would change after the merge:',
  ],
  [
    'broken',
    { error: makeError('rename-unused', inFile('b.yml', 1, 9), { name: '@octocat' }) },
    'This pull request changes the configuration <b.yml>; the one of the base commit was used. After the merge it could not be used.',
  ],
])('a file that was %s', (_, given, expected) => {
  expect(formatRichText(formatConfigSentence(change(given)), FORMATTER)).toBe(expected);
});

test('one line for the log', () => {
  const settings = [
    setting({ budget: 'sec/op', key: 'max-regression', base: '5%', head: '8%' }),
    setting({ key: 'run', base: 'make', head: 'a\n::error::b' }),
  ];
  expect(formatConfigLine(change({ settings }))).toBe(
    'This pull request changes the configuration "b.yml"; the one of the base commit was used. Would change after the merge: "sec/op": max-regression "5%" → "8%"; run "make" → "a ::error::b"',
  );
});

test('new entries of `renamed` count at once, changed ones do not', () => {
  const sentence = (...settings: readonly ChangedSetting[]) =>
    formatRichText(formatConfigSentence(change({ settings })), FORMATTER).split('was used. ')[1];
  const added = setting({ key: 'renamed.Old', head: 'New' });
  const other = setting({ key: 'rounds', base: '6', head: '9' });
  expect(sentence(added)).toBe('New entries of renamed count now:');
  expect(sentence(added, other)).toBe('New entries of renamed count now, the rest would change after the merge:');
  expect(sentence(setting({ key: 'renamed.Old', base: 'New', head: 'Newer' }))).toBe('Would change after the merge:');
  expect(sentence(setting({ key: 'renamed.Old', base: 'New' }))).toBe('Would change after the merge:');
});

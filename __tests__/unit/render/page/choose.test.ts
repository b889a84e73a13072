import { describe, expect, test } from '@jest/globals';
import type { ReportRow } from '../../../../src/model/report.ts';
import { COLUMN_IDS, COLUMNS, kindsOf } from '../../../../src/render/pages/browser/columns.ts';
import { FIRST_VIEW, makeChooser } from '../../../../src/render/pages/browser/view.ts';
import { packRows, unpackRows } from '../../../../src/render/pages/page-data.ts';
import { aRow, around } from '../../../support/builders.ts';

const row = (name: string, head: number | null, given: Partial<Omit<ReportRow, 'base' | 'head'>> = {}) =>
  aRow({ name, base: around(100), head: head === null ? null : around(head, 0.01, { turn: 3 }), ...given });

const rows = unpackRows(
  packRows([
    row('case=10', 100),
    row('case=2', 120, { state: 'regression' }),
    row('Decode', 80, { state: 'improvement', group: 'example.com/Codec' }),
    row('gone', null, { state: 'removed' }),
    row('worst', 150, { state: 'regression' }),
  ]),
);
const choose = makeChooser(rows);
const named = (view: Partial<typeof FIRST_VIEW>) =>
  choose({ ...FIRST_VIEW, ...view }).map((index) => rows[index]!.name);

describe('choose', () => {
  test('first what broke, the worst on top', () => {
    expect(named({})).toEqual(['worst', 'case=2', 'Decode', 'gone', 'case=10']);
  });

  test('by name, numbers as numbers', () => {
    expect(named({ sort: { by: 'benchmark', descending: false } }).slice(0, 2)).toEqual(['case=2', 'case=10']);
  });

  test.each([true, false])('what has no value is last (descending: %p)', (descending) => {
    expect(named({ sort: { by: 'change', descending } }).at(-1)).toBe('gone');
  });

  test('by every column, each way', () => {
    for (const by of COLUMN_IDS)
      for (const descending of [true, false])
        expect(named({ sort: { by, descending } }).toSorted()).toEqual(named({}).toSorted());
  });

  test('every word must be found, in name, group or metric', () => {
    expect(named({ text: 'codec DEC' })).toEqual(['Decode']);
    expect(named({ text: 'case sec/op' })).toEqual(['case=2', 'case=10']);
    expect(named({ text: 'case ns/op' })).toEqual(['case=2', 'case=10']);
    expect(named({ text: '.*' })).toEqual([]);
  });

  test('several states', () => {
    expect(named({ kinds: ['removed', 'improvement'] })).toEqual(['Decode', 'gone']);
    expect(kindsOf(rows)).toEqual(['regression', 'improvement', 'removed', 'unchanged']);
  });
});

describe('columns', () => {
  const texts = (at: number) => COLUMNS.map(({ text }) => text(rows[at]!));

  test('say what the other outputs say', () => {
    expect(texts(1).slice(0, 6)).toEqual(['case=2', 'sec/op', '99.99s ± 1%', '120.0s ± 1%', '+20.01%', '']);
    expect(texts(1).at(-1)).toBe('worse');
  });

  test('an absent side is empty', () => {
    expect(texts(3)).toEqual(['gone', 'sec/op', '99.99s ± 1%', '', '', '', 'removed']);
  });
});

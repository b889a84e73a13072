import { describe, expect, test } from '@jest/globals';
import { renderComment, renderJobSummary } from '../../../src/render/outputs/comment.ts';
import { always, aReport, aRow, around, aVerdict } from '../../support/builders.ts';

const changed = (settings: Partial<Parameters<typeof aRow>[0]>) =>
  aRow({ base: around(1e-6), head: around(2e-6), state: 'improvement', ...settings });

/** The page of the job has every table; the comment has one table of what changed. */
const lines = (rows: Parameters<typeof aReport>[0]['rows'], render = renderJobSummary) =>
  render(aReport({ rows }), { runUrl: null }).split('\n');

describe('groups', () => {
  const inGroups = (groups: readonly (string | null)[], state: 'improvement' | 'unchanged' = 'improvement') =>
    lines(groups.map((group) => changed({ group, name: 'Encode', state })));

  test('stand below the names of what changed, without what all begin with', () => {
    const text = inGroups(['example.com/web/route', 'example.com/web/store/disk']);
    expect(text).toContain('All in `example.com/web`:');
    expect(text.filter((line) => line.includes('Encode')).map((line) => line.split(' | ')[0])).toEqual([
      '| 🟢 `Encode`<br><sub>`route`</sub>',
      '| 🟢 `Encode`<br><sub>`store/disk`</sub>',
    ]);
  });

  test('have rows of their own where nothing changed', () => {
    const text = inGroups(['example.com/web/route', 'example.com/web/store'], 'unchanged');
    expect(text).toContain('All in `example.com/web`.');
    expect(text).toContain('| **`route`** |  |  |  |  |');
  });

  test.each([
    [
      ['a/b', 'c/b'],
      ['a/b', 'c/b'],
    ],
    [
      ['a/b', 'a'],
      ['a/b', 'a'],
    ],
    [
      ['a/b', 'a/b/c'],
      ['b', 'b/c'],
    ],
    [
      ['/a/b', '/a/c'],
      ['/a/b', '/a/c'],
    ],
    [
      ['ab/c', 'abc/c'],
      ['ab/c', 'abc/c'],
    ],
  ])('%j are shown as %j', (groups, shown) => {
    const found = inGroups(groups).flatMap((line) => /<br><sub>`([^`]*)`/.exec(line)?.[1] ?? []);
    expect(found).toEqual(shown);
  });

  test('a benchmark without one has no second line', () => {
    const text = inGroups(['a/b', null]).filter((line) => line.includes('Encode'));
    expect(text.map((line) => line.includes('<br>'))).toEqual([true, false]);
  });

  test('hostile ones stay in their code spans', () => {
    const text = inGroups(['a/`|<b>@org', 'a/b']).find((line) => line.includes('@org'));
    expect(text).toContain('<br><sub>`` `\\|<b>@org ``</sub>');
    const rows = ['a/`|<b>@org', 'a/b'].map((group) => changed({ group, name: 'Encode' }));
    expect(lines(rows, renderComment).join('\n')).toContain('<br><sub>`` `\\|<b>@org ``</sub>');
  });
});

describe('what never varies', () => {
  const cells = (settings: Partial<Parameters<typeof aRow>[0]>) =>
    lines([changed({ name: 'Encode', ...settings })])
      .find((line) => line.includes('`Encode`'))
      ?.split(' | ')
      .slice(1, 3);

  test('counts are whole numbers without a range', () => {
    const counts = { metric: 'allocs/op', unit: 'allocs/op', base: always(83), head: always(2) };
    expect(cells(counts)).toEqual(['83', '2']);
    expect(cells({ ...counts, unit: 'B/op', base: always(1488), head: always(96) })).toEqual(['1488', '96']);
    expect(cells({ ...counts, base: always(0), head: always(3) })).toEqual(['0', '3']);
  });

  test('large and broken ones keep their digits', () => {
    const size = { metric: 'size', unit: 'B', base: always(183_296), head: always(2 ** 20) };
    expect(cells(size)).toEqual(['179.0Ki', '1024.0Ki']);
    expect(cells({ ...size, unit: 'x', base: always(1.5), head: always(2) })).toEqual(['1.500', '2.000']);
  });
});

test('what failed on head is not folded', () => {
  const rows = [aRow({ name: 'Gone', base: around(1), head: null, state: 'failed' })];
  const [, open] = lines(rows, renderComment)
    .join('\n')
    .replaceAll(/<details>.*?<\/details>/gs, '')
    .split('| --: |\n');
  expect(open).toMatch(/^\| 🛑 `Gone` \| 999\.9ms \| failed \| {2}\|\n/);
});

test('a reason that several budgets share is told once', () => {
  const row = (name: string, because: string) =>
    changed({ name, state: 'regression', verdicts: [aVerdict({ outcome: 'fail', because })] });
  const text = lines([row('a', 'one'), row('b', 'one'), row('c', 'two')]).join('\n');
  expect(text.match(/Why this budget: `\w+`/g)).toEqual(['Why this budget: `one`', 'Why this budget: `two`']);
});

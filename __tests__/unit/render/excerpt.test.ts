import { describe, expect, test } from '@jest/globals';
import { type Excerpt, makeError } from '../../../src/model/diagnostic.ts';
import { about, inFile } from '../../../src/model/location.ts';
import { renderDiagnostics, renderExcerpt } from '../../../src/render/excerpt.ts';

/** What stands between `«` and `»` is meant. */
function excerpt(marked: string, line = 7): Excerpt {
  const start = marked.indexOf('«');
  const text = marked.replace(/[«»]/g, '');
  return { file: null, line, column: start + 1, length: marked.indexOf('»') - start - 1, text };
}

const drawn = (marked: string, line?: number) => renderExcerpt(excerpt(marked, line)).split('\n');

describe('the caret', () => {
  test('stands under all that is meant', () => {
    expect(drawn('max: «fast»')).toEqual(['  7 | max: fast', '    |      ^^^^']);
    expect(drawn('«a»', 123)).toEqual(['  123 | a', '      | ^']);
  });

  test('stands behind the line where nothing is', () => {
    expect(renderExcerpt({ file: null, line: 1, column: 6, length: 1, text: 'max: ' })).toBe(
      '  1 | max:\n    |      ^',
    );
  });

  test.each([
    ['a tab in front of it', '\tmax: «fast»', 4 + 5, 4],
    ['a tab inside it', '«a\tb»', 0, 6],
    ['wide characters', '計測: «秒»', 6, 2],
    ['an emoji of two units', '🚀: «x»', 4, 1],
    ['a combining mark', 'a\u0308: «e\u0301»', 3, 1],
    ['a bidirectional mark', '\u202ea: «x»', 8 + 3, 1],
    ['an escape sequence', '\u001b[31m«x»', 8 + 4, 1],
    ['half of a surrogate pair', '\ud83d: «x»', 8 + 2, 1],
  ])('is not shifted by %s', (_, marked, before, width) => {
    const [, caret = ''] = drawn(marked);
    expect(caret).toBe(`    | ${' '.repeat(before)}${'^'.repeat(width)}`);
  });
});

test('nothing in the line keeps its power', () => {
  const [line] = drawn('\u001b[2J\u202e\u2066\u200b\u0000\u009b\u2028«x»\u00a0');
  expect(line).toBe('  7 | <U+001B>[2J<U+202E><U+2066><U+200B><U+0000><U+009B><U+2028>x<U+00A0>');
});

describe('a long line', () => {
  const width = (line = '') => [...line].length - '  7 | '.length;

  test.each([
    ['behind', `«max»: ${'x'.repeat(500)}`],
    ['in front', `${'x'.repeat(500)}: «max»`],
    ['on both sides', `${'x'.repeat(500)}«max»${'y'.repeat(500)}`],
    ['inside', `a: «${'x'.repeat(500)}» b`],
    ['inside, behind much else', `${'x'.repeat(500)}: «${'x'.repeat(500)}»`],
    ['of wide characters', `${'計'.repeat(300)}«測»${'計'.repeat(300)}`],
  ])('is cut %s', (_, marked) => {
    const [line = '', caret = ''] = drawn(marked);
    expect(line).toContain('…');
    expect(width(line)).toBeLessThanOrEqual(103);
    expect(caret.length).toBeLessThanOrEqual('  7 | '.length + 103);
    expect(caret.trim()).toMatch(/^\| +\^+$|^\| \^+$/);
  });
});

test('diagnostics with and without a line', () => {
  const at = { excerpt: excerpt('renamed: «fast»') };
  expect(
    renderDiagnostics([
      makeError('rename-unused', inFile('a.yml', 7, 10), { name: 'fast' }, at),
      makeError('measuring-cancelled', about('measuring'), { rounds: 1 }),
    ]),
  ).toMatch(
    /^a\.yml:7:10: base has no benchmark "fast"\..*\n {2}7 \| renamed: fast\n {4}\| {10}\^{4}\nmeasuring: cancelled after 1 round; .*\.$/,
  );
});

// What watches over the structure of reports is worth nothing if it finds nothing: each rule sees what it is for.

import { expect, test } from '@jest/globals';
import { type Expected, faultsOf } from '../support/report-structure.ts';

const EXPECTED: Expected = {
  heading: 'verdict',
  runUrl: 'https://github.com/o/r/actions/runs/1',
  commits: ['4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
};
const HEADING = '## Verdict\n\n';
const TABLE = '| a | b |\n| :-- | --: |\n| `x\\|y` | 1 |\n';

test.each([
  ['a table', TABLE],
  ['a folded table', `<details open><summary>two</summary>\n\n${TABLE}\n</details>\n\n`],
  [
    'names in code',
    '`@org/team` ``a`b`` `#1 GH-1 www.example.com $x$ <img> </details>`\n\n```sh\n@org | x\n| a |\n```\n',
  ],
  ['a code span like a fence', `\`\`\` a\`\`b \`\`\`: text\n\n${TABLE}`],
  ['numbers', 'p<0.0000001 and p=0.00000065, 1,234,567 of 12.5MiB/s, ±4%\n'],
  ['the link and the commits', `[the run and its log](${EXPECTED.runUrl}) of ${EXPECTED.commits[0]} (4b825dc)\n`],
])('all is well: %s', (_, markdown) => {
  expect(faultsOf(HEADING + markdown, EXPECTED)).toEqual([]);
  const marker = '<!-- bench-referee: name=x head=4b825dc run=1.1 -->\n';
  expect(faultsOf(marker + HEADING + markdown, EXPECTED)).toEqual([]);
});

test.each([
  ['an image', '<img src=x onerror=alert(1)>', '<img> is not an element of a report'],
  ['a Markdown image', '![x](https://example.com/x.png)', '<img> is not an element of a report'],
  ['a script', 'x <script>alert(1)</script>', 'a tag or an entity'],
  ['an attribute', '<sub onclick="x">y</sub>', '<sub onclick="x"> has an attribute that no report has'],
  ['bold tags', '<b>x</b>', '<b> is not an element of a report'],
  ['a link', '[x](https://example.com)', 'a link "x" to https://example.com'],
  ['a link with our words', '[the run and its log](https://example.com)', 'a link "the run and its log"'],
  ['a bare address', 'see https://example.com', 'a link "https://example.com"'],
  ['an address without a scheme', 'www.example.com', 'a link "www.example.com"'],
  ['a mail address', 'a@example.com', 'a link "a@example.com"'],
  ['a mention', 'ask @org/team', 'a mention'],
  ['a mention as an entity', 'ask &#64;org/team', 'a mention'],
  ['an issue', 'see #1', 'an issue'],
  ['an issue of another kind', 'see GH-1', 'an issue'],
  ['a commit', `see ${'9c1185a5'.repeat(5)}`, 'a commit: 9c1185a5'],
  ['a short commit', 'see 9c1185a', 'a commit: 9c1185a'],
  ['an emoji', ':tada:', 'an emoji'],
  ['a formula', '$x$', 'a formula'],
  ['another heading', '# more', 'the headings are h2 h1'],
  ['a heading by underline', 'more\n---', 'the headings are h2 h2'],
  ['a comment', '<!-- hidden -->', 'a comment:  hidden'],
  ['a second marker', '<!-- bench-referee: name=x head= run=1.1 -->', 'a comment:  bench-referee'],
  ['a cell too many', '| a | b |\n| :-- | --: |\n| `x|y` | 1 |', 'table 1 has 2 columns and a row with 3'],
  ['a cell too few', '| a | b |\n| :-- | --: |\n| x |', 'table 1 has 2 columns and a row with 1'],
  ['a freed pipe', '| a | b |\n| :-- | --: |\n| `x\\\\|y` | 1 |', 'table 1 has 2 columns and a row with 3'],
  ['a table without rows', '| a | b |\n| :-- | --: |', 'table 1 has 2 rows written'],
  ['a row after a break', `${TABLE}x\n| c | d |`, '2 tables written, 1 shown'],
  ['an open fold', '<details><summary>x</summary>\n\ny\n', '<details> and </details> do not match'],
  ['a closed fold', 'x\n\n</details>\n', '<details> and </details> do not match'],
  ['an empty fold', '<details><summary>x</summary>\n\n</details>\n', 'a <details> with nothing in it'],
  ['a fold without words', '<details>\n\nx\n\n</details>\n', 'a <details> that says nothing'],
  ['an open code span', 'x `y', 'a code span that did not become one'],
  ['a bidirectional mark', 'x\u202Ey', 'a character nobody sees'],
])('%s', (_, markdown, fault) => {
  expect(faultsOf(HEADING + markdown, EXPECTED).join('\n')).toContain(fault);
});

test('the verdict comes first, and a check run has none', () => {
  expect(faultsOf('x\n\n## Verdict', EXPECTED)).toEqual(['the verdict does not come first']);
  expect(faultsOf('x', EXPECTED)).toEqual(['the headings are none']);
  expect(faultsOf('x', { ...EXPECTED, heading: 'none' })).toEqual([]);
  expect(faultsOf('## x', { ...EXPECTED, heading: 'none' })).toEqual(['a <h2> where there is a title']);
});

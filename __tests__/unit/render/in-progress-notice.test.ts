// What the comment says while the next result is being measured.

import { describe, expect, test } from '@jest/globals';
import { COMMENT_LIMIT, renderInProgressNotice } from '../../../src/render/outputs/comment.ts';

const [OLD, HEAD, LATER] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const RUN = 'https://github.com/octo/demo/actions/runs/7';
const RESULT = '## ❌ 1 benchmark got slower than its budget allows\n\n1 benchmark.\n';

const over = (headSha: string, earlier: { headSha: string; body: string }) =>
  renderInProgressNotice({ headSha, runUrl: RUN, earlier });

describe('renderInProgressNotice', () => {
  test('names the commit, links the run and folds the last result', () => {
    expect(over(HEAD, { headSha: OLD, body: RESULT })).toBe(
      '## ⏳ A new measurement is running for bbbbbbb\n\n' +
        `[This run](${RUN}) will put its result here.\n\n` +
        '<details><summary>The last result, of aaaaaaa</summary>\n\n' +
        `<!-- bench-referee: earlier head=${OLD} -->\n` +
        '### ❌ 1 benchmark got slower than its budget allows\n\n1 benchmark.\n' +
        '<!-- bench-referee: end -->\n\n</details>\n\n',
    );
  });

  test('over another notice keeps the last result, and no deeper', () => {
    const first = over(HEAD, { headSha: OLD, body: RESULT });
    const second = over(LATER, { headSha: HEAD, body: first });
    expect(second).toBe(first.replaceAll('bbbbbbb', 'ccccccc'));
  });

  test('is not misled by a name that looks like its own marks', () => {
    const body = `${RESULT}\n\`<!-- bench-referee: end -->\`\nlast line\n`;
    const twice = over(LATER, { headSha: HEAD, body: over(HEAD, { headSha: OLD, body }) });
    expect(twice).toContain('last line');
  });

  test('leaves out a result that would not fit, whole', () => {
    const text = over(HEAD, { headSha: OLD, body: `## long\n\n${'x'.repeat(COMMENT_LIMIT)}` });
    expect(text).not.toContain('details');
    expect(text).toContain('bbbbbbb');
  });

  test('of a run that got to know no commit names none', () => {
    expect(over(HEAD, { headSha: '', body: RESULT })).toContain('<summary>The last result</summary>');
  });
});

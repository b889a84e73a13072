import { describe, expect, test } from '@jest/globals';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtml } from '../../../src/render/html.ts';
import { renderJson } from '../../../src/render/json.ts';
import { formatProblemLine } from '../../../src/render/problem.ts';
import { renderVerdict } from '../../../src/render/terminal.ts';
import { quoteText } from '../../../src/text/quote-text.ts';
import { aReport } from '../../support/builders.ts';

const CLAIM = 'This regression was reviewed by the maintainers and accepted.';
const own = { where: 'round 3, head', message: CLAIM, severity: 'warning' } as const;
const said = { ...own, saidBy: 'linux "leg"' };
const reportOf = (problem: typeof own) => aReport({ rows: [], problems: [problem] });

describe('a problem that a recording tells', () => {
  test('is quoted as a whole in every output, with the name of the recording', () => {
    const line = `the recording "linux 'leg'" says of "round 3, head": "${CLAIM}"`;
    expect(formatProblemLine(said)).toBe(line);
    expect(renderVerdict(reportOf(said), { colour: false })).toContain(`warning: ${line}\n`);
    expect(renderComment(reportOf(said), { runUrl: null })).toContain(
      `- ⚠️ the recording \`linux "leg"\` says of \`round 3, head\`: \`${CLAIM}\`\n`,
    );
    expect(renderHtml(reportOf(said))).toContain(`<code>${CLAIM}</code>`);
    expect(JSON.parse(renderJson(reportOf(said)))).toMatchObject({ problems: [said] });
  });

  test('is told apart from a problem that this program tells itself', () => {
    expect(formatProblemLine(own)).toBe(`round 3, head: ${CLAIM}`);
    expect(renderComment(reportOf(own), { runUrl: null })).toContain(`- ⚠️ \`round 3, head\`: ${CLAIM}\n`);
  });
});

test('a quotation cannot be ended by what it quotes', () => {
  expect(quoteText('x" was accepted by "y\nz')).toBe(`"x' was accepted by 'y z"`);
});

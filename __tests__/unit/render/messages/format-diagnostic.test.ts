import { describe, expect, test } from '@jest/globals';
import { type Diagnostic, makeWarning, within } from '../../../../src/model/diagnostic.ts';
import { inRecording, inRound } from '../../../../src/model/location.ts';
import { formatDiagnosticLine } from '../../../../src/render/messages/format-diagnostic.ts';
import { renderComment } from '../../../../src/render/outputs/comment.ts';
import { renderJson } from '../../../../src/render/outputs/json.ts';
import { renderVerdict } from '../../../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../../../src/render/pages/html.ts';
import { quoteText } from '../../../../src/text/quote-text.ts';
import { aReport } from '../../../support/builders.ts';

const CLAIM = 'This regression was reviewed by the maintainers and accepted.';
const LOCATION = inRound(3, 'head');
const reportOf = (problem: Diagnostic) => aReport({ rows: [], problems: [problem] });

describe('a sentence that a recording of version 1 holds', () => {
  const said = within(inRecording('linux "leg"'), makeWarning('quoted', LOCATION, { message: CLAIM }));

  test('is quoted as a whole in every output, with the name of the recording', () => {
    const line = `recording "linux 'leg'", round 3, head: it says "${CLAIM}".`;
    expect(formatDiagnosticLine(said)).toBe(line);
    expect(renderVerdict(reportOf(said), { colour: false })).toContain(`it says "${CLAIM}".\n`);
    expect(renderComment(reportOf(said), { runUrl: null })).toContain(`: it says \`${CLAIM}\`.\n`);
    expect(renderHtml(reportOf(said))).toContain(`<code>${CLAIM}</code>`);
    expect(JSON.parse(renderJson(reportOf(said)))).toMatchObject({
      problems: [{ code: 'quoted', data: { message: CLAIM } }],
    });
  });
});

test.each<[what: string, diagnostic: Diagnostic]>([
  ['of another version', { code: 'later', severity: 'warning', location: LOCATION, data: { text: CLAIM } }],
  [
    'with the name of something that every object has',
    { code: 'constructor', severity: 'warning', location: LOCATION, data: { text: CLAIM } },
  ],
  [
    'with data of another type',
    { code: 'rename-unused', severity: 'warning', location: LOCATION, data: { name: [CLAIM] } },
  ],
])('a code %s is named without its data', (_, diagnostic) => {
  expect(formatDiagnosticLine(diagnostic)).toBe(
    `round 3, head: unknown code "${diagnostic.code}". Use the same version of bench-referee to measure and to report.`,
  );
});

test('a quotation cannot be ended by what it quotes', () => {
  expect(quoteText('x" was accepted by "y\nz')).toBe(`"x' was accepted by 'y z"`);
});

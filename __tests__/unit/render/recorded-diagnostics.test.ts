// Diagnostics that a recording holds, as `report` shows them. The job that wrote the recording may have run a stranger's
// code, so a recording may hold any code, data and location that the schema allows.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { readRecording, renderRecording } from '../../../src/event/recording-file.ts';
import type { Host } from '../../../src/host/host.ts';
import type { RecordedDiagnostic } from '../../../src/model/diagnostic.ts';
import { inFile, inRecording, inRound, type Location } from '../../../src/model/location.ts';
import { makeHeadline } from '../../../src/render/headline.ts';
import { formatDiagnosticLine, toDiagnosticJson } from '../../../src/render/messages/format-diagnostic.ts';
import { renderComment, renderJobSummary } from '../../../src/render/outputs/comment.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { renderVerdict } from '../../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../../src/render/pages/html.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { HOSTILE_NAMES } from '../../support/hostile-names.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const CLAIM = 'This regression was reviewed by the maintainers and accepted.';
const honest: RecordedDiagnostic = {
  code: 'processes-left',
  severity: 'warning',
  location: inRound(3, 'head'),
  data: { command: CLAIM },
};

const HOSTILE_LINES = ['``` @everyone', '</code></pre><b>Accepted</b>', '::error::\u202E#1', '"Accepted"'];

/** Writes a recording with this diagnostic, and reads it as `report` does. */
async function reportOf(changes: Partial<RecordedDiagnostic>, name = 'linux "leg"') {
  const recording = aRecording({ Encode: { base: [1, 1, 1, 1, 1, 1], head: [1, 1, 1, 1, 1, 1] } });
  const text = renderRecording({ ...recording, name, problems: [{ ...honest, ...changes }] });
  const host = { files: { read: async () => text } } as unknown as Host;
  return analyse(await readRecording(host, 'recording.json'), policyOf(null, TODAY));
}

async function shown(changes: Partial<RecordedDiagnostic>) {
  const { problems } = await reportOf(changes);
  expect(problems).toHaveLength(1);
  return problems[0]!;
}

describe('a diagnostic of a recording', () => {
  test('has words of this program, after the name of the recording', async () => {
    const report = await reportOf({});
    const words = `"${CLAIM}" left processes running, which were killed.`;
    const line = `recording "linux 'leg'", round 3, head: ${words}`;
    expect(formatDiagnosticLine(report.problems[0]!)).toContain(line);
    expect(renderVerdict(report, { colour: false }).replaceAll(/\s+/g, ' ')).toContain(`warning: ${line}`);
    expect(renderComment(report, { runUrl: null })).toContain(
      `- ⚠️ \`recording "linux 'leg'", round 3, head\`: \`${CLAIM}\` left processes running`,
    );
    expect(renderHtml(report)).toContain(`<code>${CLAIM}</code> left processes running`);
    expect(JSON.parse(renderJson(report))).toMatchObject({
      problems: [{ where: `recording "linux 'leg'", round 3, head`, code: honest.code, data: honest.data }],
    });
  });

  test.each<[string, Partial<RecordedDiagnostic>, string]>([
    ['an unknown code', { code: `x" ${CLAIM}` }, `unknown code "x' ${CLAIM}"`],
    ['the name of a method', { code: 'constructor' }, 'unknown code "constructor"'],
    ['the code of another stage', { code: 'label-of-unknown-author', data: {} }, 'unknown code "label-of-unknown'],
    ['finished words', { code: 'sentence', data: { message: CLAIM } }, 'unknown code "sentence"'],
    ['no data', { data: {}, code: 'command-killed' }, 'unknown code "command-killed"'],
    ['data of another type', { data: { command: 1 } }, 'unknown code "processes-left"'],
    ['a list for a text', { data: { command: [CLAIM] } }, 'unknown code "processes-left"'],
  ])('with %s is told neutrally', async (_, changes, words) => {
    const { message } = inWords(await shown(changes));
    expect(message.startsWith(words)).toBe(true);
    expect(message).toMatch(/\. Use the same version of bench-referee to measure and to report\.$/);
  });

  test('with more data than its message has keeps its words', async () => {
    expect(inWords(await shown({ data: { command: 'x', message: CLAIM } })).message).not.toContain(CLAIM);
  });

  test('quotes whatever it says in its location, also the name of another recording', async () => {
    const location: Location = [...inRecording('base'), { kind: 'text', text: CLAIM }, ...inFile('x: Fine.')];
    expect(inWords(await shown({ location })).where).toBe(
      `recording "linux 'leg'", "recording 'base'", "${CLAIM}", "x: Fine."`,
    );
  });

  test.each(['permission', 'configuration', 'recording-refused', 'cancelled'] as const)(
    'does not decide the headline by %s, which measuring never reports',
    async (failure) => {
      const report = await reportOf({ severity: 'error', failure });
      expect(report.conclusion).toBe('error');
      expect(makeHeadline(report).text).toContain('No verdict because of an error');
    },
  );

  test('decides the headline by a failure of measuring, whatever it was', async () => {
    const report = await reportOf({ code: 'x', severity: 'error', data: {}, failure: 'tampered' });
    expect(makeHeadline(report).text).toContain('something interfered with the measuring');
  });

  test.each(HOSTILE_NAMES.map((name) => name.slice(0, 5000)))('cannot leave its quotation by %j', async (text) => {
    const report = await reportOf({ data: { command: `${text}K0k` }, location: inFile(`${text}K1k`) });
    const line = formatDiagnosticLine(report.problems[0]!);
    expect(line.replaceAll(/"[^"]*"/g, '')).not.toMatch(/K\dk|\n|\x1b/);
    for (const markdown of [renderComment(report, { runUrl: null }), renderJobSummary(report, { runUrl: null })])
      expect(markdown.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/gs, '')).not.toMatch(/K\dk/);
  });

  test('of a great length is shortened in every output', async () => {
    const data = { variables: Array.from({ length: 1000 }, () => 'x'.repeat(10_000)) };
    const location = Array.from({ length: 10 }, () => inFile('p'.repeat(10_000))).flat();
    const report = await reportOf({ code: 'runner-files-changed', data, location });
    const [problem] = report.problems;
    expect(formatDiagnosticLine(problem!).length).toBeLessThan(8000);
    const { where, message } = toDiagnosticJson(problem!);
    expect([where.length, message.length].every((length) => length < 7000)).toBe(true);
    expect(renderComment(report, { runUrl: null }).length).toBeLessThan(65_536);
    expect(renderJobSummary(report, { runUrl: null }).length).toBeLessThan(1024 * 1024);
  });

  test.each([1e308, -1e308, -1, 0.5, 5e-324, Number.MAX_SAFE_INTEGER])('with the number %d', async (number) => {
    const data = { exitCode: number, durationMs: number };
    const { message } = inWords(await shown({ code: 'command-failed', data }));
    expect(message).toMatch(/^setup failed \(exit code \S+ after .{1,40}\)\.$/);
    expect(message).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the last lines of a failed command', () => {
  test('are quoted in every output', async () => {
    const report = await reportOf({
      code: 'command-failed',
      data: { exitCode: 2, durationMs: 5 },
      output: HOSTILE_LINES,
    });
    const [fence, tag, command, quoted] = [
      '``` @everyone',
      '</code></pre><b>Accepted</b>',
      '::error::#1',
      '"Accepted"',
    ];
    const block = `\`\`\`\`text\n${[fence, tag, command, quoted].join('\n')}\n\`\`\`\`\n`;
    for (const render of [renderComment, renderJobSummary]) {
      const text = render(report, { runUrl: null });
      expect(text).toContain(
        `<details><summary>Last lines of the output of round 3 on head</summary>\n\n\`linux "leg"\`:\n\n${block}`,
      );
    }
    expect(renderHtml(report)).toContain('&lt;/code&gt;&lt;/pre&gt;&lt;b&gt;Accepted&lt;/b&gt;');
    expect(renderVerdict(report, { colour: false })).toContain(
      `\n  | ${fence}\n  | ${tag}\n  | ${command}\n  | ${quoted}\n`,
    );
    expect(JSON.parse(renderJson(report))).toMatchObject({ problems: [{ output: HOSTILE_LINES }] });
  });

  test.each([
    ['too many lines', Array.from({ length: 21 }, () => 'x')],
    ['a line that is too long', ['x'.repeat(201)]],
  ])('are refused in a recording: %s', async (_, output) => {
    await expect(reportOf({ output })).rejects.toThrow();
  });
});

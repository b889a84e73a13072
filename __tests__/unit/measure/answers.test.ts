import { describe, expect, test } from '@jest/globals';
import { userError } from '../../../src/errors.ts';
import { parseAnswers, readAnswers, recordAnswers } from '../../../src/measure/answers.ts';
import type { RecordedAnswers } from '../../../src/model/answer.ts';
import { inFile } from '../../../src/model/location.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';

const same = (text: string) => text;

test('a line is a name, a tab and a text', () => {
  expect(parseAnswers('Sort/n=1-8\tabc\tdef\r\n\nParse\t\n', same)).toEqual({
    answers: [
      { name: 'Sort/n=1-8', text: 'abc\tdef' },
      { name: 'Parse', text: '' },
    ],
    problems: [],
  });
});

test('other lines are one warning, with the first of them', () => {
  const { answers, problems } = parseAnswers('Sort 1\nParse\tx\n\ty\n', same);
  expect(answers).toEqual([{ name: 'Parse', text: 'x' }]);
  expect(problems.map(formatDiagnosticLine)).toEqual([
    'BENCH_REFEREE_ANSWERS:1: is no answer (and 1 more line). Write the name of the benchmark, a tab and the text.',
  ]);
});

test('secrets are hidden, and long texts compared by digest', () => {
  const { answers } = parseAnswers(`A\tmy token\nB\t${'x'.repeat(10_000)}1\nC\t${'x'.repeat(10_000)}2`, (text) =>
    text.replace('token', '***'),
  );
  expect(answers[0]!.text).toBe('my ***');
  expect(answers[1]!.text).toMatch(/^x{100}… sha256:[0-9a-f]{64}$/);
  expect(answers[1]!.text).not.toBe(answers[2]!.text);
});

test('a file that cannot be read is a warning', async () => {
  const read = () => Promise.reject(userError('file-too-large', inFile('x'), { bytes: 1e8, limitBytes: 4194304 }));
  const { answers, problems } = await readAnswers({ files: { read } as never }, 'x', same);
  expect(answers).toEqual([]);
  expect(problems).toMatchObject([{ code: 'file-too-large', severity: 'warning' }]);
  expect(formatDiagnosticLine(problems[0]!)).toContain('BENCH_REFEREE_ANSWERS');
});

describe('what is recorded', () => {
  test('two different texts of a side are enough', () => {
    const recorded = new Map<string, RecordedAnswers[number]>();
    for (const text of ['a', 'a', 'b', 'c'])
      recordAnswers(recorded, [{ name: 'A', text }], { command: 0, side: 'base' });
    recordAnswers(recorded, [{ name: 'A', text: 'a' }], { command: 0, side: 'head' });
    expect([...recorded.values()]).toEqual([{ command: 0, name: 'A', base: ['a', 'b'], head: ['a'] }]);
  });
});

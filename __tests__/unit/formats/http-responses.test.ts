import { expect, test } from '@jest/globals';
import { JsonValue } from '../../../src/formats/json-format.ts';
import { checkResponses } from '../../../src/formats/oha.ts';
import { formatPlainWords } from '../../../src/render/messages/format-diagnostic.ts';

test.each([
  [{ 200: 3, 302: 1 }, 0, null],
  [{ 200: 3, 500: 1 }, 0, 'warning: 1 of 4 requests failed, with the status codes "200: 3, 500: 1". Check the server.'],
  [{ 200: 3 }, 2, 'warning: 2 of 5 requests failed, with the status codes "200: 3". Check the server.'],
  [{ 0: 5 }, 0, 'error: no request had a good response, only the status codes "0: 5". Check that the server answers.'],
  [{}, 0, 'error: no request had a good response. Check that the server answers.'],
])('%j and %d errors', (codes, errors, text) => {
  const report = new JsonValue({}, [], []);
  const isUsable = checkResponses(report, codes, errors);
  const [problem] = report.problems;
  expect(problem ? `${problem.severity}: ${formatPlainWords(problem)}` : null).toBe(text);
  expect(isUsable).toBe(problem?.severity !== 'error');
});

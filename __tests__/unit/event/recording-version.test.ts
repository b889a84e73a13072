import '../../support/readable-errors.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseRecording, readRecording, renderRecording } from '../../../src/event/recording-file.ts';
import type { Host } from '../../../src/host/host.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording } from '../../support/recordings.ts';

/** A recording as the last release with version 1 wrote it. */
const OLD = readFileSync('__tests__/fixtures/old-recordings/version-1.json', 'utf8');

test('version 1: the problems are sentences, which are quoted', async () => {
  const host = { files: { read: async () => OLD } } as unknown as Host;
  const { problems } = await readRecording(host, 'old.json');
  expect(problems.map(inWords)).toEqual([
    {
      where: 'recording "codec", "warm-up, base, stdout:3"',
      message: 'it says "parsing measurement: invalid syntax".',
      severity: 'warning',
    },
    {
      where: 'recording "codec", "warm-up, base"',
      message: expect.stringMatching(/^it says "'bash bench\.sh' left processes running, .*"\.$/),
      severity: 'warning',
    },
  ]);
});

test('version 1: everything else is unchanged, and it is written as version 2', () => {
  const { problems: sentences, ...old } = JSON.parse(OLD);
  const { problems, ...recording } = parseRecording(OLD, 'old.json');
  expect(recording).toEqual({ ...old, version: 2 });
  expect(problems).toMatchObject(
    sentences.map(({ where, message }: { where: string; message: string }) => ({
      code: 'quoted',
      location: [{ kind: 'text', text: where }],
      data: { message },
    })),
  );
  const written = renderRecording({ ...recording, problems });
  expect(parseRecording(written, 'new.json')).toEqual({ ...recording, problems });
});

test('version 1: a problem with a wrong type is no recording', () => {
  const old = { ...JSON.parse(OLD), problems: [{ where: 1, message: 'x', severity: 'warning' }] };
  expect(() => parseRecording(JSON.stringify(old), 'old.json')).toThrow(
    'old.json: $.problems[0].location[0].text: this is not a recording',
  );
});

test.each([0, 3, 1e308])('version %d is refused in a sentence', (version) => {
  const text = JSON.stringify({ ...aRecording({ Encode: { base: [1], head: [1] } }), version });
  expect(() => parseRecording(text, 'new.json')).toThrow(
    `new.json: another version of bench-referee wrote this recording (version ${version}). ` +
      'Use the same version of bench-referee to measure and to report.',
  );
});

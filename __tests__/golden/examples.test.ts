// The worked examples of examples/: each is a configuration, and what its opening comment promises comes true. A
// promise is a line `#   <verdict>: <what a pull request did>`, told as a Recording in support/example-cases.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../src/analyse/pipeline.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { EXAMPLE_CASES } from '../support/example-cases.ts';
import { TODAY } from '../support/today.ts';

const FOLDER = join(import.meta.dirname, '../../examples');
const isWorkflow = (name: string) => /^jobs:/m.test(readFileSync(join(FOLDER, name), 'utf8'));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yml') && !isWorkflow(name));

test('every example is told, and no other', () => {
  expect(files.toSorted()).toEqual(Object.keys(EXAMPLE_CASES).toSorted());
});

describe.each(files)('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const file = parseConfigFile(text, name);
  const promises = [...text.matchAll(/^# {3}(pass|warn|fail|inconclusive): (.+)$/gm)].map(
    ([, verdict = '', sentence = '']) => ({ verdict, sentence }),
  );

  test('runs as it is: it says what to run, and opens with what it is about', () => {
    expect([...(file.run ?? []), ...(file.files ?? [])]).toHaveLength(1);
    expect(text).toMatch(/^# [A-Z][^\n]+\.\n#\n/);
    expect(text).toContain('# Copy this file to .github/bench-referee.yml.');
  });

  test('every promise is told, and no other', () => {
    const texts = Object.keys(EXAMPLE_CASES[name] ?? {});
    expect(promises.map(({ sentence }) => sentence)).toEqual(texts);
    expect(new Set(promises.map(({ verdict }) => verdict)).size).toBeGreaterThanOrEqual(2);
  });

  test.each(promises)('$verdict: $sentence', ({ verdict, sentence }) => {
    const { recording, today = TODAY } = EXAMPLE_CASES[name]![sentence]!;
    const { conclusion, problems } = analyse(recording, policyOf(file, today));
    expect({ conclusion, errors: problems.filter(({ severity }) => severity === 'error') }).toEqual({
      conclusion: verdict,
      errors: [],
    });
  });
});

test.each(readdirSync(join(FOLDER, 'services')))('services/%s is valid, in at most 15 lines', (name) => {
  const text = readFileSync(join(FOLDER, 'services', name), 'utf8');
  const { run = [] } = parseConfigFile(text, name);
  expect(run[0]).toHaveProperty('service');
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(15);
});

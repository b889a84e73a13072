import { describe, expect, test } from '@jest/globals';
import { makeWarning } from '../../../../src/model/diagnostic.ts';
import { DEFAULT_HISTORY_REF } from '../../../../src/model/history.ts';
import { formatPlainWords } from '../../../../src/render/messages/format-diagnostic.ts';
import { formatAnnotationLimit, formatImport } from '../../../../src/render/messages/publishing-log.ts';

const push = (ref: string) => `git push origin ${ref}:${ref}`;

describe('formatImport', () => {
  test('says how to show the values of the ref', () => {
    const ref = 'refs/perf/history';
    expect(formatImport({ values: 2, runs: 1, isNew: true }, ref)).toBe(
      `2 values of 1 run were imported into ${ref} of this clone. Show them with \`bench-referee history --ref ${ref}\`, and push them with\n  ${push(ref)}`,
    );
  });

  test('of one value speaks of one', () => {
    const ref = DEFAULT_HISTORY_REF;
    expect(formatImport({ values: 1, runs: 1, isNew: true }, ref)).toBe(
      `1 value of 1 run was imported into ${ref} of this clone. Show it with \`bench-referee history\`, and push it with\n  ${push(ref)}`,
    );
    expect(formatImport({ values: 1, runs: 2, isNew: false }, ref)).toBe(
      `${ref} has the 1 value of 2 runs already. Push it with\n  ${push(ref)}`,
    );
  });
});

test('one of something is one', () => {
  const words = (missing: number) => formatPlainWords(makeWarning('import-without-number', [], { missing }));
  expect(words(1)).toBe(
    '1 value is `null` instead of a number. The charts of github-action-benchmark have a gap there, and so does the import.',
  );
  expect(words(2)).toBe(
    '2 values are `null` instead of numbers. The charts of github-action-benchmark have gaps there, and so does the import.',
  );
  expect(formatAnnotationLimit({ shown: 50, leftOut: 1 })).toMatch(/, 1 more is not$/);
  expect(formatAnnotationLimit({ shown: 50, leftOut: 2 })).toMatch(/, 2 more are not$/);
});

import { expect, test } from '@jest/globals';
import { tap } from '../../../src/formats/tap.ts';
import { readWith } from '../../support/read-format.ts';

const run = (...lines: string[]) => ['TAP version 14', ...lines].join('\n');

test('a plan that is not kept, or not there', () => {
  const point = 'ok 1 - a # time=2ms';
  expect(readWith(tap, run('1..2', point))).toEqual({
    found: [['a', 'time', 2]],
    problems: ['error in:1: the run says that it has 2 tests, but has 1. See the output of the tool.'],
  });
  expect(readWith(tap, run(point)).problems).toEqual([
    'error in:1: the run does not say how many tests it has. See the output of the tool.',
  ]);
});

test('what stands below a test is not read as tests', () => {
  const text = run('ok 1 - a', '  ---', '  stack: |-', '    not ok 2 - b', '  duration_ms: 3', '  ...', '1..1');
  expect(readWith(tap, text)).toEqual({ found: [['a', 'time', 3]], problems: [] });
});

test('failures count, TODO and SKIP do not', () => {
  const text = run(
    'not ok 1 - a # time=1ms',
    'not ok 2 - b # TODO',
    'ok 3 - c # SKIP why',
    'Bail out! no disk',
    '1..3',
  );
  expect(readWith(tap, text)).toEqual({
    found: [],
    problems: [
      'error in:2: "a" failed. See the output of the tool.',
      'warning in:3: "b" failed and is marked as TODO, so it has no result.',
      'warning in:4: "c" was skipped.',
      'error in:5: the run failed: "no disk".',
    ],
  });
});

test('the time of a test that failed or was skipped is no value', () => {
  const text = run(
    'not ok 1 - a # TODO later',
    '  ---',
    '  duration_ms: 3',
    '  ...',
    'not ok 2 - b # time=1ms # TODO',
    'ok 3 - c # time=1ms # SKIP',
    'ok 4 - d # time=4ms',
    '1..4',
  );
  expect(readWith(tap, text)).toEqual({
    found: [['d', 'time', 4]],
    problems: [
      'warning in:2: "a" failed and is marked as TODO, so it has no result.',
      'warning in:6: "b" failed and is marked as TODO, so it has no result.',
      'warning in:7: "c" was skipped.',
    ],
  });
});

test('a run may be given up inside of a test, and its version may end in blanks', () => {
  const text = 'TAP version 14 \n# Subtest: a\n    Bail out! no disk\nok 1 - a # time=1ms\n1..1';
  expect(tap.recognises(text)).toBe(true);
  expect(readWith(tap, text).problems).toEqual(['error in:3: the run failed: "no disk".']);
});

test('tests without times', () => {
  expect(readWith(tap, run('ok 1 - a', '1..1')).problems).toEqual([
    'error in: no benchmark has a result. Check that the output is that of `node --test --test-reporter=tap`.',
  ]);
});

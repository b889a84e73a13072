// Fuzzes the input of `compare`: projections, filters with regular expressions, and files of benchmark lines. Any input
// must get an answer as benchstat gives it, a text or an error message.

import { answerFlags, compareFiles, type InputFile, parseCompareFlags } from '../../../src/benchstat/index.ts';
import type { Dice } from '../dice.ts';
import { readFixtures } from '../fixtures.ts';
import { mutate } from '../mutate.ts';
import { assertThat, type Target } from '../target.ts';

const files = readFixtures('formats/go', /input\.txt$/, 20_000);

const EXPRESSIONS: readonly string[] = [
  ...['*', '.name', '.fullname,/size', '.config', 'goos,pkg', '.file@(a b)', '/n@num', '.unit@alpha', 'pkg@first'],
  ...['.unit:ns/op', '.name:(Encode OR Decode)', '-pkg:x AND goos:linux', '/size:/(a+)+$/', '(a:b c:d) OR *'],
  ...['.name:/^(a|b){1,100}$/', '.fullname:"a b"', '-(-*)', '.name:/[[:alpha:]\\pL]+\\b/', '.name:/(?i)x*?y{2,}/'],
];

const WORDS: readonly string[] = [
  ...['(', ')', ':', '@', ',', '-', '*', ' AND ', ' OR ', '"', '\\', '/', '//', '.name', '.unit', '.residue', '.label'],
  ...[
    '[',
    ']',
    '[^',
    '{',
    '}',
    '{1000}',
    '{2,1}',
    '?',
    '+',
    '|',
    '^',
    '$',
    '\\b',
    '\\pL',
    '\\Q',
    '\\E',
    '(?i',
    '(?P<x>',
    '\\x{110000}',
  ],
  ...['((((((((((', '))))))))))', '(a*)*', '(a|a)*b', '.*.*.*=', '[[:word:]]', '\\1', '(?='],
];

export const benchstat: Target = {
  id: 'benchstat',
  // A line with thousands of units takes up to half of this on a busy machine.
  minLimitMs: 1000,
  make: (dice) => [
    ...[0, 1, 2, 3, 4].map(() => (dice.oneIn(3) ? expression(dice) : '')),
    ...[0, 1].map(() =>
      dice.oneIn(2)
        ? dice.pick(files)
        : mutate(files, dice, [...WORDS, 'Unit ns/op better=higher\n', 'BenchmarkX 1 1 ns/op\n']),
    ),
  ],
  check([table = '', row = '', col = '', ignore = '', filter = '', base = '', head = '']) {
    const flags = Object.entries({ table, row, col, ignore, filter }).flatMap(([name, value]) =>
      value === '' ? [] : [`-${name}`, value],
    );
    const encoder = new TextEncoder();
    const inputs = [base, head].map(
      (text, index): InputFile => ({ label: `${index}`, path: `${index}.txt`, bytes: () => encoder.encode(text) }),
    );
    for (const format of ['text', 'csv']) {
      const parsed = parseCompareFlags([...flags, '-format', format, 'a', 'b']);
      const answer = parsed.kind === 'request' ? compareFiles(parsed.request, inputs) : answerFlags(parsed);
      const { stdout, stderr, exitCode, hasFailed } = answer;
      assertThat(exitCode === 0 || exitCode === 2, `exit code ${exitCode}`);
      assertThat(!hasFailed || stderr !== '', 'refused without a word');
      const given = [table, row, col, ignore, filter, base, head].join('\n');
      if (!given.includes('undefined')) assertThat(!/\bundefined\b/.test(stdout + stderr), 'undefined is printed');
    }
  },
};

function expression(dice: Dice): string {
  return mutate(EXPRESSIONS, dice, WORDS).slice(0, 2000);
}

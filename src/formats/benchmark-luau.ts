// Reads the output of Luau's bench.py: a line for each test with its mean, grouped by the program that ran it. The
// table at the end repeats the means and is not read.

import { lineFormat } from './line-format.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const benchmarkLuau = lineFormat({
  id: 'benchmark-luau',
  description: 'Luau: the output of its bench.py',
  advice: 'python3 bench/bench.py --vm ./luau',
  aliases: ['benchmarkluau'],
  recognises: (text) => RESULT.test(text),
  noResults: { option: '--run-test' },
  definitions: quotedNameDefinitions,
  sign: /SUCCESS: (?=.{0,300}:)/g,
  read(reader) {
    reader.on(/^FAILED: +(\S.*)$/, (name) => reader.reportError('failed-in-tool', { name }));
    reader.on(RESULT, (name, number, unit, group) => {
      const value = Number(number);
      if (Number.isFinite(value))
        reader.add({ group, name, metric: 'time', unit, better: 'lower', value, aggregate: true });
    });
  },
});

/** Matches words one by one, so that a long gap can match in only one way. */
const WORDS = String.raw`(\S+(?:[^\S\n]+\S+)*?)`;
/** A result line. If bench.py ran two programs, a comparison with the other one follows the name of the program. */
const RESULT = new RegExp(
  String.raw`^SUCCESS: ${WORDS} *: *([\d.]+)(us|ms|s) \+\/- *[\d.]+% on ${WORDS} *(?:\( *[+-][\d.]+%, .*\))?$`,
  'm',
);

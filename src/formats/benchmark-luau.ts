// Reads the output of Luau's bench.py: a line for each test with its mean, grouped by the program that ran it. The
// table at the end repeats the means and is not read.

import { makeError } from '../model/diagnostic.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const benchmarkLuau: Format = {
  id: 'benchmark-luau',
  description: 'Luau: what its bench.py prints',
  advice: 'python3 bench/bench.py --vm ./luau',
  aliases: ['benchmarkluau'],
  recognises: (text) => RESULT.test(text),
  parse,
  definitions: quotedNameDefinitions,
};

/** Matches words one by one, so that a long gap can match in only one way. */
const WORDS = String.raw`(\S+(?:[^\S\n]+\S+)*?)`;
/** A result line. If bench.py ran two programs, a comparison with the other one follows the name of the program. */
const RESULT = new RegExp(
  String.raw`^SUCCESS: ${WORDS} *: *([\d.]+)(us|ms|s) \+\/- *[\d.]+% on ${WORDS} *(?:\( *[+-][\d.]+%, .*\))?$`,
  'm',
);
const SIGNS = { sign: /SUCCESS: (?=.{0,300}:)/g };
const FAILURE = /^FAILED: +(\S.*)$/;

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  readLines(source, found, SIGNS, (line, location) => {
    const failure = FAILURE.exec(line)?.[1];
    if (failure !== undefined) {
      problems.push(makeError('failed-in-tool', location, { name: failure }));
    }
    const [, name, number, unit, group = null] = RESULT.exec(line) ?? [];
    const value = Number(number);
    if (name === undefined || unit === undefined || !Number.isFinite(value)) return false;
    const time = { metric: 'time', unit, better: 'lower', values: [value] } as const;
    series.add({ group, name, ...time, primary: true, aggregate: true });
    return false;
  });
  return toParseResult(found, source.path, { option: '--run-test' });
}

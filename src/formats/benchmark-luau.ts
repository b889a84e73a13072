// Reads the output of Luau's bench.py: a line for each test with its mean, grouped by the program that ran it. The
// table at the end repeats the means and is not read.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines, truncate } from './plain-text.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';
import { makeSeriesList } from './series.ts';

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
const FAILURE = /^FAILED: +(\S.*)$/;

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const [index, line] of splitLines(text).entries()) {
    const failure = FAILURE.exec(line)?.[1];
    if (failure !== undefined) {
      const message = `a test failed: ${truncate(failure)}.`;
      problems.push(legacyProblem({ where: `${path}:${index + 1}`, message, severity: 'error' }));
    }
    const [, name, number, unit, group = null] = RESULT.exec(line) ?? [];
    if (name === undefined || unit === undefined) continue;
    const value = Number(number);
    if (!Number.isFinite(value)) continue;
    const time = { metric: 'time', unit, better: 'lower', values: [value] } as const;
    series.add({ group, name, ...time, primary: true, aggregate: true });
  }
  if (series.all().length === 0 && problems.length === 0) {
    const message = 'no test has a result. Check --run-test and the path of the program.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

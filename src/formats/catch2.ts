// Reads the benchmarks of Catch2 from its XML, or from its console output as a fallback: the mean of each. The JSON of
// Catch2 has no benchmarks, which is an error.

import { legacyProblem } from '../model/diagnostic.ts';
import type { CatchParserState } from './catch2-benchmark.ts';
import { isCatchConsole, parseCatchConsole } from './catch2-console.ts';
import { isCatchXml, parseCatchXml } from './catch2-xml.ts';
import { catch2Definitions } from './cpp-definitions.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';

export const catch2: Format = {
  id: 'catch2',
  aliases: ['cpp_catch2'],
  description: 'Catch2: -r xml; what it prints on a console as a fallback',
  advice: `./tests -r xml "\${BENCH_REFEREE_FILTER:-[!benchmark]}"`,
  recognises: (text) => isCatchXml(text) || isCatchConsole(text) || isCatchJson(text),
  parse,
  filter: (benchmarks) => [...new Set(benchmarks.map(testCasePattern))].join(','),
  definitions: catch2Definitions,
};

function isCatchJson(text: string): boolean {
  return hasKeys(text, 'metadata.catch2-version');
}

function parse(source: ToolOutput): ParseResult {
  const { path: where, text } = source;
  const reading: CatchParserState = { problems: [], series: makeSeriesList(), numberName: makeNumbering() };
  const { problems, series } = reading;
  if (isCatchJson(text)) {
    const message = 'the JSON of Catch2 has no results of benchmarks. Run the program with -r xml.';
    problems.push(legacyProblem({ where, message, severity: 'error' }));
  } else if (isCatchXml(text)) parseCatchXml(source, reading);
  else parseCatchConsole(source, reading);
  if (series.all().length === 0 && problems.length === 0) {
    const message = 'no benchmark has a result. Check which test cases are run, and -r xml.';
    problems.push(legacyProblem({ where, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

/**
 * Returns the pattern of a benchmark's test case. Catch2 can select test cases only, and their names may contain the
 * slash that also separates the parts of a name here. The pattern is therefore the text before the first slash, alone
 * or followed by a slash and anything (docs/command-line.md of Catch2).
 */
function testCasePattern({ name }: FilterableBenchmark): string {
  const [start = ''] = name.split('/');
  const escaped = start.replaceAll(/[\\,["~*]/g, '\\$&');
  return start === '' ? '*' : `${escaped},${escaped}/*`;
}

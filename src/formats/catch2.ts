// Reads the benchmarks of Catch2 from its XML, or from its console output as a fallback: the mean of each. The JSON of
// Catch2 has no benchmarks, which is an error.

import { makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { isCatchConsole, parseCatchConsole } from './catch2-console.ts';
import { isCatchXml, parseCatchXml } from './catch2-xml.ts';
import { catch2Definitions } from './cpp-definitions.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';

export const catch2: Format = {
  id: 'catch2',
  aliases: ['cpp_catch2'],
  description: 'Catch2: -r xml; what it prints on a console as a fallback',
  advice: `./tests -r xml --benchmark-no-analysis "\${BENCH_REFEREE_FILTER:-[!benchmark]}"`,
  repeatsForTime: true,
  recognises: (text) => isCatchXml(text) || isCatchConsole(text) || isCatchJson(text),
  parse,
  filter: (benchmarks) => [...new Set(benchmarks.map(makeTestCasePattern))].join(','),
  definitions: catch2Definitions,
};

function isCatchJson(text: string): boolean {
  return hasKeys(text, 'metadata.catch2-version');
}

function parse(source: ToolOutput): ParseResult {
  const { path, text } = source;
  const findings = makeFindings();
  if (isCatchJson(text)) findings.problems.push(makeError('unsupported-output', inFile(path), { kind: 'catch2-json' }));
  else if (isCatchXml(text)) parseCatchXml(source, findings);
  else parseCatchConsole(source, findings);
  return toParseResult(findings, path, { option: '-r xml' });
}

/**
 * The pattern of a benchmark's test case. Catch2 can select test cases only, and their names may contain the
 * slash that also separates the parts of a name here. The pattern is therefore the text before the first slash, alone
 * or followed by a slash and anything (docs/command-line.md of Catch2).
 */
function makeTestCasePattern({ name }: FilterableBenchmark): string {
  const [start = ''] = name.split('/');
  const escaped = start.replaceAll(/[\\,["~*]/g, '\\$&');
  return start === '' ? '*' : `${escaped},${escaped}/*`;
}

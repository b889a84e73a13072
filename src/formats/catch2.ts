// Reads the benchmarks of Catch2 from its XML, or from its console output as a fallback: the mean of each. The JSON of
// Catch2 has no benchmarks, which is an error.

import { makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { isCatchConsole, parseCatchConsole } from './catch2-console.ts';
import { catch2Definitions } from './cpp-definitions.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

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
 * Catch2 can select test cases only, and their names may contain the slash that also separates the parts of a name here.
 * So the pattern is the text before the first slash, alone or followed by a slash and anything (docs/command-line.md of
 * Catch2).
 */
function makeTestCasePattern({ name }: FilterableBenchmark): string {
  const [start = ''] = name.split('/');
  const escaped = start.replaceAll(/[\\,["~*]/g, '\\$&');
  return start === '' ? '*' : `${escaped},${escaped}/*`;
}

const ROOT = /^(?:Catch|Catch2TestRun)$/;
const PARTS_OF_NAME: ReadonlySet<string> = new Set(['TestCase', 'Section', 'BenchmarkResults']);

function isCatchXml(text: string): boolean {
  return ROOT.test(parseRootName(text) ?? '');
}

/** Reads the XML reporter of versions 2 and 3. Times are in nanoseconds, which only a comment in the file says. */
function parseCatchXml(source: ToolOutput, { series, problems }: Findings): void {
  const done = new Set<XmlElement>();
  /** A test case may run several times in a run, each time with other data. */
  let number = makeNumbering();
  /** Number of problems above the current document. */
  let above = 0;

  function addMean(benchmark: XmlElement, ancestors: readonly XmlElement[], text: string): void {
    const mean = text === '' ? Number.NaN : Number(text);
    if (Number.isFinite(mean)) {
      const path = ancestors.filter((part) => PARTS_OF_NAME.has(part.name)).map(readName);
      series.add({ name: number(path.join('/')), metric: 'time', unit: 'ns', values: [mean], aggregate: true });
    } else {
      const data = { name: readName(benchmark), metric: 'mean', got: text };
      problems.push(makeError('unusable-value', benchmark.location, data));
    }
  }

  const fault = parseXml<XmlElement>(source, {
    open(element, ancestors) {
      const { name: tag, location, attributes } = element;
      if (ancestors.length === 0) {
        number = makeNumbering();
        above = problems.length;
      }
      const inner = ancestors.at(-1);
      const testCase = ancestors.find(({ name }) => name === 'TestCase');
      const benchmark = inner?.name === 'BenchmarkResults' && /^(?:mean|failed)$/.test(tag) ? inner : null;
      if (benchmark !== null) done.add(benchmark);
      if (benchmark !== null && tag === 'mean') addMean(benchmark, ancestors, attributes['value'] ?? '');
      else if (benchmark !== null) {
        const data = { name: readName(benchmark), reason: attributes['message'] };
        problems.push(makeError('failed-in-tool', location, data));
      }
      if (tag === 'OverallResult' && attributes['success'] !== 'true') {
        problems.push(
          makeError('failed-in-tool', location, { name: testCase === undefined ? '' : readName(testCase) }),
        );
      }
      // A run counts its failures too. They are reported if no other element has said what failed.
      const announced = /^OverallResults(?:Cases)?$/.test(tag) ? Number(attributes['failures'] ?? 0) : 0;
      if (announced !== 0 && testCase === undefined && problems.length === above) {
        problems.push(makeError('wrong-count', location, { what: 'failures', announced, found: 0 }));
      }
      return element;
    },
    close(element) {
      if (element.name !== 'BenchmarkResults' || done.has(element)) return;
      problems.push(makeError('benchmark-without-result', element.location, { name: readName(element) }));
    },
  });
  if (fault !== null) problems.push(fault);
}

function readName({ attributes }: XmlElement): string {
  return attributes['name'] ?? '';
}

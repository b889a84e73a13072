// Reads the XML reporter of Catch2, versions 2 and 3. Times are in nanoseconds, which only a comment in the file says.

import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { type Findings, makeNumbering } from './findings.ts';
import type { ToolOutput } from './format.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

const ROOT = /^(?:Catch|Catch2TestRun)$/;
const PARTS_OF_NAME: ReadonlySet<string> = new Set(['TestCase', 'Section', 'BenchmarkResults']);

export function isCatchXml(text: string): boolean {
  return ROOT.test(parseRootName(text) ?? '');
}

export function parseCatchXml(source: ToolOutput, { series, problems }: Findings): void {
  /** Benchmarks that have a mean, or a reason for having none. */
  const done = new Set<XmlElement>();
  /** A test case may run several times in a run, each time with other data. */
  let number = makeNumbering();
  /** Number of failures of the document that were reported. */
  let failures = 0;

  function reportFailed(location: Location, data: DataOf<'failed-in-tool'>): void {
    failures += 1;
    problems.push(makeError('failed-in-tool', location, data));
  }

  function addMean(benchmark: XmlElement, ancestors: readonly XmlElement[], text: string): void {
    const mean = text === '' ? Number.NaN : Number(text);
    if (Number.isFinite(mean)) {
      const name = number(
        ancestors
          .filter((part) => PARTS_OF_NAME.has(part.name))
          .map(readName)
          .join('/'),
      );
      series.add({ name, metric: 'time', unit: 'ns', values: [mean], aggregate: true });
    } else {
      failures += 1;
      const data = { name: readName(benchmark), metric: 'mean', got: text };
      problems.push(makeError('unusable-value', benchmark.location, data));
    }
  }

  const fault = parseXml<XmlElement>(source, {
    open(element, ancestors) {
      const { name: tag, location, attributes } = element;
      if (ancestors.length === 0) {
        number = makeNumbering();
        failures = 0;
      }
      const inner = ancestors.at(-1);
      const testCase = ancestors.find(({ name }) => name === 'TestCase');
      const benchmark = inner?.name === 'BenchmarkResults' && /^(?:mean|failed)$/.test(tag) ? inner : null;
      if (benchmark !== null) done.add(benchmark);
      if (benchmark !== null && tag === 'mean') addMean(benchmark, ancestors, attributes['value'] ?? '');
      else if (benchmark !== null) reportFailed(location, { name: readName(benchmark), reason: attributes['message'] });
      if (tag === 'OverallResult' && attributes['success'] !== 'true') {
        reportFailed(location, { name: testCase === undefined ? '' : readName(testCase) });
      }
      // A run counts its failures too. They are reported if no other element has said what failed.
      const announced = /^OverallResults(?:Cases)?$/.test(tag) ? Number(attributes['failures'] ?? 0) : 0;
      if (announced !== 0 && testCase === undefined && failures === 0) {
        failures += 1;
        problems.push(makeError('wrong-count', location, { what: 'failures', announced, found: 0 }));
      }
      return element;
    },
    close(element) {
      if (element.name !== 'BenchmarkResults' || done.has(element)) return;
      failures += 1;
      problems.push(makeError('benchmark-without-result', element.location, { name: readName(element) }));
    },
  });
  if (fault !== null) problems.push(fault);
}

function readName({ attributes }: XmlElement): string {
  return attributes['name'] ?? '';
}

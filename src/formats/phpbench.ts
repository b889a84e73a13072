// Reads the XML of PHPBench: every iteration of every variant, which is a subject with one of its sets of parameters.
// Each iteration is a process of its own. Times are in microseconds, which the file does not say.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { phpbenchDefinitions } from './class-definitions.ts';
import { escapePattern } from './filter-pattern.ts';
import { type Findings, makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { parseRootName, parseXml, type XmlElement } from './xml.ts';

export const phpbench: Format = {
  id: 'phpbench',
  description: 'PHPBench: the XML of --dump-file or --dump',
  advice: `phpbench run --iterations=3 --filter="\${BENCH_REFEREE_FILTER:-.}" --dump-file=results.xml`,
  recognises: (text) => parseRootName(text) === 'phpbench',
  parse,
  filter: buildFilter,
  definitions: phpbenchDefinitions,
};

interface PhpbenchVariant extends XmlElement {
  /** Name of its set of parameters. Null: not read yet. */
  parameters: string | null;
  readonly iterations: XmlElement[];
  hasErrors: boolean;
  hasFailures: boolean;
}

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  let group = '';
  let subject = '';
  let number = makeNumbering();
  /** The variant that is being read. */
  let variant: PhpbenchVariant | null = null;
  const fault = parseXml<XmlElement>(source, {
    open(element) {
      const { name: tag, attributes } = element;
      if (tag === 'benchmark') group = attributes['class'] ?? '';
      if (tag === 'subject') {
        subject = attributes['name'] ?? '';
        number = makeNumbering();
      }
      if (variant !== null && tag === 'parameter-set') variant.parameters ??= attributes['name'] ?? '';
      if (tag === 'iteration') variant?.iterations.push(element);
      if (variant !== null && tag === 'error') variant.hasErrors = true;
      if (variant !== null && tag === 'failure') variant.hasFailures = true;
      if (tag === 'variant') {
        variant = { ...element, parameters: null, iterations: [], hasErrors: false, hasFailures: false };
      }
      return element;
    },
    close(element) {
      if (element.name !== 'variant' || variant === null) return;
      // PHPBench prints a subject with parameters like this.
      const name = number(variant.parameters ? `${subject} # ${variant.parameters}` : subject);
      addVariant(variant, { group: group || null, name }, findings);
      variant = null;
    },
  });
  if (fault !== null) findings.problems.push(fault);
  return toParseResult(findings, source.path, { option: '--filter' });
}

function addVariant(
  { iterations, location, hasErrors, hasFailures }: PhpbenchVariant,
  benchmark: { readonly group: string | null; readonly name: string },
  { series, problems }: Findings,
): void {
  const { name } = benchmark;
  if (hasErrors) problems.push(makeError('failed-in-tool', location, { name }));
  else if (iterations.length === 0) problems.push(makeError('benchmark-without-result', location, { name }));
  if (hasFailures) problems.push(makeWarning('over-limit', location, { name }));
  for (const iteration of iterations) {
    for (const { attribute, ...metric } of METRICS) {
      const written = iteration.attributes[attribute];
      if (written === undefined && !metric.primary) continue;
      const value = NUMBER.test(written ?? '') ? Number(written) : Number.NaN;
      if (Number.isFinite(value)) series.add({ ...benchmark, ...metric, better: 'lower', values: [value] });
      else {
        const data = { name, metric: metric.metric, got: written };
        problems.push(makeError('unusable-value', iteration.location, data));
      }
    }
  }
}

/** Mean of the revolutions of an iteration, in microseconds, and peak memory of its process. */
const METRICS = [
  { metric: 'time', attribute: 'time-avg', unit: 'us', primary: true },
  { metric: 'mem_peak', attribute: 'mem-peak', unit: 'B', primary: false },
];

/** Number as PHP writes it. */
const NUMBER = /^\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;

/**
 * A pattern that is searched for in `Acme\CodecBench::benchEncode`. It cannot select sets of parameters. A class
 * begins with a backslash in the file, and without one in the text that is searched.
 */
function buildFilter(benchmarks: readonly FilterableBenchmark[]): string {
  const paths = benchmarks.map(({ group, name }) => {
    const subject = name.replace(/ ?#.*$/s, '');
    return escapePattern(`${(group ?? '').replace(/^\\/, '')}::${subject}`);
  });
  return `(${[...new Set(paths)].join('|')})$`;
}

// Reads the XML of PHPBench: every iteration of every variant, which is a subject with one of its sets of parameters.
// Each iteration is a process of its own. Times are in microseconds, which the file does not say.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
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

/** The variant that is being read. */
interface PhpbenchVariant {
  readonly location: Location;
  /** Name of its set of parameters. Null: not read yet. */
  parameters: string | null;
  readonly iterations: XmlElement[];
  hasErrors: boolean;
  hasFailures: boolean;
}

interface PhpbenchParserState extends Findings {
  readonly path: string;
  readonly open: string[];
  group: string;
  subject: string;
  variant: PhpbenchVariant | null;
  numbered: (name: string) => string;
}

function parse(source: ToolOutput): ParseResult {
  const reading: PhpbenchParserState = {
    ...makeFindings(),
    path: source.path,
    open: [],
    group: '',
    subject: '',
    variant: null,
    numbered: makeNumbering(),
  };
  const fault = parseXml(source, { open: (element) => start(reading, element), close: () => close(reading) });
  if (fault !== null) reading.problems.push(fault);
  return toParseResult(reading, source.path, { option: '--filter' });
}

function start(reading: PhpbenchParserState, element: XmlElement): void {
  const { name: tag, attributes, line } = element;
  const { variant, open, path } = reading;
  open.push(tag);
  if (tag === 'benchmark') reading.group = attributes['class'] ?? '';
  if (tag === 'subject') {
    reading.subject = attributes['name'] ?? '';
    reading.numbered = makeNumbering();
  }
  if (tag === 'variant') {
    const found = { parameters: null, iterations: [], hasErrors: false, hasFailures: false };
    reading.variant = { ...found, location: inFile(path, line) };
  }
  if (variant === null) return;
  if (tag === 'parameter-set') variant.parameters ??= attributes['name'] ?? '';
  if (tag === 'iteration') variant.iterations.push(element);
  if (tag === 'error') variant.hasErrors = true;
  if (tag === 'failure') variant.hasFailures = true;
}

function close(reading: PhpbenchParserState): void {
  if (reading.open.pop() !== 'variant' || reading.variant === null) return;
  addVariant(reading, reading.variant);
  reading.variant = null;
}

function addVariant(reading: PhpbenchParserState, variant: PhpbenchVariant): void {
  const { problems, group, subject, numbered } = reading;
  const { parameters, iterations, location } = variant;
  // PHPBench prints a subject with parameters like this.
  const name = numbered(parameters ? `${subject} # ${parameters}` : subject);
  if (variant.hasErrors) problems.push(makeError('failed-in-tool', location, { name }));
  else if (iterations.length === 0) problems.push(makeError('benchmark-without-result', location, { name }));
  if (variant.hasFailures) problems.push(makeWarning('over-limit', location, { name }));
  for (const { attributes, line } of iterations) {
    for (const { metric, attribute, unit, primary } of METRICS) {
      const written = attributes[attribute];
      if (written === undefined && !primary) continue;
      const value = NUMBER.test(written ?? '') ? Number(written) : Number.NaN;
      if (Number.isFinite(value)) {
        reading.series.add({ group: group || null, name, metric, unit, better: 'lower', values: [value], primary });
      } else problems.push(makeError('unusable-value', inFile(reading.path, line), { name, metric, got: written }));
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
 * Returns a pattern that is searched for in `Acme\CodecBench::benchEncode`. It cannot select sets of parameters. A class
 * begins with a backslash in the file, and without one in the text that is searched.
 */
function buildFilter(benchmarks: readonly FilterableBenchmark[]): string {
  const paths = benchmarks.map(({ group, name }) => {
    const subject = name.replace(/ ?#.*$/s, '');
    return escapePattern(`${(group ?? '').replace(/^\\/, '')}::${subject}`);
  });
  return `(${[...new Set(paths)].join('|')})$`;
}

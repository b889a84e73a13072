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
  // A pattern that is searched for in `Acme\CodecBench::benchEncode`. It cannot select sets of parameters. A class begins
  // with a backslash in the file, and without one in the text that is searched.
  filter(benchmarks) {
    const paths = benchmarks.map(({ group, name }) =>
      escapePattern(`${(group ?? '').replace(/^\\/, '')}::${name.replace(/ ?#.*$/s, '')}`),
    );
    return `(${[...new Set(paths)].join('|')})$`;
  },
  definitions: phpbenchDefinitions,
};

interface PhpbenchVariant extends XmlElement {
  readonly parts: XmlElement[];
}

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  let group = '';
  let subject = '';
  let number = makeNumbering();
  let variant: PhpbenchVariant | null = null;
  const fault = parseXml<XmlElement>(source, {
    open(element) {
      const { name: tag, attributes } = element;
      variant?.parts.push(element);
      if (tag === 'benchmark') group = attributes['class'] ?? '';
      if (tag === 'subject') {
        subject = attributes['name'] ?? '';
        number = makeNumbering();
      }
      if (tag === 'variant') variant = { ...element, parts: [] };
      return element;
    },
    close(element) {
      if (element.name !== 'variant' || variant === null) return;
      // PHPBench prints a subject with parameters like this.
      const parameters = variant.parts.find(({ name }) => name === 'parameter-set')?.attributes['name'];
      const name = number(parameters ? `${subject} # ${parameters}` : subject);
      addVariant(variant, { group: group || null, name }, findings);
      variant = null;
    },
  });
  if (fault !== null) findings.problems.push(fault);
  return toParseResult(findings, source.path, { option: '--filter' });
}

function addVariant(variant: PhpbenchVariant, benchmark: FilterableBenchmark, { series, problems }: Findings): void {
  const { parts, location } = variant;
  const { name } = benchmark;
  const has = (tag: string) => parts.some((part) => part.name === tag);
  if (has('error')) problems.push(makeError('failed-in-tool', location, { name }));
  else if (!has('iteration')) problems.push(makeError('benchmark-without-result', location, { name }));
  if (has('failure')) problems.push(makeWarning('over-limit', location, { name }));
  for (const iteration of parts.filter((part) => part.name === 'iteration')) {
    for (const { metric, attribute, ...kind } of METRICS) {
      const got = iteration.attributes[attribute];
      if (got === undefined && !kind.primary) continue;
      const value = NUMBER.test(got ?? '') ? Number(got) : Number.NaN;
      if (Number.isFinite(value)) series.add({ ...benchmark, metric, ...kind, better: 'lower', values: [value] });
      else problems.push(makeError('unusable-value', iteration.location, { name, metric, got }));
    }
  }
}

/** Mean of the revolutions of an iteration, in microseconds, and peak memory of its process. */
const METRICS = [
  { metric: 'time', attribute: 'time-avg', unit: 'us', primary: true },
  { metric: 'mem_peak', attribute: 'mem-peak', unit: 'B', primary: false },
];

const NUMBER = /^\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i;

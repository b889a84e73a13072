// Reads the output of criterion (Haskell): the time of each benchmark as the slope of a regression, and its mean. The
// file of `--csv` has the mean only, with all digits.

import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { hasCsvHeader, parseCsvRows } from './csv.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { type LineRules, parseLines } from './lines.ts';
import { haskellCriterionDefinitions } from './quoted-definitions.ts';

export const haskellCriterion: Format = {
  id: 'haskell-criterion',
  description: 'Haskell with criterion: what it prints, or the file of --csv',
  advice: 'cabal bench --benchmark-options="--time-limit 1"',
  repeatsForTime: true,
  recognises: (text) => hasCsvHeader(text, HEADER) || new RegExp(RESULT, 'm').test(text),
  parse: (source) => (hasCsvHeader(source.text, HEADER) ? parseCsv(source) : parseLines(source, LINES, {})),
  definitions: haskellCriterionDefinitions,
};

const HEADER = 'Name,Mean,MeanLB,MeanUB,Stddev,StddevLB,StddevUB';

const MEAN = { unit: 'sec', better: 'lower', aggregate: true } as const;

const NAME = /^benchmarking (.+)$/;
/** Example: `time                 79.89 ns   (77.33 ns .. 82.58 ns)` */
const RESULT = /^(time|mean) {2,}(\d+(?:\.\d+)?) (ps|ns|[u\u00b5\u03bc]s|ms|s) +\(\S+ \S+ \.\. \S+ \S+\)/;

const LINES: LineRules = {
  sign: /\b(?:time|mean) {2,}(?:\S+ )?\S+ +\(/g,
  end: /\(\S+ \S+ \.\. \S+ \S+\)/g,
  read(reader) {
    let benchmark: { readonly name: string; readonly location: Location; hasTime: boolean } | null = null;
    const reportUnfinished = () => {
      if (benchmark !== null && !benchmark.hasTime)
        reader.reportError('benchmark-without-result', { name: benchmark.name }, benchmark.location);
    };
    reader.on(NAME, (name) => {
      reportUnfinished();
      benchmark = { name, location: reader.location, hasTime: false };
    });
    reader.on(RESULT, (metric, value, unit) => {
      if (benchmark === null) return;
      const primary = metric === 'time';
      if (primary) benchmark.hasTime = true;
      const seconds = Number(value) * findUnitWord(unit)!.factor;
      reader.add({ name: benchmark.name, metric, ...MEAN, value: seconds, primary });
    });
    reader.onEnd(reportUnfinished);
  },
};

function parseCsv(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  for (const { location, name, fields } of parseCsvRows(source, HEADER, findings.problems)) {
    const written = fields.get('Mean')!;
    const seconds = NUMBER.test(written) ? Number(written) : Number.NaN;
    if (Number.isFinite(seconds)) findings.series.add({ name, metric: 'mean', ...MEAN, values: [seconds] });
    else findings.problems.push(makeError('unusable-value', location, { name, metric: 'mean', got: written }));
  }
  return toParseResult(findings, source.path, {});
}

const NUMBER = /^\d+\.\d+(?:e-?\d+)?$/;

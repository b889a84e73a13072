// Reads the output of criterion (Haskell): the time of each benchmark as the slope of a regression, and its mean. The
// file of `--csv` has the mean only, with all digits.

import type { Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { hasCsvHeader, parseCsv } from './csv.ts';
import type { Format } from './format.ts';
import { type LineRules, parseLines } from './lines.ts';
import { haskellCriterionDefinitions } from './quoted-definitions.ts';

export const haskellCriterion: Format = {
  id: 'haskell-criterion',
  description: 'Haskell with criterion: its output, or the file of --csv',
  advice: 'cabal bench --benchmark-options="--time-limit 1"',
  repeatsForTime: true,
  recognises: (text) => hasCsvHeader(text, HEADER) || new RegExp(RESULT, 'm').test(text),
  parse: (source) =>
    hasCsvHeader(source.text, HEADER) ? parseCsv(source, HEADER, CSV, {}) : parseLines(source, LINES, {}),
  definitions: haskellCriterionDefinitions,
};

const HEADER = 'Name,Mean,MeanLB,MeanUB,Stddev,StddevLB,StddevUB';

const MEAN = { unit: 'sec', better: 'lower', aggregate: true } as const;

const CSV = { number: /^\d+\.\d+(?:e-?\d+)?$/, columns: [{ column: 'Mean', metric: 'mean', ...MEAN }] };

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

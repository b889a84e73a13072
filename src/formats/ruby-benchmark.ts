// Reads the output of Ruby's Benchmark for bm and bmbm: user, system and total processor time, and the real time, of
// each label. The rehearsal of bmbm is not a measurement.

import { makeWarning } from '../model/diagnostic.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { rubyDefinitions } from './quoted-definitions.ts';

export const rubyBenchmark: Format = {
  id: 'ruby-benchmark',
  description: 'Ruby with Benchmark.bm or Benchmark.bmbm: what it prints',
  advice: 'ruby bench.rb',
  aliases: ['ruby_benchmark', 'ruby'],
  recognises: (text) => /^ +user +system +total +real$/m.test(text),
  parse,
  definitions: rubyDefinitions,
};

const TIME = String.raw`(\d+\.\d{6})`;
/** The label has any width. Each time has ten columns, so long times may touch. */
const RESULT = new RegExp(String.raw`^(.*?) *${TIME} *${TIME} *${TIME} \( *${TIME}\)$`);

const SIGNS = {
  sign: /(?<![\d.,])(?:(?:[\d.,]+|-?nan|-?inf(?:inity)?) +){2,3}\( *(?:[\d.,]+|-?nan|-?inf(?:inity)?)?\)/gi,
  end: /\( *\d+\.\d{6}\)/g,
};

/** Maximum length of a line with a label and four times, in characters. Matching takes the square of the length. */
const MAX_LINE_LENGTH = 4000;

const METRICS = ['user', 'system', 'total', 'real'] as const;

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  let isRehearsal = false;
  readLines(source, found, SIGNS, (line, location) => {
    if (/^Rehearsal -+$/.test(line)) isRehearsal = true;
    else if (/^-+ total: [\d.]+sec$/.test(line)) isRehearsal = false;
    const isResult = !isRehearsal && line.length < MAX_LINE_LENGTH;
    const [, name, ...times] = isResult ? (RESULT.exec(line) ?? []) : [];
    if (name === undefined) return isRehearsal;
    if (name.trim() === '') {
      problems.push(makeWarning('unnamed-benchmark', location, {}));
      return false;
    }
    for (const [at, metric] of METRICS.entries()) {
      const time = { metric, unit: 's', better: 'lower', values: [Number(times[at])] } as const;
      series.add({ group: null, name, ...time, primary: metric === 'real' });
    }
    return false;
  });
  return toParseResult(found, source.path, {});
}

// Reads the output of Ruby's Benchmark for bm and bmbm: user, system and total processor time, and the real time, of
// each label. The rehearsal of bmbm is not a measurement.

import { makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';
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

/** Maximum length of a line with a label and four times, in characters. Matching takes the square of the length. */
const MAX_LINE_LENGTH = 4000;

const METRICS = ['user', 'system', 'total', 'real'] as const;

function parse({ path, text }: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  let isRehearsal = false;
  for (const [index, line] of splitLines(text).entries()) {
    if (/^Rehearsal -+$/.test(line)) isRehearsal = true;
    else if (/^-+ total: [\d.]+sec$/.test(line)) isRehearsal = false;
    const isResult = !isRehearsal && line.length < MAX_LINE_LENGTH;
    const [, name, ...times] = isResult ? (RESULT.exec(line) ?? []) : [];
    if (name === undefined) continue;
    if (name.trim() === '') {
      problems.push(makeWarning('unnamed-benchmark', inFile(path, index + 1), {}));
      continue;
    }
    for (const [at, metric] of METRICS.entries()) {
      const time = { metric, unit: 's', better: 'lower', values: [Number(times[at])] } as const;
      series.add({ group: null, name, ...time, primary: metric === 'real' });
    }
  }
  return toParseResult(found, path, {});
}

// Reads the output of Ruby's Benchmark for bm and bmbm: user, system and total processor time, and the real time, of
// each label. The rehearsal of bmbm is not a measurement.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';
import { rubyDefinitions } from './quoted-definitions.ts';
import { makeSeriesList } from './series.ts';

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
  const problems: Problem[] = [];
  const series = makeSeriesList();
  let isRehearsal = false;
  for (const [index, line] of splitLines(text).entries()) {
    if (/^Rehearsal -+$/.test(line)) isRehearsal = true;
    else if (/^-+ total: [\d.]+sec$/.test(line)) isRehearsal = false;
    const isTold = !isRehearsal && line.length < MAX_LINE_LENGTH;
    const [, name, ...times] = isTold ? (RESULT.exec(line) ?? []) : [];
    if (name === undefined) continue;
    if (name.trim() === '') {
      const message = 'a measurement without a label is left out. Give every report a label.';
      problems.push(legacyProblem({ where: `${path}:${index + 1}`, message, severity: 'warning' }));
      continue;
    }
    for (const [at, metric] of METRICS.entries()) {
      const time = { metric, unit: 's', better: 'lower', values: [Number(times[at])] } as const;
      series.add({ group: null, name, ...time, primary: metric === 'real' });
    }
  }
  if (series.all().length === 0) {
    const message = 'no label has a result. Check that the script came to its end.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

// What Ruby's Benchmark prints for bm and bmbm: user, system and total time on the processor, and the real time, of each
// label. The rehearsal of bmbm is no measurement.

import type { Problem } from '../model/problem.ts';
import type { Format, Parsed, Source } from './format.ts';
import { rubyDefinitions } from './quoted-definitions.ts';
import { makeSeriesList } from './series.ts';
import { lines } from './text.ts';

export const rubyBenchmark: Format = {
  id: 'ruby-benchmark',
  title: 'Ruby with Benchmark.bm or Benchmark.bmbm: what it prints',
  advice: 'ruby bench.rb',
  aliases: ['ruby_benchmark', 'ruby'],
  recognises: (text) => /^ +user +system +total +real$/m.test(text),
  parse,
  definitions: rubyDefinitions,
};

const TIME = String.raw`(\d+\.\d{6})`;
/** The label of a width of its own, and the times in ten columns each, so that long ones may touch. */
const RESULT = new RegExp(String.raw`^(.*?) *${TIME} *${TIME} *${TIME} \( *${TIME}\)$`);

/** A label and four times; matching takes the square of the length. */
const LONGEST_LINE = 4000;

const METRICS = ['user', 'system', 'total', 'real'] as const;

function parse({ path, text }: Source): Parsed {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  let isRehearsal = false;
  for (const [index, line] of lines(text).entries()) {
    if (/^Rehearsal -+$/.test(line)) isRehearsal = true;
    else if (/^-+ total: [\d.]+sec$/.test(line)) isRehearsal = false;
    const isTold = !isRehearsal && line.length < LONGEST_LINE;
    const [, name, ...times] = isTold ? (RESULT.exec(line) ?? []) : [];
    if (name === undefined) continue;
    if (name.trim() === '') {
      const message = 'a measurement without a label is left out. Give every report a label.';
      problems.push({ where: `${path}:${index + 1}`, message, severity: 'warning' });
      continue;
    }
    for (const [at, metric] of METRICS.entries()) {
      const time = { metric, unit: 's', better: 'lower', values: [Number(times[at])] } as const;
      series.add({ group: null, name, ...time, primary: metric === 'real' });
    }
  }
  if (series.all().length === 0) {
    const message = 'no label has a result. Check that the script came to its end.';
    problems.push({ where: path, message, severity: 'error' });
  }
  return { measurements: series.all(), problems };
}

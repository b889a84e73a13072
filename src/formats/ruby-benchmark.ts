// Reads the output of Ruby's Benchmark for bm and bmbm: user, system and total processor time, and the real time, of
// each label. The rehearsal of bmbm is not a measurement.

import { lineFormat } from './line-format.ts';
import { rubyDefinitions } from './quoted-definitions.ts';

export const rubyBenchmark = lineFormat({
  id: 'ruby-benchmark',
  description: 'Ruby with Benchmark.bm or Benchmark.bmbm: its output',
  advice: 'ruby bench.rb',
  aliases: ['ruby_benchmark', 'ruby'],
  recognises: (text) => /^ +user +system +total +real$/m.test(text),
  noResults: {},
  definitions: rubyDefinitions,
  sign: /(?<![\d.,])(?:(?:[\d.,]+|-?nan|-?inf(?:inity)?) +){2,3}\( *(?:[\d.,]+|-?nan|-?inf(?:inity)?)?\)/gi,
  end: /\( *\d+\.\d{6}\)/g,
  read(reader) {
    let isRehearsal = false;
    reader.onEach((line) => {
      if (/^Rehearsal -+$/.test(line)) isRehearsal = true;
      else if (/^-+ total: [\d.]+sec$/.test(line)) isRehearsal = false;
      if (isRehearsal) reader.isRead = true;
      const isResult = !isRehearsal && line.length < MAX_LINE_LENGTH;
      const [, name, ...times] = isResult ? (RESULT.exec(line) ?? []) : [];
      if (name === undefined) return;
      if (name.trim() === '') {
        reader.reportWarning('unnamed-benchmark', {});
        return;
      }
      for (const [at, metric] of METRICS.entries()) {
        const value = Number(times[at]);
        reader.add({ name, metric, unit: 's', better: 'lower', value, primary: metric === 'real' });
      }
    });
  },
});

const TIME = String.raw`(\d+\.\d{6})`;
/** The label has any width. Each time has ten columns, so long times may touch. */
const RESULT = new RegExp(String.raw`^(.*?) *${TIME} *${TIME} *${TIME} \( *${TIME}\)$`);

/** Maximum length of a line with a label and four times, in characters. Matching takes the square of the length. */
const MAX_LINE_LENGTH = 4000;

const METRICS = ['user', 'system', 'total', 'real'] as const;

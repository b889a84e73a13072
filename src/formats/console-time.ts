// Reads the lines that console.timeEnd prints in Node.js, Deno, Bun and browsers: `label: 64.139ms`. Lines of
// console.timeLog with more text after the time are not read.

import { lineFormat } from './line-format.ts';
import { consoleTimeDefinitions } from './quoted-definitions.ts';

/** Node.js switches to seconds, minutes and hours. Firefox adds that the timer ended. */
const TIME = String.raw`(?:(\d+(?:\.\d+)?)(ms|s)|(\d+):(\d\d)(?::(\d\d))?(\.\d+) \((?:h:mm|m):ss\.mmm\))`;
const RESULT = new RegExp(String.raw`^(\S.*): ${TIME}(?: - timer ended)?$`);
const AT_END = /: -?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|\)$/;
const OTHER_LINE = new RegExp(String.raw`^(?!\S.*: ${TIME}(?: - timer ended)?$).*\S`, 'm');

export const consoleTime = lineFormat({
  id: 'console-time',
  description: 'JavaScript with console.time and console.timeEnd: their output',
  advice: 'node bench.js',
  aliases: ['js_time'],
  // A line like this is common. It is a result only if there are no other lines.
  recognises: (text) => /\S/.test(text) && !OTHER_LINE.test(text),
  noResults: { source: 'console.timeEnd' },
  definitions: consoleTimeDefinitions,
  // A time in the middle of a line, unless the label itself ends there, and whatever has the unit of one at the end.
  sign: new RegExp(
    String.raw`: ${TIME}(?!:)|: (?!${TIME})-?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|: (?!${TIME})\S+ \((?:h:mm|m):ss\.mmm\)`,
    'g',
  ),
  read(reader) {
    // More text after the time is that of console.timeLog.
    reader.onEach((line) => {
      if (!AT_END.test(line)) reader.isRead = true;
    });
    reader.on(RESULT, (name, number, unit, first, second, third, fraction) => {
      // Whole seconds of `m:ss` or `h:mm:ss`.
      const clock = [first, second, third].reduce(
        (sum, part) => (part === undefined ? sum : sum * 60 + Number(part)),
        0,
      );
      const value = number === undefined ? clock + Number(`0${fraction}`) : Number(number) * (unit === 'ms' ? 1e-3 : 1);
      reader.add({ name, metric: 'time', unit: 's', better: 'lower', value });
    });
  },
});

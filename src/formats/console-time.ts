// Reads the lines that console.timeEnd prints in Node.js, Deno, Bun and browsers: `label: 64.139ms`. Lines of
// console.timeLog with more text after the time are not read.

import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
import { consoleTimeDefinitions } from './quoted-definitions.ts';

export const consoleTime: Format = {
  id: 'console-time',
  description: 'JavaScript with console.time and console.timeEnd: what they print',
  advice: 'node bench.js',
  aliases: ['js_time'],
  // A line like this is common. It is a result only if there are no other lines.
  recognises: (text) => /\S/.test(text) && !OTHER_LINE.test(text),
  parse,
  definitions: consoleTimeDefinitions,
};

/** Node.js switches to seconds, minutes and hours. Firefox adds that the timer ended. */
const TIME = String.raw`(?:(\d+(?:\.\d+)?)(ms|s)|(\d+):(\d\d)(?::(\d\d))?(\.\d+) \((?:h:mm|m):ss\.mmm\))`;
const RESULT = new RegExp(String.raw`^(\S.*): ${TIME}(?: - timer ended)?$`);
/** A time in the middle of a line, unless the label itself ends there, and whatever has the unit of one at the end. */
const SIGNS = {
  sign: new RegExp(
    String.raw`: ${TIME}(?!:)|: (?!${TIME})-?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|: (?!${TIME})\S+ \((?:h:mm|m):ss\.mmm\)`,
    'g',
  ),
};
const AT_END = /: -?(?:[\d.,]*|NaN|nan|Infinity|inf)m?s$|\)$/;
const OTHER_LINE = new RegExp(String.raw`^(?!\S.*: ${TIME}(?: - timer ended)?$).*\S`, 'm');

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series } = found;
  readLines(source, found, SIGNS, (line) => {
    const [, name, number, unit, first, second, third, fraction] = RESULT.exec(line) ?? [];
    // More text after the time is that of console.timeLog.
    if (name === undefined) return !AT_END.test(line);
    const value =
      number === undefined
        ? clockToSeconds(first, second, third) + Number(`0${fraction}`)
        : Number(number) * (unit === 'ms' ? 1e-3 : 1);
    const time = { metric: 'time', unit: 's', better: 'lower', values: [value] } as const;
    series.add({ group: null, name, ...time, primary: true });
    return false;
  });
  return toParseResult(found, source.path, { source: 'console.timeEnd' });
}

/** Returns the whole seconds of `m:ss` or `h:mm:ss`. */
function clockToSeconds(...parts: readonly (string | undefined)[]): number {
  return parts.reduce((sum, part) => (part === undefined ? sum : sum * 60 + Number(part)), 0);
}

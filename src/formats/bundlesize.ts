// Reads the output of bundlesize: the size of each file, rounded to two decimals in KB or MB. bundlesize has no other
// output. A file that has two limits, compressed and uncompressed, has two sizes.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines, truncate } from './plain-text.ts';
import { makeSeriesList } from './series.ts';

export const bundlesize: Format = {
  id: 'bundlesize',
  description: 'bundlesize: what it prints',
  advice: 'npx bundlesize',
  recognises: (text) => RESULT.test(text),
  parse,
};

const SIZE = String.raw`([\d.]+)([KMGT]?B)`;
/** Example: ` PASS  ./a.js: 162B < maxSize 1KB (gzip)`. Older versions omit the word `maxSize`. */
const RESULT = new RegExp(
  String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE} [<>=]+ (?:maxSize )?${SIZE}\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
  'm',
);
/** Example: ` ERROR  There is no matching file for ./a.js in /app` */
const ERROR = /^ *ERROR +(\S.*)$/;

/** Bytes per unit. A KB has 1024 bytes here (npm package `bytes`). */
const BYTES = new Map([...['B', 'KB', 'MB', 'GB', 'TB'].entries()].map(([i, word]) => [word, 1024 ** i]));

function parse({ path, text }: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  /** First compression of each file. */
  const compressions = new Map<string, string>();
  for (const [index, line] of splitLines(text).entries()) {
    const where = `${path}:${index + 1}`;
    const error = ERROR.exec(line)?.[1];
    if (error !== undefined) {
      problems.push(
        legacyProblem({ where, message: `bundlesize says "${truncate(error.trim())}".`, severity: 'error' }),
      );
    }
    const [, outcome, file, number, unit, , , compression = ''] = RESULT.exec(line) ?? [];
    if (file === undefined || number === undefined || unit === undefined) continue;
    const usual = compressions.get(file) ?? compression;
    compressions.set(file, usual);
    const name = usual === compression ? file : `${file} (${compression})`;
    const value = Number(number) * BYTES.get(unit)!;
    if (!Number.isFinite(value)) {
      problems.push(
        legacyProblem({
          where,
          message: `"${truncate(name)}" has no usable size, got "${number}${unit}".`,
          severity: 'error',
        }),
      );
      continue;
    }
    if (outcome === 'FAIL') {
      problems.push(
        legacyProblem({
          where,
          message: `"${truncate(name)}" is over its limit, got "${truncate(line.trim())}".`,
          severity: 'warning',
        }),
      );
    }
    const measured = { metric: 'size', unit: 'B', better: 'lower', values: [value] } as const;
    series.add({ group: null, name, ...measured, primary: true, deterministic: true });
  }
  if (series.all().length === 0 && problems.length === 0) {
    const message = 'no file has a size. Check the configuration of bundlesize.';
    problems.push(legacyProblem({ where: path, message, severity: 'error' }));
  }
  return { measurements: series.all(), problems };
}

// Reads the output of bundlesize: the size of each file, rounded to two decimals in KB or MB. bundlesize has no other
// output. A file that has two limits, compressed and uncompressed, has two sizes.

import { makeError, makeWarning } from '../model/diagnostic.ts';
import { makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';

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
  String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE} [<>=]+ (?:maxSize )?([\d.]+[KMGT]?B)\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
  'm',
);
const SIGNS = {
  sign: /: {0,3}\S{1,40} [<>=]{1,2} (?:maxSize )?[\d.,]+[KMGT]?B\b/g,
  end: /[<>=] (?:maxSize )?[\d.]+[KMGT]?B\b(?: \(?(?:gzip|brotli|no compression)\)?)?/g,
};
/** Example: ` ERROR  There is no matching file for ./a.js in /app` */
const ERROR = /^ *ERROR +(\S.*)$/;

/** Bytes per unit. A KB has 1024 bytes here (npm package `bytes`). */
const BYTES = new Map([...['B', 'KB', 'MB', 'GB', 'TB'].entries()].map(([i, word]) => [word, 1024 ** i]));

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  /** First compression of each file. */
  const compressions = new Map<string, string>();
  const sizes: FileSize[] = [];
  readLines(source, found, SIGNS, (line, location) => {
    const error = ERROR.exec(line)?.[1];
    if (error !== undefined) {
      problems.push(makeError('tool-error', location, { tool: 'bundlesize', said: error.trim() }));
    }
    const [, outcome, file, number, unit, limit, compression = ''] = RESULT.exec(line) ?? [];
    if (file === undefined || number === undefined || unit === undefined) return false;
    const usual = compressions.get(file) ?? compression;
    compressions.set(file, usual);
    const name = usual === compression ? file : `${file} (${compression})`;
    const value = Number(number) * BYTES.get(unit)!;
    if (!Number.isFinite(value)) {
      problems.push(makeError('unusable-value', location, { name, metric: 'size', got: `${number}${unit}` }));
      return false;
    }
    if (outcome === 'FAIL') problems.push(makeWarning('over-limit', location, { name, limit }));
    sizes.push({ name, limit: limit ?? '', value });
    return true;
  });
  const length = lengthOfRun(sizes);
  let numbered = makeNumbering();
  for (const [index, { name, value }] of sizes.entries()) {
    if (index % length === 0) numbered = makeNumbering();
    const measured = { metric: 'size', unit: 'B', better: 'lower', values: [value] } as const;
    series.add({ group: null, name: numbered(name), ...measured, primary: true, deterministic: true });
  }
  return toParseResult(found, source.path, { tool: 'bundlesize' });
}

interface FileSize {
  readonly name: string;
  readonly limit: string;
  readonly value: number;
}

/**
 * Returns after how many sizes the list starts over, because bundlesize ran several times, which nothing else shows. The
 * size of one build does not vary, so a single file with several sizes is several checks.
 */
function lengthOfRun(sizes: readonly FileSize[]): number {
  const keys = sizes.map(({ name, limit }) => JSON.stringify([name, limit]));
  if (new Set(keys).size === 1) return new Set(sizes.map(({ value }) => value)).size === 1 ? 1 : sizes.length;
  const second = keys.findIndex((key, index) => index > 1 && key === keys[0] && keys[1] !== key);
  const isRepeated = second > 0 && keys.every((key, index) => key === keys[index % second]);
  return isRepeated && keys.length % second === 0 ? second : keys.length;
}

// Reads the output of bundlesize: the size of each file, rounded to two decimals in KB or MB. bundlesize has no other
// output. A file that has two limits, compressed and uncompressed, has two sizes.

import { makeNumbering } from './findings.ts';
import { lineFormat } from './line-format.ts';

export const bundlesize = lineFormat({
  id: 'bundlesize',
  description: 'bundlesize: its output',
  advice: 'npx bundlesize',
  recognises: (text) => RESULT.test(text),
  noResults: { tool: 'bundlesize' },
  sign: /: {0,3}\S{1,40} [<>=]{1,2} (?:maxSize )?[\d.,]+[KMGT]?B\b/g,
  end: /[<>=] (?:maxSize )?[\d.]+[KMGT]?B\b(?: \(?(?:gzip|brotli|no compression)\)?)?/g,
  read(reader) {
    const compressions = new Map<string, string>();
    const sizes: FileSize[] = [];
    // Example: ` ERROR  There is no matching file for ./a.js in /app`
    reader.on(/^ *ERROR +(\S.*)$/, (said) =>
      reader.reportError('tool-error', { tool: 'bundlesize', said: said.trim() }),
    );
    reader.on(RESULT, (outcome, file, number, unit, limit, compression = '') => {
      const usual = compressions.get(file) ?? compression;
      compressions.set(file, usual);
      const name = usual === compression ? file : `${file} (${compression})`;
      const value = Number(number) * BYTES.get(unit)!;
      if (!Number.isFinite(value)) {
        reader.reportError('unusable-value', { name, metric: 'size', got: `${number}${unit}` });
        return;
      }
      if (outcome === 'FAIL') reader.reportWarning('over-limit', { name, limit });
      sizes.push({ name, limit, value });
      reader.isRead = true;
    });
    reader.onEnd(() => {
      const length = lengthOfRun(sizes);
      let numberName = makeNumbering();
      for (const [index, { name, value }] of sizes.entries()) {
        if (index % length === 0) numberName = makeNumbering();
        const size = { metric: 'size', unit: 'B', better: 'lower', value, deterministic: true } as const;
        reader.add({ name: numberName(name), ...size });
      }
    });
  },
});

const SIZE = String.raw`([\d.]+)([KMGT]?B)`;
/** Example: ` PASS  ./a.js: 162B < maxSize 1KB (gzip)`. Older versions omit the word `maxSize`. */
const RESULT = new RegExp(
  String.raw`^ *(PASS|FAIL) +(\S.*): ${SIZE} [<>=]+ (?:maxSize )?([\d.]+[KMGT]?B)\b(?: \(?(gzip|brotli|no compression)\b)?.*$`,
  'm',
);

/** Bytes per unit. A KB has 1024 bytes here (npm package `bytes`). */
const BYTES = new Map([...['B', 'KB', 'MB', 'GB', 'TB'].entries()].map(([i, word]) => [word, 1024 ** i]));

interface FileSize {
  readonly name: string;
  readonly limit: string;
  readonly value: number;
}

/**
 * The number of sizes after which the list starts over, because bundlesize ran several times, which nothing else shows. The
 * size of one build does not vary, so a single file with several sizes is several checks.
 */
function lengthOfRun(sizes: readonly FileSize[]): number {
  const keys = sizes.map(({ name, limit }) => JSON.stringify([name, limit]));
  if (new Set(keys).size === 1) return new Set(sizes.map(({ value }) => value)).size === 1 ? 1 : sizes.length;
  const second = keys.findIndex((key, index) => index > 1 && key === keys[0] && keys[1] !== key);
  const isRepeated = second > 0 && keys.every((key, index) => key === keys[index % second]);
  return isRepeated && keys.length % second === 0 ? second : keys.length;
}

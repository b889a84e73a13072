// Reads the metafile of esbuild: the size of every output. A hash in a name changes with the contents, so it is
// replaced by `[hash]`. Chunks whose names are then equal are one benchmark with the sum of their sizes.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, entriesOf, parseNamedDocuments, parseValue, recordSchema } from './json-validation.ts';

export const esbuildMetafile: Format = {
  id: 'esbuild-metafile',
  description: 'esbuild: the file of --metafile',
  advice: 'npx esbuild app.js --bundle --minify --outdir=out --metafile=meta.json',
  recognises: (text) => hasKeys(text, '*.*.bytes') && ['inputs', 'outputs'].every((key) => text.includes(`"${key}"`)),
  parse,
};

const metafileSchema = z.object({
  outputs: recordSchema,
});

const outputSchema = z.object({ bytes: z.number() });

/** Hash that esbuild writes: eight characters of base32 (RFC 4648), between the separators of the name's template. */
const HASH = /(?<=[-._]|^)[A-Z2-7]{8}(?=\.)/;

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseNamedDocuments(source, problems)) {
    const metafile = parseValue(metafileSchema, value, { location, problems });
    if (metafile === null) continue;
    const sizes = new Map<string, number>();
    const known = problems.length;
    for (const [path, item] of entriesOf(metafile.outputs)) {
      const output = parseValue(outputSchema, item, { location: appendKeys(location, 'outputs', path), problems });
      const name = replaceHash(path);
      if (output !== null) sizes.set(name, (sizes.get(name) ?? 0) + output.bytes);
    }
    // A file that is in part of another shape is not read in part.
    if (problems.length > known) continue;
    if (sizes.size === 0) problems.push(makeError('no-results', location, { tool: 'esbuild' }));
    for (const [name, bytes] of sizes) {
      const measured = { metric: 'bytes', unit: 'B', better: 'lower', values: [bytes] } as const;
      series.add({ group: null, name, ...measured, primary: !name.endsWith('.map'), deterministic: true });
    }
  }
  return { measurements: series.all(), problems };
}

/** Replaces the hash. Only the file name has one, not the folders. */
function replaceHash(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  return path.slice(0, start) + path.slice(start).replace(HASH, '[hash]');
}

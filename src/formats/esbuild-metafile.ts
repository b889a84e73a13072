// Reads the metafile of esbuild: the size of every output. A hash in a name changes with the contents, so it is
// replaced by `[hash]`. Chunks whose names are then equal are one benchmark with the sum of their sizes.

import * as z from 'zod';
import { jsonFormat } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { recordSchema } from './json-validation.ts';

const metafileSchema = z.object({ outputs: recordSchema });
const outputSchema = z.object({ bytes: z.number() });

export const esbuildMetafile = jsonFormat({
  id: 'esbuild-metafile',
  description: 'esbuild: the file of --metafile',
  advice: 'npx esbuild app.js --bundle --minify --outdir=out --metafile=meta.json',
  signs: [(text) => hasKeys(text, '*.*.bytes') && ['inputs', 'outputs'].every((key) => text.includes(`"${key}"`))],
  namedKeys: true,
  read(metafile, { add }) {
    if (metafile.read(metafileSchema) === null) return;
    const sizes = new Map<string, number>();
    const problemsBefore = metafile.problems.length;
    for (const [path, output] of metafile.at('outputs').entries()) {
      const bytes = output.read(outputSchema)?.bytes;
      const name = replaceHash(path);
      if (bytes !== undefined) sizes.set(name, (sizes.get(name) ?? 0) + bytes);
    }
    // A file that is in part of another shape is not read in part.
    if (metafile.problems.length > problemsBefore) return;
    if (sizes.size === 0) metafile.reportError('no-results', { tool: 'esbuild' });
    for (const [name, bytes] of sizes) {
      const size = { metric: 'bytes', unit: 'B', values: [bytes], primary: !name.endsWith('.map') };
      add({ name, better: 'lower', ...size, deterministic: true });
    }
  },
});

/** Hash that esbuild writes: eight characters of base32 (RFC 4648), between the separators of the name's template. */
const HASH = /(?<=[-._]|^)[A-Z2-7]{8}(?=\.)/;

/** Only the name of a file has a hash, not its folders. */
function replaceHash(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  return path.slice(0, start) + path.slice(start).replace(HASH, '[hash]');
}

// The names of actions and of this program, as scripts/references.mjs reads them from their sources.

import { join } from 'node:path';
import { root } from './docs.ts';

interface References {
  readPins(): ReadonlyMap<string, { readonly sha: string; readonly version: string }>;
  readOwnName(): { readonly repository: string; readonly version: string };
  documents(): Readonly<Record<string, string>>;
}

export async function readReferences(): Promise<References> {
  return (await import(join(root, 'scripts/references.mjs'))) as References;
}

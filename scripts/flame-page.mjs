// The page with a flame graph of two sides of profiles, such as the real ones of Go that the tests keep.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { alignFiles } from '../src/profiles/align-files.ts';
import { attributeChange } from '../src/profiles/attribute.ts';
import { readProfile } from '../src/profiles/index.ts';
import { mergeTrees } from '../src/profiles/merge-trees.ts';
import { renderProfileHtml } from '../src/render/pages/profile-html.ts';

const GO = resolve(import.meta.dirname, '../__tests__/fixtures/profiles/go');

/** Both sides, five profiles each. A side is named as its files begin: `base`, its other clone `head`, or `slow`. */
export function readGoProfiles(base, head) {
  return alignFiles({ base: readSide(base), head: readSide(head) });
}

function readSide(side) {
  return [1, 2, 3, 4, 5].map((run) => {
    const path = join(GO, `${side}-${run}.pprof`);
    return readProfile({ path, bytes: gunzipSync(readFileSync(path)) }, 'auto');
  });
}

export function renderFlamePage(sides) {
  return renderProfileHtml(attributeChange(sides), mergeTrees(sides));
}

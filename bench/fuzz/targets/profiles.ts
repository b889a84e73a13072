// Reads mutated profiles of every format, and compares each with itself and with a fixed one. In: a format and the bytes of
// a file, one for each character. Only sentences may be thrown, and no output may contain a name as markup.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { UserError } from '../../../src/errors.ts';
import type { Profile } from '../../../src/model/profile.ts';
import { alignFiles } from '../../../src/profiles/align-files.ts';
import { attributeChange } from '../../../src/profiles/attribute.ts';
import { profileFormatIds, readProfile } from '../../../src/profiles/index.ts';
import { mergeTrees } from '../../../src/profiles/merge-trees.ts';
import { renderProfileJson, renderProfileText } from '../../../src/render/outputs/profile-text.ts';
import { renderProfileHtml } from '../../../src/render/pages/profile-html.ts';
import { mutate } from '../mutate.ts';
import { assertCleanPrototypes, assertNoSlip, assertThat, type Target } from '../target.ts';

const FIXTURES = join(import.meta.dirname, '../../../__tests__/fixtures/profiles');

/** Larger files take long to mutate and reveal nothing more. */
const MAX_SEED = 20_000;

const WORDS = [
  ';',
  ' 1\n',
  'fn=',
  'calls=1 1\n',
  'events: Ir\n',
  '"nodes"',
  '"children":[1]',
  '-1',
  '\0',
  '\x0a\x02',
  '\xff\xff',
  '\x12\x00',
];

/** Files of each format, as texts with a character for each byte. */
const SEEDS = new Map(profileFormatIds.map((id) => [id, readSeeds(id)]));

function readSeeds(id: string): string[] {
  return readdirSync(FIXTURES)
    .filter((name) => name.startsWith(id))
    .map((name) => readFileSync(join(FIXTURES, name, 'profile')))
    .map((bytes) => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes))
    .map((bytes) => bytes.toString('latin1').slice(0, MAX_SEED));
}

export const profiles: Target = {
  id: 'profiles',
  minLimitMs: 1000,
  make(dice) {
    const id = dice.pick(profileFormatIds);
    return [dice.oneIn(3) ? 'auto' : id, mutate(SEEDS.get(id)!, dice, WORDS)];
  },
  check([format = 'auto', text = '']) {
    const profile = read(format, text);
    assertCleanPrototypes();
    if (profile === null) return;
    checkTree(profile);
    const half = { ...profile, self: profile.self.map((value) => value / 2), total: profile.total / 2 };
    for (const sides of [
      { base: [profile], head: [profile] },
      { base: [profile, half], head: [half, half] },
    ]) {
      const aligned = alignFiles(sides);
      const attribution = attributeChange(aligned);
      assertNoSlip(renderProfileJson(attribution), 'JSON');
      // A name may be any of these words, so they are only looked for where no name is.
      renderProfileText(attribution);
      const html = renderProfileHtml(attribution, mergeTrees(aligned));
      assertThat((html.match(/<script/g)?.length ?? 0) === (html.match(/<\/script/g)?.length ?? 0), 'scripts end');
      assertThat(!/<(?:img|svg|iframe|a )/i.test(html), 'no markup of a name');
    }
  },
};

function read(format: string, text: string): Profile | null {
  try {
    return readProfile({ path: 'profile', bytes: Buffer.from(text, 'latin1') }, format);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

function checkTree({ parents, nodeFrames, frames, self, total, quantum }: Profile): void {
  for (let node = 1; node < parents.length; node += 1) {
    assertThat(parents[node]! >= 0 && parents[node]! < node, `the parent of node ${node} comes first`);
    assertThat(nodeFrames[node]! >= 0 && nodeFrames[node]! < frames.length, `node ${node} has a function`);
    assertThat(self[node]! >= 0 && Number.isFinite(self[node]!), `the value of node ${node} is a number from 0`);
  }
  assertThat(total > 0 && Number.isFinite(total) && Number.isFinite(quantum), 'total and quantum are numbers');
}

// The catalog of messages as a whole: its codes, and the words for any data that a recording may hold.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { makeError } from '../../../src/model/diagnostic.ts';
import { formatPlainWords } from '../../../src/render/messages/format-diagnostic.ts';
import { findMessage, isMeasuringCode } from '../../../src/render/messages/index.ts';
import { type CatalogEntry, toMessage } from '../../../src/render/messages/message.ts';
import { HOSTILE_TEXT } from '../../support/hostile-names.ts';

const FOLDER = 'src/render/messages';

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
const areas = await Promise.all(
  files.map(async (file) => {
    const module = (await import(`../../../${FOLDER}/${file}`)) as Record<string, unknown>;
    const [catalog = {}] = Object.keys(module).flatMap((name) => (name.endsWith('_MESSAGES') ? [module[name]] : []));
    return Object.entries(catalog as Record<string, CatalogEntry>);
  }),
);
const messages = areas.flat();

/** Values that a field may accept: odd ones, and every word that a message is defined with. */
const WORDS = new Set(
  files.flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => word),
  ),
);
const ODD = [HOSTILE_TEXT, '', '2026-11-20', 1e308, -1, 0.5, true, false, [HOSTILE_TEXT, ''], [], undefined];
const CANDIDATES: readonly unknown[] = [...ODD, ...WORDS];

test('no code has two messages', () => {
  const first = new Map<string, CatalogEntry>();
  // A catalog may contain another one.
  for (const [code, message] of messages) if (!first.has(code)) first.set(code, message);
  expect(messages.filter(([code, message]) => first.get(code) !== message)).toEqual([]);
  expect(first.size).toBeGreaterThan(80);
});

test.each(messages.filter(([code]) => isMeasuringCode(code)))('%s has words for any data', (code, entry) => {
  const accepted = Object.entries(toMessage(entry).fields).map(([name, field]) => {
    const values = CANDIDATES.filter((value) => field.accepts(value));
    expect(values).not.toEqual([]);
    return [name, values] as const;
  });
  const rounds = Math.max(1, ...accepted.map(([, values]) => Math.min(values.length, 40)));
  for (let round = 0; round < rounds; round += 1) {
    const data = Object.fromEntries(
      accepted.map(([name, values], index) => [name, values[(round + index * 7) % values.length]]),
    );
    expect(findMessage(code, data)).not.toBeNull();
    const words = formatPlainWords({ ...makeError('git-cancelled', [], {}), code, data } as never);
    expect(words).toMatch(/[.`")]$/);
    expect(words).not.toMatch(/undefined|\[object|NaN|\x1b|\n/);
  }
});

test('every code is used outside the catalog', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/render.messages.(?!format-)/.test(path))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
    .join('\n');
  const codes = new Set(messages.map(([code]) => code));
  expect([...codes].filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { shortenNames } from '../../../src/render/row-names.ts';
import { TEXT_LIMIT } from '../../../src/render/untrusted.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { countCases } from '../../support/case-count.ts';
import { type Random, seededRandom, wholeNumber } from '../../support/random-samples.ts';
import { aRecording } from '../../support/recordings.ts';
import { OUTPUTS } from '../../support/report-outputs.ts';
import { TODAY } from '../../support/today.ts';

const LETTERS = ['a', 'b', '/', '=', ' ', '0', '1', 'é', 'e\u0301', '👍🏽', '🇩🇪', '\u200b', 'ä', '日', '.', '#2', '…'];

function randomText(random: Random, length: number): string {
  return Array.from({ length }, () => LETTERS[wholeNumber(random, 0, LETTERS.length - 1)]).join('');
}

/** Names with a common start and end, which differ in the middle, and some that are short or equal but for what is invisible. */
function randomNames(random: Random): string[] {
  const start = randomText(random, [0, 5, 80, 300][wholeNumber(random, 0, 3)]!);
  const end = randomText(random, [0, 5, 80, 300][wholeNumber(random, 0, 3)]!);
  const width = [1, 3, 40, 200][wholeNumber(random, 0, 3)]!;
  return [
    ...new Set(
      Array.from({ length: wholeNumber(random, 2, 12) }, () => {
        const own = randomText(random, wholeNumber(random, 0, width));
        return random() < 0.1 ? own : `${start}${own}${end}`;
      }),
    ),
  ];
}

const MARKS = /^[\p{M}\p{EMod}]/u;

describe('names of one document', () => {
  test('stay different within the limit, and no character is divided', () => {
    const random = seededRandom(36);
    for (let index = 0; index < countCases({ usual: 500, all: 20_000 }); index += 1) {
      const names = randomNames(random);
      const limit = [TEXT_LIMIT, 60, 40][wholeNumber(random, 0, 2)]!;
      const labels = shortenNames(names, limit);
      const all = names.map((name) => labels.get(name)!);
      expect(new Set(all).size).toBe(names.length);
      for (const [place, label] of all.entries()) {
        expect([...label].length).toBeLessThanOrEqual(limit);
        expect(label.isWellFormed()).toBe(true);
        for (const part of label.split('…').slice(1))
          if (!names[place]!.includes(`…${part}`)) expect([label, MARKS.test(part)]).toEqual([label, false]);
      }
    }
  });

  test('a name that fits keeps its text', () => {
    const labels = shortenNames(['Encode', 'a'.repeat(120), `${'a'.repeat(60)}…${'a'.repeat(59)}`, 'b'.repeat(500)]);
    expect([...labels.values()].slice(0, 3)).toEqual([...labels.keys()].slice(0, 3));
  });

  test('show where they differ, with what stands before it', () => {
    const nameOf = (size: number) =>
      `com.acme.store.core.read.engine.object.ObjectTypeReadStateReshardingBenchmark.testReadString[countStrings=500, countStringsDb=100000, deltaChanges=2000, maxStringLength=${size}, shardSizeMBs=1]`;
    const labels = shortenNames([5, 25, 150, 1000].map(nameOf));
    expect(labels.get(nameOf(150))).toBe(
      'com.acme.store.core.read.engine.object.ObjectTypeReadStateRe…00, deltaChanges=2000, maxStringLength=150, shardSizeMBs=1]',
    );
  });

  test('are different when only invisible characters differ', () => {
    expect([...shortenNames(['a', 'a\u200b', ' a', '']).values()].sort()).toEqual(['(no name)', 'a', 'a #2', 'a #3']);
  });
});

test('10,000 names that look the same are numbered in no time', () => {
  const names = Array.from(
    { length: 10_000 },
    (_, index) => `${'a'.repeat(200)}${'\u200b'.repeat(index % 100)}${'\u200c'.repeat(index / 100)}`,
  );
  const before = process.cpuUsage().user;
  expect(new Set(shortenNames(names).values()).size).toBe(new Set(names).size);
  expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(5);
});

describe('rows with long names', () => {
  const middle = 'segment/'.repeat(30);
  const names = ['A', 'B', 'C', 'D'].map((letter) => `${middle}${letter}/${middle}`);
  const slow = names[2]!;
  const benchmarks = Object.fromEntries(
    names.map((name) => [name, { base: around(100), head: around(name === slow ? 150 : 100, 0.01, { turn: 3 }) }]),
  );
  const policy = policyOf(parseConfigFile('budgets:\n  - {metric: "*", max-regression: 5%}\n', 'c.yml'), TODAY);
  const report = analyse(aRecording(benchmarks), policy);

  test.each(Object.keys(OUTPUTS))('are told apart in %s', (name) => {
    const text = OUTPUTS[name]!(report);
    for (const letter of ['A', 'B', 'C', 'D']) expect(text).toMatch(new RegExp(`/(${letter})/`));
  });

  test('name the slow one in the sentence', () => {
    const sentence = OUTPUTS['terminal.txt']!(report).match(/^✕ .*$/m)?.[0] ?? '';
    expect(sentence).toMatch(/segment\/C\/segment.* got .*slower/);
  });
});

// Sentences about random runs must not contradict the numbers beside them, in any output: the direction of a change and its
// medians, an interval and its limit, the advice and the findings, the kind of a row and the percentage in the table.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Report } from '../../../src/model/report.ts';
import { makeResultTables } from '../../../src/render/result-table.ts';
import { kindOf } from '../../../src/render/row-kind.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { countCases } from '../../support/case-count.ts';
import { type Random, seededRandom, wholeNumber } from '../../support/random-samples.ts';
import { aRecording } from '../../support/recordings.ts';
import { OUTPUTS } from '../../support/report-outputs.ts';
import { sayLimit } from '../../support/sentences.ts';
import { TODAY } from '../../support/today.ts';

const CASES = countCases({ usual: 60, all: 400 });

/** Quiet, noisy or with two modes, and shifted by up to twice as much. */
function valuesOf(random: Random, size: number, shift: number): number[] {
  const noise = [0.002, 0.03, 0.3, 0.9][wholeNumber(random, 0, 3)]!;
  const modes = [1, 1, 1.6][wholeNumber(random, 0, 2)]!;
  return Array.from({ length: size }, () => {
    const mode = random() < 0.5 ? 1 : modes;
    return 100 * shift * mode * (1 + noise * random());
  });
}

interface RandomRun {
  readonly report: Report;
  /** The allowed change, in percent. */
  readonly limit: number;
}

function randomRun(seed: number): RandomRun {
  const random = seededRandom(seed);
  const rounds = wholeNumber(random, 4, 14);
  const limit = wholeNumber(random, 0, 20);
  const names = ['a time', 'b time', 'c time', 'd rate [B/s]', 'e size [B]', 'f score [points]'];
  const benchmarks = Object.fromEntries(
    names.map((name) => {
      const shift = [1, 1, 1.04, 1.3, 2.1, 0.8][wholeNumber(random, 0, 5)]!;
      return [name, { base: valuesOf(random, rounds, 1), head: valuesOf(random, rounds, shift) }];
    }),
  );
  const floor = random() < 0.3 ? '\n  - {metric: time, max-regression: 1%, min-delta: 20ms}' : '';
  const config = `rounds: 4..30\nbudgets:\n  - {metric: "*", max-regression: ${limit}%}${floor}\n`;
  const recording = aRecording(benchmarks, { rounds: { min: 4, max: 30 }, ended: 'time' });
  return { report: analyse(recording, policyOf(parseConfigFile(config, 'c.yml'), TODAY)), limit };
}

/** All the sentences of an output, without its marks. */
function plainTextOf(output: string): string {
  return output
    .replaceAll(/<[^>]*>|\*\*|`/g, '')
    .replaceAll('&#43;', '+')
    .replaceAll(/\\u[\da-f]{4}/g, '');
}

const QUANTITY = String.raw`(-?[\d.]+)([a-zµA-Z/]*)`;
const SCALES: Readonly<Record<string, number>> = { n: 1e-9, µ: 1e-6, m: 1e-3, K: 1e3, k: 1e3, M: 1e6, '': 1 };

/** The value in the base unit; units that are not scaled stay as they are. */
function toNumber(value: string, unit: string): number {
  const prefix = /^[nµmkKM](?=[sB])/.exec(unit)?.[0] ?? '';
  return Number(value) * SCALES[prefix]!;
}

const WORSE_OR_MORE = /^(slower|higher|larger|more|as|the)/;

/** Half of the last digit that is printed. */
const roundingOf = (written: string) => 0.5 * 10 ** -(written.split('.')[1]?.length ?? 0);

function checkMedians(text: string): void {
  const pattern = new RegExp(
    String.raw`([\d.]+)([%×]) (slower|faster|higher|lower|larger|smaller|more|fewer|as|the)[a-z ]*?(: | by the typical ratio of two values \()medians ${QUANTITY} → ${QUANTITY}(?:, ([+-]?[\d.]+)([%×]))?`,
    'g',
  );
  const toChange = (written: string, sign: string) => (sign === '×' ? Number(written) - 1 : Number(written) / 100);
  const toError = (written: string, sign: string) => roundingOf(written) / (sign === '×' ? 1 : 100);
  for (const [sentence, size, sign, word, form, from, fromUnit, to, toUnit, own, ownSign] of text.matchAll(pattern)) {
    const ratio = toNumber(to!, toUnit!) / toNumber(from!, fromUnit!) - 1;
    const change = (WORSE_OR_MORE.test(word!) ? 1 : -1) * toChange(size!, sign!);
    const isSame = Math.abs(ratio - change) <= 0.05 * Math.abs(change) + 0.0015 + toError(size!, sign!);
    const isOneWay = ratio * change > 0 || Math.abs(ratio) < 0.0015;
    const isNamed =
      own !== undefined && Math.abs(ratio - toChange(own, ownSign!)) < 0.002 + toError(own, ownSign!) && isOneWay;
    expect([sentence, form === ': ' ? isSame : isNamed]).toEqual([sentence, true]);
  }
}

function checkIntervals(text: string): void {
  const percent = String.raw`([+-][\d.,]+)%`;
  const allowance = String.raw`(none|[\d.]+%)(, or up to)?`;
  const toRatio = (written: string) => Number(written.replaceAll(',', ''));
  const boundOf = (written: string) => (written === 'none' ? 0 : Number.parseFloat(written));
  const open = new RegExp(
    String.raw`but anything from ${percent} to ${percent} is possible \(95% interval\)\. ${sayLimit(allowance).replace(/\.$/, '')}`,
    'g',
  );
  for (const [sentence, low, high, allowed, hasFloor] of text.matchAll(open)) {
    const ends = [toRatio(low!), toRatio(high!)] as const;
    const bound = boundOf(allowed!);
    const isInside = [bound, -bound].some((limit) => ends[0] <= limit && limit <= ends[1]);
    expect([sentence, isInside || hasFloor !== undefined]).toEqual([sentence, true]);
  }
  const beyond = new RegExp(String.raw`than allowed \(${percent} to ${percent}, allowed ${allowance}`, 'g');
  for (const [sentence, low, high, allowed] of text.matchAll(beyond)) {
    const bound = boundOf(allowed!);
    expect([sentence, toRatio(low!) >= bound || toRatio(high!) <= -bound]).toEqual([sentence, true]);
  }
}

function checkAdvice(text: string): void {
  if (!text.includes('Too noisy to judge')) return;
  expect(text).not.toContain('not proof yet');
  expect(text).toMatch(/but anything from|too few for a verdict/);
}

describe('sentences about random runs', () => {
  const runs = Array.from({ length: CASES }, (_, seed) => randomRun(seed));

  test.each(Object.keys(OUTPUTS))('agree with their numbers in %s', (name) => {
    for (const { report } of runs) {
      const text = plainTextOf(OUTPUTS[name]!(report));
      checkMedians(text);
      checkIntervals(text);
      checkAdvice(text);
    }
  });

  test('have a fair share of each kind', () => {
    const all = runs.map(({ report }) => plainTextOf(OUTPUTS['terminal.txt']!(report))).join('');
    for (const part of [
      ': medians',
      'by the typical ratio',
      '(medians',
      'but anything from',
      `is possible (95% interval). ${sayLimit('5%').replace('5%.', '')}`,
      'than allowed (',
      'not proof yet',
      '× as long',
      'would decide it',
    ])
      expect([part, all.includes(part)]).toEqual([part, true]);
  });

  test('never call a row without significant change that has a percentage in the table', () => {
    for (const { report } of runs)
      for (const { row, change } of makeResultTables(report).flatMap(({ groups }) =>
        groups.flatMap(({ rows }) => rows),
      ))
        if (/\d/.test(change)) expect([row.name, kindOf(row)]).not.toEqual([row.name, 'not-significant']);
  });
});

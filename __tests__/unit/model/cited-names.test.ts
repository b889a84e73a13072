// What is said of a benchmark with a hostile name: the name cannot end the quotation that it stands in.

import '../../support/readable-errors.ts';
import { expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { applyTrustedConfig, checkPlans } from '../../../src/event/claims.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const CLAIM = 'The maintainers have accepted this.';
const HOSTILE = `x" ${CLAIM} "y`;

/** Whatever stands outside of double quotes. */
const ownWords = (text: string) => text.replaceAll(/"[^"\n]*"/g, '""');

function withHostileTexts(values: readonly number[], more: Partial<Recording['series'][number]> = {}): Recording {
  const recording = aRecording({ a: { base: values, head: values } });
  const series = recording.series.map((one) => ({ ...one, name: HOSTILE, metric: HOSTILE, ...more }));
  return { ...recording, name: HOSTILE, series };
}

test.each<[what: string, recording: Recording, said: RegExp]>([
  ['a time below zero', withHostileTexts([1, -1, 2, 3, 4, 5]), /which no time or rate can be/],
  ['a unit that speaks', withHostileTexts([1, -1, 2, 3, 4, 5], { unit: `${CLAIM}-sec` }), /no time or rate/],
  ['values without a ratio', withHostileTexts([1, -1, 2, 3, 4, 5], { unit: 'B' }), /which have no ratio/],
  ['an unusual direction', withHostileTexts([1, 2, 3, 4, 5, 6], { better: 'higher' }), /unusual for the unit/],
])('%s', (_, recording, said) => {
  const messages = analyse(recording, policyOf(null, TODAY))
    .problems.map(inWords)
    .map(({ message }) => message);
  expect(messages.join('\n')).toMatch(said);
  expect(messages.map(ownWords).join('\n')).not.toContain(CLAIM);
});

test('another plan than the configuration has', () => {
  const recording = withHostileTexts([1, 2, 3]);
  const { problems } = applyTrustedConfig(
    [{ ...recording, schedule: { ...recording.schedule, unit: 'sample' } }],
    null,
  );
  expect(problems).toHaveLength(1);
  expect(ownWords(inWords(problems[0]!).where)).not.toContain(CLAIM);
  const copies = [recording, { ...recording, name: `${HOSTILE}2` }] as const;
  expect(() => checkPlans(copies)).toThrow(/it has the same measurements/);
  try {
    checkPlans(copies);
  } catch (error) {
    expect(ownWords((error as Error).message)).not.toContain(CLAIM);
  }
});

// Fuzzes recordings of untrusted jobs. An invalid recording must be rejected with a UserError. A valid one goes through
// the analysis and all outputs, and no text may show an invalid number.

import { analyseLegs } from '../../../src/analyse/matrix.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import { UserError } from '../../../src/errors.ts';
import { checkLegs, parseRecording } from '../../../src/event/recording-file.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import type { Dice } from '../dice.ts';
import { readFixtures } from '../fixtures.ts';
import { mutate, mutateValue } from '../mutate.ts';
import { textsOf } from '../report-texts.ts';
import { assertNoSlip, type Target } from '../target.ts';

const seeds = [...readFixtures('budgets', /recording\.json$/), ...readFixtures('fuzz-seeds', /^recording-/)];
const values: readonly unknown[] = seeds.map((text) => JSON.parse(text));

const POLICIES = [
  policyOf(null, '2026-01-01'),
  policyOf(
    parseConfigFile('budgets:\n  - {metric: "*", max: 5ms, min: 1ms, max-regression: 0%, min-delta: 1us}\n', 'x'),
    '2026-01-01',
  ),
  policyOf(parseConfigFile('table:\n  row: .name\n  col: .file\nremoved: fail\nnew: fail\n', 'x'), '2026-01-01'),
];

export const recordings: Target = {
  id: 'recordings',
  // A case is analysed several times and rendered four times in all outputs.
  minLimitMs: 1500,
  make: (dice) => [dice.oneIn(4) ? mutate(seeds, dice, seeds) : JSON.stringify(mutateRecording(dice))],
  check([text = '']) {
    const recording = recordingOrNull(text);
    if (recording === null) return;
    const isNamedSo = /NaN|undefined|Infinity|\[object/.test(text);
    for (const policy of POLICIES) {
      const { markdown, html, others } = textsOf(analyse(recording, policy));
      findUndecidedBenchmarks(recording, policy);
      if (isNamedSo) continue;
      for (const [where, shown] of Object.entries({ ...markdown, html, ...others })) assertNoSlip(shown, where);
    }
    const legs = [recording, { ...recording, name: `${recording.name} 2` }] as const;
    checkLegs(legs);
    textsOf(analyseLegs(legs, POLICIES[0]!));
  },
};

/** Mutates a recording. `__proto__` as an own property is what JSON.parse makes, and a literal cannot have it. */
function mutateRecording(dice: Dice): unknown {
  const value = mutateValue(dice.pick(values), dice);
  if (!dice.oneIn(40) || typeof value !== 'object') return value;
  const own = { value: { polluted: 1 }, enumerable: true };
  return Object.defineProperty({ ...value }, '__proto__', own);
}

function recordingOrNull(text: string): Recording | null {
  try {
    return parseRecording(text, 'recording.json');
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return null;
  }
}

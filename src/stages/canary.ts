// The settings of a canary: a run of one commit against itself with a slower head, which has to turn red. Settings in, settings out.

import { makePolicyForOneCommit } from '../budgets/one-commit.ts';
import type { Settings } from '../settings/settings.ts';

/** Measures what a gate decides by, and nothing that explains a verdict. Every row is decided, so that each can be named. */
export function toCanarySettings({ measure, policy, ...settings }: Settings): Settings {
  const commands = measure.commands.map((command) => ({ ...command, count: [], profile: null }));
  const ofOne = makePolicyForOneCommit(policy);
  // A budget that only warns for a time is there until the gate is trusted: judged is what applies afterwards.
  const lasting = ofOne.budgets.filter(({ level, until }) => level === 'fail' || until === null);
  return {
    ...settings,
    measure: {
      ...measure,
      ...{ commands, count: [], measure: 'all', bisectMinutes: 0, rebuildMinutes: 0, stop: 'rows', precision: null },
      ...{ baseline: null, shard: null, benchmarkFiles: [] },
    },
    policy: { ...ofOne, budgets: lasting },
  };
}

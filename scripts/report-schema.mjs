// The schema of the JSON report: each key that `src/render/outputs/json.ts` writes, and what it means. Programs read it as
// docs/report.schema.json; a test holds every golden report to it, and refuses keys that it does not describe. It is not in `src`,
// because nothing of the program reads it.

import * as z from 'zod';
import { CLAIM_OUTCOMES } from '../src/model/body-claim.ts';
import { CANARY_OUTCOMES } from '../src/model/canary.ts';
import { MEASURE_REASONS, SKIP_REASONS } from '../src/model/decision.ts';
import { SIDES } from '../src/model/measurement.ts';
import { recordingSchema } from '../src/model/recording.ts';
import { sourceLocationSchema } from '../src/model/source-location.ts';
import { CONCLUSIONS, LEVELS, STATES } from '../src/model/verdict.ts';

const count = z.int().min(0);
const finite = z.number().nullable();

const commit = z.looseObject({
  sha: z.string().nullable().describe('Full SHA; null when no commit was found.'),
  how: z
    .string()
    .describe(
      'How it was chosen: merge-base, target, head, merge, worktree, or the ref as given; baseline for a base that was not measured.',
    ),
  branch: z.string().optional().describe('The branch by which it was chosen; absent if it was chosen in another way.'),
});

const ends = { low: finite, high: finite };

const side = z
  .looseObject({
    n: z.int().min(1).describe('Number of values.'),
    median: z.number(),
    low: finite.describe('Lower end of the 95 % order-statistic interval of the median; null below 6 values.'),
    high: finite.describe('Upper end of that interval.'),
    values: z.array(z.number()).min(1).describe('In base units, in the order they were taken.'),
    rounds: z
      .array(z.int().min(1))
      .optional()
      .describe('The round of each value; absent if the values are of the rounds 1, 2, … n, one each.'),
  })
  .nullable();

const levelSince = z.looseObject({
  anchor: z.string().describe('Name of the tag that the level is relative to.'),
  commit: z.string().describe('Full SHA of its commit.'),
  base: finite.describe('Ratio of base to the anchor minus one, from the history.'),
  change: finite.describe(
    'Ratio of head to the anchor minus one: that of base, and the change that this run measured.',
  ),
  interval: z.looseObject(ends).nullable().describe('95 % interval of `change`.'),
  p: z.number().min(0).max(1).describe('Two-sided p of no change since the anchor.'),
});

const budget = z.looseObject({
  kind: z
    .string()
    .describe(
      'max-regression, min-improvement, max, min, max-growth; new or removed for a result that only one side has; same-answer for one whose answers differ.',
    ),
  limit: finite.describe(
    'A ratio for max-regression and min-improvement (0.05 is 5 %), an exponent for max-growth, else in base units; null for new, removed and same-answer.',
  ),
  level: z.enum(LEVELS),
  outcome: z
    .enum(['pass', 'fail', 'inconclusive', 'no-level'])
    .describe('`no-level`: the budget is against a release, and no level since then is known.'),
  because: z.string().nullable().describe("The team's reason, from the configuration file."),
  decidedBy: z
    .enum(['cpu-time', 'fastest-third'])
    .optional()
    .describe('What decided where the test of `p` did not; absent if that test did, or nothing.'),
  against: z
    .string()
    .optional()
    .describe('`latest-release` or the tag that the limit is relative to; absent where that is base.'),
  since: levelSince.nullable().optional().describe('The level that was judged; null if the outcome is `no-level`.'),
  reason: z
    .enum(['no-anchor', 'no-comparison', 'no-ratio'])
    .optional()
    .describe(
      'Why there is no level: a problem of the report says why nothing has one, no run compared this benchmark since then, or its values have no ratio.',
    ),
});

const command = z
  .string()
  .nullable()
  .describe('The command that measured the benchmark, such as "command 2"; null where the run has only one.');

const reasonOf = (reasons) =>
  z.looseObject({
    command: command.describe('Name of the command; null for the only one without a name.'),
    leg: z
      .string()
      .optional()
      .describe('Name of the leg, or the shard, that decided so; absent if all decided alike, or there is one.'),
    reason: z.enum(reasons),
    detail: z.string().describe('The files that the reason is about, for people.'),
  });

const comparison = z.looseObject({
  command,
  name: z.string(),
  group: z
    .string()
    .nullable()
    .describe('What the tool groups by, such as a Go package; with several recordings, the leg as well.'),
  metric: z.string().describe("The tool's own name of the metric."),
  unit: z.string().describe('The base unit of all values, such as sec/op.'),
  better: z.enum(['lower', 'higher']),
  state: z
    .enum(STATES)
    .describe(
      '`unchanged`: it kept its budgets, or without any showed no significant change. How large a change is still possible, `interval` says. `inconclusive`: a budget is undecided, or the run ended before anything could be decided.',
    ),
  exact: z.boolean().describe('Constant on both sides, therefore compared without a test.'),
  control: z
    .literal(true)
    .optional()
    .describe('The configuration names it as a control benchmark: it shows the machine, and is not judged.'),
  placements: z
    .looseObject({ base: count, head: count })
    .optional()
    .describe('Number of placements in memory in which each side was counted; absent for what was measured in rounds.'),
  onProcessor: z
    .number()
    .min(0)
    .optional()
    .describe(
      'Share of its time on a processor, without the time in which it queued for one; above 1 with threads. Absent where no CPU time of the benchmark was measured.',
    ),
  builds: z
    .looseObject({
      base: count.describe('Number of builds; the first one is that of the rounds.'),
      head: count,
      spread: z.number().min(0).describe('Largest relative difference between two builds of one side.'),
      outcome: z
        .enum(['survived', 'layout', 'unknown'])
        .describe(
          '`survived`: broken over builds with other memory layouts too. `layout`: not broken over them, so the row is inconclusive. `unknown`: too few builds could be made, so the row is broken as by the rounds.',
        ),
    })
    .optional()
    .describe(
      'Builds with other memory layouts; absent for a row that no limit called broken, and without `rebuild-minutes`.',
    ),
  base: side.describe('Null: not measured on base.'),
  head: side.describe('Null: not measured on head.'),
  delta: finite.describe('Ratio of the medians minus one; null over a zero base or with a side missing.'),
  change: finite.describe(
    'The change that is shown and judged, Hodges-Lehmann ratio minus one: it lies in `interval`. The same as `delta` when exact, and where values below zero have no ratio; null where `delta` is, and where the ratio is infinite.',
  ),
  interval: z
    .looseObject(ends)
    .nullable()
    .describe(
      '95 % Hodges-Lehmann interval of the ratio minus one; null where there is none, an end null where it is infinite.',
    ),
  p: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe(
      'Two-sided Mann-Whitney p, or of a count that of the signed-rank test of its differences; null when compared exactly.',
    ),
  fastestThird: z
    .looseObject({ p: z.number().min(0).max(1).describe('Two-sided p of the test of the fastest third.') })
    .optional()
    .describe(
      'The test that decided the row where that of `p` did not: `change` and `interval` are those of the fastest third.',
    ),
  detectable: finite.describe(
    'The smallest worsening, as a ratio, that a run with this noise finds in 9 of 10 cases under the budget of this row; null without such a budget, when exact, and where nothing can be found.',
  ),
  wouldDecide: z
    .looseObject({
      minutes: count.nullable().describe('About so many more minutes of measuring; null if no sensible time would do.'),
      limit: finite.describe(
        'The smallest limit that the values so far would keep: a ratio, or for `max` and `min` a value in the base unit. Null if there is none.',
      ),
    })
    .optional()
    .describe('What would have decided an undecided row; absent for others.'),
  culprit: z
    .looseObject({
      kind: z
        .enum(['commit', 'range', 'several', 'unknown'])
        .describe(
          '`commit`: one commit did it. `several`: each of the commits did a part. `range`: one of the commits did it, and they cannot be distinguished.',
        ),
      commits: z.array(z.string()).describe('Full SHAs, oldest first.'),
      of: count.describe('Number of commits that were searched.'),
      builds: count.describe('Number of commits that were built, or tried to be.'),
      rounds: count.describe('Number of rounds that were measured for this row.'),
    })
    .optional()
    .describe('The commit that changed the row; absent if none was searched.'),
  functions: z
    .array(
      z.looseObject({
        name: z.string(),
        file: z.string().nullable().describe('Source file or program; null if it is not known.'),
        deltaSelf: z.number().describe('Change of its own time, head minus base, in the unit of the metric.'),
        low: z.number().nullable().describe('Interval that holds for all functions at once; null with one profile.'),
        high: z.number().nullable(),
        touched: z.boolean().describe('Whether base and head differ in its file.'),
      }),
    )
    .optional()
    .describe(
      'Functions whose own time changed by more than its noise, most grown first; absent if the row was not profiled.',
    ),
  profile: z
    .looseObject({
      of: z
        .enum(['benchmark', 'command'])
        .nullable()
        .describe('What the profiles are of: the benchmark alone, or all of the command; null if there are none.'),
      reason: z
        .enum(['equal', 'few-samples', 'noise', 'metric', 'no-profile'])
        .nullable()
        .describe(
          'Why no function is named; null if one is. `metric`: the profiles do not measure this metric. `no-profile`: a side has none.',
        ),
      runs: z.looseObject({ base: count, head: count }).optional().describe('Number of profiles on each side.'),
      samples: z
        .looseObject({ base: count, head: count })
        .nullable()
        .optional()
        .describe('Number of samples on each side; null for counts.'),
      elsewhere: z.number().optional().describe('Part of the change that no named function has.'),
      proportional: z
        .boolean()
        .optional()
        .describe('Whether the shares of the functions do not differ, so that all of them grew with the benchmark.'),
      wouldShow: z
        .int()
        .nullable()
        .optional()
        .describe('With `few-samples`: so many profiles a side would show the clearest change, if it is real.'),
      shares: z
        .boolean()
        .optional()
        .describe('Whether only shares are compared, because the totals of the runs differ too much.'),
      totals: z
        .array(
          z.looseObject({
            name: z.string(),
            file: z.string().nullable(),
            deltaTotal: z.number().describe('Change of its total time, with all that it calls.'),
            low: z.number(),
            high: z.number(),
            touched: z.boolean(),
          }),
        )
        .optional()
        .describe('Functions whose total time grew, most grown first; only if none is named by its own time.'),
    })
    .optional()
    .describe('Where `functions` come from; absent if the row was not profiled.'),
  budgets: z.array(budget).describe('Every budget that was judged for this row.'),
  since: levelSince
    .extend({ significant: z.boolean().describe('Whether the change is more than chance, among all rows.') })
    .optional()
    .describe('The level since the latest release that the history measured; absent where none is known.'),
  renamed: z
    .looseObject({
      from: z.string().describe('Its name on base.'),
      by: z
        .enum(['configuration', 'head'])
        .describe(
          'Which file has the entry in `renamed`: the configuration in use, or that of head, which is the pull request itself.',
        ),
    })
    .optional()
    .describe('Absent where both sides use the same name.'),
  place: sourceLocationSchema
    .optional()
    .describe('Where head defines the benchmark; absent when it is not known for certain.'),
  sameAnswer: z
    .boolean()
    .optional()
    .describe('Whether the answers of both sides are equal; absent if not both gave one that is always the same.'),
  exponent: z
    .looseObject({ base: finite, head: finite })
    .optional()
    .describe(
      'How the benchmarks of this name grow with a size, as the exponent of each side. Only in a row of `max-growth`, whose values, `delta`, `change` and `interval` are exponents and their differences.',
    ),
  growth: z
    .looseObject({
      by: z.string().describe('The part of the names that has the size.'),
      sizes: z.array(z.number()).describe('Ascending.'),
      floor: finite.describe(
        'Part of the values of head that does not grow, in the unit; null if there is hardly one.',
      ),
    })
    .optional()
    .describe('Only in a row of `max-growth`.'),
});

const geomean = z.looseObject({
  unit: z.string(),
  base: finite.describe('Of the medians; null where no round measured all of its benchmarks.'),
  head: finite,
  delta: finite.describe('Geometric mean of the ratios of the medians, minus one.'),
  change: finite.describe(
    'As of a comparison, from the geomeans of the rounds: it lies in `interval`, and is what is shown and judged. Null where no budget is about it; then `delta` is shown.',
  ),
  n: z.int().min(1).describe('Number of benchmarks it is over.'),
  group: z.string().nullable().describe('With several recordings, the leg that a budget judged; else null.'),
  interval: z
    .looseObject(ends)
    .nullable()
    .describe('As of a comparison, from the geomeans of the rounds; null where no budget is about it.'),
  p: z.number().min(0).max(1).nullable().describe('As of a comparison; null where no budget is about it.'),
  members: z
    .array(z.looseObject({ command, group: z.string().nullable(), name: z.string() }))
    .nullable()
    .describe('The benchmarks it is over; null where no budget is about it.'),
  leftOut: count.nullable().describe('Benchmarks that have values not above zero; null where no budget is about it.'),
  budgets: z.array(budget).describe('Every budget `of: geomean` that was judged for it.'),
});

const shapedCell = z.looseObject({
  n: z.int().min(1).describe('Number of values.'),
  median: z.number(),
  low: finite.describe('Lower end of the 95 % order-statistic interval of the median; null below 6 values.'),
  high: finite.describe('Upper end of that interval.'),
  comparison: z
    .looseObject({
      delta: finite.describe('Ratio of the medians minus one; null over zero.'),
      change: finite.describe('The change that is shown, as of a comparison.'),
      p: z.number().min(0).max(1).nullable().describe('Two-sided Mann-Whitney p; null when compared exactly.'),
    })
    .nullable()
    .describe("Against the row's first cell; null in the first column, and where that has no cell."),
});

const shapedTable = z.looseObject({
  fields: z
    .array(z.looseObject({ name: z.string(), value: z.string() }))
    .describe('The keys of the table with their values.'),
  unit: z.string().describe('The base unit of all values.'),
  sides: z.array(z.enum(SIDES)).describe('Whose values it is made of.'),
  varying: z.array(z.string()).describe('Keys that it does not show and in which the benchmarks of some cell differ.'),
  columns: z.array(z.array(z.string())).min(1).describe('For each column the values of its keys.'),
  rows: z.array(
    z.looseObject({
      label: z.string(),
      cells: z.array(shapedCell.nullable()).describe('One for each column; null where nothing was measured.'),
    }),
  ),
  geomeans: z
    .array(z.looseObject({ value: finite, delta: finite }))
    .describe('For each column that of its medians, and that of the ratios to the first column minus one.'),
});

const problem = z.looseObject({
  where: z.string(),
  message: z.string(),
  severity: z.enum(['error', 'warning']),
  code: z.string().describe('What happened, for programs. Codes are never renamed.'),
  data: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .describe('The facts that the message tells.'),
  excerpt: z
    .looseObject({
      file: z.string().nullable().describe('Where the head of the repository has this line; null: nowhere.'),
      line: z.int().min(1),
      column: z.int().min(1).describe('In UTF-16 units, from 1.'),
      length: z.int().min(1).describe('Of what is meant, in UTF-16 units.'),
      text: z.string().describe('The whole line.'),
    })
    .optional()
    .describe('The line of the configuration that it is about.'),
  output: z
    .array(z.string())
    .optional()
    .describe('The last lines that the failed command printed, without secrets. Absent: it printed nothing.'),
});

const accepted = z.looseObject({
  label: z.string().describe('The label, as `override-label` names it.'),
  by: z.string().describe('Login of whoever set it.'),
  isAuthor: z.boolean().describe('Whether they opened the pull request too.'),
  at: z.string().describe("When, by GitHub's clock, as ISO 8601 in UTC."),
  scope: z.enum(['commit', 'pull-request']).describe('What the label holds for.'),
  verdict: z.enum(['fail', 'inconclusive']).describe('What the verdict is without it.'),
});

const configChange = z.looseObject({
  path: z.string(),
  kind: z.enum(['changed', 'deleted']),
  error: z.string().nullable().describe("The first thing that is wrong with head's file."),
  settings: z
    .array(
      z.looseObject({
        budget: z.string().nullable().describe('What the budget is for; null for what is no budget.'),
        key: z.string().nullable().describe('Null: the whole budget was added or removed.'),
        base: z.string().nullable().describe('As written; null: not set.'),
        head: z.string().nullable().describe('As written; null: not set.'),
      }),
    )
    .describe('Empty where only comments or the layout differ.'),
});

/** Objects are loose: a later version may add fields, and readers must not mind. */
const environment = z
  .looseObject(recordingSchema.shape.environment.shape)
  .nullable()
  .describe('The machine that measured; null when nothing was measured.');

export const reportSchema = z.looseObject({
  version: z.literal(1),
  name: z.string().describe("The gate's name."),
  verdict: z.enum(CONCLUSIONS).describe('pass as well for a run that a label accepted.'),
  accepted: accepted.nullable().describe('Who let a failing run pass by a label; null when nobody did.'),
  base: commit,
  head: commit,
  rounds: count.describe('Rounds that both sides completed; with several legs, the fewest of those that have results.'),
  placements: count.optional().describe('Placements in which both sides were counted; absent if nothing was counted.'),
  measuredAgain: z
    .looseObject({
      rounds: count.describe('Attempts at rounds that were put aside; `rounds` has no part of them.'),
      minutes: z.number().min(0).describe('That they took, with the wait for the machine to calm down.'),
    })
    .optional()
    .describe('What was measured again because others used the machine; absent where nothing was.'),
  rebuilds: z
    .looseObject({
      builds: count.describe('On each side, without the first one.'),
      seconds: z.number().min(0),
      rows: count.describe('Rows that were about to be broken.'),
    })
    .optional()
    .describe('Builds with other memory layouts; absent where no row needed them.'),
  seed: z.string(),
  commands: z.array(z.string()),
  canary: z
    .looseObject({
      slowdown: z.number().describe('The share of its time by which head was slowed down.'),
      rows: z
        .array(
          z.looseObject({
            outcome: z.enum(CANARY_OUTCOMES).describe('`red`, or the reason why the time did not turn red.'),
            slowdown: finite.describe('As it was measured.'),
          }),
        )
        .describe('One entry for each time or rate.'),
    })
    .optional()
    .describe('Only of `check --canary`, which is not a verdict.'),
  counts: z
    .looseObject(Object.fromEntries(STATES.map((state) => [state, count])))
    .describe(
      'Results of each state. A state is about the change of this run: a budget against a release leaves it as it is.',
    ),
  shard: z.string().optional().describe('The part of the benchmarks that was measured, such as 2/4; absent for all.'),
  benchmarkFiles: z
    .enum(['head', 'own'])
    .optional()
    .describe('Which version of `benchmark-files` base was measured with; absent if none are configured.'),
  cost: z
    .looseObject({
      setupSeconds: z.number().min(0).describe('Setup of both sides.'),
      measuringSeconds: z.number().min(0).describe('From the first invocation to the last.'),
      savedSeconds: z
        .number()
        .min(0)
        .describe(
          'That the planned maximum of rounds would have taken beyond that; 0 unless measuring ended because all was decided.',
        ),
    })
    .optional()
    .describe('What the run took; absent where it is not known.'),
  notMeasured: z
    .array(reasonOf(SKIP_REASONS))
    .describe('Commands that were not run, because they cannot have changed.'),
  measured: z
    .array(reasonOf(MEASURE_REASONS))
    .optional()
    .describe('Why commands were run that have `paths` or `depends-on`; absent if none has.'),
  comparisons: z.array(comparison),
  geomeans: z.array(geomean),
  tables: z.array(shapedTable).nullable().describe('As `table` of the configuration shapes them; null without it.'),
  problems: z.array(problem),
  configuration: z
    .looseObject({
      path: z.string(),
      commit: z.string().nullable().describe('Full SHA of the commit it was read from; null: the working tree.'),
      how: z.enum(['start', 'tip', 'head', 'named', 'worktree']),
    })
    .nullable()
    .optional()
    .describe('The configuration file that counted; null: there is none.'),
  configChange: configChange
    .nullable()
    .describe(
      'What head changes in the configuration file, which does not count yet, except for new entries of `renamed`; null: nothing to tell.',
    ),
  proposedRenames: z
    .array(z.looseObject({ from: z.string(), to: z.string() }))
    .optional()
    .describe('Entries of `renamed` for benchmarks that seem to be renamed; absent where there are none.'),
  environment,
  baseline: z
    .looseObject(recordingSchema.shape.baseline.unwrap().shape)
    .optional()
    .describe('The kept recording that the values of base come from; absent where base was measured.'),
  claims: z
    .array(
      z.looseObject({
        name: z.string(),
        improvement: z.number().describe('A ratio: 0.2 is 20 % less time.'),
        outcome: z.enum(CLAIM_OUTCOMES).describe('`missed`: not proven. `open` and `unmatched`: not decided.'),
      }),
    )
    .optional()
    .describe('Claims in the description of the pull request; absent if there are none.'),
  legs: z
    .array(z.looseObject({ name: z.string(), seed: z.string(), environment }))
    .optional()
    .describe(
      'The machines of a matrix, as their recordings name them; absent where there was one. `seed` and `environment` above are those of the first.',
    ),
});

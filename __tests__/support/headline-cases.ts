// Every kind of run that a headline has to tell apart, by what a person would call it. In: recordings, configurations
// and errors as the program meets them. Out: the Reports that it makes of them.

import { analyseLegs } from '../../src/analyse/matrix.ts';
import { analyse, withOverride } from '../../src/analyse/pipeline.ts';
import { UserError, userError, withFailure } from '../../src/errors.ts';
import { type Diagnostic, makeError, makeWarning } from '../../src/model/diagnostic.ts';
import type { Failure } from '../../src/model/diagnostic-schema.ts';
import { errorReport } from '../../src/model/error-report.ts';
import { inFile, inRound, inSetup, type Location } from '../../src/model/location.ts';
import type { Recording } from '../../src/model/recording.ts';
import type { Report } from '../../src/model/report.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { always, around } from './builders.ts';
import { aRecording, besideBaseline, type Sides } from './recordings.ts';
import { TODAY } from './today.ts';

type Given = NonNullable<Parameters<typeof aRecording>[1]>;
type Benchmarks = Readonly<Record<string, Sides>>;

const steady: Sides = { base: around(100), head: around(100.2, 0.01, { turn: 3 }) };
const slower: Sides = { base: around(100), head: around(125, 0.01, { turn: 3 }) };
const faster: Sides = { base: around(125), head: around(100, 0.01, { turn: 3 }) };
const noisy: Sides = { base: around(100, 0.5), head: around(106, 0.5, { turn: 3 }) };
const constant: Sides = { base: always(7), head: always(7) };

/** Budgets at a level, for all metrics unless said otherwise. */
const config = (level = 'fail', more = '') =>
  `budgets:\n  - {metric: "*", max-regression: 5%, level: ${level}}\n${more}`;

const policy = (text: string) => policyOf(parseConfigFile(text, 'perf/head.yml'), TODAY);

function judged(benchmarks: Benchmarks, text = config(), given: Given = {}): Report {
  return analyse(aRecording(benchmarks, given), policy(text));
}

const GEOMEAN = 'budgets:\n  - {metric: "*", max-regression: 5%, of: geomean}\n';

/** A run that ended in an error before there was anything to judge. */
function refused(code: Failure): Report {
  const error = userError('rename-unused', inFile('perf/head.yml'), { name: 'the benchmark of head' });
  return errorReport('bench-referee', withFailure(error, code).diagnostics, 'a'.repeat(40));
}

/** A configuration whose path speaks of head. */
function misspelt(): Report {
  try {
    policy(config().replace('max-regression', 'max-regresion'));
  } catch (error) {
    if (error instanceof UserError) return errorReport('bench-referee', error.diagnostics, 'a'.repeat(40));
  }
  throw new Error('the configuration was read after all');
}

const onHead = (failure: Failure, location: Location): Diagnostic[] => [
  makeError('invocation-failed-on-head', location, { round: 1 }, { failure }),
];

function withProblems(recording: Recording, problems: readonly Diagnostic[]): Report {
  return analyse({ ...recording, problems: [...problems] }, policy(config()));
}

function legs(...all: readonly [Benchmarks, ...Benchmarks[]]): Report {
  const recordings = all.map((benchmarks, index) => ({ ...aRecording(benchmarks), name: `leg ${index}` }));
  return analyseLegs(recordings as [Recording, ...Recording[]], policy(config()));
}

const override = {
  label: 'perf-regression-accepted',
  by: 'ada',
  isAuthor: false,
  at: '2026-11-20T09:00:00Z',
  scope: 'commit',
} as const;

export const HEADLINE_CASES: Readonly<Record<string, Report>> = {
  'every budget kept': judged({ a: steady, b: steady }),
  'every budget kept, one benchmark got better': judged({ a: steady, b: faster }),
  'no budget applies': judged({ a: steady }, 'budgets:\n  - {metric: p99-sec, max: 50ms}\n'),
  'a geomean kept': judged({ a: steady, b: steady }, GEOMEAN),
  'a budget broken that only reports': judged({ a: steady, b: slower }, config('report')),
  'a budget undecided that only reports': judged({ a: steady, b: noisy }, config('report')),
  'a budget undecided that only warns': judged({ a: steady, b: noisy, c: faster }, config('warn')),
  'a budget broken that only warns': judged({ a: slower }, config('warn')),
  'a budget broken': judged({ a: slower, b: steady }),
  'several budgets broken': judged({ 'a time': slower, 'b throughput [B/s]': faster }),
  'a ceiling broken': judged({ a: slower }, 'budgets:\n  - {metric: time, max: 110ms}\n'),
  'a geomean broken': judged({ a: slower, b: slower }, GEOMEAN),
  'a budget undecided': judged({ a: steady, b: noisy }),
  'a geomean undecided': judged({ a: noisy, b: noisy }, GEOMEAN),
  'time over, a budget undecided': judged({ a: noisy }, config(), {
    rounds: { min: 6, max: 30 },
    ended: 'time',
  }),
  'a benchmark removed': judged({ a: steady, b: { base: around(100) } }),
  'a benchmark removed, which only warns': judged(
    { a: steady, b: { base: around(100) } },
    config('fail', 'removed: warn\n'),
  ),
  'a benchmark new, which is not allowed': judged(
    { a: steady, b: { head: around(100) } },
    config('fail', 'new: fail\n'),
  ),
  'a benchmark lost a metric': judged({ 'a time': steady, 'a allocs [allocs/op]': { base: always(7) } }),
  'benchmarks lost several metrics': judged({
    'a time': steady,
    'a size [B/op]': { base: always(64) },
    'a allocs [allocs/op]': { base: always(7) },
    'b time': steady,
    'b size [B/op]': { base: always(64) },
  }),
  'a benchmark has a new metric, which is not allowed': judged(
    { 'a time': steady, 'a allocs [allocs/op]': { head: always(7) } },
    config('fail', 'new: fail\n'),
  ),
  'broken, removed and without a metric': judged({
    'a time': slower,
    'a allocs [allocs/op]': { base: always(7) },
    'b time': { base: around(100) },
  }),
  'accepted by a label': withOverride(judged({ a: slower }), override),
  'an undecided budget accepted by a label': withOverride(judged({ a: noisy }), override),
  'base has no results': judged({ a: { head: around(100) } }),
  'base measured on another machine': analyse(
    besideBaseline(
      [{ a: around(100) }, { environment: { cpu: 'one' } }],
      [{ a: around(100) }, { environment: { cpu: 'two' } }],
    ),
    policy(config()),
  ),
  'head failed in a later round': judged({ a: steady }, config(), {
    outcomes: { 'head 10': 'failed' },
    ended: 'failed',
  }),
  'head failed from the start': withProblems(
    aRecording({ a: { base: around(100) } }, { ended: 'failed' }),
    onHead('benchmark-failed', inRound(0, 'head')),
  ),
  'setup failed on head': withProblems(
    aRecording({ a: { base: around(100) } }, { ended: 'failed' }),
    onHead('setup-failed', inSetup('head')),
  ),
  'setup failed on base and on head alike': withProblems(
    aRecording({ a: { base: around(100) } }, { ended: 'failed' }),
    [
      makeWarning('command-not-found', inSetup('base'), {}, { failure: 'setup-failed' }),
      makeError('command-not-found', inSetup('head'), {}, { failure: 'setup-failed' }),
    ],
  ),
  'something changed the tree of base': withProblems(
    aRecording({ a: steady }, { ended: 'failed' }),
    onHead('tampered', inRound(4, 'head')),
  ),
  'base ran and failed later': judged({ a: steady }, config(), {
    outcomes: { 'base 8': 'failed' },
    ended: 'failed',
  }),
  'base failed, head did not': withProblems(aRecording({ a: { head: around(100) } }), [
    makeWarning('invocation-failed-on-head', inRound(0, 'base'), { round: 0 }, { failure: 'benchmark-failed' }),
  ]),
  'a limit in a unit that does not fit': judged({ a: steady }, 'budgets:\n  - {metric: time, max: 5MB}\n'),
  'too few rounds for any budget': judged({ a: { base: [1, 2, 3], head: [3, 1, 2] } }),
  'cancelled while measuring': judged({ a: steady }, config(), { ended: 'cancelled' }),
  'head gave no results': judged({ a: { base: around(100) } }),
  'the time was over before head gave a result': judged({ a: { base: around(100) } }, config(), {
    ended: 'time',
  }),
  'several machines, one of them broke a budget': legs({ a: steady }, { a: slower }, { c: constant }),
  'several machines, head failed on one': legs({ a: steady }, { a: { base: around(100) } }),
  'a mistake in the configuration, whose path speaks of head': misspelt(),
  'the token lacks a permission': refused('permission'),
  'the workflow that measured is not known': refused('workflow-unknown'),
  'the run that measured failed': refused('measuring-failed'),
  'the pull request is not known, or several are': refused('pull-request-unknown'),
  'there is no recording': refused('recording-missing'),
  'a recording is refused': refused('recording-refused'),
  'another error of `report`': refused('report-failed'),
  'another error before anything was measured': refused('not-measured'),
};

// Messages of the warning checks: what makes the numbers of a run worth less, although no error occurred.

import { formatCompact } from '../../units/compact-number.ts';
import { formatWholePercent } from '../../units/percent.ts';
import { type Piece, type RichText, richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { codes, flag, list, message, number, oneOf, optional, text, texts, withCode } from './message.ts';

/** Maximum number of file names in a warning. */
const MAX_PATHS = 3;

const REWRITE = 'Write it again with `bench-referee check --write-baseline`';

/** The value of a fact on the machine of the baseline, then on this one. */
const bothValues = optional(texts);

const processorShare = { mean: number, worst: number, firstRound: number, lastRound: number };

const changedPaths = { paths: texts, total: number, isBaseline: flag };

export const WARNING_MESSAGES = {
  'baseline-machine-differs': message(
    {
      processor: bothValues,
      cores: bothValues,
      image: bothValues,
      architecture: bothValues,
      system: bothValues,
    },
    (facts) => {
      const differences = Object.entries(facts).flatMap(([name, values]) =>
        values === undefined ? [] : [richText`${name} ${values[0]} (here ${values[1]})`],
      );
      return richText`it was measured on another machine: ${list(differences)}. Results that depend on the machine say little about the code.`;
    },
  ),
  /** `settings`: what differs if the texts of the commands are the same. */
  'baseline-commands-differ': message(
    { there: texts, here: texts, settings: optional(codes) },
    ({ there, here, settings }) => {
      const difference =
        settings === undefined
          ? richText`it was measured with ${list(there)}, and head with ${list(here)}`
          : richText`it was measured with another ${list(settings)} for ${list(here)} than head`;
      return richText`${difference}, which may not measure the same. ${withCode(REWRITE)}.`;
    },
  ),
  'baseline-old': message({ days: number }, `it is {days} days old. ${REWRITE}.`),
  'baseline-changes-unknown': message({ reason: oneOf('uncommitted', 'commit-missing') }, ({ reason }) => {
    const why =
      reason === 'uncommitted'
        ? 'it was measured with uncommitted changes'
        : 'the commit that it was measured at is not part of this clone';
    return richText`${why}, so it is not known whether dependencies or benchmarks differ from those of head. ${withCode(REWRITE)}.`;
  }),
  'baseline-benchmarks-differ': message(
    { newBenchmarks: number, newMetrics: number, goneBenchmarks: number, goneMetrics: number },
    ({ newBenchmarks, newMetrics, goneBenchmarks, goneMetrics }) => {
      const parts = [
        ...countAffectedResults(newBenchmarks, newMetrics).map((who) => `${who} missing from it`),
        ...countAffectedResults(goneBenchmarks, goneMetrics).map((who) => `${who} only in it`),
      ];
      return richText`${list(parts)}. ${withCode(REWRITE)} if that is intended.`;
    },
  ),
  'all-changed-alike': message(
    { changed: number, of: number, direction: oneOf('worse', 'better') },
    ({ changed, of, direction }) =>
      richText`nearly everything moved the same way: ${changed} of ${of} results (${formatWholePercent(changed / of)}) got ${direction} by more than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`,
  ),
  'toolchain-differs': message({ base: texts, head: texts }, ({ base, head }) => {
    const found =
      base.length > 0 && head.length > 0
        ? richText`base ran with ${list(base)} and head with ${list(head)}`
        : richText`only ${head.length > 0 ? 'head' : 'base'} ran with ${list([...base, ...head])}`;
    return richText`${found}. A change may come from there rather than from the code.`;
  }),
  'dependencies-differ': message(
    changedPaths,
    (changed) => richText`${describePaths(changed)}. A change may come from a dependency rather than from the code.`,
  ),
  'benchmark-sources-differ': message(
    changedPaths,
    (changed) =>
      richText`${describePaths(changed)}. Where a benchmark itself was changed, the two sides do not measure the same thing.`,
  ),
  'benchmarks-of-head': message(
    { paths: texts, total: number },
    ({ paths, total }) =>
      richText`head changes ${list(paths, MAX_PATHS, total)}, and both sides ran head's version, because of ${withCode('`benchmark-files`')}. Review such a change with care: it also ran as a part of base, and can tell the sides apart.`,
  ),
  'base-slowed': message(
    { benchmarks: texts, total: number, change: number },
    ({ benchmarks, total, change }) =>
      richText`base was slower in each of its rounds than in its warm-up, which ran first: ${list(benchmarks, MAX_PATHS, total)} by at least ${formatWholePercent(change)}. Head was as slow from its warm-up on. Either the machine slowed down right after base's warm-up, or code of head slows base down, which hides a regression. Run base alone to compare, and look at what both sides share.`,
  ),
  'rounds-missing': message(
    { benchmark: text, side: oneOf('base', 'head'), missing: number, of: number, others: number },
    ({ benchmark, side, missing, of, others }) => {
      const more = others === 0 ? '' : `, and ${others} more ${others === 1 ? 'benchmark' : 'benchmarks'} likewise`;
      return richText`${benchmark} is missing on ${side} in ${missing} of ${of} rounds${more}. Only the other rounds are compared. Find out why it does not always run.`;
    },
  ),
  'processors-stolen': message(
    processorShare,
    (share) =>
      richText`other virtual machines took ${formatShare(share)} of the processors while measuring. Expect noise, and run again if a result surprises.`,
  ),
  'processors-shared': message(
    processorShare,
    (share) =>
      richText`other processes took ${formatShare(share)} of the processors while measuring. Stop what runs beside the benchmark. A service or a container that works for it counts as well.`,
  ),
  'machine-busy-before': message(
    { load: number, cores: number },
    ({ load, cores }) =>
      richText`the load was ${formatCompact(load, 1)} on ${cores} processors before measuring began. Whatever caused it may have continued during the benchmark.`,
  ),
  'too-many-disturbances': message(
    { rounds: number },
    'other processes disturbed so many rounds that {rounds} were measured again, which is the limit. Later disturbed rounds are part of the result. Stop what runs beside the benchmark, or run again when the machine is calmer.',
  ),
  'one-sided-load': message(
    { side: oneOf('base', 'head'), rounds: number },
    ({ side, rounds }) =>
      richText`other processes or virtual machines took time while ${side} ran, and much less while ${side === 'head' ? 'base' : 'head'} did. So no attempt at a round was put aside, and ${formatCount(rounds, 'round')} ${rounds === 1 ? 'has' : 'have'} an additional value. A benchmark that leaves work to a service or a container looks like this.`,
  ),
  'frequency-changed': message(
    { lowMhz: number, highMhz: number, governor: optional(text) },
    ({ lowMhz, highMhz, governor }) => {
      const setting = governor === undefined ? [] : richText` Its governor is ${governor}.`;
      return richText`the processor ran between ${formatGigahertz(lowMhz)} and ${formatGigahertz(highMhz)} GHz, a change of ${formatWholePercent(highMhz / lowMhz - 1)} from round to round.${setting} A fixed frequency reduces noise.`;
    },
  ),
  'machine-drifted': message({ change: number }, ({ change }) => {
    const size = formatWholePercent(Math.abs(change));
    return richText`base itself got ${size} ${change > 0 ? 'slower' : 'faster'} from the first to the last third of the rounds, so the machine drifted. The alternating order keeps that out of the changes, but it adds noise to every value.`;
  }),
};

/** Returns `2 benchmarks are`, and `1 metric is` for metrics of benchmarks on both sides. Empty if there are none. */
function countAffectedResults(benchmarks: number, metrics: number): string[] {
  return [
    ...(benchmarks === 0 ? [] : [`${formatCount(benchmarks, 'benchmark')} ${benchmarks === 1 ? 'is' : 'are'}`]),
    ...(metrics === 0 ? [] : [`${formatCount(metrics, 'metric')} ${metrics === 1 ? 'is' : 'are'}`]),
  ];
}

interface ChangedPathsShown {
  readonly paths: readonly Piece[];
  readonly total: number;
  readonly isBaseline: boolean;
}

/** Values of a baseline belong to the commit at which it was measured, not to base. */
function describePaths({ paths, total, isBaseline }: ChangedPathsShown): RichText {
  const sides = isBaseline ? 'the commit of the baseline and head' : 'base and head';
  return richText`${sides} differ in ${list(paths, MAX_PATHS, total)}`;
}

interface ProcessorShare {
  readonly mean: number;
  readonly worst: number;
  readonly firstRound: number;
  readonly lastRound: number;
}

/** Returns `12%`, or `12% (40% in round 7)`. */
function formatShare({ mean, worst, firstRound, lastRound }: ProcessorShare): string {
  const [all, most] = [formatWholePercent(mean), formatWholePercent(worst)];
  return all === most ? all : `${all} (${most} in ${formatRoundSpan(firstRound, lastRound)})`;
}

/** Returns `the warm-up`, `round 7` or `rounds 7 and 8`. */
function formatRoundSpan(first: number, last: number): string {
  if (last === 0) return 'the warm-up';
  if (first === last) return `round ${last}`;
  return `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

function formatGigahertz(mhz: number): string {
  return formatCompact(mhz / 1000, 2);
}

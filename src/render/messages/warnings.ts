// Messages of the warning checks: what makes the numbers of a run worth less, although no error occurred.

import { formatCompact } from '../../units/compact-number.ts';
import { formatWholePercent } from '../../units/percent.ts';
import { richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import {
  codes,
  type Field,
  firstTexts,
  flag,
  list,
  message,
  number,
  oneOf,
  optional,
  text,
  texts,
  withCode,
} from './message.ts';

const REWRITE = 'Write it again with `bench-referee check --write-baseline`';

const wholePercent: Field<number, string> = { ...number, show: formatWholePercent };

/** The value of a fact on the machine of the baseline, then on this one. */
const bothValues = optional(texts);

const processorShare = { mean: number, worst: number, firstRound: number, lastRound: number };

const changedPaths = { paths: firstTexts, total: number, isBaseline: flag };

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
  'baseline-commands-differ': message({ there: texts, here: texts, settings: optional(codes) }, ({ settings }) =>
    settings === undefined
      ? `it was measured with {there}, and head with {here}, which may not measure the same. ${REWRITE}.`
      : `it was measured with another {settings} for {here} than head, which may not measure the same. ${REWRITE}.`,
  ),
  'baseline-old': `it is {days:number} days old. ${REWRITE}.`,
  'baseline-changes-unknown': message({ reason: oneOf('uncommitted', 'commit-missing') }, ({ reason }) => {
    const why =
      reason === 'uncommitted'
        ? 'it was measured with uncommitted changes'
        : 'this clone does not have the commit at which it was measured';
    return `${why}, so it is not known whether dependencies or benchmarks differ from those of head. ${REWRITE}.`;
  }),
  'baseline-benchmarks-differ': message(
    { newBenchmarks: number, newMetrics: number, goneBenchmarks: number, goneMetrics: number },
    ({ newBenchmarks, newMetrics, goneBenchmarks, goneMetrics }) => {
      const parts = [
        ...countAffectedResults(newBenchmarks, newMetrics).map((who) => `${who} missing from it`),
        ...countAffectedResults(goneBenchmarks, goneMetrics).map((who) => `${who} only in it`),
      ];
      return [...list(parts), '. ', ...withCode(`${REWRITE} if that is intended.`)];
    },
  ),
  'all-changed-alike': message(
    { changed: number, of: number, direction: oneOf('worse', 'better') },
    ({ changed, of }) =>
      `nearly everything moved the same way: {changed} of {of} results (${formatWholePercent(changed / of)}) got {direction} by more than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`,
  ),
  'toolchain-differs': message({ base: texts, head: texts }, ({ base, head }) => {
    const versions =
      base.length > 0 && head.length > 0
        ? 'base ran with {base} and head with {head}'
        : head.length > 0
          ? 'only head ran with {head}'
          : 'only base ran with {base}';
    return `${versions}. A change may come from there rather than from the code.`;
  }),
  'dependencies-differ': message(
    changedPaths,
    (changed) =>
      `${nameSides(changed)} differ in {paths of total}. A change may come from a dependency rather than from the code.`,
  ),
  'benchmark-sources-differ': message(
    changedPaths,
    (changed) =>
      `${nameSides(changed)} differ in {paths of total}. Where a benchmark itself was changed, the two sides do not measure the same thing.`,
  ),
  'benchmarks-of-head':
    "head changes {paths of total}, and both sides ran head's version, because of `benchmark-files`. Review such a change with care: it also ran as a part of base, and can tell the sides apart.",
  'base-slowed': message(
    { benchmarks: firstTexts, total: number, change: wholePercent },
    "base was slower in each of its rounds than in its warm-up, which ran first: {benchmarks of total} by at least {change}. Head was as slow from its warm-up on. Either the machine slowed down right after base's warm-up, or code of head slows base down, which hides a regression. Run base alone to compare, and look at what both sides share.",
  ),
  'rounds-missing': message(
    { benchmark: text, side: oneOf('base', 'head'), missing: number, of: number, others: number },
    ({ others }) => {
      const more = others === 0 ? '' : ', and the same holds for {others more benchmark}';
      return `{benchmark} is missing on {side} in {missing} of {of} rounds${more}. Only the other rounds are compared. Find out why it does not always run.`;
    },
  ),
  'processors-stolen': message(
    processorShare,
    (share) =>
      `other virtual machines took ${formatShare(share)} of the processors while measuring. Expect noise, and run again if a result surprises you.`,
  ),
  'processors-shared': message(
    processorShare,
    (share) =>
      `other processes took ${formatShare(share)} of the processors while measuring. End other programs, or use a quieter machine. A service or a container that works for the benchmark counts as well.`,
  ),
  'machine-busy-before': message(
    { load: number, cores: number },
    ({ load }) =>
      `the machine was already busy before measuring began (load ${formatCompact(load, 1)} on {cores} processors). Results may be noisier.`,
  ),
  'too-many-disturbances':
    'other processes disturbed so many rounds that {rounds:number} were measured again, which is the limit. Later disturbed rounds are part of the result. End other programs, or run again when the machine is quieter.',
  'one-sided-load': message({ side: oneOf('base', 'head'), rounds: number }, ({ side, rounds }) => {
    const [otherSide, have] = [side === 'head' ? 'base' : 'head', rounds === 1 ? 'has' : 'have'];
    return `other processes or virtual machines took time while {side} ran, and much less while ${otherSide} did. So no attempt at a round was put aside, and {rounds round} ${have} an additional value. A benchmark that leaves work to a service or a container looks like this.`;
  }),
  'frequency-changed': message(
    { lowMhz: number, highMhz: number, governor: optional(text) },
    ({ lowMhz, highMhz }) =>
      `the processor ran between ${formatGigahertz(lowMhz)} and ${formatGigahertz(highMhz)} GHz, a change of ${formatWholePercent(highMhz / lowMhz - 1)} from round to round.[ Its governor is {governor}.] A fixed frequency reduces noise.`,
  ),
  'machine-drifted': message({ change: number }, ({ change }) => {
    const size = formatWholePercent(Math.abs(change));
    return `the machine got ${size} ${change > 0 ? 'slower' : 'faster'} from the first to the last third of the rounds, as base itself shows. The alternating order keeps that out of the changes, but it adds noise to every value.`;
  }),
} as const;

/** `2 benchmarks are`, and `1 metric is` for metrics of benchmarks on both sides. Empty if there are none. */
function countAffectedResults(benchmarks: number, metrics: number): string[] {
  return [
    ...(benchmarks === 0 ? [] : [`${formatCount(benchmarks, 'benchmark')} ${benchmarks === 1 ? 'is' : 'are'}`]),
    ...(metrics === 0 ? [] : [`${formatCount(metrics, 'metric')} ${metrics === 1 ? 'is' : 'are'}`]),
  ];
}

/** Values of a baseline belong to the commit at which it was measured, not to base. */
function nameSides({ isBaseline }: { readonly isBaseline: boolean }): string {
  return isBaseline ? 'the commit of the baseline and head' : 'base and head';
}

interface ProcessorShare {
  readonly mean: number;
  readonly worst: number;
  readonly firstRound: number;
  readonly lastRound: number;
}

/** `12%`, or `12% (40% in round 7)`. */
function formatShare({ mean, worst, firstRound, lastRound }: ProcessorShare): string {
  const [average, highest] = [formatWholePercent(mean), formatWholePercent(worst)];
  return average === highest ? average : `${average} (${highest} in ${formatRoundSpan(firstRound, lastRound)})`;
}

/** `the warm-up`, `round 7` or `rounds 7 and 8`. */
function formatRoundSpan(first: number, last: number): string {
  if (last === 0) return 'the warm-up';
  if (first === last) return `round ${last}`;
  return `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

function formatGigahertz(mhz: number): string {
  return formatCompact(mhz / 1000, 2);
}

// Messages of the warning checks: what makes the numbers of a run worth less, although no error occurred.

import { formatCompact } from '../../units/compact-number.ts';
import { formatMargin, formatWholePercent } from '../../units/percent.ts';
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

const REWRITE = 'Write it again: `bench-referee check --write-baseline`';

const margin: Field<number, string> = { ...number, show: formatMargin };
const wholePercent: Field<number, string> = { ...number, show: formatWholePercent };

/** The value of a fact on the machine of the baseline, then on this one. */
const bothValues = optional(texts);

const processorShare = { mean: number, worst: number, firstRound: number, lastRound: number };

const changedPaths = { paths: firstTexts, total: number, isBaseline: flag };

export const WARNING_MESSAGES = {
  'limit-below-layout': message(
    { names: firstTexts, count: number, floor: margin },
    'by the history, two builds of the same code differ by up to {floor}, which is above the limit of {names of count}. Raise it, or set `rebuild-minutes`.',
  ),
  'first-build-apart': message(
    { names: firstTexts, count: number },
    '{names of count}: head is worse only in its first build, and no other build of either side differs as much. Check that nothing in head reads `BENCH_REFEREE_LAYOUT` to be faster when it is built again.',
  ),
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
      return richText`it was measured on another machine: ${list(differences)}. Results that depend on the machine say little about the code. Measure it again here, or measure base.`;
    },
  ),
  /** `settings`: what differs if the texts of the commands are the same. */
  'baseline-commands-differ': message({ there: texts, here: texts, settings: optional(codes) }, ({ settings }) =>
    settings === undefined
      ? `it was measured with {there}, and head with {here}, which may not be comparable. ${REWRITE}.`
      : `it was measured with another {settings} for {here} than head, which may not be comparable. ${REWRITE}.`,
  ),
  'baseline-old': `it is {days:number} days old. ${REWRITE}.`,
  'baseline-changes-unknown': message({ reason: oneOf('uncommitted', 'commit-missing') }, ({ reason }) => {
    const why =
      reason === 'uncommitted'
        ? 'it was measured with uncommitted changes'
        : 'this clone does not have the commit at which it was measured';
    return `${why}, so dependencies or benchmarks may differ from those of head. ${REWRITE}.`;
  }),
  'baseline-benchmarks-differ': message(
    { newBenchmarks: number, newMetrics: number, goneBenchmarks: number, goneMetrics: number },
    ({ newBenchmarks, newMetrics, goneBenchmarks, goneMetrics }) => {
      const parts = [
        ...countAffectedResults(newBenchmarks, newMetrics).map((who) => `${who} missing from it`),
        ...countAffectedResults(goneBenchmarks, goneMetrics).map((who) => `${who} only in it`),
      ];
      return [
        ...list(parts),
        '. ',
        ...withCode(`If that is intended, write it again: \`bench-referee check --write-baseline\`.`),
      ];
    },
  ),
  'all-changed-alike': message(
    { changed: number, of: number, direction: oneOf('worse', 'better') },
    ({ changed, of }) =>
      `nearly everything moved the same way: {changed} of {of} results (${formatWholePercent(changed / of)}) got {direction} by more than their noise. That looks like the build, the toolchain or the machine. Check those first, and run again.`,
  ),
  'machine-moved': message(
    { benchmarks: firstTexts, total: number, change: margin, direction: oneOf('worse', 'better') },
    'the machine moved: {benchmarks of total} got {change} {direction}, although a pull request cannot change them. So no result that varies fails. Run again.',
  ),
  'toolchain-differs': message({ base: texts, head: texts }, ({ base, head }) => {
    const versions =
      base.length > 0 && head.length > 0
        ? 'base ran with {base} and head with {head}'
        : head.length > 0
          ? 'only head ran with {head}'
          : 'only base ran with {base}';
    return `${versions}, so a change may come from there. To see the code alone, update the toolchain in another pull request.`;
  }),
  'dependencies-differ': message(
    changedPaths,
    (changed) =>
      `${nameSides(changed)} differ in {paths of total}, so a change may come from a dependency. To see the code alone, update dependencies in another pull request.`,
  ),
  'benchmark-sources-differ': message(
    changedPaths,
    (changed) =>
      `${nameSides(changed)} differ in {paths of total}. A benchmark that was changed does not measure the same thing on both sides: check it by hand, or change it in another pull request.`,
  ),
  'benchmarks-of-head':
    "head changes {paths of total}, and both sides ran head's version because of `benchmark-files`. Review that change with care: such code can tell the sides apart.",
  'base-slowed': message(
    { benchmarks: firstTexts, total: number, change: wholePercent },
    'base was at least {change} slower in all its rounds than in its warm-up, which ran first: {benchmarks of total}. Either the machine slowed down, or code of head slows base down, which hides a regression. Run base alone to compare, and look at anything that both sides share.',
  ),
  'rounds-missing': message(
    { benchmark: text, side: oneOf('base', 'head'), missing: number, of: number, others: number },
    ({ others }) => {
      const more = others === 0 ? '' : ', and the same is true of {others more benchmark}';
      return `{benchmark} is missing on {side} in {missing} of {of} rounds${more}. Only the other rounds are compared. Make it run every time.`;
    },
  ),
  'processors-stolen': message(
    processorShare,
    (share) =>
      `other virtual machines used ${formatShare(share)} of the processors. Expect noise, and run again if a result surprises you.`,
  ),
  'processors-shared': message(
    processorShare,
    (share) =>
      `other programs used ${formatShare(share)} of the processors. Close them, or use a quieter machine. (A database that the benchmark uses counts, too.)`,
  ),
  'machine-busy-before': message(
    { load: number, cores: number },
    ({ load }) =>
      `the machine was already busy (load ${formatCompact(load, 1)} on {cores} processors). Results may be noisier: close other programs.`,
  ),
  'too-many-disturbances':
    'other programs disturbed so many rounds that {rounds:number} were measured again, which is the limit. Later disturbed rounds count. Close other programs, or run again on a quieter machine.',
  'one-sided-load': message({ side: oneOf('base', 'head'), rounds: number }, ({ side, rounds }) => {
    const [otherSide, have] = [side === 'head' ? 'base' : 'head', rounds === 1 ? 'has' : 'have'];
    return `other programs were busy while {side} ran, and much less while ${otherSide} did. So no disturbed round was left out, and {rounds round} ${have} an additional value. That is normal if the benchmark uses a service or a container; if not, close other programs.`;
  }),
  'frequency-changed': message(
    { lowMhz: number, highMhz: number, governor: optional(text) },
    ({ lowMhz, highMhz }) =>
      `the processor ran between ${formatGigahertz(lowMhz)} and ${formatGigahertz(highMhz)} GHz, a change of ${formatWholePercent(highMhz / lowMhz - 1)} from round to round.[ Its governor is {governor}.] Fix the frequency to reduce noise.`,
  ),
  'machine-drifted': message({ change: number }, ({ change }) => {
    const size = formatWholePercent(Math.abs(change));
    return `the machine ${change > 0 ? 'slowed down' : 'sped up'} by ${size} during the run. The changes are still fair; the noise is higher. For less noise, run again.`;
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

// Renders a Diagnosis for a terminal: the machine, its noise, the gain of more rounds, the proposal, and whether the
// gate can fail. Control characters are removed from names.

import type { Comparison } from '../model/comparison.ts';
import type { Environment } from '../model/environment.ts';
import { listFindings } from '../render/findings.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { alignColumns } from '../render/outputs/text-table.ts';
import { formatRichText } from '../render/rich-text.ts';
import { shortenNames } from '../render/row-names.ts';
import { cleanUntrustedText, stripControls } from '../render/untrusted.ts';
import { formatCount, formatList, shortenList } from '../render/words.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { formatCompact } from '../units/compact-number.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { adviceLines, type ProposalDestination } from './advice.ts';
import { type Diagnosis, isRed, type Prospect, type SuitableLimit } from './diagnosis.ts';
import { minutesText, roundsText, spreadText } from './format-proposal.ts';
import { type Noise, rankVaryingRows } from './noise.ts';
import type { Proof } from './proof.ts';

const MAX_NAMES = 8;

export function renderDoctor(diagnosis: Diagnosis, destination: ProposalDestination): string {
  const parts = [
    machineLines(diagnosis),
    noiseLines(diagnosis),
    prospectLines(diagnosis),
    proposalLines(diagnosis),
    proofLines(diagnosis),
    ...historyParts(diagnosis),
    adviceLines(diagnosis, { ...destination, isFolded: isFolded(diagnosis) }),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function historyParts({ historyReach: reach }: Diagnosis): string[][] {
  if (reach === null) return [];
  const { rounds, typical, worst } = reach;
  return [
    [
      'HISTORY: the steps that one confirming run of both commits shows in 9 of 10 cases, with as many rounds as it may take',
      `  from ${formatMargin(typical)} for the typical benchmark, from ${formatMargin(worst)} for the noisiest one, with ${formatCount(rounds, 'round')}`,
      '  It cannot tell steps below 1%, which commit of a push with several it was, or what a new toolchain changes on both sides.',
    ],
  ];
}

function machineLines({ environment, rounds, roundMinutes, unchanged }: Diagnosis): string[] {
  const seconds = roundMinutes * 60;
  const took = seconds < 120 ? `${Number(seconds.toPrecision(2))} s` : `${minutesText(roundMinutes)} min`;
  return [
    'MACHINE',
    `  ${cleanUntrustedText(environment.cpu)}, ${formatCount(environment.cores, 'core')}, ${cleanUntrustedText(environment.os)}`,
    `  ${formatCount(rounds, 'round')} of the same commit against itself; one round, base and head, takes ${took}.`,
    ...againLines(unchanged),
    ...busyLines(environment, unchanged),
    `  Noise belongs to the machine. To run doctor on that of the gate: ${ownFileUrl('examples/doctor.yml')}`,
    ...unchanged.problems
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => `  warning: ${formatDiagnosticLine(problem)}`),
  ];
}

/** The noise is that of the valid rounds, as in the gate. */
function againLines({ measuredAgain }: Diagnosis['unchanged']): string[] {
  if (measuredAgain === null) return [];
  const { rounds } = measuredAgain;
  const were = rounds === 1 ? 'was' : 'were';
  return [`  ${formatCount(rounds, 'round')} ${were} disturbed by others and measured again, as the gate does it.`];
}

/**
 * Warns if the load before measuring was more than half the cores, which leaves too few for the benchmark, unless a warning
 * of the report says so.
 */
function busyLines({ loadBefore, cores }: Environment, { problems }: Diagnosis['unchanged']): string[] {
  const isWarned = problems.some(({ code }) => code === 'machine-busy-before');
  if (isWarned || loadBefore === null || loadBefore <= cores / 2) return [];
  const load = formatCompact(loadBefore, 1);
  return [
    `  It was busy with something else before (load ${load}): expect less noise, and better limits, when it is not.`,
  ];
}

function noiseLines({ noise, alpha, testCount }: Diagnosis): string[] {
  const noisy = rankVaryingRows(noise);
  const exact = noise.filter(({ kind }) => kind === 'exact');
  const label = labelFor(noise);
  const width = Math.max(0, ...noisy.slice(0, MAX_NAMES).map(({ spread }) => spreadText(spread).length));
  return [
    'NOISE: how much the same benchmark differs from one invocation to the next (standard deviation without outliers)',
    ...noisy.slice(0, MAX_NAMES).map(({ row, spread }) => `  ${spreadText(spread).padStart(width)}  ${label(row)}`),
    ...foldedLines(noisy.slice(MAX_NAMES)),
    ...(exact.length === 0
      ? []
      : [
          `  exact  ${formatCount(exact.length, 'result')} (${metricsOf(exact)}) never varied, and ${exact.length === 1 ? 'is' : 'are'} compared as ${exact.length === 1 ? 'it is' : 'they are'}`,
        ]),
    `  ${formatCount(testCount, 'limit')} ${testCount === 1 ? 'needs' : 'need'} evidence. Together they may fail ${formatPercent(alpha)} of all pull requests that changed nothing.`,
  ];
}

function foldedLines(folded: ReturnType<typeof rankVaryingRows>): string[] {
  if (folded.length === 0) return [];
  const [most, least] = [folded[0]!, folded.at(-1)!].map(({ spread }) => spreadText(spread));
  return [`  and ${formatCount(folded.length, 'more result')}, ${most === least ? most : `from ${least} to ${most}`}`];
}

function metricsOf(noise: readonly Noise[]): string {
  return [...new Set(noise.map(({ row }) => cleanUntrustedText(row.metric)))].join(', ');
}

/** A label has the metric if there are several, and the group if names are ambiguous. */
function labelFor(noise: readonly Noise[]): (row: Comparison) => string {
  const keys = noise.map(({ row }) => `${row.name}\n${row.metric}`);
  const isAmbiguous = new Set(keys).size < keys.length;
  const hasSeveral = new Set(noise.map(({ row }) => row.metric)).size > 1;
  const labels = shortenNames(noise.map(({ row }) => row.name));
  return ({ group, name, metric }) =>
    [isAmbiguous && group !== null ? group : null, labels.get(name) ?? name, hasSeveral ? metric : null]
      .flatMap((part) => (part === null ? [] : [cleanUntrustedText(part)]))
      .join(' ');
}

function prospectLines({ prospects, noise }: Diagnosis): string[] {
  if (rankVaryingRows(noise).length === 0) return ['TIME: nothing varies, so more rounds detect nothing more.'];
  const isOne = prospects.every(({ typical, worst }) => typical?.found === worst?.found);
  const titles = isOne ? ['the benchmark'] : ['typical benchmark', 'noisiest benchmark'];
  const rows = prospects.map((prospect) => {
    const { typical, worst, minutes } = prospect;
    const reach = isOne ? [typical] : [typical, worst];
    return [roundsText(prospect), minutesText(minutes), ...reach.map((one) => cell(prospect, one))];
  });
  const lines = alignColumns([['rounds', 'minutes', ...titles], ...rows], {
    isRight: (column) => column < 2,
    gap: '   ',
  });
  return [
    'TIME: what more rounds give: the smallest sensible limit, and the worsening that is then detected in 9 of 10 runs',
    ...lines.map((line) => `  ${line}`),
  ];
}

function cell({ needs }: Prospect, carried: SuitableLimit | null): string {
  if (needs !== null) return `can never fail: needs ${formatCount(needs, 'round')}`;
  return carried === null
    ? 'none: hidden by noise'
    : `limit ${formatPercent(carried.limit)}, finds ${formatMargin(carried.found)}`;
}

function proposalLines(diagnosis: Diagnosis): string[] {
  const lines = linesOf(diagnosis);
  const more = `# and ${lines.length - MAX_LINES} more lines`;
  const shown = isFolded(diagnosis) ? [...lines.slice(0, MAX_LINES), more] : lines;
  const old = diagnosis.replaces ? ' It replaces your relative limits and keeps everything else.' : '';
  return [`PROPOSAL: a complete configuration.${old}`, '', ...shown.map((line) => stripControls(line))];
}

function linesOf({ file }: Diagnosis): string[] {
  return file.trimEnd().split('\n');
}

function isFolded(diagnosis: Diagnosis): boolean {
  return linesOf(diagnosis).length > MAX_LINES + LINES_SPARED;
}

/** Maximum number of lines of the proposal. Longer files can be written with `--write`. */
const MAX_LINES = 40;

/** Number of additional lines that are shown rather than folded, because a shorter fold saves nothing. */
const LINES_SPARED = 5;

function proofLines(diagnosis: Diagnosis): string[] {
  const { proofs, unchanged } = diagnosis;
  const red = proofs.filter(({ outcome }) => outcome === 'red');
  const others = proofs.filter(({ outcome }) => outcome !== 'red');
  const label = labelFor(diagnosis.noise);
  return [
    'PROOF: can this gate turn red, and does it stay green?',
    ...unchangedLines(diagnosis),
    ...redLines(red, unchanged.rows.length),
    ...groupByOutcome(others).flatMap(({ outcome, rows }) => [
      `  not red  ${formatList(rows.map(label), MAX_NAMES)}`,
      `           ${EXPLANATIONS[outcome]}`,
    ]),
  ];
}

function unchangedLines({ unchanged, alpha }: Diagnosis): string[] {
  if (!isRed(unchanged))
    return [`  green    unchanged code, judged by the proposal after ${formatCount(unchanged.rounds, 'round')}`];
  const formatter = {
    plain: (text: string) => text,
    strong: (text: string) => text,
    code: (text: string) => cleanUntrustedText(text),
    untrusted: (text: string) => cleanUntrustedText(text),
  };
  const broken = listFindings(unchanged)
    .filter(({ verdict }) => verdict.outcome === 'fail')
    .map(({ what }) => `           ${formatRichText(what, formatter)}`);
  return [
    '  RED      unchanged code fails under the proposal:',
    ...shortenList(broken, MAX_NAMES),
    ...unchanged.problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => `           ${formatDiagnosticLine(problem)}`),
    `           Chance does this in ${formatPercent(alpha)} of all runs. Run doctor again: if it stays, the two sides differ by more`,
    '           than noise, or names change from run to run, or the machine is too noisy for a gate.',
  ];
}

function redLines(red: readonly Proof[], all: number): string[] {
  const measured = red.filter(({ method }) => method === 'run');
  const injected = red.filter(({ method }) => method === 'values');
  const lines: string[] = [];
  if (measured.length > 0) {
    lines.push(
      `  red      ${measured.length} of ${formatCount(all, 'result')}, measured again with a slower head${amounts(measured)}`,
    );
  }
  if (injected.length > 0) {
    lines.push(
      `  red      ${injected.length} of ${formatCount(all, 'result')}, each tested with an injected slowdown${amounts(injected)}`,
      '           in the recorded values, and judged as in a pull request',
    );
    // Only the time of a command can be made worse from outside.
    if (measured.length === 0)
      lines.push('           (the tool times itself, so a slower command would not show in its numbers)');
  }
  return lines;
}

/** `, by 6.1% to 9.0%`, or `, by one` if all rows are exact. */
function amounts(proofs: readonly Proof[]): string {
  const by = proofs.flatMap((proof) => proof.by ?? []).toSorted((left, right) => left - right);
  const [least, most] = [by[0], by.at(-1)];
  if (least === undefined || most === undefined) return ', by one';
  const exact = by.length < proofs.length ? ', exact ones by one' : '';
  const range =
    formatMargin(least) === formatMargin(most)
      ? formatMargin(least)
      : `${formatMargin(least)} to ${formatMargin(most)}`;
  return `, by ${range}${exact}`;
}

interface UnprovenRows {
  readonly outcome: Exclude<Proof['outcome'], 'red'>;
  readonly rows: readonly Comparison[];
}

function groupByOutcome(proofs: readonly Proof[]): UnprovenRows[] {
  return (Object.keys(EXPLANATIONS) as UnprovenRows['outcome'][]).flatMap((outcome) => {
    const rows = proofs.filter((proof) => proof.outcome === outcome).map(({ row }) => row);
    return rows.length === 0 ? [] : [{ outcome, rows }];
  });
}

const EXPLANATIONS: Readonly<Record<UnprovenRows['outcome'], string>> = {
  missed:
    'Made worse by a multiple of its limit, it was not seen in so few rounds. Run doctor with more: `--rounds 20`.',
  unreachable: 'So few rounds can never be evidence. Run doctor with more: `--rounds` and `--max-minutes`.',
  'one-sided': 'Only one side has it. Give the benchmark the same name in every run.',
  unmatched: 'No budget matches it. Add one for its metric.',
  warns: 'Its budget only warns: noise is large. Let it run longer, split it, or use a quieter machine.',
  'shown-only':
    'No limit would be meaningful; its budget says why. A quieter machine or longer invocations change that.',
};

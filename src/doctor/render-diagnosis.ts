// Renders a Diagnosis for a terminal: the machine, its noise, the gain of more rounds, the proposal, and whether the
// gate can fail; or as JSON for programs. Control characters are removed from names.

import type { Comparison } from '../model/comparison.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Environment } from '../model/environment.ts';
import type { Report } from '../model/report.ts';
import { listFindings } from '../render/findings.ts';
import { formatDiagnosticLine, toDiagnosticJson } from '../render/messages/format-diagnostic.ts';
import { alignColumns } from '../render/outputs/text-table.ts';
import { type Formatter, formatRichText, PLAIN_FORMATTER } from '../render/rich-text.ts';
import { shortenNames } from '../render/row-names.ts';
import { cleanUntrustedText, stripControls } from '../render/untrusted.ts';
import { formatCount, formatList, shortenList } from '../render/words.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { formatCompact } from '../units/compact-number.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { nameMetric } from '../units/tidy.ts';
import { adviceLines, type ProposalDestination } from './advice.ts';
import { renderCanary, toCanaryJson } from './canary.ts';
import { type Diagnosis, findObjection, isRed, type Prospect, type SuitableLimit } from './diagnosis.ts';
import { renderMachineSettings, toMachineSettingsJson } from './machine-settings.ts';
import { type Noise, rankVaryingRows } from './noise.ts';
import type { ProcessorTrial } from './one-processor.ts';
import type { Proof } from './proof.ts';
import { becauseOf, minutesText, roundsText, spreadText } from './proposal-file.ts';

const MAX_NAMES = 8;

export function renderDoctor(diagnosis: Diagnosis, destination: ProposalDestination): string {
  const parts = [
    machineLines(diagnosis),
    renderMachineSettings(diagnosis.settings),
    noiseLines(diagnosis),
    prospectLines(diagnosis),
    proposalLines(diagnosis),
    proofLines(diagnosis),
    diagnosis.canary === null ? [] : renderCanary(diagnosis.canary.report, diagnosis.canary.canary),
    historyLines(diagnosis),
    adviceLines(diagnosis, destination, isFolded(diagnosis)),
  ];
  const given = parts.filter(({ length }) => length > 0);
  return `${given.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Empty if the repository records no runs, or nothing varies. */
function historyLines({ historyReach: reach }: Diagnosis): string[] {
  if (reach === null) return [];
  const { rounds, typical, worst } = reach;
  return [
    'HISTORY: the smallest steps that one confirming run finds in 9 of 10 cases',
    `  from ${formatMargin(typical)} for the typical benchmark, from ${formatMargin(worst)} for the noisiest one, with ${formatCount(rounds, 'round')}`,
    '  It cannot show steps below 1%, name the commit in a push of several, or see a toolchain that changed both sides.',
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
    `  Noise depends on the machine. To run doctor on the machine of the gate: ${ownFileUrl('examples/doctor.yml')}`,
    ...problemLines(unchanged, 'warning', '  warning: '),
  ];
}

function problemLines({ problems }: Report, wanted: Diagnostic['severity'], start: string): string[] {
  return problems.filter(({ severity }) => severity === wanted).map((one) => start + formatDiagnosticLine(one));
}

/** The noise is that of the valid rounds, as in the gate. */
function againLines({ measuredAgain }: Report): string[] {
  if (measuredAgain === null) return [];
  const { rounds } = measuredAgain;
  const were = rounds === 1 ? 'was' : 'were';
  return [`  ${formatCount(rounds, 'round')} ${were} disturbed and measured again, as in the gate.`];
}

/** A load of more than half the cores leaves too few for the benchmark. */
function busyLines({ loadBefore, cores }: Environment, { problems }: Report): string[] {
  const isWarned = problems.some(({ code }) => code === 'machine-busy-before');
  if (isWarned || loadBefore === null || loadBefore <= cores / 2) return [];
  const load = formatCompact(loadBefore, 1);
  return [`  It was already busy (load ${load}). An idle machine has less noise and gives better limits.`];
}

function noiseLines({ noise, alpha, testCount, processors }: Diagnosis): string[] {
  const noisy = rankVaryingRows(noise);
  const shown = noisy.slice(0, MAX_NAMES);
  const label = labelFor(noise);
  const width = Math.max(0, ...shown.map(({ spread }) => spreadText(spread).length));
  return [
    'NOISE: how much a benchmark differs from one run to the next (standard deviation without outliers)',
    ...shown.map(({ row, spread }) => `  ${spreadText(spread).padStart(width)}  ${label(row)}`),
    ...foldedLines(noisy.slice(MAX_NAMES)),
    ...exactLines(noise.filter(({ kind }) => kind === 'exact')),
    ...(processors === null ? [] : [processorLine(processors)]),
    `  ${testCount === 1 ? 'The limit fails' : `Together, ${formatCount(testCount, 'limit')} fail`} at most ${formatPercent(alpha)} of pull requests that change nothing.`,
  ];
}

function processorLine({ all, one, isProposed }: ProcessorTrial): string {
  const compared = `${spreadText(one)} on one processor, ${spreadText(all)} on all`;
  return isProposed
    ? `  On average ${compared}: with \`cpus: one\` the gate needs fewer rounds, so it is proposed.`
    : `  On average ${compared}, so \`cpus: one\` is not proposed.`;
}

function foldedLines(folded: ReturnType<typeof rankVaryingRows>): string[] {
  if (folded.length === 0) return [];
  const [most, least] = [folded[0]!, folded.at(-1)!].map(({ spread }) => spreadText(spread));
  return [`  and ${formatCount(folded.length, 'more result')}, ${most === least ? most : `from ${least} to ${most}`}`];
}

function exactLines(exact: readonly Noise[]): string[] {
  if (exact.length === 0) return [];
  const metrics = [...new Set(exact.map(({ row }) => cleanUntrustedText(nameMetric(row.metric, row.unit))))].join(', ');
  return [`  exact  ${formatCount(exact.length, 'result')} (${metrics}) never varied, so any difference counts`];
}

/** A label has the metric if there are several, and the group if names are ambiguous. */
function labelFor(noise: readonly Noise[]): (row: Comparison) => string {
  const keys = noise.map(({ row }) => `${row.name}\n${row.metric}`);
  const isAmbiguous = new Set(keys).size < keys.length;
  const hasSeveral = new Set(noise.map(({ row }) => row.metric)).size > 1;
  const labels = shortenNames(noise.map(({ row }) => row.name));
  return ({ group, name, metric, unit }) =>
    [
      isAmbiguous && group !== null ? group : null,
      labels.get(name) ?? name,
      hasSeveral ? nameMetric(metric, unit) : null,
    ]
      .flatMap((part) => (part === null ? [] : [cleanUntrustedText(part)]))
      .join(' ');
}

function prospectLines({ prospects, noise }: Diagnosis): string[] {
  if (rankVaryingRows(noise).length === 0) return ['TIME: nothing varies, so more rounds do not help.'];
  const isOne = prospects.every(({ typical, worst }) => typical?.found === worst?.found);
  const titles = isOne ? ['the benchmark'] : ['typical benchmark', 'noisiest benchmark'];
  const rows = prospects.map((prospect) => {
    const { typical, worst, minutes } = prospect;
    const reach = isOne ? [typical] : [typical, worst];
    return [roundsText(prospect), minutesText(minutes), ...reach.map((one) => cell(prospect, one))];
  });
  const table = [['rounds', 'minutes', ...titles], ...rows];
  const lines = alignColumns(table, { isRight: (column) => column < 2, gap: '   ' });
  return [
    'TIME: more rounds allow tighter limits. Below: the smallest sensible limit, and the worsening it finds in 9 of 10 runs',
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

/** Longer proposals can be written with `--write`. A few more lines are shown, because their fold would save nothing. */
const MAX_LINES = 40;
const LINES_SPARED = 5;

function proofLines(diagnosis: Diagnosis): string[] {
  const { proofs, unchanged, noise } = diagnosis;
  const label = labelFor(noise);
  return [
    'PROOF: can this gate turn red, and does it stay green?',
    ...unchangedLines(diagnosis),
    ...redLines(proofs, unchanged.rows.length),
    ...Object.entries(EXPLANATIONS).flatMap(([reason, explanation]) => {
      const rows = proofs.filter(({ outcome }) => outcome === reason).map(({ row }) => label(row));
      return rows.length === 0 ? [] : [`  not red  ${formatList(rows, MAX_NAMES)}`, INDENT + explanation];
    }),
  ];
}

const INDENT = '           ';

function unchangedLines({ unchanged, alpha }: Diagnosis): string[] {
  if (!isRed(unchanged))
    return [`  green    unchanged code, judged by the proposal after ${formatCount(unchanged.rounds, 'round')}`];
  const broken = listFindings(unchanged)
    .filter(({ verdict }) => verdict.outcome === 'fail')
    .map(({ what }) => INDENT + formatRichText(what, UNQUOTED));
  return [
    '  RED      unchanged code fails under the proposal:',
    ...shortenList(broken, MAX_NAMES),
    ...problemLines(unchanged, 'error', INDENT),
    `${INDENT}Chance does this in ${formatPercent(alpha)} of runs. Run doctor again. If it is red again, the two sides differ by more`,
    `${INDENT}than noise, names change from run to run, or the machine is too noisy for a gate.`,
  ];
}

const UNQUOTED: Formatter = {
  ...PLAIN_FORMATTER,
  code: (text) => cleanUntrustedText(text),
  untrusted: (text) => cleanUntrustedText(text),
};

function redLines(proofs: readonly Proof[], all: number): string[] {
  const red = proofs.filter(({ outcome }) => outcome === 'red');
  const measured = red.filter(({ method }) => method === 'run');
  const injected = red.filter(({ method }) => method === 'values');
  const share = ({ length }: readonly Proof[]) => `  red      ${length} of ${formatCount(all, 'result')}`;
  const lines: string[] = [];
  if (measured.length > 0) lines.push(`${share(measured)}, measured again with a slower head${amounts(measured)}`);
  if (injected.length === 0) return lines;
  lines.push(`${share(injected)}, each tested with an injected slowdown${amounts(injected)}`);
  lines.push(`${INDENT}in the recorded values, and judged as in a pull request`);
  // Only the time of a command can be made worse from outside.
  if (measured.length === 0)
    lines.push(`${INDENT}(the tool times itself, so a slower command would not show in its numbers)`);
  return lines;
}

/** `, by 6.1% to 9.0%`, or `, by one` if all rows are exact. */
function amounts(proofs: readonly Proof[]): string {
  const by = proofs.flatMap((proof) => proof.by ?? []).toSorted((left, right) => left - right);
  if (by.length === 0) return ', by one';
  const [least, most] = [by[0]!, by.at(-1)!].map(formatMargin);
  const exact = by.length < proofs.length ? ', exact ones by one' : '';
  return `, by ${least === most ? least : `${least} to ${most}`}${exact}`;
}

const EXPLANATIONS: Readonly<Record<Exclude<Proof['outcome'], 'red'>, string>> = {
  missed: 'Even a multiple of its limit was not found in so few rounds. Run doctor with more: `--rounds 20`.',
  unreachable: 'So few rounds can never fail it. Run doctor with more: `--rounds` and `--max-minutes`.',
  'one-sided': 'Only one side has it. Give the benchmark the same name in every run.',
  unmatched: 'No budget matches it. Add one for its metric.',
  warns: 'Its budget only warns, because it is noisy. Let it run longer, split it, or use a quieter machine.',
  'shown-only': 'No limit makes sense; its budget says why. A quieter machine or longer runs can help.',
};

export function renderDoctorJson(diagnosis: Diagnosis, { written }: { written: string | null }): string {
  const { proposal, unchanged } = diagnosis;
  const value = {
    version: 1,
    trusted: findObjection(diagnosis) === null,
    disturbances: diagnosis.disturbances.map(toDiagnosticJson),
    environment: diagnosis.environment,
    ...(diagnosis.settings.length > 0 && { machine: toMachineSettingsJson(diagnosis.settings) }),
    commands: diagnosis.commands,
    rounds: diagnosis.rounds,
    roundMinutes: diagnosis.roundMinutes,
    ...(unchanged.measuredAgain && { measuredAgain: unchanged.measuredAgain }),
    alpha: diagnosis.alpha,
    tests: diagnosis.testCount,
    noise: diagnosis.noise.map(({ row, kind, spread }) => ({ ...nameOf(row), kind, spread })),
    prospects: diagnosis.prospects,
    proposal: {
      rounds: proposal.rounds,
      maxMinutes: proposal.maxMinutes,
      budgets: proposal.budgets.map((one) => ({
        metric: one.metric,
        benchmarks: one.rows?.map(({ row }) => nameOf(row)) ?? null,
        limit: one.limit,
        level: one.level,
        because: becauseOf(one),
      })),
      file: diagnosis.file,
      written,
    },
    ...(diagnosis.processors && { processors: diagnosis.processors }),
    ...(diagnosis.historyReach && { history: diagnosis.historyReach }),
    unchanged: {
      red: isRed(unchanged),
      verdict: unchanged.conclusion,
      problems: unchanged.problems.map(toDiagnosticJson),
    },
    proofs: diagnosis.proofs.map(({ row, by, outcome, method }) => ({ ...nameOf(row), by, outcome, method })),
    ...(diagnosis.canary && { canary: toCanaryJson(diagnosis.canary.canary) }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function nameOf({ group, name, metric, unit }: Comparison) {
  return { group, name, metric, unit };
}

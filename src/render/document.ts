// What a report says besides its tables, once for all outputs: the headline, the findings, and blocks of words in groups
// that every output arranges and writes in its own way. A Report in; a ReportDocument out. Also the signs of the Markdown
// outputs, and the ranks of their lines if there is no room for all.

import type { ConfigChange } from '../model/config-change.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { isNothingMeasured, type JudgedRow, type Report, type ReportRow } from '../model/report.ts';
import { type BudgetLevel, isImprovementLimit, type Verdict } from '../model/verdict.ts';
import { formatBlame } from './blame.ts';
import { formatConfigItems, formatConfigSentence } from './config-change.ts';
import { listDecisions } from './decisions.ts';
import { formatAdvice, formatStop, listFindings } from './findings.ts';
import { formatAuditLine, formatCounts, type IconName, makeHeadline } from './headline.ts';
import { formatSinceLine } from './levels.ts';
import { formatRepeats, listNextSteps, type NextStep, type RepeatCommand } from './next-steps.ts';
import { formatBodyClaims } from './proof.ts';
import { formatProposedRenames } from './renames.ts';
import { joinRichTexts, type RichText, richText } from './rich-text.ts';
import { listOriginFacts, listRunFacts } from './run-facts.ts';
import { findDecidingVerdicts, makeShortTable } from './short-table.ts';

export type Block =
  | { readonly kind: 'text'; readonly words: RichText; readonly rank: number }
  | { readonly kind: 'problems'; readonly problems: readonly Diagnostic[] }
  | { readonly kind: 'changes'; readonly words: RichText; readonly items: readonly RichText[] }
  /** Lines for the configuration file. Untrusted. */
  | { readonly kind: 'yaml'; readonly words: RichText; readonly yaml: string }
  | { readonly kind: 'steps'; readonly steps: readonly NextStep[] }
  | { readonly kind: 'commands'; readonly commands: readonly RepeatCommand[] };

export type ReportDocument = ReturnType<typeof makeDocument>;

/** `subject` is put in front of the counts. */
export function makeDocument(report: Report, subject: RichText = []) {
  const { accepted, configChange, problems } = report;
  const findings = listFindings(report);
  const proposal = formatProposedRenames(report);
  const steps = listNextSteps(report);
  const advice = formatAdvice(report, findings);
  const { commands, remarks } = formatRepeats(report);
  return {
    headline: makeHeadline(report),
    override: makeTexts([accepted && formatAuditLine(accepted)]),
    blame: makeTexts([accepted === null ? formatBlame(report) : null]),
    rows: makeShortTable(report),
    counts: makeTexts([isNothingMeasured(report) ? null : richText`${subject}${formatCounts(report)}.`]),
    decisions: makeTexts(listDecisions(report)),
    errors: makeProblems(problems.filter(({ severity }) => severity === 'error')),
    findings,
    renames: proposal === null ? [] : [{ kind: 'yaml', ...proposal } as const],
    advice: makeTexts([
      formatStop(report, findings),
      // Without next steps there is no other place for it.
      steps.length > 0 || advice === null ? null : richText`Maintainers: ${advice}`,
    ]),
    since: [...makeTexts([formatBodyClaims(report)]), ...makeTexts([formatSinceLine(report)], RANK.changedRow)],
    changes: configChange === null ? [] : [makeChanges(configChange)],
    warnings: makeProblems(problems.filter(({ severity }) => severity === 'warning')),
    nextSteps: steps.length === 0 ? [] : [{ kind: 'steps', steps } as const],
    repeat: [...(commands.length === 0 ? [] : [{ kind: 'commands', commands } as const]), ...makeTexts(remarks)],
    // What a reader needs to trust the numbers.
    origin: listOriginFacts(report),
    measuring: joinRichTexts(listRunFacts(report), ' · '),
  };
}

export function makeProblems(problems: readonly Diagnostic[]): Block[] {
  return problems.length === 0 ? [] : [{ kind: 'problems', problems }];
}

function makeChanges(change: ConfigChange): Block {
  return { kind: 'changes', words: formatConfigSentence(change), items: formatConfigItems(change) };
}

function makeTexts(texts: readonly (RichText | null)[], rank: number = RANK.always): Block[] {
  return texts.flatMap((words) => (words === null ? [] : [{ kind: 'text', words, rank } as const]));
}

export const ICONS: Readonly<Record<IconName, string>> = {
  good: '✅',
  warning: '⚠️',
  bad: '❌',
  undecided: '🟡',
  broken: '🛑',
};

export const LEVEL_ICONS: Readonly<Record<BudgetLevel, string>> = {
  fail: ICONS.bad,
  warn: ICONS.warning,
  report: 'ℹ️',
};

/** Ranks of lines. The line with the largest rank is left out first; see fit.ts. */
export const RANK = {
  always: 0,
  firstBroken: 1,
  brokenRow: 2,
  undecided: 3,
  undecidedRow: 4,
  oneSidedRow: 5,
  changedRow: 6,
  furtherFindings: 7,
  unchangedRow: 8,
} as const;

/** A change was seen, or is possible: such a row is never folded. */
export function isChanged({ state }: ReportRow): boolean {
  return state === 'regression' || state === 'improvement' || state === 'inconclusive';
}

/** Empty if there is nothing to show. Without a budget, a regression has the mark of `report`. */
export function iconOf(row: ReportRow): string {
  const { state } = row;
  if (state === 'improvement' && !row.verdicts.some(isMissedImprovement)) return '🟢';
  if (state === 'failed') return ICONS.broken;
  return (
    iconOfVerdicts(row) ||
    (state === 'inconclusive' ? ICONS.undecided : state === 'regression' ? LEVEL_ICONS.report : '')
  );
}

function isMissedImprovement({ kind, outcome }: Verdict): boolean {
  return outcome !== 'pass' && isImprovementLimit(kind);
}

export function iconOfVerdicts(row: Pick<JudgedRow, 'verdicts'>): string {
  const [first] = findDecidingVerdicts(row);
  if (first === undefined) return '';
  return first.outcome === 'fail' ? LEVEL_ICONS[first.level] : ICONS.undecided;
}

export function rankOf(row: ReportRow): number {
  if (row.verdicts.some(({ outcome }) => outcome === 'fail')) return RANK.brokenRow;
  if (row.head === null || row.base === null) return RANK.oneSidedRow;
  if (row.state === 'inconclusive') return RANK.undecidedRow;
  return isChanged(row) ? RANK.changedRow : RANK.unchangedRow;
}

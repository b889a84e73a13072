// What a report says besides its tables, once for all outputs: the headline, the findings, and blocks of words in groups
// that every output arranges and writes in its own way. A Report in; a ReportDocument out. Also the signs of the Markdown
// outputs, and the ranks of their lines if there is no room for all.

import type { Diagnostic } from '../model/diagnostic.ts';
import { isNothingMeasured, type Report, type ReportRow } from '../model/report.ts';
import type { BudgetLevel } from '../model/verdict.ts';
import { formatConfigItems, formatConfigSentence } from './config-change.ts';
import { listDecisions } from './decisions.ts';
import { type Finding, formatAdvice, listFindings, needsAdvice } from './findings.ts';
import { formatCounts, type Headline, type IconName, makeHeadline } from './headline.ts';
import { formatSinceLine } from './levels.ts';
import { listNextSteps, type NextStep, type RepeatCommand } from './next-steps.ts';
import { formatAuditLine } from './override.ts';
import { formatProposedRenames } from './renames.ts';
import { joinRichTexts, type RichText, richText } from './rich-text.ts';
import { listOriginFacts, listRunFacts } from './run-facts.ts';

export type Block =
  | { readonly kind: 'text'; readonly words: RichText; readonly rank: number }
  | { readonly kind: 'problems'; readonly problems: readonly Diagnostic[] }
  /** A pull request changes the configuration. */
  | { readonly kind: 'changes'; readonly words: RichText; readonly items: readonly RichText[] }
  /** Lines for the configuration file. Untrusted. */
  | { readonly kind: 'yaml'; readonly words: RichText; readonly yaml: string }
  | { readonly kind: 'steps'; readonly steps: readonly NextStep[] }
  | { readonly kind: 'commands'; readonly commands: readonly RepeatCommand[] };

export interface ReportDocument {
  readonly headline: Headline;
  readonly override: readonly Block[];
  readonly counts: readonly Block[];
  readonly decisions: readonly Block[];
  readonly errors: readonly Block[];
  readonly findings: readonly Finding[];
  readonly renames: readonly Block[];
  /** Ways to decide what is undecided, and what changed since the last release. */
  readonly advice: readonly Block[];
  readonly changes: readonly Block[];
  readonly warnings: readonly Block[];
  readonly nextSteps: readonly Block[];
  /** Commits, configuration, machine: what a reader needs to trust the numbers. */
  readonly origin: readonly RichText[];
}

/** `subject` is put in front of the counts. */
export function makeDocument(report: Report, subject: RichText = []): ReportDocument {
  const { accepted, configChange, problems } = report;
  const findings = listFindings(report);
  const proposal = formatProposedRenames(report);
  const since = formatSinceLine(report);
  const { steps, repeats } = listNextSteps(report);
  return {
    headline: makeHeadline(report),
    override: accepted === null ? [] : [makeText(formatAuditLine(accepted))],
    counts: isNothingMeasured(report) ? [] : [makeText(richText`${subject}${formatCounts(report)}.`)],
    decisions: listDecisions(report).map((words) => makeText(words)),
    errors: makeProblems(problems.filter(({ severity }) => severity === 'error')),
    findings,
    renames: proposal === null ? [] : [{ kind: 'yaml', words: proposal.sentence, yaml: proposal.yaml }],
    advice: [
      ...(needsAdvice(findings) ? [makeText(formatAdvice(report, findings))] : []),
      ...(since === null ? [] : [makeText(since, RANK.changedRow)]),
    ],
    changes:
      configChange === null
        ? []
        : [{ kind: 'changes', words: formatConfigSentence(configChange), items: formatConfigItems(configChange) }],
    warnings: makeProblems(problems.filter(({ severity }) => severity === 'warning')),
    nextSteps: [
      ...(steps.length === 0 ? [] : [{ kind: 'steps', steps } as const]),
      ...(repeats.commands.length === 0 ? [] : [{ kind: 'commands', commands: repeats.commands } as const]),
      ...repeats.remarks.map((words) => makeText(words)),
    ],
    origin: [...listOriginFacts(report), joinRichTexts(listRunFacts(report), ' · ')],
  };
}

export function makeProblems(problems: readonly Diagnostic[]): Block[] {
  return problems.length === 0 ? [] : [{ kind: 'problems', problems }];
}

function makeText(words: RichText, rank: number = RANK.always): Block {
  return { kind: 'text', words, rank };
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

function isBroken({ verdicts }: ReportRow): boolean {
  return verdicts.some(({ outcome }) => outcome === 'fail');
}

/** A change was seen, or is possible: such a row is never folded. */
export function isChanged({ state }: ReportRow): boolean {
  return state === 'regression' || state === 'improvement' || state === 'inconclusive';
}

/** Empty if there is nothing to show. Without a budget, a regression has the mark of `report`. */
export function iconOf({ state, verdicts }: ReportRow): string {
  if (state === 'improvement') return '🟢';
  if (state === 'inconclusive') return ICONS.undecided;
  if (state !== 'regression') return '';
  const levels = verdicts.filter(({ outcome }) => outcome === 'fail').map(({ level }) => level);
  const worst = (['fail', 'warn'] as const).find((level) => levels.includes(level)) ?? 'report';
  return LEVEL_ICONS[worst];
}

export function rankOf(row: ReportRow): number {
  if (isBroken(row)) return RANK.brokenRow;
  if (row.head === null || row.base === null) return RANK.oneSidedRow;
  if (row.state === 'inconclusive') return RANK.undecidedRow;
  return isChanged(row) ? RANK.changedRow : RANK.unchangedRow;
}

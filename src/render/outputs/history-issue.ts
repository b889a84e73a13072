// The issue about the history: its title, and its text without the marker line that publishing adds. Confirmed steps in,
// Markdown out. Names and subjects are untrusted: in code spans, GitHub finds no mention and no reference.

import type { ConfirmedStep } from '../../model/history-report.ts';
import { ownFileUrl } from '../../text/own-repository.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { takeWithin } from '../../text/take-within.ts';
import { nameMetric } from '../../units/tidy.ts';
import { formatChange } from '../numbers.ts';
import { shortenNames } from '../row-names.ts';
import { formatCount, groupLabelOf } from '../words.ts';
import { formatMargin } from './history-text.ts';
import { renderCodeBlock, renderCodeSpan, renderLink, renderTableHead, renderTableRow } from './markdown.ts';

export interface HistoryIssueContext {
  /** Address of the repository, without a slash at the end; null if it is not known. */
  readonly repositoryUrl: string | null;
  readonly docs: string;
}

const MAX_ROWS = 40;

/** Maximum length of all rows: GitHub takes 65,536 characters, and the marker line of the largest issue has 24,000. */
const MAX_LENGTH = 36_000;

export function renderHistoryIssue(
  steps: readonly ConfirmedStep[],
  { repositoryUrl, docs }: HistoryIssueContext,
): { title: string; body: string } {
  const link =
    renderLink(`${docs}/history.md#the-issue`, 'What this issue is') ?? ownFileUrl('docs/history.md#the-issue');
  if (steps.length === 0) {
    const body = `No result of the history is worse any more, or the steps were refuted by later runs.\n\n${link}.\n`;
    return { title: 'Performance: no result is worse', body };
  }
  const sorted = steps.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const shown = sorted.slice(0, MAX_ROWS);
  const labels = shortenNames(shown.map(nameOf));
  const lines = shown.map((step) =>
    renderTableRow([renderCodeSpan(labels.get(nameOf(step))!), ...cellsOf(step, repositoryUrl)]),
  );
  const rows = takeWithin(lines, MAX_LENGTH, ({ length }) => length);
  const rest = sorted.length - rows.length;
  const [{ before, after }] = sorted as [ConfirmedStep];
  const verb = steps.length === 1 ? 'is' : 'are';
  const body = [
    'Each of these steps was suspected in the history of this repository. Then the commits before and after it were measured again, in alternating rounds on one runner, and that confirmed it.\n',
    renderTableHead(['benchmark', 'metric', 'change', 'commit', 'since', 'confirmed'], ALIGNMENTS) + rows.join(''),
    ...(rest > 0 ? [`${formatCount(rest, 'more step')}: \`bench-referee history\` lists them.\n`] : []),
    'This measures the first one on your machine, and finds its commit if there are several:\n',
    renderCodeBlock(`bench-referee bisect --base ${before.commit} --head ${after.commit}`),
    `The issue is updated when a step comes or goes, and closed when no result is worse any more. If you close it, these steps are not listed again, and only another one opens it. ${link}.\n`,
  ].join('\n');
  return { title: `Performance: ${formatCount(steps.length, 'result')} ${verb} worse`, body };
}

/** Renders an issue that another job opened at the same time, and that is closed. */
export function renderIssueCopy(kept: number) {
  return { title: 'Performance: opened twice', body: `Two jobs opened an issue at the same time. #${kept} is kept.\n` };
}

const ALIGNMENTS = ['left', 'left', 'right', 'left', 'left', 'left'] as const;

function sizeOf({ confirmation }: ConfirmedStep): number {
  return Math.abs(confirmation.logRatio);
}

function nameOf(step: ConfirmedStep): string {
  const label = groupLabelOf(step);
  return label === null ? step.name : `${label} ${step.name}`;
}

function cellsOf(step: ConfirmedStep, repositoryUrl: string | null): string[] {
  const { logRatio, standardError } = step.confirmation;
  return [
    renderCodeSpan(nameMetric(step.metric, null)),
    `${formatChange(Math.expm1(logRatio))} ±${formatMargin(standardError)}`,
    formatCommits(step, repositoryUrl),
    step.after.at.slice(0, DAY),
    formatConfirmation(step, repositoryUrl),
  ];
}

/** Length of a day in ISO 8601. */
const DAY = 10;

function formatCommits({ range: [first, last], before, after }: ConfirmedStep, repositoryUrl: string | null): string {
  const [from, to] = [shortenSha(before.commit), shortenSha(after.commit)];
  const url = (path: string) => (repositoryUrl === null ? null : `${repositoryUrl}/${path}`);
  const range = `${from}...${to}`;
  const compared = renderLink(url(`compare/${before.commit}...${after.commit}`), range) ?? range;
  if (last > first) return `one of ${last - first + 1} in ${compared}`;
  const commit = renderLink(url(`commit/${after.commit}`), to) ?? to;
  const subject = after.subject === undefined ? '' : ` ${renderCodeSpan(after.subject)}`;
  return `${commit}${subject} (${compared})`;
}

function formatConfirmation({ confirmation }: ConfirmedStep, repositoryUrl: string | null): string {
  const { at, workflowRun } = confirmation;
  const day = at.slice(0, DAY);
  if (workflowRun === null || repositoryUrl === null) return day;
  return renderLink(`${repositoryUrl}/actions/runs/${workflowRun}`, `run of ${day}`) ?? day;
}

// Annotations of a check run: the findings of budgets, on the lines that define the benchmarks. A Report with places
// in, plain text out: broken budgets first, and one annotation per source line, however many metrics and sub-benchmarks
// it has. After a search, also notices on the files of the commits that broke budgets. Invisible characters are removed
// from untrusted text.

import type { SearchedCommit } from '../../model/bisection.ts';
import type { Report } from '../../model/report.ts';
import type { SourceLocation } from '../../model/source-location.ts';
import { annotationLevelOf, type FailOn } from '../../model/verdict.ts';
import { groupBy } from '../../text/group-by.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { type Finding, listFindings, listPlainLines } from '../findings.ts';
import { countBenchmarks } from '../short-table.ts';
import { quoteUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';

const ANNOTATION_LEVELS = ['failure', 'warning', 'notice'] as const;
export type AnnotationLevel = (typeof ANNOTATION_LEVELS)[number];

export interface Annotation extends SourceLocation {
  readonly level: AnnotationLevel;
  /** GitHub allows 255 characters. */
  readonly title: string;
  /** Far below GitHub's limit of 64 KB. */
  readonly message: string;
}

/** Nobody reads more, and the table has all findings. */
export const MAX_ANNOTATIONS = 200;

/** A function with hundreds of sub-benchmarks needs only the first few. */
const MAX_FINDINGS_PER_LINE = 10;

/** Maximum length of a name in a title, in UTF-16 units; that of a longer one in code points, as an emoji has two units. */
const MAX_UNITS = 190;
const NAME_LIMIT = 90;

export function renderAnnotations(report: Report, failOn: FailOn) {
  const worst = annotationLevelOf(failOn, report.accepted !== null);
  const located = listFindings(report).flatMap((finding) => locate(finding, worst));
  const lines = groupBy(located, ({ place }) => JSON.stringify([place.file, place.line]));
  // Findings are sorted worst first, so the first finding of a line decides the rank of the line.
  const rankOf = ([first]: readonly LocatedFinding[]) => ANNOTATION_LEVELS.indexOf(first!.level);
  const all = [...lines.values()].toSorted((left, right) => rankOf(left) - rankOf(right));
  return {
    shown: all.slice(0, MAX_ANNOTATIONS).map(annotationOf),
    leftOut: Math.max(0, all.length - MAX_ANNOTATIONS),
  };
}

interface LocatedFinding {
  readonly finding: Finding;
  readonly place: SourceLocation;
  readonly level: AnnotationLevel;
}

/** Empty for a geomean, which has no line, for a benchmark with an unknown line, and for budgets of level `report`. */
function locate(finding: Finding, worst: AnnotationLevel): LocatedFinding[] {
  const { row, verdict } = finding;
  const place = 'place' in row ? row.place : null;
  if (place === null || verdict.level === 'report') return [];
  const level = verdict.level === 'fail' ? worst : 'warning';
  return [{ finding, place, level: verdict.outcome === 'fail' ? level : 'notice' }];
}

function annotationOf(located: readonly LocatedFinding[]): Annotation {
  const [{ place, level }] = located as [LocatedFinding];
  const message = formatFindings(located.map(({ finding }) => finding));
  return { file: place.file, line: place.line, level, title: titleOf(located, level), message };
}

export function formatFindings(findings: readonly Finding[]): string {
  const shown = findings
    .slice(0, MAX_FINDINGS_PER_LINE)
    .map((finding) => listPlainLines(finding, finding.because).join('\n'));
  const more = findings.length - shown.length;
  const rest = more === 0 ? [] : [`${formatCount(more, 'finding')} more on this line: see the table of the check.`];
  return [...shown, ...rest].join('\n\n');
}

function titleOf(located: readonly LocatedFinding[], level: AnnotationLevel): string {
  const worst = located.filter((one) => one.level === level).map(({ finding }) => finding);
  const { text: who, isOne } = nameBenchmarks(worst);
  const isAll = (kind: string, ofMetrics: boolean) =>
    worst.every(({ verdict, metrics }) => verdict.kind === kind && (metrics !== null) === ofMetrics);
  if (isAll('new', false)) return `${who} ${isOne ? 'is' : 'are'} new`;
  if (isAll('new', true)) return `${who} ${isOne ? 'has' : 'have'} new metrics`;
  if (isAll('removed', true)) return `${who} lost metrics`;
  const what = level === 'notice' ? 'may have broken' : 'broke';
  return `${who} ${what} ${isOne ? 'its budget' : 'their budgets'}`;
}

export function nameBenchmarks(findings: readonly Finding[]) {
  const rows = findings.map(({ row }) => row).filter((row) => 'state' in row);
  const label = findings.find((finding) => finding.label !== null)?.label ?? null;
  const count = countBenchmarks(rows);
  if (count !== 1 || label === null) return { text: formatCount(count, 'benchmark'), isOne: false };
  return { text: quoteUntrustedText(label, label.length > MAX_UNITS ? NAME_LIMIT : undefined), isOne: true };
}

/** The page of the commit shows the other files. */
const MAX_FILES = 10;

/** The commits of the worst findings come first. A range is no known commit. */
export function listCulprits(report: Pick<Report, 'rows' | 'judgedGeomeans'>) {
  const culprits = new Map<string, SearchedCommit & { readonly findings: readonly Finding[] }>();
  for (const finding of listFindings(report)) {
    const { row, verdict } = finding;
    if (finding.culprit === null || verdict.level === 'report' || !('culprit' in row)) continue;
    const { kind, commits } = row.culprit!;
    if (kind !== 'commit' && kind !== 'several') continue;
    for (const commit of commits) {
      const findings = culprits.get(commit.sha)?.findings ?? [];
      culprits.set(commit.sha, { ...commit, findings: [...findings, finding] });
    }
  }
  return [...culprits.values()];
}

/** A notice at the first change of each file. `filesOf` has the files by the SHA of the commit. */
export function renderCulpritAnnotations(
  report: Report,
  filesOf: ReadonlyMap<string, readonly { readonly path: string; readonly line: number }[]>,
): Annotation[] {
  return listCulprits(report).flatMap(({ sha, findings }) => {
    const title = `Commit ${shortenSha(sha)} made ${nameBenchmarks(findings).text} worse`;
    const message = formatFindings(findings);
    const files = filesOf.get(sha) ?? [];
    return files.slice(0, MAX_FILES).map(({ path, line }) => ({ file: path, line, level: 'notice', title, message }));
  });
}

// Annotations of a check run: the findings of budgets, on the lines that define the benchmarks. A Report with places
// in, plain text out: broken budgets first, and one annotation per source line, however many metrics and sub-benchmarks
// it has. Invisible characters are removed from untrusted text.

import { type FailOn, levelOfBrokenBudget } from '../model/conclusion.ts';
import type { Place } from '../model/place.ts';
import type { Report } from '../model/report.ts';
import { benchmarks } from './headline.ts';
import { type Phrase, PLAIN, tell } from './phrase.ts';
import { type Finding, findings } from './sentences.ts';
import { quoted, visible } from './untrusted.ts';
import { counted } from './words.ts';

export type AnnotationLevel = 'failure' | 'warning' | 'notice';

export interface Annotation extends Place {
  readonly level: AnnotationLevel;
  /** Title of at most 255 characters, GitHub's limit. */
  readonly title: string;
  /** Message, far below GitHub's limit of 64 KB. */
  readonly message: string;
}

export interface Annotations {
  readonly shown: readonly Annotation[];
  /** Number of lines that were left out. */
  readonly leftOut: number;
}

/** Maximum number of annotations. Nobody reads more, and the table has all findings. */
export const MOST_ANNOTATIONS = 200;

/**
 * Maximum number of findings in one annotation. A function with hundreds of sub-benchmarks needs only the first few.
 */
const MOST_FINDINGS = 10;

/** Maximum length of a name in a title. Even if each character is an emoji of two UTF-16 units, the other words fit. */
const NAME_LIMIT = 90;

const say = (phrase: Phrase) => tell(phrase, PLAIN);

export function renderAnnotations(report: Report, failOn: FailOn): Annotations {
  const worst = levelOfBrokenBudget(failOn, report.accepted !== null);
  const lines = new Map<string, Located[]>();
  for (const located of findings(report).flatMap((finding) => locate(finding, worst))) {
    const key = JSON.stringify([located.place.file, located.place.line]);
    lines.set(key, [...(lines.get(key) ?? []), located]);
  }
  // Findings are sorted worst first, so the first finding of a line decides the rank of the line.
  const all = [...lines.values()].toSorted((left, right) => rank(left) - rank(right));
  return {
    shown: all.slice(0, MOST_ANNOTATIONS).map(annotationOf),
    leftOut: Math.max(0, all.length - MOST_ANNOTATIONS),
  };
}

interface Located {
  readonly finding: Finding;
  readonly place: Place;
  readonly level: AnnotationLevel;
}

/**
 * Returns the finding with its line. Empty for a geomean, which has no line, for a benchmark with an unknown line, and
 * for budgets of level `report`.
 */
function locate(finding: Finding, worst: AnnotationLevel): Located[] {
  const { row, verdict } = finding;
  const place = 'place' in row ? row.place : undefined;
  if (place === undefined || verdict.level === 'report') return [];
  if (verdict.outcome !== 'fail') return [{ finding, place, level: 'notice' }];
  return [{ finding, place, level: verdict.level === 'fail' ? worst : 'warning' }];
}

const LEVELS: readonly AnnotationLevel[] = ['failure', 'warning', 'notice'];

function rank([first]: readonly Located[]): number {
  return first === undefined ? LEVELS.length : LEVELS.indexOf(first.level);
}

function annotationOf(located: readonly Located[]): Annotation {
  const [{ place, level }] = located as [Located];
  const told = located.slice(0, MOST_FINDINGS).map(({ finding }) => tellFinding(finding));
  const more = located.length - told.length;
  const rest =
    more === 0 ? [] : [`${counted(more, 'finding')} more on this line: see the table of the check.`];
  const { file, line } = place;
  return { file, line, level, title: titleOf(located, level), message: [...told, ...rest].join('\n\n') };
}

/** `Encode-8 broke its budget`, `3 benchmarks broke their budgets`. */
function titleOf(located: readonly Located[], level: AnnotationLevel): string {
  const worst = located.filter((one) => one.level === level).map(({ finding }) => finding);
  const rows = worst.map(({ row }) => row).filter((row) => 'state' in row);
  const [first] = rows;
  const count = benchmarks(rows);
  const isOne = count === 1 && first !== undefined;
  const who = isOne ? quoted(first.name, NAME_LIMIT) : counted(count, 'benchmark');
  const isAll = (kind: string, ofMetrics: boolean) =>
    worst.every(({ verdict, metrics }) => verdict.kind === kind && (metrics !== null) === ofMetrics);
  if (isAll('new', false)) return `${who} ${isOne ? 'is' : 'are'} new`;
  if (isAll('new', true)) return `${who} ${isOne ? 'has' : 'have'} new metrics`;
  if (isAll('removed', true)) return `${who} lost metrics`;
  const what = level === 'notice' ? 'may have broken' : 'broke';
  return `${who} ${what} ${isOne ? 'its budget' : 'their budgets'}`;
}

function tellFinding({ what, facts, because }: Finding): string {
  const reason = because === null ? [] : [`Why this budget: ${visible(because)}`];
  return [say(what), ...(facts.length === 0 ? [] : [say(facts)]), ...reason].join('\n');
}

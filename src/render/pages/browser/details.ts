// Everything about one comparison, for the row that a reader opens: budgets, numbers, three pictures, and every value.
// A PageRow in, elements out. Computes no statistic.

import type { HeadLevel } from '../../../model/anchor.ts';
import { isAbsoluteLimit, type Verdict } from '../../../model/verdict.ts';
import { formatPercent } from '../../../units/percent.ts';
import { lacksLevel, MISSING_WORDS } from '../../levels.ts';
import { formatChange, formatInterval, formatPValue } from '../../numbers.ts';
import { formatRename } from '../../renames.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../rich-text.ts';
import { drawDistributionPlot, drawEstimatePlot, drawSamplePlot } from '../comparison-plots.ts';
import type { Drawing } from '../drawing.ts';
import type { PageRow } from '../page-data.ts';
import { formatShortQuantity } from './columns.ts';
import { makeElement, makeSvgElement } from './dom.ts';

const OUTCOMES: Readonly<Record<Verdict['outcome'], string>> = {
  pass: 'kept',
  fail: 'broken',
  unknown: 'undecided',
};

export function makeDetails(row: PageRow): HTMLElement[] {
  const where = row.group === null ? [] : [makeElement('code', {}, [row.group]), ' · '];
  return [
    makeElement('h3', {}, [makeElement('code', {}, [row.name])]),
    makeElement('p', { class: 'quiet' }, [...where, makeElement('code', {}, [row.metric]), ...formatNumbers(row)]),
    ...makeRename(row),
    ...makeSince(row),
    ...makeBudgets(row),
    makeElement('div', { class: 'plots' }, [
      ...makeFigure('In the order they were taken', drawSamplePlot(row), true),
      ...makeFigure('How often each value came', drawDistributionPlot(row), true),
      ...makeFigure('The change as rounds came in', drawEstimatePlot(row), false),
    ]),
    valueTable(row),
  ];
}

function makeRename({ renamed }: PageRow): HTMLElement[] {
  if (renamed === null) return [];
  return [makeElement('p', {}, [formatRichText(formatRename(renamed), PLAIN_FORMATTER)])];
}

function makeSince({ since }: PageRow): HTMLElement[] {
  return since === null ? [] : [makeElement('p', {}, [`Since ${since.anchor.name}: ${formatLevel(since)}.`])];
}

/** `+6.20%, 95% interval +5.10% to +7.30%; base +5.80%`. */
function formatLevel({ change, interval, base, isBase, isExact }: HeadLevel): string {
  const range = isExact ? '' : `, 95% interval ${formatInterval(interval) ?? 'unknown'}`;
  return `${formatChange(change)}${range}${isBase ? '' : `; base ${formatChange(base)}`}`;
}

/** ` against latest-release`; empty for base. */
function formatAgainst({ anchored }: Verdict): string {
  return anchored === null ? '' : ` against ${anchored.against}`;
}

/** The level that a budget judged, or why there is none. */
function formatJudgedLevel({ anchored }: Verdict): string {
  if (anchored === null) return '';
  if (typeof anchored.level === 'string') return ` (${MISSING_WORDS[anchored.level]})`;
  const { name } = anchored.level.anchor;
  return ` (${name === anchored.against ? '' : `since ${name}: `}${formatLevel(anchored.level)})`;
}

function formatNumbers({ change: ratio, interval, p, exact, base, head }: PageRow): string[] {
  const range = formatInterval(interval);
  const sizes = new Set([base, head].flatMap((side) => side?.n ?? []));
  const facts = [
    ...(ratio === null ? [] : [`change ${formatChange(ratio)}`]),
    ...(range === null ? [] : [`95% interval ${range}`]),
    ...(p === null ? [] : [formatPValue(p)]),
    ...(exact && base !== null && head !== null ? ['the same in every run, so no test is needed'] : []),
    `n=${[...sizes].join('+')}`,
  ];
  return facts.map((fact) => ` · ${fact}`);
}

function makeBudgets({ verdicts, unit, base, head }: PageRow): HTMLElement[] {
  if (verdicts.length === 0) {
    const isCompared = base !== null && head !== null;
    const reason = isCompared ? 'No budget is set for it.' : 'Only one side has it: there is nothing to judge.';
    return [makeElement('p', {}, [reason])];
  }
  const items = verdicts.map((verdict) => {
    const { kind, limit, level, outcome, because } = verdict;
    const limitText =
      limit === null ? '' : ` ${isAbsoluteLimit(kind) ? formatShortQuantity(limit, unit) : formatPercent(limit)}`;
    const weight = level === 'fail' ? '' : level === 'warn' ? ' (a warning only)' : ' (only reported)';
    return makeElement('li', { class: outcome }, [
      makeElement('code', {}, [kind]),
      `${limitText}${formatAgainst(verdict)}: `,
      makeElement('strong', {}, [wordOf(verdict)]),
      formatJudgedLevel(verdict),
      weight,
      ...(because === null ? [] : [makeElement('span', { class: 'quiet' }, [` Why: ${because}`])]),
    ]);
  });
  return [makeElement('ul', { class: 'budgets' }, items)];
}

function wordOf(verdict: Verdict): string {
  if (verdict.isUnjudged) return 'not judged: base is from another machine';
  return lacksLevel(verdict) ? 'not judged' : OUTCOMES[verdict.outcome];
}

function makeFigure(title: string, drawing: Drawing | null, hasSides: boolean): HTMLElement[] {
  if (drawing === null) return [];
  const key = hasSides
    ? [
        ' ',
        makeElement('span', { class: 'key base' }, ['base']),
        ' ',
        makeElement('span', { class: 'key head' }, ['head']),
      ]
    : [];
  return [makeElement('figure', {}, [makeElement('figcaption', {}, [title, ...key]), makeSvgElement(drawing)])];
}

/** The table is filled only when it is opened, because few readers need every value. */
function valueTable(row: PageRow): HTMLElement {
  const folded = makeElement('details', {}, [makeElement('summary', {}, ['Every value'])]);
  folded.addEventListener(
    'toggle',
    () => {
      const scroll = { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Every value' };
      folded.append(makeElement('div', scroll, [valuesOf(row)]));
    },
    { once: true },
  );
  return folded;
}

function valuesOf({ base, head, unit }: PageRow): HTMLElement {
  const rounds = [...new Set([...(base?.rounds ?? []), ...(head?.rounds ?? [])])].sort((a, b) => a - b);
  const cell = (side: PageRow['base'], round: number) =>
    makeElement('td', {}, [
      (side?.values ?? [])
        .filter((_, index) => side?.rounds[index] === round)
        .map((value) => formatShortQuantity(value, unit))
        .join(', '),
    ]);
  const lines = rounds.map((round) =>
    makeElement('tr', {}, [makeElement('th', { scope: 'row' }, [String(round)]), cell(base, round), cell(head, round)]),
  );
  const titles = ['Round', 'Base', 'Head'].map((title) => makeElement('th', { scope: 'col' }, [title]));
  return makeElement('table', { class: 'values' }, [
    makeElement('thead', {}, [makeElement('tr', {}, titles)]),
    makeElement('tbody', {}, lines),
  ]);
}

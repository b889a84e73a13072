// The parts of the table of results: rows, the empty ones in place of rows that are not built, and everything about the
// comparison that a reader opens: budgets, numbers, three pictures, and every value. A PageRow and its state in, elements out.
// The elements are independent of each other.

import type { HeadLevel } from '../../../model/anchor.ts';
import { SIDES } from '../../../model/measurement.ts';
import { isAbsoluteLimit, type Verdict } from '../../../model/verdict.ts';
import { formatPercent } from '../../../units/percent.ts';
import { lacksLevel, MISSING_WORDS } from '../../levels.ts';
import { formatChange, formatInterval, formatPValue, formatSameness } from '../../numbers.ts';
import { formatRename } from '../../renames.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../rich-text.ts';
import type { PlotAxis } from '../axis.ts';
import { drawChangeBar, toneOf } from '../change-plot.ts';
import { drawDistributionPlot, drawEstimatePlot, drawSamplePlot } from '../comparison-plots.ts';
import type { Drawing } from '../drawing.ts';
import type { PageRow } from '../page-data.ts';
import { COLUMNS, formatShortQuantity, type PageColumn } from './columns.ts';
import { makeCopyButton } from './copy.ts';
import { makeButton, makeElement, makeSvgElement } from './dom.ts';

/** Roles are set explicitly, because the layout for phones drops the implicit ones. */
export function makeTable(headings: readonly HTMLElement[], body: HTMLElement): HTMLElement {
  const line = makeElement('tr', { role: 'row', 'aria-rowindex': 1 }, headings);
  const head = makeElement('thead', { role: 'rowgroup' }, [line]);
  const attributes = { class: 'results', role: 'table', 'aria-label': 'Every result', tabindex: -1 };
  return makeElement('table', attributes, [head, body]);
}

interface RowDisplay {
  /** Position in the table, from 0. */
  readonly place: number;
  readonly isOpen: boolean;
  /** Whether the Tab key reaches its button. */
  readonly isCurrent: boolean;
  readonly axis: PlotAxis;
}

export function makeRowLine(row: PageRow, display: RowDisplay): HTMLElement {
  const { place, isOpen, axis } = display;
  const attributes = {
    class: `${row.state} ${toneOf(row)}${isOpen ? ' open' : ''}`,
    ...{ role: 'row', 'aria-rowindex': place + 2, 'data-place': place },
  };
  const cells = COLUMNS.map((column) =>
    column.id === 'benchmark' ? makeNameCell(row, display) : makeCell(column, row, axis),
  );
  return makeElement('tr', attributes, cells);
}

function makeNameCell({ name, group }: PageRow, { isOpen, isCurrent }: RowDisplay): HTMLElement {
  const attributes = { 'aria-expanded': String(isOpen), tabindex: isCurrent ? 0 : -1, title: name };
  const button = makeElement('button', { type: 'button', ...attributes }, [makeElement('code', {}, [name])]);
  const where = group === null ? [] : [makeElement('span', { class: 'group quiet', title: group }, [group])];
  return makeElement('th', { scope: 'row', role: 'rowheader', class: 'benchmark' }, [button, ...where]);
}

function makeCell(column: PageColumn, row: PageRow, axis: PlotAxis): HTMLElement {
  const cell = makeElement('td', { class: column.id, role: 'cell' }, [column.text(row)]);
  if (cell.textContent === '~') cell.title = 'no difference shown: p is above 0.05';
  const bar = column.id === 'interval' ? drawChangeBar(row, axis) : null;
  if (bar !== null) cell.append(makeSvgElement(bar));
  return cell;
}

export function makeDetailsLine(row: PageRow, onClose: () => void): HTMLElement {
  // The address has the open row.
  const link = makeCopyButton('Copy link to this row', () => location.href);
  const actions = makeElement('div', { class: 'actions' }, [link, makeButton(['Close'], { class: 'plain' }, onClose)]);
  const cell = makeElement('td', { colspan: COLUMNS.length, role: 'cell' }, [actions, ...makeDetails(row)]);
  return makeElement('tr', { class: 'details', role: 'row' }, [cell]);
}

/** A list without elements if the height is 0. */
export function makeSpacer(height: number): HTMLElement[] {
  if (height === 0) return [];
  const cell = makeElement('td', { colspan: COLUMNS.length, role: 'presentation' });
  cell.style.height = `${height}px`;
  return [makeElement('tr', { class: 'spacer', 'aria-hidden': 'true', role: 'presentation' }, [cell])];
}

const OUTCOMES: Readonly<Record<Verdict['outcome'], string>> = { pass: 'kept', fail: 'broken', unknown: 'undecided' };

function makeDetails(row: PageRow): HTMLElement[] {
  const { group, name, metric, renamed, since } = row;
  const where = group === null ? [] : [makeElement('code', {}, [group]), ' · '];
  const sentences = [
    ...(renamed === null ? [] : [formatRichText(formatRename(renamed), PLAIN_FORMATTER)]),
    ...(since === null ? [] : [`Since ${since.anchor.name}: ${formatLevel(since)}.`]),
  ];
  return [
    makeElement('h3', {}, [makeElement('code', {}, [name])]),
    makeElement('p', { class: 'quiet' }, [...where, makeElement('code', {}, [metric]), ...formatNumbers(row)]),
    ...sentences.map((sentence) => makeElement('p', {}, [sentence])),
    makeBudgets(row),
    makeElement('div', { class: 'plots' }, [
      ...makeFigure(['In the order they were taken', ...makeKeys()], drawSamplePlot(row)),
      ...makeFigure(['How often each value came', ...makeKeys()], drawDistributionPlot(row)),
      ...makeFigure(['The change as rounds came in'], drawEstimatePlot(row)),
    ]),
    makeFoldedValues(row),
  ];
}

/** `+6.20%, 95% interval +5.10% to +7.30%; base +5.80%`. */
function formatLevel({ change, interval, base, isBase, isExact }: HeadLevel): string {
  const range = isExact ? '' : `, 95% interval ${formatInterval(interval) ?? 'unknown'}`;
  return `${formatChange(change)}${range}${isBase ? '' : `; base ${formatChange(base)}`}`;
}

/** The level that a budget judged, or why there is none. */
function formatJudgedLevel({ anchored }: Verdict): string {
  if (anchored === null) return '';
  if (typeof anchored.level === 'string') return ` (${MISSING_WORDS[anchored.level]})`;
  const { name } = anchored.level.anchor;
  return ` (${name === anchored.against ? '' : `since ${name}: `}${formatLevel(anchored.level)})`;
}

function formatNumbers(row: PageRow): string[] {
  const { change: ratio, interval, p, exact, base, head } = row;
  const range = formatInterval(interval);
  const sizes = new Set([base, head].flatMap((side) => side?.n ?? []));
  const facts = [
    ...(ratio === null ? [] : [`change ${formatChange(ratio)}`]),
    ...(range === null ? [] : [`95% interval ${range}`]),
    ...(p === null ? [] : [formatPValue(p)]),
    ...(exact && base !== null && head !== null ? [`${formatSameness(row)}, so no test is needed`] : []),
    `n=${[...sizes].join('+')}`,
  ];
  return facts.map((fact) => ` · ${fact}`);
}

function makeBudgets({ verdicts, unit, base, head }: PageRow): HTMLElement {
  if (verdicts.length === 0) {
    const isCompared = base !== null && head !== null;
    const reason = isCompared ? 'No budget is set for it.' : 'Only one side has it: there is nothing to judge.';
    return makeElement('p', {}, [reason]);
  }
  const items = verdicts.map((verdict) => {
    const { kind, limit, level, outcome, because, anchored } = verdict;
    const limitText =
      limit === null ? '' : ` ${isAbsoluteLimit(kind) ? formatShortQuantity(limit, unit) : formatPercent(limit)}`;
    const weight = level === 'fail' ? '' : level === 'warn' ? ' (a warning only)' : ' (only reported)';
    return makeElement('li', { class: outcome }, [
      makeElement('code', {}, [kind]),
      `${limitText}${anchored === null ? '' : ` against ${anchored.against}`}: `,
      makeElement('strong', {}, [wordOf(verdict)]),
      formatJudgedLevel(verdict),
      weight,
      ...(because === null ? [] : [makeElement('span', { class: 'quiet' }, [` Why: ${because}`])]),
    ]);
  });
  return makeElement('ul', { class: 'budgets' }, items);
}

function wordOf(verdict: Verdict): string {
  if (verdict.isUnjudged) return 'not judged: base is from another machine';
  return lacksLevel(verdict) ? 'not judged' : OUTCOMES[verdict.outcome];
}

function makeKeys(): (Node | string)[] {
  return SIDES.flatMap((side) => [' ', makeElement('span', { class: `key ${side}` }, [side])]);
}

function makeFigure(caption: readonly (Node | string)[], drawing: Drawing | null): HTMLElement[] {
  if (drawing === null) return [];
  return [makeElement('figure', {}, [makeElement('figcaption', {}, caption), makeSvgElement(drawing)])];
}

/** The table is filled only when it is opened, because few readers need every value. */
function makeFoldedValues(row: PageRow): HTMLElement {
  const folded = makeElement('details', {}, [makeElement('summary', {}, ['Every value'])]);
  const scroll = { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Every value' };
  const fill = () => folded.append(makeElement('div', scroll, [makeValues(row)]));
  folded.addEventListener('toggle', fill, { once: true });
  return folded;
}

function makeValues(row: PageRow): HTMLElement {
  const rounds = [...new Set(SIDES.flatMap((side) => row[side]?.rounds ?? []))].sort((a, b) => a - b);
  const lines = rounds.map((round) => {
    const cells = SIDES.map((side) => {
      const values = row[side]?.values.filter((_, index) => row[side]?.rounds[index] === round) ?? [];
      return makeElement('td', {}, [values.map((value) => formatShortQuantity(value, row.unit)).join(', ')]);
    });
    return makeElement('tr', {}, [makeElement('th', { scope: 'row' }, [String(round)]), ...cells]);
  });
  const titles = ['Round', 'Base', 'Head'].map((title) => makeElement('th', { scope: 'col' }, [title]));
  return makeElement('table', { class: 'values' }, [
    makeElement('thead', {}, [makeElement('tr', {}, titles)]),
    makeElement('tbody', {}, lines),
  ]);
}

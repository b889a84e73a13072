// The parts of the table of results: headings, rows, the line of details, and the empty rows in place of rows that are
// not built. A PageRow and its state in, elements out. The elements are independent of each other.

import type { PlotAxis } from '../axis.ts';
import { drawChangeBar, toneOf } from '../change-plot.ts';
import type { PageRow } from '../page-data.ts';
import type { Sort } from './address.ts';
import { COLUMNS, type PageColumn } from './columns.ts';
import { makeDetails } from './details.ts';
import { makeElement, makeSvgElement } from './dom.ts';

export interface ColumnHeading {
  readonly column: PageColumn;
  readonly button: HTMLButtonElement;
  readonly cell: HTMLElement;
}

export function headingOf(column: PageColumn): ColumnHeading {
  const button = makeElement('button', { type: 'button' }, [column.title]);
  const cell = makeElement('th', { scope: 'col', role: 'columnheader', class: column.id }, [button]);
  return { column, button, cell };
}

export function showSort({ cell, column }: ColumnHeading, { by, descending }: Sort): void {
  if (column.id !== by) cell.removeAttribute('aria-sort');
  else cell.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
}

/** A second click reverses the direction. */
export function nextSort({ id, firstDescending }: PageColumn, now: Sort): Sort {
  return { by: id, descending: now.by === id ? !now.descending : firstDescending };
}

/** Roles are set explicitly, because the layout for phones drops the implicit ones. */
export function tableOf(headings: readonly ColumnHeading[], body: HTMLElement): HTMLElement {
  const line = makeElement(
    'tr',
    { role: 'row', 'aria-rowindex': 1 },
    headings.map(({ cell }) => cell),
  );
  const head = makeElement('thead', { role: 'rowgroup' }, [line]);
  const attributes = { class: 'results', role: 'table', 'aria-label': 'Every result', tabindex: -1 };
  return makeElement('table', attributes, [head, body]);
}

export interface RowDisplay {
  /** Position in the table, from 0. */
  readonly place: number;
  readonly isOpen: boolean;
  /** Whether the Tab key reaches its button. */
  readonly isCurrent: boolean;
  readonly axis: PlotAxis;
}

export function makeRowLine(row: PageRow, standing: RowDisplay): HTMLElement {
  const { place, isOpen } = standing;
  const line = makeElement(
    'tr',
    { class: `${row.state} ${toneOf(row)}${isOpen ? ' open' : ''}`, role: 'row', 'aria-rowindex': place + 2 },
    COLUMNS.map((column) => (column.id === 'benchmark' ? nameCell(row, standing) : cellOf(column, row, standing.axis))),
  );
  line.dataset['place'] = String(place);
  return line;
}

function nameCell(row: PageRow, { isOpen, isCurrent }: RowDisplay): HTMLElement {
  const button = makeElement(
    'button',
    { type: 'button', 'aria-expanded': String(isOpen), tabindex: isCurrent ? 0 : -1, title: row.name },
    [makeElement('code', {}, [row.name])],
  );
  const { group } = row;
  const where = group === null ? [] : [makeElement('span', { class: 'group quiet', title: group }, [group])];
  return makeElement('th', { scope: 'row', role: 'rowheader', class: 'benchmark' }, [button, ...where]);
}

function cellOf(column: PageColumn, row: PageRow, axis: PlotAxis): HTMLElement {
  const cell = makeElement('td', { class: column.id, role: 'cell' }, [column.text(row)]);
  if (cell.textContent === '~') cell.title = 'no difference shown: p is above 0.05';
  const bar = column.id === 'interval' ? drawChangeBar(row, axis) : null;
  if (bar !== null) cell.append(makeSvgElement(bar));
  return cell;
}

export function makeDetailsLine(row: PageRow, onClose: () => void): HTMLElement {
  const close = makeElement('button', { type: 'button', class: 'plain close' }, ['Close']);
  close.addEventListener('click', onClose);
  const cell = makeElement('td', { colspan: COLUMNS.length, role: 'cell' }, [close, ...makeDetails(row)]);
  return makeElement('tr', { class: 'details', role: 'row' }, [cell]);
}

/** A list without elements if the height is 0. */
export function makeSpacer(height: number): HTMLElement[] {
  if (height === 0) return [];
  const cell = makeElement('td', { colspan: COLUMNS.length, role: 'presentation' });
  cell.style.height = `${height}px`;
  return [makeElement('tr', { class: 'spacer', 'aria-hidden': 'true', role: 'presentation' }, [cell])];
}

// The parts of the table of results: headings, rows, the line of details, and the empty rows in place of rows that are
// not built. A PageRow and its state in, elements out. The elements are independent of each other.

import type { Axis } from '../axis.ts';
import { changeBar, toneOf } from '../change-plot.ts';
import type { PageRow } from '../page-data.ts';
import type { Sort } from './address.ts';
import { COLUMNS, type Column } from './columns.ts';
import { details } from './details.ts';
import { element, svgElement } from './dom.ts';

export interface Heading {
  readonly column: Column;
  readonly button: HTMLButtonElement;
  readonly cell: HTMLElement;
}

export function headingOf(column: Column): Heading {
  const button = element('button', { type: 'button' }, [column.title]);
  const cell = element('th', { scope: 'col', role: 'columnheader', class: column.id }, [button]);
  return { column, button, cell };
}

export function showSort({ cell, column }: Heading, { by, descending }: Sort): void {
  if (column.id !== by) cell.removeAttribute('aria-sort');
  else cell.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
}

/** Returns the sort after a click on a column. A second click reverses the direction. */
export function nextSort({ id, firstDescending }: Column, now: Sort): Sort {
  return { by: id, descending: now.by === id ? !now.descending : firstDescending };
}

/** Makes the table. Roles are set explicitly, because the layout for phones drops the implicit ones. */
export function tableOf(headings: readonly Heading[], body: HTMLElement): HTMLElement {
  const line = element(
    'tr',
    { role: 'row', 'aria-rowindex': 1 },
    headings.map(({ cell }) => cell),
  );
  const head = element('thead', { role: 'rowgroup' }, [line]);
  const attributes = { class: 'results', role: 'table', 'aria-label': 'Every result', tabindex: -1 };
  return element('table', attributes, [head, body]);
}

export interface Standing {
  /** Position in the table, from 0. */
  readonly place: number;
  readonly isOpen: boolean;
  /** Whether the Tab key reaches its button. */
  readonly isCurrent: boolean;
  /** Axis of the bars. */
  readonly axis: Axis;
}

export function rowLine(row: PageRow, standing: Standing): HTMLElement {
  const { place, isOpen } = standing;
  const line = element(
    'tr',
    { class: `${row.state} ${toneOf(row)}${isOpen ? ' open' : ''}`, role: 'row', 'aria-rowindex': place + 2 },
    COLUMNS.map((column) =>
      column.id === 'benchmark' ? nameCell(row, standing) : cellOf(column, row, standing.axis),
    ),
  );
  line.dataset['place'] = String(place);
  return line;
}

function nameCell(row: PageRow, { isOpen, isCurrent }: Standing): HTMLElement {
  const button = element(
    'button',
    { type: 'button', 'aria-expanded': String(isOpen), tabindex: isCurrent ? 0 : -1, title: row.name },
    [element('code', {}, [row.name])],
  );
  const { group } = row;
  const where = group === null ? [] : [element('span', { class: 'group quiet', title: group }, [group])];
  return element('th', { scope: 'row', role: 'rowheader', class: 'benchmark' }, [button, ...where]);
}

function cellOf(column: Column, row: PageRow, axis: Axis): HTMLElement {
  const cell = element('td', { class: column.id, role: 'cell' }, [column.text(row)]);
  if (cell.textContent === '~') cell.title = 'no difference shown: p is above 0.05';
  const bar = column.id === 'interval' ? changeBar(row, axis) : null;
  if (bar !== null) cell.append(svgElement(bar));
  return cell;
}

export function detailsLine(row: PageRow, onClose: () => void): HTMLElement {
  const close = element('button', { type: 'button', class: 'plain close' }, ['Close']);
  close.addEventListener('click', onClose);
  const cell = element('td', { colspan: COLUMNS.length, role: 'cell' }, [close, ...details(row)]);
  return element('tr', { class: 'details', role: 'row' }, [cell]);
}

/** Makes an empty row of this height; none if the height is 0. */
export function spacer(height: number): HTMLElement[] {
  if (height === 0) return [];
  const cell = element('td', { colspan: COLUMNS.length, role: 'presentation' });
  cell.style.height = `${height}px`;
  return [element('tr', { class: 'spacer', 'aria-hidden': 'true', role: 'presentation' }, [cell])];
}

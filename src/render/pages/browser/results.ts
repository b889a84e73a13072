// The table of all results. Only rows near the screen are built, and at most one is open. Rows and a View in; an
// element that follows scrolling, and calls for the reader's actions out.

import type { PlotAxis } from '../axis.ts';
import type { PageRow } from '../page-data.ts';
import { FIRST_VIEW, type Sort, type View } from './address.ts';
import { COLUMNS } from './columns.ts';
import { makeElement } from './dom.ts';
import {
  type ColumnHeading,
  headingOf,
  makeDetailsLine,
  makeRowLine,
  makeSpacer,
  nextSort,
  showSort,
  tableOf,
} from './row-elements.ts';
import { computeRowWindow, type Layout, type RowWindow, topOf } from './row-window.ts';

export interface Results {
  readonly element: HTMLElement;
  /** Shows the rows of a view. `order` has indexes into the rows. */
  show(view: View, order: readonly number[]): void;
  /** Scrolls to a row and moves the keyboard focus to it. `place` is its position in the order. */
  focus(place: number): void;
}

interface ResultsHandlers {
  readonly onSort: (sort: Sort) => void;
  /** Opens a row; null closes it. */
  readonly onOpen: (row: PageRow | null) => void;
}

interface ResultsState {
  readonly rows: readonly PageRow[];
  readonly axis: PlotAxis;
  readonly handlers: ResultsHandlers;
  readonly headings: readonly ColumnHeading[];
  readonly table: HTMLElement;
  readonly body: HTMLElement;
  /** Rows that are built, by their position in the order. */
  readonly built: Map<number, HTMLElement>;
  readonly resized: ResizeObserver;
  order: readonly number[];
  sort: Sort;
  layout: Layout;
  /** Range of built rows; null if nothing is built yet. */
  rowWindow: RowWindow | null;
  details: HTMLElement | null;
  /** Position of the row whose button the Tab key reaches. */
  current: number;
}

/** Height of a row in pixels, until the first row is on the page and can be measured. */
const DEFAULT_ROW_HEIGHT = 44;

export function makeResults(rows: readonly PageRow[], axis: PlotAxis, asked: ResultsHandlers): Results {
  const headings = COLUMNS.map(headingOf);
  const body = makeElement('tbody', { role: 'rowgroup' });
  const shown: ResultsState = {
    rows,
    axis,
    handlers: asked,
    headings,
    body,
    table: tableOf(headings, body),
    built: new Map(),
    resized: new ResizeObserver(() => {
      shown.layout = { ...shown.layout, detailsHeight: shown.details?.offsetHeight ?? 0 };
      buildRows(shown);
    }),
    order: [],
    sort: FIRST_VIEW.sort,
    layout: { count: 0, rowHeight: DEFAULT_ROW_HEIGHT, open: null, detailsHeight: 0 },
    rowWindow: null,
    details: null,
    current: 0,
  };
  shown.table.classList.toggle('one-group', new Set(rows.map(({ group }) => group)).size < 2);
  addListeners(shown);
  return {
    element: shown.table,
    show: (view, order) => showView(shown, view, order),
    focus: (place) => focusRow(shown, place),
  };
}

function addListeners(shown: ResultsState): void {
  const { headings, body, table, handlers } = shown;
  for (const { column, button } of headings)
    button.addEventListener('click', () => handlers.onSort(nextSort(column, shown.sort)));
  body.addEventListener('click', ({ target }) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('tr[data-place]') : null;
    // A reader who marks a name to copy it does not want to open the row.
    if (line === null || String(window.getSelection()) !== '') return;
    const place = Number(line.dataset['place']);
    const index = shown.order[place];
    if (index === undefined) return;
    handlers.onOpen(place === shown.layout.open ? null : shown.rows[index]!);
    focusRow(shown, place);
  });
  table.addEventListener('keydown', (event) => {
    const place = placeAfterKey(event, shown);
    if (event.key === 'Escape') closeDetails(shown);
    else if (place !== null && !(event.target instanceof Element && event.target.closest('.details, thead'))) {
      event.preventDefault();
      focusRow(shown, place);
    }
  });
  window.addEventListener('scroll', () => buildRows(shown), { passive: true });
  window.addEventListener('resize', () => {
    measureRowHeight(shown);
    buildRows(shown);
  });
}

/** Null for any other key. */
function placeAfterKey(event: KeyboardEvent, { current, order, layout }: ResultsState): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const page = Math.max(1, Math.floor(window.innerHeight / layout.rowHeight) - 2);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: order.length - 1,
  };
  return places[event.key] ?? null;
}

function closeDetails(shown: ResultsState): void {
  const { open } = shown.layout;
  if (open === null) return;
  shown.handlers.onOpen(null);
  focusRow(shown, open);
}

function showView(shown: ResultsState, view: View, order: readonly number[]): void {
  const open = order.findIndex((index) => shown.rows[index]!.key === view.row);
  const isSame = order.length === shown.order.length && order.every((index, place) => index === shown.order[place]);
  if (!isSame) shown.current = Math.max(0, open);
  shown.order = order;
  shown.sort = view.sort;
  for (const heading of shown.headings) showSort(heading, view.sort);
  shown.table.setAttribute('aria-rowcount', String(order.length + 1));
  if (shown.details !== null) shown.resized.unobserve(shown.details);
  shown.details = open < 0 ? null : makeDetailsLine(shown.rows[order[open]!]!, () => closeDetails(shown));
  shown.layout = { ...shown.layout, count: order.length, open: open < 0 ? null : open, detailsHeight: 0 };
  shown.built.clear();
  shown.body.replaceChildren();
  shown.rowWindow = null;
  buildRows(shown);
  // The observer also calls once when it starts.
  if (shown.details !== null) shown.resized.observe(shown.details);
  if (measureRowHeight(shown)) buildRows(shown);
}

/** Whether the height differs from the known one. */
function measureRowHeight(shown: ResultsState): boolean {
  const [row] = shown.built.values();
  const height = row?.offsetHeight ?? 0;
  if (height === 0 || height === shown.layout.rowHeight) return false;
  shown.layout = { ...shown.layout, rowHeight: height };
  return true;
}

/** Updates the page to the rows that belong on the screen, and keeps elements that are already there. */
function buildRows(shown: ResultsState): void {
  const { body, built, layout, table } = shown;
  const { top } = body.getBoundingClientRect();
  const next = computeRowWindow(layout, { from: -top, to: window.innerHeight - top });
  if (shown.rowWindow !== null && isEqual(shown.rowWindow, next)) return;
  shown.rowWindow = next;
  const hadFocus = body.contains(document.activeElement);
  for (const place of built.keys()) if (place < next.first || place >= next.end) built.delete(place);
  const lines: HTMLElement[] = [];
  for (let place = next.first; place < next.end; place += 1) {
    const line = built.get(place) ?? makeLine(shown, place);
    built.set(place, line);
    lines.push(line);
    if (place === layout.open && shown.details !== null) lines.push(shown.details);
  }
  putInOrder(body, [...makeSpacer(next.above), ...lines, ...makeSpacer(next.below)]);
  // Keeps the focus in the table after its row was removed, so that arrow keys continue from there.
  if (hadFocus && !body.contains(document.activeElement)) table.focus({ preventScroll: true });
}

function makeLine({ rows, order, layout, current, axis }: ResultsState, place: number): HTMLElement {
  const row = rows[order[place]!]!;
  return makeRowLine(row, { place, isOpen: place === layout.open, isCurrent: place === current, axis });
}

function isEqual(left: RowWindow, right: RowWindow): boolean {
  const { first, end, above, below } = left;
  return first === right.first && end === right.end && above === right.above && below === right.below;
}

/** Puts elements into a parent in this order, and moves only those in a wrong position. */
function putInOrder(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Element>(wanted);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  for (const [index, child] of wanted.entries()) {
    const there = parent.children[index] ?? null;
    if (there !== child) parent.insertBefore(child, there);
  }
}

function focusRow(shown: ResultsState, place: number): void {
  const { order, built, body, layout } = shown;
  if (order.length === 0) return;
  const before = built.get(shown.current)?.querySelector('button');
  if (before) before.tabIndex = -1;
  shown.current = Math.min(order.length - 1, Math.max(0, place));
  if (!built.has(shown.current)) {
    const y = window.scrollY + body.getBoundingClientRect().top + topOf(layout, shown.current);
    window.scrollTo({ top: y - window.innerHeight / 3 });
    buildRows(shown);
  }
  const line = built.get(shown.current);
  const button = line?.querySelector('button');
  if (!line || !button) return;
  button.tabIndex = 0;
  button.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'nearest' });
}

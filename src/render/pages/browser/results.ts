// The table of all results. Only rows near the screen are built, and at most one is open. Rows and a View in; an
// element that follows scrolling, and calls for the reader's actions out.

import type { PlotAxis } from '../axis.ts';
import type { PageRow } from '../page-data.ts';
import { COLUMNS } from './columns.ts';
import { makeButton, makeElement } from './dom.ts';
import { makeDetailsLine, makeRowLine, makeSpacer, makeTable } from './row-elements.ts';
import { computeRowWindow, type Layout, topOf } from './row-window.ts';
import { FIRST_VIEW, type Sort, type View } from './view.ts';

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

/** Height of a row in pixels, until the first row is on the page and can be measured. */
const DEFAULT_ROW_HEIGHT = 44;

export function makeResults(rows: readonly PageRow[], axis: PlotAxis, { onSort, onOpen }: ResultsHandlers): Results {
  let order: readonly number[] = [];
  let { sort } = FIRST_VIEW;
  let layout: Layout = { count: 0, rowHeight: DEFAULT_ROW_HEIGHT, open: null, detailsHeight: 0 };
  /** Rows that are built, by their position in the order, and what was built last. */
  const built = new Map<number, HTMLElement>();
  let builtWindow = '';
  let details: HTMLElement | null = null;
  /** Position of the row whose button the Tab key reaches. */
  let current = 0;

  const headings = COLUMNS.map(({ id, title, startsHigh = false }) => {
    // A second click reverses the direction.
    const sortByColumn = () => onSort({ by: id, descending: sort.by === id ? !sort.descending : startsHigh });
    const attributes = { scope: 'col', role: 'columnheader', class: id };
    return makeElement('th', attributes, [makeButton([title], {}, sortByColumn)]);
  });
  const body = makeElement('tbody', { role: 'rowgroup' });
  const table = makeTable(headings, body);
  table.classList.toggle('one-group', new Set(rows.map(({ group }) => group)).size < 2);
  const resized = new ResizeObserver(() => {
    layout = { ...layout, detailsHeight: details?.offsetHeight ?? 0 };
    buildRows();
  });

  function show(view: View, next: readonly number[]): void {
    const open = next.findIndex((index) => rows[index]!.key === view.row);
    const isSame = next.length === order.length && next.every((index, place) => index === order[place]);
    if (!isSame) current = Math.max(0, open);
    order = next;
    sort = view.sort;
    for (const [index, { id }] of COLUMNS.entries()) {
      if (id !== sort.by) headings[index]!.removeAttribute('aria-sort');
      else headings[index]!.setAttribute('aria-sort', sort.descending ? 'descending' : 'ascending');
    }
    table.setAttribute('aria-rowcount', String(order.length + 1));
    resized.disconnect();
    details = open < 0 ? null : makeDetailsLine(rows[order[open]!]!, closeDetails);
    layout = { ...layout, count: order.length, open: open < 0 ? null : open, detailsHeight: 0 };
    built.clear();
    body.replaceChildren();
    builtWindow = '';
    buildRows();
    // The observer also calls once when it starts.
    if (details !== null) resized.observe(details);
    if (measureRowHeight()) buildRows();
  }

  function closeDetails(): void {
    const { open } = layout;
    if (open === null) return;
    onOpen(null);
    focus(open);
  }

  /** Whether the height differs from the known one. */
  function measureRowHeight(): boolean {
    const [row] = built.values();
    const height = row?.offsetHeight ?? 0;
    if (height === 0 || height === layout.rowHeight) return false;
    layout = { ...layout, rowHeight: height };
    return true;
  }

  /** Updates the page to the rows that belong on the screen, and keeps elements that are already there. */
  function buildRows(): void {
    const { top } = body.getBoundingClientRect();
    const next = computeRowWindow(layout, { from: -top, to: window.innerHeight - top });
    if (builtWindow === JSON.stringify(next)) return;
    builtWindow = JSON.stringify(next);
    const hadFocus = body.contains(document.activeElement);
    for (const place of built.keys()) if (place < next.first || place >= next.end) built.delete(place);
    const lines: HTMLElement[] = [];
    for (let place = next.first; place < next.end; place += 1) {
      const [isOpen, isCurrent] = [place === layout.open, place === current];
      const line = built.get(place) ?? makeRowLine(rows[order[place]!]!, { place, isOpen, isCurrent, axis });
      built.set(place, line);
      lines.push(line);
      if (isOpen && details !== null) lines.push(details);
    }
    putInOrder(body, [...makeSpacer(next.above), ...lines, ...makeSpacer(next.below)]);
    // Keeps the focus in the table after its row was removed, so that arrow keys continue from there.
    if (hadFocus && !body.contains(document.activeElement)) table.focus({ preventScroll: true });
  }

  function focus(place: number): void {
    if (order.length === 0) return;
    built.get(current)?.querySelector('button')?.setAttribute('tabindex', '-1');
    current = Math.min(order.length - 1, Math.max(0, place));
    if (!built.has(current)) {
      const y = window.scrollY + body.getBoundingClientRect().top + topOf(layout, current);
      window.scrollTo({ top: y - window.innerHeight / 3 });
      buildRows();
    }
    const line = built.get(current);
    const button = line?.querySelector('button');
    button?.setAttribute('tabindex', '0');
    button?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'nearest' });
  }

  /** Undefined for any other key. */
  function placeAfterKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
    const page = Math.max(1, Math.floor(window.innerHeight / layout.rowHeight) - 2);
    const places = new Map([
      ['ArrowDown', current + 1],
      ['ArrowUp', current - 1],
      ['PageDown', current + page],
      ['PageUp', current - page],
      ['Home', 0],
      ['End', order.length - 1],
    ]);
    return altKey || ctrlKey || metaKey ? undefined : places.get(key);
  }

  body.addEventListener('click', ({ target }) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('tr[data-place]') : null;
    // A reader who marks a name to copy it does not want to open the row.
    if (line === null || String(window.getSelection()) !== '') return;
    const place = Number(line.dataset['place']);
    onOpen(place === layout.open ? null : rows[order[place]!]!);
    focus(place);
  });
  table.addEventListener('keydown', (event) => {
    const place = placeAfterKey(event);
    if (event.key === 'Escape') closeDetails();
    else if (place !== undefined && !(event.target instanceof Element && event.target.closest('.details, thead'))) {
      event.preventDefault();
      focus(place);
    }
  });
  window.addEventListener('scroll', buildRows, { passive: true });
  window.addEventListener('resize', () => {
    measureRowHeight();
    buildRows();
  });
  return { element: table, show, focus };
}

/** Puts elements into a parent in this order, and moves only those in a wrong position. */
function putInOrder(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Element>(wanted);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  for (const [index, child] of wanted.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

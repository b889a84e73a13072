// The script of the HTML report: turns the page of one Report into one that can be searched, sorted and opened. It
// reads the rows from the page itself and asks nobody else. When it fails, the page stays as it was written.

import { barAxis } from '../change-plot.ts';
import { type PageData, unpackRows } from '../page-data.ts';
import { FIRST_VIEW, hashOf, parseHash, type View } from './address.ts';
import { makeChooser } from './choose.ts';
import { watchOverview } from './glance.ts';
import { makeResults } from './results.ts';
import { makeToolbar } from './toolbar.ts';

try {
  start();
} catch (error) {
  document.documentElement.classList.remove('live');
  console.error(error);
}

function start(): void {
  const data = document.getElementById('data')?.textContent;
  const place = document.getElementById('explorer');
  if (!data || place === null) return;
  const rows = unpackRows(JSON.parse(data) as PageData);
  const choose = makeChooser(rows);
  let view: View = FIRST_VIEW;

  const toolbar = makeToolbar(rows, (change) => update(change));
  const results = makeResults(rows, barAxis(rows), {
    onSort: (sort) => update({ sort }),
    onOpen: (row) => update({ row: row?.key ?? null }),
  });
  place.append(toolbar.element, results.element);

  function update(change: Partial<View>): void {
    show({ ...view, ...change });
    remember(view);
  }

  function show(next: View): readonly number[] {
    view = next;
    const order = choose(view);
    toolbar.show(view, order.length);
    results.show(view, order);
    return order;
  }

  /** A link to a row leads to it, whatever else it says. */
  function follow(next: View): void {
    const isMissing = (order: readonly number[]) => !order.some((index) => rows[index]!.key === next.row);
    let order = show(next);
    if (next.row === null) return;
    if (isMissing(order)) order = show({ ...next, text: '', states: [] });
    const found = order.findIndex((index) => rows[index]!.key === next.row);
    if (found >= 0) results.focus(found);
  }

  watchOverview(rows, ({ key }) => {
    follow({ ...view, row: key });
    remember(view);
  });
  window.addEventListener('hashchange', () => {
    const next = parseHash(location.hash);
    if (next !== null) follow(next);
  });
  listenToKeys(toolbar.search, { onDown: () => results.focus(0), onEscape: () => update({ text: '' }) });
  const first = parseHash(location.hash);
  if (first === null) show(FIRST_VIEW);
  else follow(first);
}

interface SearchKeys {
  readonly onDown: () => void;
  readonly onEscape: () => void;
}

/** From anywhere to the search, and from the search to the rows. */
function listenToKeys(search: HTMLInputElement, { onDown, onEscape }: SearchKeys): void {
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      search.focus();
    } else if (event.key === 'ArrowDown' && event.target === search) {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && event.target === search) {
      onEscape();
    }
  });
}

/** The address can be sent to a colleague. Where the page stands may forbid that; then it just works without. */
function remember(view: View): void {
  const hash = hashOf(view);
  try {
    history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
  } catch {
    return;
  }
}

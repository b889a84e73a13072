// The script of the HTML report. It makes the page searchable and sortable, and rows can be opened. It reads the rows
// from the page itself and makes no request. If it fails, the page remains as it was written.

import { makeBarAxis } from '../change-plot.ts';
import { type PageData, unpackRows } from '../page-data.ts';
import { FIRST_VIEW, hashOf, parseHash, type View } from './address.ts';
import { makeChooser } from './choose.ts';
import { watchOverview } from './overview-pointer.ts';
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
  const results = makeResults(rows, makeBarAxis(rows), {
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

  /** Shows a linked row, even if the filters of the link exclude it. */
  function follow(next: View): void {
    const isMissing = (order: readonly number[]) => !order.some((index) => rows[index]!.key === next.row);
    let order = show(next);
    if (next.row === null) return;
    if (isMissing(order)) order = show({ ...next, text: '', kinds: [] });
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

/** Adds key commands: one from anywhere to the search, one from the search to the rows. */
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

/**
 * Puts the view into the address, which can be sent to a colleague. Where that is forbidden, the page works without.
 */
function remember(view: View): void {
  const hash = hashOf(view);
  try {
    history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
  } catch {
    return;
  }
}

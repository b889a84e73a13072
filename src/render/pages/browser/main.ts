// The script of the HTML report. It makes the page searchable and sortable, and rows can be opened. It reads the rows
// from the page itself and makes no request.

import { formatChange, formatInterval } from '../../numbers.ts';
import { makeBarAxis, sortForOverview } from '../change-plot.ts';
import { type PageData, type PageRow, unpackRows } from '../page-data.ts';
import { addCopyButtons } from './copy.ts';
import { startPage } from './dom.ts';
import { makeResults } from './results.ts';
import { makeToolbar } from './toolbar.ts';
import { FIRST_VIEW, hashOf, makeChooser, parseHash, type View } from './view.ts';

addCopyButtons();
startPage<PageData>('explorer', (data, place) => {
  const rows = unpackRows(data);
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
    const findPlace = (order: readonly number[]) => order.findIndex((index) => rows[index]!.key === next.row);
    let row = findPlace(show(next));
    if (next.row === null) return;
    if (row < 0) row = findPlace(show({ ...next, text: '', kinds: [] }));
    if (row >= 0) results.focus(row);
  }

  watchOverview(rows, ({ key }) => {
    follow({ ...view, row: key });
    remember(view);
  });
  window.addEventListener('hashchange', () => {
    const next = parseHash(location.hash);
    if (next !== null) follow(next);
  });
  toolbar.search.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') update({ text: '' });
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    results.focus(0);
  });
  follow(parseHash(location.hash) ?? FIRST_VIEW);
});

/** Puts the view into the address, which can be sent to a colleague. Where that is forbidden, the page works without. */
function remember(view: View): void {
  const hash = hashOf(view);
  try {
    history.replaceState(null, '', hash === '' ? location.pathname + location.search : `#${hash}`);
  } catch {
    return;
  }
}

/** Names the change under the pointer, and opens its row on a click. Keyboard users have the same numbers in the table. */
function watchOverview(rows: readonly PageRow[], onOpen: (row: PageRow) => void): void {
  const picture = document.querySelector<SVGElement>('.overview svg');
  const caption = document.querySelector<HTMLElement>('.overview .pointed');
  if (picture === null || caption === null) return;
  const usualText = caption.textContent;
  const sorted = sortForOverview(rows);
  const rowAt = ({ clientX }: MouseEvent): PageRow | undefined => {
    const { left, width } = picture.getBoundingClientRect();
    return sorted[Math.floor(((clientX - left) / width) * sorted.length)];
  };
  picture.addEventListener('pointermove', (event) => {
    const row = rowAt(event);
    if (row === undefined || row.change === null) return;
    const range = formatInterval(row.interval);
    caption.textContent = `${row.name} · ${row.metric} · ${formatChange(row.change)}${range === null ? '' : ` (${range})`}`;
  });
  picture.addEventListener('pointerleave', () => {
    caption.textContent = usualText;
  });
  picture.addEventListener('click', (event) => {
    const row = rowAt(event);
    if (row !== undefined) onOpen(row);
  });
}

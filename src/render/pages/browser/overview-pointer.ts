// Mouse control of the picture of all changes: it names the change under the pointer, and a click opens its row.
// Keyboard users have the table, which has the same numbers. Rows in, calls out.

import { formatChange, formatInterval } from '../../numbers.ts';
import { sortForOverview } from '../change-plot.ts';
import type { PageRow } from '../page-data.ts';

export function watchOverview(rows: readonly PageRow[], onOpen: (row: PageRow) => void): void {
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

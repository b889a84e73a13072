// Finds the rows of a long table that are on the screen. Only these are built, and two empty rows take the place of all
// others. Heights and the position of the screen in; a range of rows and the heights above and below it out.

export interface Layout {
  readonly count: number;
  readonly rowHeight: number;
  /** Position in the table of the row whose details are open; null if none is open. */
  readonly open: number | null;
  readonly detailsHeight: number;
}

export interface RowWindow {
  /** Range of rows, from `first` up to but not including `end`. */
  readonly first: number;
  readonly end: number;
  /** Height of the rows that are not built, above and below, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Maximum length of a table that is built as a whole, so that the browser's own search finds everything in it. */
const WHOLE = 150;

/** Number of extra rows on either side of the screen, for scrolling without gaps. */
const MARGIN = 20;

/** `from` and `to` are the edges of the screen, in pixels below the top of the first row. */
export function computeRowWindow(
  layout: Layout,
  { from, to }: { readonly from: number; readonly to: number },
): RowWindow {
  const { count } = layout;
  if (count <= WHOLE) return { first: 0, end: count, above: 0, below: 0 };
  const first = clamp(rowAt(layout, from) - MARGIN, count);
  const end = clamp(rowAt(layout, to) + MARGIN + 1, count);
  return {
    first,
    end,
    above: topOf(layout, first),
    below: topOf(layout, count) - topOf(layout, end),
  };
}

/** Pixels below the top of the first row. */
export function topOf({ rowHeight, open, detailsHeight }: Layout, row: number): number {
  return row * rowHeight + (open !== null && open < row ? detailsHeight : 0);
}

function rowAt({ rowHeight, open, detailsHeight }: Layout, y: number): number {
  const endOfOpen = open === null ? Number.POSITIVE_INFINITY : (open + 1) * rowHeight;
  if (y < endOfOpen) return Math.floor(y / rowHeight);
  return Math.max(open!, Math.floor((y - detailsHeight) / rowHeight));
}

function clamp(row: number, count: number): number {
  return Math.min(count, Math.max(0, row));
}

// Which rows of a long table are on the screen: only these are built, and two empty rows keep the place of all
// others. In: heights and where the screen stands. Out: a range of rows and the height above and below it.

export interface Layout {
  readonly count: number;
  readonly rowHeight: number;
  /** The row below which the open details stand, by its place in the table; null when none is open. */
  readonly open: number | null;
  readonly detailsHeight: number;
}

export interface Extract {
  /** Rows from `first` up to, but without, `end`. */
  readonly first: number;
  readonly end: number;
  /** What the rows that are not built would take, above and below. */
  readonly above: number;
  readonly below: number;
}

/** Tables up to this length are built as a whole, so that the browser's own search finds everything in them. */
const WHOLE = 150;

/** Rows beyond the screen on either side, for scrolling without gaps. */
const MARGIN = 20;

/** `from` and `to` are the screen's edges, from the top of the first row. */
export function extractOf(
  layout: Layout,
  { from, to }: { readonly from: number; readonly to: number },
): Extract {
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

/** How far below the top of the first row a row begins. */
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

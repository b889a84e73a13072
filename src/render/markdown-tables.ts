// The results as Markdown tables: changed rows open, unchanged ones folded, then benchmarks that only one side
// has. In: a Report. Out: parts for `fit`, every row a line of its own.

import type { Report, Row } from '../model/report.ts';
import type { State } from '../model/verdict.ts';
import { formatQuantity } from '../units/scale.ts';
import type { Block, Line, Part } from './fit.ts';
import { type Alignment, code, details, tableHead, tableRow } from './markdown.ts';
import { isChanged, markOf, RANK, rankOf } from './marks.ts';
import { type Centre, type Table, type TableRow, tables } from './table.ts';
import { counted } from './words.ts';

/** Delta and test share a column, so that on a phone they wrap instead of leaving the screen. */
const ALIGNMENTS: readonly Alignment[] = ['left', 'right', 'right', 'right', 'right'];

const ONE_SIDED: readonly { readonly state: State; readonly summary: (count: string) => string }[] = [
  { state: 'failed', summary: (count) => `Failed on head: ${count}` },
  { state: 'removed', summary: (count) => `Removed, only base has them: ${count}` },
  { state: 'new', summary: (count) => `New, only head has them: ${count}` },
];

export function markdownTables(report: Report): Part[] {
  const groups = new Set(report.rows.map(({ group }) => group));
  const [only] = groups;
  const several = groups.size > 1;
  const all = tables(report);
  const unchanged = report.rows.filter(({ state }) => state === 'unchanged').length;
  const folded = details(counted(unchanged, 'unchanged result'));
  const caption: Part[] = several || !only ? [] : [{ text: `All in ${code(only)}:\n\n`, rank: RANK.always }];
  return [
    ...caption,
    ...all.map((table) => tableBlock(table, { several, wanted: isChanged, average: hasChanged(table) })),
    {
      ...folded,
      parts: all.map((table) =>
        tableBlock(table, { several, wanted: isUnchanged, average: !hasChanged(table) }),
      ),
    },
    ...ONE_SIDED.map(({ state, summary }) =>
      oneSided(
        report.rows.filter((row) => row.state === state),
        summary,
      ),
    ),
  ];
}

interface Selection {
  /** Whether groups are named. */
  readonly several: boolean;
  readonly wanted: (row: Row) => boolean;
  /** Whether the geomean goes into this one. */
  readonly average: boolean;
}

function tableBlock({ unit, groups, geomean }: Table, { several, wanted, average }: Selection): Block {
  // Where nothing varies there is nothing to bound.
  const bounded = groups.some(({ rows }) => rows.some(({ row, interval }) => wanted(row) && interval !== ''));
  const line = (cells: readonly string[]) => tableRow(bounded ? cells : cells.slice(0, -1));
  const parts: Part[] = groups.map(({ name, rows }) => ({
    open: several ? line([name === null ? '(no group)' : `**${code(name)}**`, '', '', '', '']) : '',
    parts: rows.filter(({ row }) => wanted(row)).map((one) => rowLine(one, line)),
    close: '',
  }));
  if (average && geomean !== null) {
    const { base, head, delta, n } = geomean;
    parts.push({ text: line([`geomean of ${n}`, base, head, delta, '']), rank: RANK.unchangedRow });
  }
  const titles = [code(unit), 'base', 'head', 'vs base', '95% interval'];
  return { open: tableHead(bounded ? titles : titles.slice(0, -1), ALIGNMENTS), parts, close: '\n' };
}

function rowLine(
  { row, metric, base, head, delta, test, interval }: TableRow,
  line: (cells: readonly string[]) => string,
): Line {
  const mark = markOf(row);
  const name = [mark, code(row.name), metric === null ? '' : code(metric)].filter(Boolean).join(' ');
  const shown = isChanged(row) && /\d/.test(delta) ? `**${delta}**` : delta;
  return {
    text: line([name, centre(base), centre(head), `${shown} ${test}`.trim(), interval]),
    rank: rankOf(row),
    counts: true,
  };
}

function centre(cell: Centre | null): string {
  return cell === null ? '' : `${cell.median} ± ${cell.range}`;
}

function oneSided(rows: readonly Row[], summary: (count: string) => string): Block {
  const { open, close } = details(summary(counted(rows.length, 'result')));
  const lines = rows.map((row): Line => {
    const { median } = row.head ?? row.base ?? { median: null };
    const value = median === null ? '' : code(formatQuantity(median, row.unit));
    return { text: tableRow([code(row.name), code(row.unit), value]), rank: rankOf(row), counts: true };
  });
  return {
    open: open + tableHead(['benchmark', 'unit', 'median'], ['left', 'left', 'right']),
    parts: lines,
    close,
  };
}

function isUnchanged({ state }: Row): boolean {
  return state === 'unchanged';
}

function hasChanged({ groups }: Table): boolean {
  return groups.some(({ rows }) => rows.some(({ row }) => isChanged(row)));
}

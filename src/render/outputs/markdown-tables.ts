// The results as Markdown tables: changed rows open, unchanged rows folded, then benchmarks that only one side has. A
// Report in; parts for `fit` out, with each row as a line of its own.

import type { CustomTable } from '../../model/custom-table.ts';
import type { JudgedRow, Report, ReportRow } from '../../model/report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { formatQuantity } from '../../units/scale.ts';
import { type CustomTableText, formatCustomTables, notesOf, titleOf } from '../custom-table-text.ts';
import { iconOf, iconOfVerdicts, isChanged, RANK, rankOf } from '../document.ts';
import {
  formatMedianCell,
  type MedianCell,
  makeResultTables,
  type ResultTable,
  type TableRow,
} from '../result-table.ts';
import { formatRichText } from '../rich-text.ts';
import { CONTROL_MARK, summariseUnchangedRows } from '../row-kind.ts';
import { nameGroups, namesOfRows } from '../row-names.ts';
import type { ShortRow } from '../short-table.ts';
import { formatCount, groupLabelOf } from '../words.ts';
import { type DocumentBlock, type DocumentLine, type DocumentPart, makeLine } from './fit.ts';
import { MARKDOWN_FORMATTER, makeDetailsTags, renderCodeSpan, renderTableHead, renderTableRow } from './markdown.ts';

/** Alignments of the columns. Change and test share a column, so that a phone wraps them and does not cut them off. */
const ALIGNMENTS = ['left', 'right', 'right', 'right', 'right'] as const;

const ONE_SIDED = [
  { state: 'failed', title: 'Failed on head' },
  { state: 'removed', title: 'Removed, only base has them' },
  { state: 'new', title: 'New, only head has them' },
] as const;

/** More rows are folded. */
const OPEN_ROWS = 10;

const SHORT_TITLES = ['benchmark', 'base', 'head', 'vs base', 'allowed'];

/** The rows to look at, worst first, without their unit in the head of the table. */
export function renderShortTable(rows: readonly ShortRow[]): DocumentPart[] {
  const hasLimit = rows.some(({ allowed }) => allowed.length > 0);
  const cut = (cells: readonly string[]) => (hasLimit ? cells : cells.slice(0, -1));
  const write = ({ row, deciding, name, rename, group, base, head, change, allowed }: ShortRow): DocumentLine => {
    const icon = 'state' in row ? iconOf(row) : iconOfVerdicts(row);
    const below = [group === null ? null : renderCodeSpan(group), rename && formatRichText(rename, MARKDOWN_FORMATTER)]
      .filter((part) => part !== null)
      .map((part) => `<br><sub>${part}</sub>`)
      .join('');
    const cells = [base, head, change, allowed].map((cell) => formatRichText(cell, MARKDOWN_FORMATTER));
    const first = `${icon === '' ? '' : `${icon} `}${formatRichText(name, MARKDOWN_FORMATTER)}${below}`;
    return {
      text: renderTableRow(cut([first, ...cells])),
      rank: rankOfShortRow(row, deciding),
      counts: true,
    };
  };
  const head = renderTableHead(cut(SHORT_TITLES), ALIGNMENTS);
  const rest = rows.slice(OPEN_ROWS);
  const folded = makeDetailsTags(`${formatCount(rest.length, 'more row')} to look at`);
  return [
    { open: head, parts: rows.slice(0, OPEN_ROWS).map(write), close: '\n' },
    { ...folded, open: folded.open + head, parts: rest.map(write) },
  ];
}

/** A row that is only undecided by a limit may be unchanged. */
function rankOfShortRow(row: JudgedRow, [first]: readonly Verdict[]): number {
  if (first !== undefined) return first.outcome === 'fail' ? RANK.brokenRow : RANK.undecidedRow;
  return 'state' in row ? Math.min(rankOf(row), RANK.changedRow) : RANK.changedRow;
}

/** `above` is the short table, whose rows are left out; null: all rows. */
export function renderMarkdownTables(report: Report, above: readonly ShortRow[] | null): DocumentPart[] {
  const { rows, tables } = report;
  if (tables !== null) return renderCustomTables(tables);
  const listed = new Set(above?.flatMap((row) => row.rows));
  const isUnchanged = (row: ReportRow) => row.state === 'unchanged' && !listed.has(row);
  const groups = [...new Set(rows.map(groupLabelOf))];
  const several = groups.length > 1;
  const { folder, labelOf } = nameGroups(groups);
  const shortly = (group: string) => renderCodeSpan(labelOf(group));
  const all = makeResultTables(report);
  const drawTables = (wanted: RowSelection['wanted'], position: 'below' | 'above') =>
    all.map((table) => {
      const average = hasChangedRow(table) === (wanted === isChanged);
      return tableBlock(table, { groups: several ? position : 'none', shortly, wanted, average });
    });
  const end = rows.some(isChanged) ? ':' : '.';
  const place =
    folder === '' || !(above === null || rows.some(isUnchanged))
      ? []
      : [makeLine(RANK.unchangedRow, `All in ${renderCodeSpan(folder)}${end}\n\n`)];
  return [
    ...(above === null ? [...place, ...drawTables(isChanged, 'below')] : []),
    {
      ...makeDetailsTags(summariseUnchangedRows(rows.filter(isUnchanged))),
      parts: [...(above === null ? [] : place), ...drawTables(isUnchanged, 'above')],
    },
    ...ONE_SIDED.map((kind) => renderOneSidedRow(rows, kind, listed)),
  ];
}

interface RowSelection {
  /**
   * Position of the group's name. `below` each benchmark: in tables with few rows, where a separate line would mostly
   * have empty cells. `above` the rows: in tables that may have hundreds of rows.
   */
  readonly groups: 'below' | 'above' | 'none';
  /** The folder that all groups are in is left out, and shown once. */
  readonly shortly: (group: string) => string;
  readonly wanted: (row: ReportRow) => boolean;
  readonly average: boolean;
}

function tableBlock({ unit, groups, geomean }: ResultTable, selection: RowSelection): DocumentBlock {
  const { wanted, average, shortly, groups: position } = selection;
  // Without an interval in any row, the column of intervals is left out.
  const bounded = groups.some(({ rows }) => rows.some(({ row, interval }) => wanted(row) && interval !== ''));
  const line = (cells: readonly string[]) => renderTableRow(bounded ? cells : cells.slice(0, -1));
  const parts: DocumentPart[] = groups.map(({ name, rows }) => {
    const shown = name === null ? null : shortly(name);
    return {
      open: position === 'above' ? line([shown === null ? '(no group)' : `**${shown}**`, '', '', '', '']) : '',
      parts: rows
        .filter(({ row }) => wanted(row))
        .map((one) => rowLine(one, line, position === 'below' ? shown : null)),
      close: '',
    };
  });
  if (average && geomean !== null) {
    const { base, head, change, interval, n } = geomean;
    parts.push(makeLine(RANK.unchangedRow, line([`geomean of ${n}`, base, head, change, interval])));
  }
  const titles = [renderCodeSpan(unit), 'base', 'head', 'vs base', '95% interval'];
  return { open: renderTableHead(bounded ? titles : titles.slice(0, -1), ALIGNMENTS), parts, close: '\n' };
}

function rowLine(
  { row, label, rename, metric, base, head, change, test, interval, counted }: TableRow,
  line: (cells: readonly string[]) => string,
  group: string | null,
): DocumentLine {
  const named = [iconOf(row), renderCodeSpan(label), metric === null ? '' : renderCodeSpan(metric)].filter(Boolean);
  const from = rename && formatRichText(rename, MARKDOWN_FORMATTER);
  const mark = row.isControl ? CONTROL_MARK : null;
  const below = [group, from, mark, counted && `instructions ${counted}`].filter((part) => part !== null);
  const name = named.join(' ') + below.map((part) => `<br><sub>${part}</sub>`).join('');
  const shown = isChanged(row) && /\d/.test(change) ? `**${change}**` : change;
  return {
    text: line([name, formatCentre(row, base), formatCentre(row, head), `${shown} ${test}`.trim(), interval]),
    rank: rankOf(row),
    counts: true,
  };
}

function formatCentre({ base, head, exact }: ReportRow, cell: MedianCell | null): string {
  if (cell === null) return '';
  if (!exact) return formatMedianCell(cell);
  // `83` says as much as `83.000` for a value that never varies, and it has no range.
  const isWhole = [base, head].every((side) => side === null || Number.isInteger(side.median));
  return isWhole ? cell.median.replace(/\.0+$/, '') : cell.median;
}

function renderOneSidedRow(
  all: readonly ReportRow[],
  { state, title }: (typeof ONE_SIDED)[number],
  listed: ReadonlySet<JudgedRow>,
): DocumentBlock {
  const rows = all.filter((row) => row.state === state && !listed.has(row));
  const { nameWithMetric } = namesOfRows(all);
  const { open, close } = makeDetailsTags(`${title}: ${formatCount(rows.length, 'result')}`);
  const parts = rows.map((row): DocumentLine => {
    const median = (row.head ?? row.base)?.median;
    const name = formatRichText(nameWithMetric(row, { beside: 'unit' }), MARKDOWN_FORMATTER);
    const value = median === undefined ? '' : renderCodeSpan(formatQuantity(median, row.unit));
    return { text: renderTableRow([name, renderCodeSpan(row.unit), value]), rank: rankOf(row), counts: true };
  });
  return { open: open + renderTableHead(['benchmark', 'unit', 'median'], ['left', 'left', 'right']), parts, close };
}

function hasChangedRow({ groups }: ResultTable): boolean {
  return groups.some(({ rows }) => rows.some(({ row }) => isChanged(row)));
}

function renderCustomTables(tables: readonly CustomTable[]): DocumentPart[] {
  const notes = notesOf(tables).map((note) => makeLine(RANK.always, `${note}\n\n`));
  const folded = makeDetailsTags('Results in the configured layout');
  return [{ ...folded, parts: [...notes, ...formatCustomTables(tables).map(customTableBlock)] }];
}

function customTableBlock({ caption, unit, headings, lines, geomean }: CustomTableText): DocumentBlock {
  const above = caption.length === 0 ? '' : `${caption.map((field) => renderCodeSpan(field)).join(' ')}\n\n`;
  const titles = headings.map((heading) => titleOf(heading, (title) => renderCodeSpan(title)));
  const alignments = headings.map(() => 'right' as const);
  // All rows have one rank, so a page that is too long loses the last ones first.
  const makeRow = (...cells: readonly string[]) => makeLine(RANK.unchangedRow, renderTableRow(cells));
  const rows = lines.map(({ label, cells }) => ({
    ...makeRow(label === '' ? '' : renderCodeSpan(label), ...cells),
    counts: true,
  }));
  return {
    open: above + renderTableHead([renderCodeSpan(unit), ...titles], ['left', ...alignments]),
    parts: geomean === null ? rows : [...rows, makeRow('geomean', ...geomean)],
    close: '\n',
  };
}

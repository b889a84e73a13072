// The table below the flame graph: all functions or those that a search found, or the callers and callees of one, as in the
// sandwich view of speedscope. Any column sorts it.

import { groupThousands } from '../../../text/group-thousands.ts';
import { formatProfileDelta, formatProfileValue } from '../../profile-words.ts';
import { formatCount } from '../../words.ts';
import { makeButton, makeElement } from './dom.ts';
import type { FlameModel, FunctionRow } from './flame-model.ts';

/** The columns of a `FunctionRow`. */
const TITLES = ['Function', 'Own base', 'Own head', 'Own change', 'Total base', 'Total head', 'Total change'];

/** The search finds the others. */
const MAX_ROWS = 25;

export function makeFlameTable(model: FlameModel, onSelect: (index: number) => void) {
  const { children, nameOf, nodes } = model;
  const { unit, functions, names, files, parents } = model.graph;
  const byFunction = (node: number) => functions[node]!;
  const nameOfRow = ([index]: FunctionRow) => names[index!] ?? nameOf(0);
  let groups: readonly (readonly [title: string | null, rows: readonly FunctionRow[]])[] = [];
  let sorted = 3;
  let isDescending = true;

  const headings = TITLES.map((title, column) => {
    const sort = () => {
      // A second click reverses the direction.
      isDescending = column === sorted ? !isDescending : column !== 0;
      sorted = column;
      fill();
    };
    return makeElement('th', { scope: 'col', role: 'columnheader' }, [makeButton([title], {}, sort)]);
  });
  const caption = makeElement('caption');
  const head = makeElement('thead', { role: 'rowgroup' }, [makeElement('tr', { role: 'row' }, headings)]);
  const element = makeElement('table', { class: 'stacked sandwich', role: 'table' });

  function compare(one: FunctionRow, other: FunctionRow): number {
    const order = sorted === 0 ? 0 : one[sorted]! - other[sorted]!;
    if (order !== 0) return isDescending ? -order : order;
    return nameOfRow(one) < nameOfRow(other) === (sorted === 0 && isDescending) ? 1 : -1;
  }

  function fill(next = groups): void {
    groups = next;
    for (const [column, heading] of headings.entries())
      heading.setAttribute('aria-sort', column !== sorted ? 'none' : isDescending ? 'descending' : 'ascending');
    const bodies = groups.map(([title, rows]) => {
      const more = rows.length - MAX_ROWS;
      const shown = rows.toSorted(compare).slice(0, MAX_ROWS).map(makeRow);
      const rest = more > 0 ? makeNote(`and ${groupThousands(more)} more, which the search finds`) : '';
      return makeElement('tbody', { role: 'rowgroup' }, [title === null ? '' : makeNote(title), ...shown, rest]);
    });
    element.replaceChildren(caption, head, ...bodies);
  }

  function makeNote(text: string): HTMLElement {
    const cell = makeElement('td', { colspan: TITLES.length, role: 'cell' }, [text]);
    return makeElement('tr', { class: 'group', role: 'row' }, [cell]);
  }

  function makeRow(row: FunctionRow): HTMLElement {
    const button = makeButton([nameOfRow(row)], {}, () => onSelect(row[0]!));
    const cells = row.slice(1).map((value, index) => {
      const format = index % 3 === 2 ? formatProfileDelta : formatProfileValue;
      return makeElement('td', { role: 'cell' }, [format(value, unit)]);
    });
    // The file tells functions of one name apart. For others the caption has it, once they are selected.
    const isShared = names.indexOf(nameOfRow(row)) !== names.lastIndexOf(nameOfRow(row));
    const file = makeElement('span', { class: 'quiet' }, [(isShared && files[row[0]!]) || '']);
    const name = makeElement('th', { scope: 'row', role: 'rowheader' }, [button, ' ', file]);
    return makeElement('tr', { role: 'row' }, [name, ...cells]);
  }

  return {
    element,
    /** Lists the functions of these nodes; null: all functions. */
    list(matches: ReadonlySet<number> | null): void {
      const rows = model.addUp(matches ?? nodes, byFunction);
      caption.textContent = `${formatCount(rows.length, 'function')}. Own: without calls. Total: with all calls.`;
      fill([[null, rows]]);
    },
    /** Shows who calls a function, and what it calls. */
    split(index: number): void {
      const frames = nodes.filter((node) => functions[node] === index);
      const calls = frames.flatMap((node) => children[node]!);
      const place = files[index] === null ? '' : ` in ${files[index]}`;
      caption.textContent = `Callers and callees of ${names[index]}${place}, ${formatCount(frames.length, 'frame')}`;
      fill([
        [null, model.addUp(frames, byFunction)],
        ['Called by', model.addUp(frames, (node) => functions[parents[node]!]!)],
        [calls.length === 0 ? 'Calls nothing' : 'Calls', model.addUp(calls, byFunction)],
      ]);
    },
    /** Moves the keyboard to the first row. */
    focus: () => element.querySelector<HTMLElement>('tbody button')?.focus(),
  };
}

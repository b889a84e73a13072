// The table below the flame graph: all functions or those that a search found, or the callers and callees of one. It is
// sorted by any column, and arrow keys move between its rows.

import { formatProfileDelta, formatProfileValue } from '../../profile-words.ts';
import { formatCount } from '../../words.ts';
import { makeButton, makeElement } from './dom.ts';
import { addUpNodes, type FunctionRow, splitByCalls, VALUE_COLUMNS } from './flame-functions.ts';
import type { FlameModel } from './flame-model.ts';

export interface FlameTable {
  readonly element: HTMLElement;
  /** Lists the functions of these nodes; null: all functions. */
  list(nodes: ReadonlySet<number> | null): void;
  /** Shows who calls a function, and what it calls. */
  split(index: number): void;
  /** Moves the keyboard to the first row. */
  focus(): void;
}

interface RowGroup {
  readonly title: string | null;
  readonly rows: readonly FunctionRow[];
}

/** The others are found by the search. */
const MAX_ROWS = 50;

/** Column of the names, before those of the values. */
const NAME = -1;

export function makeFlameTable(model: FlameModel, onSelect: (index: number) => void): FlameTable {
  const { graph, children } = model;
  const { unit, functions, names } = graph;
  const all = addUpNodes(graph, [...functions.keys()].slice(1), (node) => functions[node]!);
  const nameOf = (index: number) => names[index] ?? model.nameOf(0);
  let groups: readonly RowGroup[] = [];
  let sort = { column: VALUE_COLUMNS.indexOf('Own change'), isDescending: true };

  const headings = ['Function', ...VALUE_COLUMNS].map((title, index) => {
    const column = index - 1;
    const button = makeButton([title], {}, () => {
      // A second click reverses the direction.
      sort = { column, isDescending: sort.column === column ? !sort.isDescending : column !== NAME };
      fill();
    });
    return makeElement('th', { scope: 'col', role: 'columnheader' }, [button]);
  });
  const caption = makeElement('caption');
  const head = makeElement('thead', { role: 'rowgroup' }, [makeElement('tr', { role: 'row' }, headings)]);
  const element = makeElement('table', { class: 'sandwich', role: 'table' }, [caption, head]);

  function compare(one: FunctionRow, other: FunctionRow): number {
    const { column, isDescending } = sort;
    const byName = nameOf(one.index) < nameOf(other.index) ? -1 : 1;
    const order = column === NAME ? byName : one.values[column]! - other.values[column]!;
    return (isDescending ? -order : order) || byName;
  }

  function fill(): void {
    for (const [index, heading] of headings.entries()) {
      heading.removeAttribute('aria-sort');
      if (index - 1 === sort.column) heading.setAttribute('aria-sort', sort.isDescending ? 'descending' : 'ascending');
    }
    const bodies = groups.map(({ title, rows }) => {
      const shown = rows.toSorted(compare).slice(0, MAX_ROWS).map(makeRow);
      const more = rows.length - shown.length;
      return makeElement('tbody', { role: 'rowgroup' }, [
        ...(title === null ? [] : [makeNote(title)]),
        ...shown,
        ...(more === 0 ? [] : [makeNote(`and ${more.toLocaleString('en-US')} more, which the search finds`)]),
      ]);
    });
    element.replaceChildren(caption, head, ...bodies);
    listButtons()[0]?.setAttribute('tabindex', '0');
  }

  function makeNote(text: string): HTMLElement {
    const cell = makeElement('td', { colspan: headings.length, role: 'cell' }, [text]);
    return makeElement('tr', { class: 'group', role: 'row' }, [cell]);
  }

  function makeRow({ index, values }: FunctionRow): HTMLElement {
    const button = makeButton([nameOf(index)], { tabindex: -1 }, () => onSelect(index));
    const cells = values.map((value, column) => {
      const format = VALUE_COLUMNS[column]!.endsWith('change') ? formatProfileDelta : formatProfileValue;
      return makeElement('td', { role: 'cell' }, [format(value, unit)]);
    });
    return makeElement('tr', { role: 'row' }, [
      makeElement('th', { scope: 'row', role: 'rowheader' }, [button]),
      ...cells,
    ]);
  }

  const listButtons = () => [...element.querySelectorAll<HTMLElement>('tbody button')];

  element.addEventListener('keydown', (event) => {
    const buttons = listButtons();
    const place = buttons.indexOf(event.target as HTMLElement);
    const places = new Map([
      ['ArrowUp', place - 1],
      ['ArrowDown', place + 1],
      ['Home', 0],
      ['End', buttons.length - 1],
    ]);
    const next = place === -1 ? undefined : buttons[places.get(event.key) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    buttons[place]!.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  });

  return {
    element,
    list(nodes) {
      const rows = nodes === null ? all : addUpNodes(graph, nodes, (node) => functions[node]!);
      caption.textContent = `${formatCount(rows.length, 'function')}${nodes === null ? '' : ' found'}. Own is the time in the function itself, total has all that it calls.`;
      groups = [{ title: null, rows }];
      fill();
    },
    split(index) {
      const { frames, itself, callers, callees } = splitByCalls(graph, children, index);
      const file = graph.files[index] ?? null;
      caption.textContent = `Callers and callees of ${names[index]!}${file === null ? '' : ` in ${file}`}, ${formatCount(frames.length, 'frame')}`;
      groups = [
        { title: null, rows: itself },
        { title: 'Called by', rows: callers },
        { title: callees.length === 0 ? 'Calls nothing' : 'Calls', rows: callees },
      ];
      fill();
    },
    focus: () => listButtons()[0]?.focus(),
  };
}

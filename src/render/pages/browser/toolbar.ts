// Search, filters by kind, the order on a phone, and the number of rows above the table. The values of a View in; elements, and calls for
// the reader's changes out.

import { groupThousands } from '../../../text/group-thousands.ts';
import { type RowKind, WORDS } from '../../row-kind.ts';
import { formatCount } from '../../words.ts';
import type { PageRow } from '../page-data.ts';
import { COLUMNS, kindsOf } from './columns.ts';
import { makeButton, makeElement, makeSearch } from './dom.ts';
import { FIRST_VIEW, type Sort, type View } from './view.ts';

export interface Toolbar {
  readonly element: HTMLElement;
  readonly search: HTMLInputElement;
  show(view: View, found: number): void;
}

export function makeToolbar(rows: readonly PageRow[], onChange: (change: Partial<View>) => void): Toolbar {
  const search = makeSearch('benchmarks', (text) => onChange({ text }));
  const chosen = new Set<RowKind>();
  const buttons = kindsOf(rows).map((kind) => {
    const count = groupThousands(rows.filter((row) => row.kind === kind).length);
    const label = [WORDS.get(kind) ?? kind, ' ', makeElement('span', { class: 'quiet' }, [count])];
    const button = makeButton(label, { class: `chip ${kind}`, 'aria-pressed': 'false' }, () => {
      if (!chosen.delete(kind)) chosen.add(kind);
      onChange({ kinds: [...chosen] });
    });
    return { kind, button };
  });
  const status = makeElement('p', { role: 'status', class: 'quiet' });
  const reset = makeButton(['Show all'], { class: 'plain', hidden: true }, () => {
    onChange({ text: '', kinds: [] });
    search.focus();
  });
  const order = makeSortMenu((sort) => onChange({ sort }));
  const chips = buttons.map(({ button }) => button);
  const filters = makeElement('div', { role: 'group', 'aria-label': 'Show only', class: 'chips' }, chips);
  return {
    element: makeElement('div', { class: 'toolbar' }, [search, filters, order.element, status, reset]),
    search,
    show({ text, kinds, sort }, found) {
      order.show(sort);
      // Setting a value again would move the cursor to its end.
      if (search.value !== text) search.value = text;
      chosen.clear();
      for (const kind of kinds) chosen.add(kind);
      for (const { kind, button } of buttons) button.setAttribute('aria-pressed', String(chosen.has(kind)));
      const all = formatCount(rows.length, 'result');
      status.textContent = found === rows.length ? all : `${groupThousands(found)} of ${all}`;
      reset.hidden = found === rows.length;
    },
  };
}

/** Takes the place of the headings where the table is a list. */
function makeSortMenu(onChange: (sort: Sort) => void) {
  let { sort } = FIRST_VIEW;
  const options = COLUMNS.map(({ id, title }) => makeElement('option', { value: id }, [title]));
  const menu = makeElement('select', {}, options);
  menu.addEventListener('change', () => {
    const { id, startsHigh = false } = COLUMNS[menu.selectedIndex]!;
    onChange({ by: id, descending: startsHigh });
  });
  const turn = makeButton([], { 'aria-label': 'Reverse the order' }, () =>
    onChange({ ...sort, descending: !sort.descending }),
  );
  return {
    element: makeElement('div', { class: 'sort' }, [makeElement('label', {}, ['Sort by ', menu]), turn]),
    show(next: Sort) {
      sort = next;
      menu.value = sort.by;
      turn.textContent = sort.descending ? '↓' : '↑';
    },
  };
}

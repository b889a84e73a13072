// Search, filters by kind, and the number of rows above the table. The values of a View in; elements, and calls for
// the reader's changes out.

import { type RowKind, WORDS } from '../../row-kind.ts';
import { formatCount } from '../../words.ts';
import type { PageRow } from '../page-data.ts';
import type { View } from './address.ts';
import { kindsOf } from './columns.ts';
import { makeElement } from './dom.ts';

export interface Toolbar {
  readonly element: HTMLElement;
  readonly search: HTMLInputElement;
  show(view: View, found: number): void;
}

type ViewChangeHandler = (change: Partial<View>) => void;

export function makeToolbar(rows: readonly PageRow[], onChange: ViewChangeHandler): Toolbar {
  const search = makeElement('input', {
    type: 'search',
    'aria-label': 'Search benchmarks',
    placeholder: 'Search benchmarks ( / )',
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  search.addEventListener('input', () => onChange({ text: search.value }));
  const chosen = new Set<RowKind>();
  const buttons = new Map(
    kindsOf(rows).map((kind) => {
      const count = rows.filter((row) => row.kind === kind).length;
      const label = [
        WORDS.get(kind) ?? kind,
        ' ',
        makeElement('span', { class: 'quiet' }, [count.toLocaleString('en-US')]),
      ];
      const button = makeElement('button', { type: 'button', class: `chip ${kind}`, 'aria-pressed': 'false' }, label);
      button.addEventListener('click', () => {
        if (!chosen.delete(kind)) chosen.add(kind);
        onChange({ kinds: [...chosen] });
      });
      return [kind, button] as const;
    }),
  );
  const status = makeElement('p', { role: 'status', class: 'quiet' });
  const reset = makeElement('button', { type: 'button', class: 'plain', hidden: true }, ['Show all']);
  reset.addEventListener('click', () => {
    onChange({ text: '', kinds: [] });
    search.focus();
  });
  const filters = makeElement('div', { role: 'group', 'aria-label': 'Show only', class: 'chips' }, [
    ...buttons.values(),
  ]);
  const bar = makeElement('div', { class: 'toolbar' }, [search, filters, status, reset]);
  return {
    element: bar,
    search,
    show({ text, kinds }, found) {
      // Setting a value again would move the cursor to its end.
      if (search.value !== text) search.value = text;
      chosen.clear();
      for (const kind of kinds) chosen.add(kind);
      for (const [kind, button] of buttons) button.setAttribute('aria-pressed', String(chosen.has(kind)));
      const all = formatCount(rows.length, 'result');
      status.textContent = found === rows.length ? all : `${found.toLocaleString('en-US')} of ${all}`;
      reset.hidden = found === rows.length;
    },
  };
}

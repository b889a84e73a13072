// The script of the flame graph: it draws the frames that are in sight, zooms, searches, and is used by keyboard. It reads
// the graph from the page itself and makes no request. If it fails, the page remains as it was written.

import type { FlameGraph } from '../../../model/flame-graph.ts';
import { makeElement } from './dom.ts';
import { makeFlameCanvas } from './flame-canvas.ts';
import { type FlameSide, makeFlameModel } from './flame-model.ts';

try {
  start();
} catch (error) {
  document.documentElement.classList.remove('live');
  console.error(error);
}

function start(): void {
  const data = document.getElementById('data')?.textContent;
  const place = document.getElementById('flames');
  if (!data || place === null) return;
  const model = makeFlameModel(JSON.parse(data) as FlameGraph);
  const facts = makeElement('p', { class: 'facts', role: 'status' });
  const canvas = makeFlameCanvas(model, (node) => {
    facts.textContent = model.describe(node);
  });

  const search = makeElement('input', {
    type: 'search',
    'aria-label': 'Search functions',
    placeholder: 'Search functions ( / )',
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const found = makeElement('p', { class: 'quiet', role: 'status' });
  search.addEventListener('input', () => {
    const words = search.value
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const matches = words.length === 0 ? null : model.search(words);
    canvas.mark(matches);
    found.textContent = matches === null ? '' : model.describeMatches(matches);
  });

  const sides = (['head', 'base'] as const).map((side): [FlameSide, HTMLButtonElement] => {
    const pressed = side === 'head';
    const label = [`Widths of ${side}`];
    return [side, makeElement('button', { type: 'button', class: 'chip', 'aria-pressed': String(pressed) }, label)];
  });
  for (const [side, button] of sides) {
    button.addEventListener('click', () => {
      for (const [other, one] of sides) one.setAttribute('aria-pressed', String(other === side));
      canvas.show({ side });
    });
  }
  const reset = makeElement('button', { type: 'button', class: 'chip' }, ['Show all']);
  reset.addEventListener('click', () => canvas.show({ focus: 0 }));

  const chips = makeElement('div', { class: 'chips', role: 'group', 'aria-label': 'View' }, [
    ...sides.map(([, button]) => button),
    reset,
  ]);
  place.append(makeElement('div', { class: 'toolbar' }, [search, chips, found]), canvas.element, facts);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === search || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    search.focus();
  });
  canvas.show({});
}

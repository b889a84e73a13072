// The script of the flame graph: it draws the frames that are in sight, zooms, searches, and is used by keyboard. It reads
// the graph from the page itself and makes no request.

import type { FlameGraph } from '../../../model/flame-graph.ts';
import { SIDES } from '../../../model/measurement.ts';
import { makeButton, makeElement, makeSearch, startPage } from './dom.ts';
import { makeFlameCanvas } from './flame-canvas.ts';
import { makeFlameModel } from './flame-model.ts';

startPage<FlameGraph>('flames', (graph, place) => {
  const model = makeFlameModel(graph);
  const facts = makeElement('p', { class: 'facts', role: 'status' });
  const canvas = makeFlameCanvas(model, (node) => {
    facts.textContent = model.describe(node);
  });
  const matched = makeElement('p', { class: 'quiet', role: 'status' });
  const search = makeSearch('functions', (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = words.length === 0 ? null : model.search(words);
    canvas.mark(matches);
    matched.textContent = matches === null ? '' : model.describeMatches(matches);
  });
  const sides = SIDES.toReversed().map((side) => ({
    side,
    button: makeButton([`Widths of ${side}`], { class: 'chip', 'aria-pressed': String(side === 'head') }, () => {
      for (const other of sides) other.button.setAttribute('aria-pressed', String(other.side === side));
      canvas.show({ side });
    }),
  }));
  const reset = makeButton(['Show all'], { class: 'chip' }, () => canvas.show({ focus: 0 }));
  const buttons = [...sides.map(({ button }) => button), reset];
  const chips = makeElement('div', { class: 'chips', role: 'group', 'aria-label': 'View' }, buttons);
  place.append(makeElement('div', { class: 'toolbar' }, [search, chips, matched]), canvas.element, facts);
  canvas.show({});
});

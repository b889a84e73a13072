// The script of the flame graph: it draws the frames that are in sight, zooms, searches, lists callers and callees, and is
// used by keyboard. It reads the graph from the page itself and makes no request.

import type { FlameGraph } from '../../../model/flame-graph.ts';
import { SIDES } from '../../../model/measurement.ts';
import { makeButton, makeElement, makeSearch, startPage } from './dom.ts';
import { makeFlameCanvas } from './flame-canvas.ts';
import { hashOfFrame, makeFlameModel } from './flame-model.ts';
import { makeFlameTable } from './flame-table.ts';

startPage<FlameGraph>('flames', (graph, place) => {
  const model = makeFlameModel(graph);
  let matches: ReadonlySet<number> | null = null;
  const facts = makeElement('p', { class: 'facts', role: 'status' });
  const point = (node: number) => {
    facts.textContent = model.describe(node);
  };
  const canvas = makeFlameCanvas(model, point, follow);
  const table = makeFlameTable(model, (index) => {
    // The largest frame of the function.
    canvas.show({ focus: model.nodes.find((node) => graph.functions[node] === index) ?? 0 });
    table.focus();
  });
  const matched = makeElement('p', { class: 'quiet', role: 'status' });
  const search = makeSearch('functions', (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    matches = words.length === 0 ? null : model.search(words);
    canvas.mark(matches);
    table.list(matches);
    refresh();
  });
  const showMatches = makeButton(['Show'], { class: 'plain' }, () => {
    canvas.show({ focus: 0 });
    canvas.moveTo(model.nodes.find((node) => matches?.has(node)) ?? 0);
  });
  const sides = SIDES.toReversed().map((side) => ({
    side,
    button: makeButton([`Widths of ${side}`], { class: 'chip' }, () => canvas.show({ side })),
  }));
  const reset = makeButton(['Show all'], { class: 'chip' }, () => canvas.show({ focus: 0 }));
  const buttons = [...sides.map(({ button }) => button), reset];
  const chips = makeElement('div', { class: 'chips', role: 'group', 'aria-label': 'View' }, buttons);
  const toolbar = makeElement('div', { class: 'toolbar' }, [search, chips, matched, showMatches]);

  /** Shows around the graph what is zoomed in it. */
  function follow(node: number): void {
    if (node === 0) table.list(matches);
    else table.split(graph.functions[node]!);
    refresh();
    const address = model.addressOf(node);
    try {
      // It can be sent to a colleague. Where that is forbidden, the page works without.
      history.replaceState(null, '', address === '' ? location.pathname + location.search : hashOfFrame(address));
    } catch {}
  }

  function refresh(): void {
    const { side, focus, layout } = canvas.view();
    for (const one of sides) one.button.setAttribute('aria-pressed', String(one.side === side));
    const hidden = [...(matches ?? [])].filter((node) => !layout.boxes.has(node)).length;
    showMatches.hidden = hidden === 0 || focus === 0;
    const rest = hidden === 0 ? '' : ` · ${hidden} ${focus === 0 ? 'too narrow to draw' : 'outside this view'}`;
    matched.textContent = matches === null ? '' : model.describeMatches(matches) + rest;
  }

  const open = () => {
    canvas.zoom(model.findAddress(new URLSearchParams(location.hash.slice(1)).get('frame') ?? ''));
    canvas.element.scrollIntoView({ block: 'nearest' });
  };
  place.append(toolbar, canvas.element, facts, table.element);
  if (location.hash === '') canvas.show({});
  else open();
  window.addEventListener('hashchange', open);
});

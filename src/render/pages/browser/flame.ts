// The script of the flame graph: it draws the frames that are in sight, zooms, searches, lists callers and callees, and is
// used by keyboard. It reads the graph from the page itself and makes no request.

import type { FlameGraph } from '../../../model/flame-graph.ts';
import { SIDES } from '../../../model/measurement.ts';
import { makeButton, makeElement, makeSearch, startPage } from './dom.ts';
import { makeFlameCanvas } from './flame-canvas.ts';
import { makeFlameModel } from './flame-model.ts';
import { makeFlameTable } from './flame-table.ts';

/** Begins the address of a frame, after `#`. */
const FRAME = 'frame=';

startPage<FlameGraph>('flames', (graph, place) => {
  const model = makeFlameModel(graph);
  let matches: ReadonlySet<number> | null = null;
  const facts = makeElement('p', { class: 'facts', role: 'status' });
  const canvas = makeFlameCanvas(model, {
    onPoint: (node) => {
      facts.textContent = model.describe(node);
    },
    onZoom: select,
  });
  const table = makeFlameTable(model, (index) => {
    const { side } = canvas.view();
    const frames = graph.functions.flatMap((one, node) => (one === index ? node : []));
    zoom(frames.reduce((widest, node) => (graph[side][node]! > graph[side][widest]! ? node : widest)));
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
    canvas.show({ focus: model.findCommonFrame(matches ?? []) });
    refresh();
    for (const node of matches ?? []) if (canvas.isDrawn(node)) return canvas.moveTo(node);
  });
  const sides = SIDES.toReversed().map((side) => ({
    side,
    button: makeButton([`Widths of ${side}`], { class: 'chip' }, () => {
      canvas.show({ side });
      refresh();
    }),
  }));
  const reset = makeButton(['Show all'], { class: 'chip' }, () => zoom(0));

  function zoom(node: number): void {
    canvas.show({ focus: node });
    select(node);
  }

  /** Follows the graph, after it shows another node. */
  function select(node: number): void {
    if (node === 0) table.list(matches);
    else table.split(graph.functions[node]!);
    remember(model.addressOf(node));
    refresh();
  }

  function refresh(): void {
    const { side, focus } = canvas.view();
    for (const one of sides) one.button.setAttribute('aria-pressed', String(one.side === side));
    const hidden = [...(matches ?? [])].filter((node) => !canvas.isDrawn(node)).length;
    const isElsewhere = hidden > 0 && model.findCommonFrame(matches ?? []) !== focus;
    const rest = hidden === 0 ? '' : ` · ${hidden} ${isElsewhere ? 'outside this view' : 'too narrow to draw'}`;
    matched.textContent = matches === null ? '' : model.describeMatches(matches) + rest;
    showMatches.hidden = !isElsewhere;
  }

  /** Shows the frame of the address. */
  function follow(): void {
    const hash = location.hash.slice(1);
    const node = hash.startsWith(FRAME) ? model.findAddress(decode(hash.slice(FRAME.length))) : 0;
    if (node === 0) return;
    zoom(node);
    canvas.element.scrollIntoView({ block: 'nearest' });
    canvas.moveTo(node);
  }

  const buttons = [...sides.map(({ button }) => button), reset];
  const chips = makeElement('div', { class: 'chips', role: 'group', 'aria-label': 'View' }, buttons);
  const toolbar = makeElement('div', { class: 'toolbar' }, [search, chips, matched, showMatches]);
  place.append(toolbar, canvas.element, facts, table.element);
  canvas.show({});
  table.list(null);
  refresh();
  window.addEventListener('hashchange', follow);
  follow();
});

/** Puts a frame into the address, which can be sent to a colleague. Where that is forbidden, the page works without. */
function remember(address: string): void {
  const hash = encodeURIComponent(address).replaceAll('%2F', '/');
  try {
    history.replaceState(null, '', address === '' ? location.pathname + location.search : `#${FRAME}${hash}`);
  } catch {
    return;
  }
}

/** A truncated address is no reason to fail. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Draws the frames as buttons: only those in sight, so that a deep graph is as quick as a flat one. Arrow keys move
// between frames, Enter zooms in, Escape zooms out.

import type { Side } from '../../../model/measurement.ts';
import { CHANGE_STYLES } from '../../profile-words.ts';
import { makeElement } from './dom.ts';
import { type FlameBox, type FlameLayout, type FlameModel, layOutFlames, shortenFunctionName } from './flame-model.ts';

/** Height of a row, and smallest width of a frame and of a frame with its name, in CSS pixels. Fingers need 24. */
const ROW = 25;
const MIN_WIDTH = 1.5;
const MIN_TEXT_WIDTH = 28;

/** Rows that are drawn above and below those in sight. */
const MARGIN_ROWS = 12;

/** `onShow` follows when the graph is drawn anew, with the node that fills the width. */
export function makeFlameCanvas(model: FlameModel, onPoint: (node: number) => void, onShow: (node: number) => void) {
  const { parents } = model.graph;
  const sheet = makeElement('div', { class: 'sheet' });
  const label = 'Flame graph. Arrow keys move, Enter zooms in, Escape zooms out.';
  const element = makeElement('div', { class: 'flame', role: 'group', 'aria-label': label }, [sheet]);
  let side: Side = 'head';
  let focus = 0;
  let current = 0;
  let width = 0;
  let matches: ReadonlySet<number> | null = null;
  let layout: FlameLayout = { rows: [], boxes: new Map() };
  let drawn = new Map<number, HTMLButtonElement>();

  function layOut(): void {
    const width = Math.max(1, sheet.clientWidth);
    const { children, graph } = model;
    layout = layOutFlames({ values: graph[side], parents, children, focus, minWidth: MIN_WIDTH / width });
    if (!layout.boxes.has(current)) current = focus;
    sheet.style.height = `${layout.rows.length * ROW}px`;
    drawn = new Map();
    sheet.replaceChildren();
    draw();
  }

  /** Adds the frames that came into sight, and removes the others. */
  function draw(): void {
    const first = Math.max(0, Math.floor(element.scrollTop / ROW) - MARGIN_ROWS);
    const last = Math.ceil((element.scrollTop + element.clientHeight) / ROW) + MARGIN_ROWS;
    const width = sheet.clientWidth;
    const next = new Map<number, HTMLButtonElement>();
    const added: HTMLButtonElement[] = [];
    for (let depth = first; depth < Math.min(last, layout.rows.length); depth += 1) {
      for (const box of layout.rows[depth]!) {
        const button = drawn.get(box.node) ?? makeFrame(box, width);
        if (!drawn.has(box.node)) added.push(button);
        next.set(box.node, button);
      }
    }
    for (const [node, button] of drawn) if (!next.has(node) && button !== document.activeElement) button.remove();
    drawn = next;
    sheet.append(...added);
  }

  function makeFrame({ node, depth, left, width }: FlameBox, whole: number): HTMLButtonElement {
    const change = model.changeOf(node);
    const name = model.nameOf(node);
    const shortName = shortenFunctionName(name);
    const { sign, label } = CHANGE_STYLES[change];
    const hasText = width * whole >= MIN_TEXT_WIDTH;
    const dim = matches !== null && !matches.has(node) ? ' dim' : '';
    const isCaller = focus !== node && width === 1 && layout.boxes.get(focus)!.depth > depth ? ' caller' : '';
    const attributes = {
      type: 'button',
      class: `frame ${change}${dim}${isCaller}`,
      tabindex: node === current ? 0 : -1,
      'data-node': node,
      'aria-label': change === 'same' ? name : `${name}, ${label}`,
      title: name,
    };
    const text = sign === '' ? shortName : `${sign} ${shortName}`;
    const button = makeElement('button', attributes, hasText ? [text] : []);
    // By the object model, which the policy of the page allows for styles.
    button.style.left = `${100 * left}%`;
    button.style.width = `${100 * width}%`;
    button.style.top = `${depth * ROW}px`;
    return button;
  }

  /** Draws again, with another side for the widths or another node that fills the width. */
  function show(change: { readonly side?: Side; readonly focus?: number }): void {
    side = change.side ?? side;
    focus = change.focus ?? focus;
    // What vanished has no width on head, and what is new has none on base.
    const isMissing = model.graph[side][focus] === 0;
    if (isMissing && change.focus !== undefined) side = side === 'base' ? 'head' : 'base';
    else if (isMissing) focus = 0;
    width = sheet.clientWidth;
    layOut();
    onPoint(focus);
    onShow(focus);
  }

  function zoom(node: number): void {
    show({ focus: node });
    moveTo(node);
  }

  function moveTo(node: number): void {
    const box = layout.boxes.get(node);
    if (box === undefined) return;
    const top = box.depth * ROW;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + element.clientHeight) element.scrollTop = top + ROW - element.clientHeight;
    draw();
    drawn.get(current)?.setAttribute('tabindex', '-1');
    current = node;
    const button = drawn.get(node);
    button?.setAttribute('tabindex', '0');
    button?.focus({ preventScroll: true });
  }

  function findNeighbour(key: string): number | undefined {
    const box = layout.boxes.get(current);
    if (box === undefined) return undefined;
    const row = layout.rows[box.depth]!;
    const index = row.indexOf(box);
    const children = model.children[current]!.flatMap((child) => layout.boxes.get(child) ?? []);
    const neighbours = new Map([
      ['ArrowLeft', row[index - 1]?.node],
      ['ArrowRight', row[index + 1]?.node],
      ['ArrowUp', current === 0 ? undefined : parents[current]],
      ['ArrowDown', children.sort((a, b) => b.width - a.width)[0]?.node],
      ['Home', 0],
    ]);
    return neighbours.get(key);
  }

  /** Calls for events on frames. */
  function listen(type: 'click' | 'pointerover' | 'focusin', handle: (node: number) => void): void {
    sheet.addEventListener(type, ({ target }) => {
      const frame = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
      if (frame !== null) handle(Number(frame.dataset['node']));
    });
  }

  listen('click', zoom);
  listen('pointerover', onPoint);
  listen('focusin', (node) => {
    current = node;
    onPoint(node);
  });
  sheet.addEventListener('keydown', (event) => {
    const next = findNeighbour(event.key);
    if (event.key === 'Escape' && focus !== 0) zoom(parents[focus]!);
    else if (next === undefined) return;
    else moveTo(next);
    event.preventDefault();
  });
  element.addEventListener('scroll', draw, { passive: true });
  new ResizeObserver(() => {
    if (sheet.clientWidth === width) return;
    width = sheet.clientWidth;
    layOut();
  }).observe(sheet);

  return {
    element,
    show,
    zoom,
    moveTo,
    view: () => ({ side, focus, layout }),
    /** Marks nodes, and dims all others. Null: marks none. */
    mark(next: ReadonlySet<number> | null): void {
      matches = next;
      layOut();
    },
  };
}

// Makes elements from names, attributes and children. Text always remains text: nothing here parses HTML.

import type { Drawing } from '../drawing.ts';

type HtmlAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** True gives an empty attribute; false and null give none. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: HtmlAttributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null) made.setAttribute(name, value === true ? '' : String(value));
  made.append(...children);
  return made;
}

export function makeButton(
  label: readonly (Node | string)[],
  attributes: HtmlAttributes,
  onClick: () => unknown,
): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', ...attributes }, label);
  button.addEventListener('click', onClick);
  return button;
}

export function makeSvgElement({ tag, attributes, children }: Drawing): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === 'string' ? child : makeSvgElement(child))));
  return made;
}

/** A phone has no keys to give hints about. */
const HAS_KEYBOARD = !matchMedia('(pointer: coarse)').matches;

/** Makes a search field, which the key `/` leads to from anywhere. */
export function makeSearch(what: string, onInput: (text: string) => void): HTMLInputElement {
  const search = makeElement('input', {
    type: 'search',
    'aria-label': `Search ${what}`,
    placeholder: `Search ${what}${HAS_KEYBOARD ? ' ( / )' : ''}`,
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  search.addEventListener('input', () => onInput(search.value));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
  return search;
}

/** Starts the script of a page with its data. If it fails, the page remains as it was written. */
export function startPage<Data>(placeId: string, start: (data: Data, place: HTMLElement) => void): void {
  try {
    const data = document.getElementById('data')?.textContent;
    const place = document.getElementById(placeId);
    if (data && place !== null) start(JSON.parse(data) as Data, place);
  } catch (error) {
    document.documentElement.classList.remove('live');
    console.error(error);
  }
}

// Makes elements from names, attributes and children. Text always remains text: nothing here parses HTML.

import type { Drawing } from '../drawing.ts';

type HtmlAttributes = Readonly<Record<string, string | number | boolean | null>>;

/** Makes an HTML element. True gives an empty attribute; false and null give none. */
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

export function makeSvgElement({ tag, attributes, children }: Drawing): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map((child) => (typeof child === 'string' ? child : makeSvgElement(child))));
  return made;
}

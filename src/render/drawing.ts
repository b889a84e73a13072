// A picture as a tree of SVG elements. A page that is written uses its text; the open page makes elements from it.
// Names, numbers and texts in; the tree or its text out. Texts may be untrusted, so they are escaped.

import { escapeHtml } from './escape-html.ts';

export interface Drawing {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Drawing | string)[];
}

type Attributes = Readonly<Record<string, string | number>>;

export function draw(tag: string, attributes: Attributes, children: Drawing['children'] = []): Drawing {
  const texts = Object.entries(attributes).map(([name, value]) => [name, place(value)]);
  return { tag, attributes: Object.fromEntries(texts), children };
}

/** Makes a picture whose label describes its content in words. */
export function picture(size: Size, label: string, children: readonly Drawing[]): Drawing {
  const viewBox = `0 0 ${size.width} ${size.height}`;
  return draw('svg', { viewBox, role: 'img', 'aria-label': label }, children);
}

/** Size in user units; the page scales them. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export function text(content: string, x: number, attributes: Attributes & { readonly y: number }): Drawing {
  return draw('text', { x, ...attributes }, [content]);
}

/**
 * Writes a coordinate, rounded to a tenth of a unit. That is finer than the eye, and keeps thousands of pictures small.
 */
export function place(value: string | number): string {
  return typeof value === 'string' ? value : String(Math.round(value * 10) / 10);
}

/** Returns a path with all dots of a side. Each dot is a stroke of length zero with round ends: `M1 2h0`. */
export function dots(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => `M${place(x)} ${place(y)}h0`).join('');
}

export function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${place(x)} ${place(y)}`).join('');
}

export function drawingText({ tag, attributes, children }: Drawing): string {
  const fields = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escapeHtml(child) : drawingText(child)));
  return `<${tag}${fields.join('')}>${inner.join('')}</${tag}>`;
}

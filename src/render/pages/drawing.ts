// A picture as a tree of SVG elements. A page that is written uses its text, see `html` of markup.ts; the open page makes
// elements from it. Names, numbers and texts in, the tree out. Texts may be untrusted.

import { abbreviateSha } from '../../text/short-sha.ts';

export interface Drawing {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Drawing | string)[];
}

type SvgAttributes = Readonly<Record<string, string | number>>;

export function drawElement(tag: string, attributes: SvgAttributes, children: Drawing['children'] = []): Drawing {
  const texts = Object.entries(attributes).map(([name, value]) => [name, formatCoordinate(value)]);
  return { tag, attributes: Object.fromEntries(texts), children };
}

/** The size is in user units; the page scales them. */
export function drawPicture(
  { width, height }: { readonly width: number; readonly height: number },
  label: string,
  children: readonly Drawing[],
): Drawing {
  return drawElement('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, children);
}

export function drawPath(className: string, data: string): Drawing {
  return drawElement('path', { class: className, d: data });
}

/** Writes the data of a path: path`M${x} ${y}H${end}`. Numbers become coordinates. */
export function path(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.map((text, index) => text + formatCoordinate(values[index] ?? '')).join('');
}

export function drawText(content: string, x: number, attributes: SvgAttributes & { readonly y: number }): Drawing {
  return drawElement('text', { x, ...attributes }, [content]);
}

/** A tenth of a unit is finer than the eye, and keeps thousands of pictures small. */
export function formatCoordinate(value: string | number): string {
  return typeof value === 'string' ? value : String(Math.round(value * 10) / 10);
}

export type PlotPoint = readonly [x: number, y: number];

/** Each dot is a stroke of length zero with round ends: `M1 2h0`. */
export function formatDots(points: readonly PlotPoint[]): string {
  return points.map(([x, y]) => path`M${x} ${y}h0`).join('');
}

export function formatPolyline(points: readonly PlotPoint[]): string {
  return points.map(([x, y], index) => path`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Draws the days of the first and the last value, unless they would run backwards; of one day, their commits. */
export function drawDays(
  values: readonly { readonly at: string; readonly commit: string }[],
  left: number,
  right: number,
  y: number,
): Drawing[] {
  const ends = [values[0], values.at(-1)];
  const days = ends.map((value) => value?.at.slice(0, 10) ?? '');
  const isOneDay = days[0] === days[1];
  const [first = '', last = ''] = isOneDay ? ends.map((value) => abbreviateSha(value?.commit ?? '')) : days;
  return days[0]! > days[1]! ? [] : [drawText(first, left, { y }), drawText(last, right, { y, class: 'end' })];
}

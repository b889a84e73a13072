// Draws a chart as an SVG file for the documentation: axes, dots, lines, bars and text. Shapes are on a white
// background, so that they are readable on light and dark pages. In: figures. Out: markup, equal for equal figures.

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

export const INK = { base: '#2563eb', head: '#d97706', fail: '#c2410c', unknown: '#a8a29e', pass: '#4d7c0f' };

export interface Text {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly size?: number;
  readonly weight?: 'bold';
}

export function text(words: string, { x, y, anchor = 'start', size = 12, weight }: Text): string {
  const bold = weight === undefined ? '' : ` font-weight="${weight}"`;
  return `<text x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" text-anchor="${anchor}" font-size="${size}"${bold}>${escapeXml(words)}</text>`;
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  style = 'stroke="#d6d3d1"',
): string {
  return `<path d="M${roundCoordinate(from[0])} ${roundCoordinate(from[1])}L${roundCoordinate(to[0])} ${roundCoordinate(to[1])}" ${style} fill="none"/>`;
}

export function bar(
  x: number,
  y: number,
  { width, height, fill }: { width: number; height: number; fill: string },
): string {
  return `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(width)}" height="${roundCoordinate(height)}" fill="${fill}"/>`;
}

export function dot(x: number, y: number, { fill, square = false }: { fill: string; square?: boolean }): string {
  return square
    ? `<rect x="${roundCoordinate(x - 3.5)}" y="${roundCoordinate(y - 3.5)}" width="7" height="7" fill="${fill}"/>`
    : `<circle cx="${roundCoordinate(x)}" cy="${roundCoordinate(y)}" r="4" fill="${fill}"/>`;
}

export function svg({ width, height, title }: Frame, shapes: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" fill="#292524">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="6" fill="#fff"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

function roundCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escapeXml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

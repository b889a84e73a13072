// HTML that is safe by its type, and the frame of every page: what is put into the template `html` is escaped, unless it is
// markup itself. No other code escapes text for HTML. A page is one file that loads nothing, and it runs only its own scripts.

import type { Piece } from '../rich-text.ts';
import { cleanUntrustedText, stripControls } from '../untrusted.ts';
import type { Drawing } from './drawing.ts';

export class Markup {
  readonly text: string;

  /** `text` must never have untrusted parts: `html` escapes, and this does not. */
  constructor(text: string) {
    this.text = text;
  }
}

/** Values that a template takes. Null is nothing, and a list is its entries one after the other. */
export type Content = Piece | number | null | Markup | Drawing | readonly Content[];

/** Writes markup: html`<p>${richText}</p>`. Untrusted pieces and code become cleaned `<code>` elements. */
export function html(texts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = texts[0]!;
  for (let index = 0; index < contents.length; index += 1) text += writeContent(contents[index]!) + texts[index + 1]!;
  return new Markup(text);
}

export function joinContents(contents: readonly Content[], separator: string): Content[] {
  return contents.flatMap((content, index) => (index === 0 ? [content] : [separator, content]));
}

/** Shows code and untrusted text as a whole: quoted sentences are never cut. */
export function showUncut(words: readonly Piece[]): Content[] {
  return words.map((piece) => {
    if (typeof piece === 'string' || 'strong' in piece) return piece;
    return html`<code>${stripControls('code' in piece ? piece.code : piece.untrusted)}</code>`;
  });
}

/** Puts a table into a region that scrolls, and that takes the focus so that the keyboard can scroll it too. */
export function renderScrollRegion(label: string, table: Markup): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
}

function writeContent(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escapeHtml(content);
  if (typeof content === 'number') return String(content);
  if (content instanceof Markup) return content.text;
  if (isList(content)) return content.map(writeContent).join('');
  if ('tag' in content) return writeDrawing(content);
  if ('strong' in content) return `<strong>${escapeHtml(content.strong)}</strong>`;
  const text = 'code' in content ? content.code : content.untrusted;
  return `<code>${escapeHtml(cleanUntrustedText(text))}</code>`;
}

function isList(content: object): content is readonly Content[] {
  return Array.isArray(content);
}

function writeDrawing({ tag, attributes, children }: Drawing): string {
  const fields = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${fields.join('')}>${children.map(writeContent).join('')}</${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '') : text;
}

/** Script that marks the page as scripted before the first part is drawn that the page's script replaces. */
const FIRST_SCRIPT = "document.documentElement.classList.add('live')";
const FIRST_SCRIPT_HASH = 'sha256-bZYyOdKGLpe3sOEtEImdl+/Md5dNyLE3fl1DzYkQe/Y=';

interface PageFrame {
  /** May be untrusted text. */
  readonly title: string;
  readonly style: string;
  /** Also those of pages inside its frames. */
  readonly scriptHashes: readonly string[];
  /** Whether the script replaces parts of the page, so that it is marked as scripted from the start. */
  readonly isReplaced: boolean;
}

export function renderPage({ title, style, scriptHashes, isReplaced }: PageFrame, body: Markup): string {
  const hashes = [...(isReplaced ? [FIRST_SCRIPT_HASH] : []), ...scriptHashes].map((hash) => ` '${hash}'`);
  const scripts = hashes.length === 0 ? '' : ` script-src${hashes.join('')};`;
  const policy = `default-src 'none'; style-src 'unsafe-inline';${scripts} base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Markup(style)}</style>${isReplaced ? html`\n<script>${new Markup(FIRST_SCRIPT)}</script>` : null}
</head>
<body>
${body}
</body>
</html>
`.text;
}

export const DATA_START = '<script type="application/json" id="data">';

/** `json` is what `toScriptJson` gives. */
export function renderScript(script: string, json: string): Markup {
  return html`${new Markup(DATA_START)}${new Markup(json)}</script>
<script>${new Markup(script)}</script>`;
}

/** The JSON cannot end its script element or a line of script. */
export function toScriptJson(value: unknown): string {
  return escapeScriptJson(JSON.stringify(value));
}

export function escapeScriptJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

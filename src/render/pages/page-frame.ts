// The frame of every HTML page: its policy, title, style and scripts. A page is one file that loads nothing, and it runs only
// its own scripts, whatever untrusted text is in it.

import { html, Markup } from './markup.ts';

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

export function renderScript(script: string, data: unknown): Markup {
  return html`<script type="application/json" id="data">${new Markup(toScriptJson(data))}</script>
<script>${new Markup(script)}</script>`;
}

/** The JSON cannot end its script element or a line of script. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

// The start of every HTML page, up to the body: its policy, title and style. A page is one file that loads nothing, and it
// runs only its own scripts, whatever untrusted text is in it.

import { escapeHtml } from './escape-html.ts';

/** Script that marks the page as scripted before the first part is drawn that the page's script replaces. */
const FIRST_SCRIPT = "document.documentElement.classList.add('live')";
const FIRST_SCRIPT_HASH = 'sha256-bZYyOdKGLpe3sOEtEImdl+/Md5dNyLE3fl1DzYkQe/Y=';

export interface PageStart {
  /** May be untrusted text. */
  readonly title: string;
  readonly style: string;
  /** Hash of the page's script, as its policy names it. Null: the page has none. */
  readonly scriptHash: string | null;
  /** Hashes of the scripts of pages inside frames, which the policy of this page is for too. Absent: none. */
  readonly otherScripts?: readonly string[];
  /** Whether the script replaces parts of the page, so that it is marked as scripted from the start. */
  readonly isReplaced: boolean;
}

/** Returns the text up to the start of the body. */
export function renderPageStart({ title, style, scriptHash, otherScripts = [], isReplaced }: PageStart): string {
  const hashes = [
    ...(isReplaced ? [FIRST_SCRIPT_HASH] : []),
    ...(scriptHash === null ? [] : [scriptHash]),
    ...otherScripts,
  ];
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(hashes.length === 0 ? [] : [`script-src ${hashes.map((hash) => `'${hash}'`).join(' ')}`]),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>${isReplaced ? `\n<script>${FIRST_SCRIPT}</script>` : ''}
</head>
<body>`;
}

// Markdown as a page that looks like GitHub's: the same kind of pipeline and the same style sheet. In: Markdown texts. Out:
// HTML whose element `.frame` holds an article for each.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, pipeline } from './gfm.mjs';

export async function githubPage(markdown, { cache, isDark = false }) {
  const load = install(cache);
  const [{ unified }, { default: sanitize }, { default: stringify }] = await Promise.all(
    ['unified', 'rehype-sanitize', 'rehype-stringify'].map(load),
  );
  const toTree = await pipeline(cache);
  const articles = [];
  for (const text of [markdown].flat()) {
    const tree = sanitize()(await toTree(text));
    shortenCommits(tree);
    letKeyboardScroll(tree);
    articles.push(unified().use(stringify).stringify(tree));
  }
  return page(articles, { cache, isDark });
}

/** GitHub shows a commit's full SHA as a link with its first seven digits. */
function shortenCommits(node) {
  if (node.tagName === 'code' || node.tagName === 'a' || node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type !== 'text') return [child];
    return child.value.split(/\b([0-9a-f]{40})\b/).map((text, index) => {
      if (index % 2 === 0) return { type: 'text', value: text };
      const tt = {
        type: 'element',
        tagName: 'tt',
        properties: {},
        children: [{ type: 'text', value: text.slice(0, 7) }],
      };
      return { type: 'element', tagName: 'a', properties: { href: '#' }, children: [tt] };
    });
  });
  for (const child of node.children) shortenCommits(child);
}

/** GitHub lets the keyboard scroll a table that is too wide, and browsers a block of code. */
function letKeyboardScroll(node) {
  if (['table', 'pre'].includes(node.tagName)) node.properties.tabIndex = 0;
  for (const child of node.children ?? []) letKeyboardScroll(child);
}

function page(articles, { cache, isDark }) {
  const theme = isDark ? 'dark' : 'light';
  const style = join(cache, `node_modules/github-markdown-css/github-markdown-${theme}.css`);
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${readFileSync(style, 'utf8')}
body { margin: 0; background: ${isDark ? '#0d1117' : '#fff'}; }
.frame { padding: 16px; } .markdown-body { font-size: 14px; } .markdown-body h2 { margin-top: 0; } tt { font: 11.9px monospace; }
</style><div class="frame">${articles.map((article) => `<article class="markdown-body">${article}</article>`).join('\n')}</div>`;
}

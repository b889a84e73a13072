// Photographs a comment as GitHub shows it, on a desk and on a phone:
//   node scripts/comment-picture.mjs comment.md picture.png [--width 1012] [--cache FOLDER] [--chromium PATH] [--dark]
// The Markdown goes through the same kind of pipeline and style sheet as GitHub's. What that needs is no
// dependency of this project: npm installs it into the cache folder, below the system's temporary one by default.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, install, pipeline } from './gfm.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1012' },
    cache: { type: 'string', default: CACHE },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    dark: { type: 'boolean', default: false },
  },
});
const [source, target] = positionals;
if (source === undefined || target === undefined) {
  console.error(
    'usage: node scripts/comment-picture.mjs comment.md picture.png [--width 390] [--cache FOLDER]',
  );
  process.exit(2);
}

const load = install(values.cache);
const page = renderPage(await renderMarkdown(readFileSync(source, 'utf8')));
await photograph(page, target);

async function renderMarkdown(markdown) {
  const [{ unified }, { default: sanitize }, { default: stringify }] = await Promise.all(
    ['unified', 'rehype-sanitize', 'rehype-stringify'].map(load),
  );
  const toTree = await pipeline(values.cache);
  const tree = sanitize()(await toTree(markdown));
  shortenCommits(tree);
  return unified().use(stringify).stringify(tree);
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

function renderPage(article) {
  const theme = values.dark ? 'dark' : 'light';
  const style = join(values.cache, `node_modules/github-markdown-css/github-markdown-${theme}.css`);
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${readFileSync(style, 'utf8')}
body { margin: 0; background: ${values.dark ? '#0d1117' : '#fff'}; }
.frame { padding: 16px; } .markdown-body { font-size: 14px; } .markdown-body h2 { margin-top: 0; } tt { font: 11.9px monospace; }
</style><div class="frame"><article class="markdown-body">${article}</article></div>`;
}

async function photograph(html, path) {
  const { default: puppeteer } = await load('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: values.chromium,
    args: ['--no-sandbox', '--hide-scrollbars'],
  });
  try {
    const tab = await browser.newPage();
    const width = Number(values.width);
    // A phone's screen has more dots than its style sheet knows of.
    await tab.setViewport({
      width,
      height: 400,
      deviceScaleFactor: width < 600 ? 1.5 : 1,
      isMobile: width < 600,
    });
    await tab.setContent(html);
    const frame = await tab.$('.frame');
    await frame.screenshot({ path });
  } finally {
    await browser.close();
  }
}

// Photographs a comment as GitHub shows it, on a desk and on a phone:
//   node scripts/comment-picture.mjs comment.md picture.png [--width 1012] [--cache FOLDER] [--chromium PATH] [--dark]
// The Markdown goes through the same kind of pipeline and style sheet as GitHub's. What that needs is no
// dependency of this project: npm installs it into the cache folder, below the system's temporary one by default.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const PACKAGES = {
  'github-markdown-css': '5.9.0',
  'puppeteer-core': '24.43.1',
  'rehype-raw': '7.0.0',
  'rehype-sanitize': '6.0.0',
  'rehype-stringify': '10.0.1',
  'remark-gfm': '4.0.1',
  'remark-parse': '11.0.0',
  'remark-rehype': '11.1.2',
  unified: '11.0.5',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1012' },
    cache: { type: 'string', default: join(tmpdir(), 'bench-referee-pictures') },
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

install(values.cache);
const page = renderPage(await renderMarkdown(readFileSync(source, 'utf8')));
await photograph(page, target);

function install(folder) {
  mkdirSync(folder, { recursive: true });
  const manifest = `${JSON.stringify({ private: true, dependencies: PACKAGES }, null, 2)}\n`;
  const path = join(folder, 'package.json');
  const isCurrent =
    existsSync(join(folder, 'node_modules')) && existsSync(path) && readFileSync(path, 'utf8') === manifest;
  if (isCurrent) return;
  writeFileSync(path, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** Imports from the cache folder, whose packages are ES modules. */
function load(name) {
  const require = createRequire(join(resolve(values.cache), 'index.js'));
  return import(pathToFileURL(require.resolve(name)).href);
}

async function renderMarkdown(markdown) {
  const names = [
    'unified',
    'remark-parse',
    'remark-gfm',
    'remark-rehype',
    'rehype-raw',
    'rehype-sanitize',
    'rehype-stringify',
  ];
  const [{ unified }, parse, gfm, rehype, raw, sanitize, stringify] = await Promise.all(names.map(load));
  const file = await unified()
    .use(parse.default)
    .use(gfm.default)
    .use(rehype.default, { allowDangerousHtml: true })
    .use(raw.default)
    .use(sanitize.default)
    .use(() => shortenCommits)
    .use(stringify.default)
    .process(markdown);
  return String(file);
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

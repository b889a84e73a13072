// Photographs a comment as GitHub shows it, on a desk and on a phone:
//   node scripts/comment-picture.mjs comment.md picture.png [--width 1012] [--cache FOLDER] [--chromium PATH] [--dark]
// What that needs is no dependency of this project: npm installs it into the cache folder, below the system's
// temporary one by default.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser.mjs';
import { CACHE } from './gfm.mjs';
import { githubPage } from './github-page.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1012' },
    cache: { type: 'string', default: CACHE },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    dark: { type: 'boolean', default: false },
  },
});
const [source, path] = positionals;
if (source === undefined || path === undefined) {
  console.error('usage: node scripts/comment-picture.mjs comment.md picture.png [--width 390] [--cache FOLDER]');
  process.exit(2);
}

const html = await githubPage(readFileSync(source, 'utf8'), { cache: values.cache, isDark: values.dark });
const browser = await startBrowser(values);
try {
  await browser.photograph(html, { path, width: Number(values.width), element: '.frame' });
} finally {
  await browser.close();
}

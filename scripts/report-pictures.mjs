// Draws what a reader sees of a run (comment on a desk and on a phone, job summary, HTML report, terminal), from
// recordings and reports that are kept in the tests, so that nothing is measured:
//   npx node scripts/report-pictures.mjs               draws those that the documents show anew, into docs/images
//   npx node scripts/report-pictures.mjs --to FOLDER   draws all of every situation into a folder, and touches no document
//   … [--only NAME,NAME] [--cache FOLDER] [--chromium PATH]
// What that needs is no dependency of this project: npm installs it into the cache folder, below the system's
// temporary one by default.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from './browser.mjs';
import { CACHE } from './gfm.mjs';
import { githubPage } from './github-page.mjs';
import { keepOnly, openFirstRow, SHOWN } from './pictures-shown.mjs';
import { SITUATIONS } from './situations.mjs';
import { terminalPage } from './terminal-page.mjs';

const IMAGES = join(import.meta.dirname, '../docs/images');

/** GitHub's own: a comment, and a summary, which has the page for itself. */
const COMMENT_WIDTH = 1012;
const SUMMARY_WIDTH = 1216;
const PHONE_WIDTH = 390;
const REPORT_WIDTH = 1280;

/** Of a terminal that somebody made a little wider. */
const COLUMNS = 100;

const { values: options } = parseArgs({
  options: {
    to: { type: 'string' },
    only: { type: 'string' },
    cache: { type: 'string', default: CACHE },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const folder = options.to ?? IMAGES;
const wanted = options.only?.split(',');
const isWanted = (name) => wanted === undefined || wanted.some((part) => name.startsWith(part));
mkdirSync(folder, { recursive: true });
const browser = await startBrowser(options);
try {
  for (const [name, picture] of Object.entries(options.to === undefined ? SHOWN : everything())) {
    if (!isWanted(name)) continue;
    const path = join(folder, `${name}.png`);
    await draw(picture, path);
    console.log(path);
  }
} finally {
  await browser.close();
}

/** Those of the documents, and every output in every situation. */
function everything() {
  const all = Object.entries(SITUATIONS).flatMap(([name, texts]) => [
    [`${name}-comment`, { kind: 'markdown', text: texts.comment }],
    [`${name}-comment-dark`, { kind: 'markdown', text: texts.comment, isDark: true }],
    [`${name}-comment-phone`, { kind: 'markdown', text: texts.comment, isPhone: true }],
    [`${name}-notice`, { kind: 'markdown', text: texts.notice }],
    [`${name}-summary`, { kind: 'markdown', text: texts.summary, width: SUMMARY_WIDTH }],
    [`${name}-report`, { kind: 'report', text: texts.html }],
    [`${name}-report-dark`, { kind: 'report', text: texts.html, isDark: true }],
    [`${name}-report-phone`, { kind: 'report', text: texts.html, isPhone: true }],
    [`${name}-terminal`, { kind: 'terminal', text: texts.terminal }],
  ]);
  return { ...SHOWN, ...Object.fromEntries(all) };
}

async function draw({ kind, text, isDark = false, isPhone = false, width, height, part, margin }, path) {
  const scheme = isDark ? 'dark' : 'light';
  if (kind === 'terminal') {
    const html = terminalPage(text(COLUMNS), { columns: COLUMNS });
    await browser.photograph(html, { path, width: REPORT_WIDTH, element: '.frame' });
  } else if (kind === 'report') {
    const screen = {
      width: isPhone ? PHONE_WIDTH : (width ?? REPORT_WIDTH),
      height,
      scheme,
      element: part,
      margin,
    };
    await browser.photograph(text(), { path, act: openFirstRow, ...screen });
  } else {
    const html = await githubPage(text(), { cache: options.cache, isDark });
    const act = part === undefined ? null : (tab) => keepOnly(tab, part);
    const screen = { width: isPhone ? PHONE_WIDTH : (width ?? COMMENT_WIDTH), scheme, element: '.frame' };
    await browser.photograph(html, { path, act, ...screen });
  }
}

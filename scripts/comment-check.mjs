// Holds the comments of all situations against a real browser, as a part of page-check.mjs: axe, and no table that scrolls but
// on a phone. All stand on one page, as GitHub shows them. Tabs come from the caller, faults go to it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT_CASES } from '../__tests__/support/report-cases.ts';
import { renderComment } from '../src/render/outputs/comment.ts';
import { CACHE } from './gfm.mjs';
import { githubPage } from './github-page.mjs';

const CONTEXT = { runUrl: 'https://github.com/example/web/actions/runs/1234567890' };

/** Names that are longer than a line. */
const TOO_LONG = ['hostile-names', 'name-with-pipe', 'annotated'];

export async function checkComments({ open, screens, judgeByAxe, faults, folder }) {
  const names = Object.keys(REPORT_CASES);
  const texts = Object.values(REPORT_CASES).map((report) => renderComment(report, CONTEXT));
  for (const [screen, settings] of Object.entries(screens)) {
    const path = join(folder, `comments-${screen}.html`);
    writeFileSync(path, await githubPage(texts, { cache: CACHE, isDark: settings.scheme === 'dark' }));
    const tab = await open(path, settings, `comments, ${screen}`);
    await judgeByAxe(tab, `comments, ${screen}`, settings, '.frame');
    const wide = await tab.$$eval('article', (articles) =>
      articles.map((article) =>
        [...article.querySelectorAll(':scope > table')].some((table) => table.scrollWidth > table.clientWidth),
      ),
    );
    for (const [index, name] of names.entries())
      if (wide[index] && screen !== 'phone' && !TOO_LONG.includes(name))
        faults.push(`comment of ${name}, ${screen}: a table scrolls`);
    await tab.close();
  }
}

// The pictures that the documents show, by the name of their file, and what is done to a page before it is
// photographed.

import { readGoProfiles, renderFlamePage } from './flame-page.mjs';
import { SITUATIONS } from './situations.mjs';

const { real, regression, relaxing, accepted, 'failed-head': failed, inconclusive, first } = SITUATIONS;

const markdown = (text, more = {}) => ({ kind: 'markdown', text, ...more });
const report = ({ html: text }, more = {}) => ({ kind: 'report', text, ...more });

/** A pass, a failure, a unclear, an error and a failure that was accepted. */
const headings = ['nothing-changed', 'regression', 'inconclusive', 'failed-head', 'accepted'];

export const SHOWN = {
  comment: markdown(real.comment),
  'comment-regression': markdown(regression.comment, { part: { until: 'details' } }),
  'comment-phone': markdown(real.comment, { isPhone: true }),
  'comment-first-lines': markdown(firstLines),
  'comment-failed': markdown(failed.comment),
  'comment-configuration': markdown(relaxing.comment),
  'comment-accepted': markdown(accepted.comment, { part: { until: 'details' } }),
  'comment-green': markdown(SITUATIONS['nothing-changed'].comment, { part: { until: 'details' } }),
  'comment-noisy': markdown(inconclusive.comment, { part: { until: 'details' } }),
  'comment-adds-gate': markdown(first.comment, { part: { until: 'details' } }),
  'comment-measuring': markdown(real.notice),
  'html-report': report(real, { height: 2014 }),
  'html-report-dark': report(real, { isDark: true, part: '.overview' }),
  'html-report-row': report(real, { part: 'tr.details', margin: 0 }),
  'html-report-phone': report(real, { isPhone: true, part: '#results', height: 1500 }),
  'flame-graph': report({ html: () => renderFlamePage(readGoProfiles('base', 'slow')) }, { width: 1012, height: 1640 }),
  terminal: { kind: 'terminal', text: real.terminal },
};

function firstLines() {
  return headings.map((name) => SITUATIONS[name].comment().split('\n', 1)[0]).join('\n\n');
}

/** Of what stands directly in a comment: from the first element that fits, to the first one behind it that ends it. */
export async function keepOnly(tab, { from = '*', until = ':not(*)' }) {
  await tab.evaluate(
    ({ from, until }) => {
      const all = [...document.querySelector('article').children];
      const start = all.findIndex((element) => element.matches(from));
      const length = all.slice(start + 1).findIndex((element) => element.matches(until));
      const end = length === -1 ? all.length : start + 1 + length;
      for (const [index, element] of all.entries()) if (index < start || index >= end) element.remove();
    },
    { from, until },
  );
}

/** In the HTML report, which has none where nothing was measured. */
export async function openFirstRow(tab) {
  const button = await tab.$('table.results tbody th button');
  if (button !== null) await button.click();
}

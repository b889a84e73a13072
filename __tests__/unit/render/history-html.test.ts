// The page of the history as a text: releases, steps with their commits, what the script reads, and names that try to be
// markup. How it behaves in a browser is checked by `npm run page-check`.

import { describe, expect, test } from '@jest/globals';
import { analyseHistory } from '../../../src/history/analyse-history.ts';
import { renderHistoryHtml } from '../../../src/render/pages/history-html.ts';
import { aStoredRun, shaOf } from '../../support/stored-runs.ts';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

/** Thirty commits; `parse` gets 5 % slower at commit 0x14, and `sort` 5 % faster at 0x0a. */
const history = analyseHistory(
  Array.from({ length: 30 }, (_, index) =>
    aStoredRun({
      from: index,
      to: index + 1,
      changes: { parse: index === 19 ? 0.05 : 0, sort: index === 9 ? -0.05 : 0, [HOSTILE]: 0 },
    }),
  ),
  { anchor: shaOf(0) },
);

const release = (name: string, commit: number) => ({ name, commit: shaOf(commit) });

const render = (releases = [release('v1.0.0', 0), release('v1.1.0', 15)], commitUrl: string | null = null) =>
  renderHistoryHtml(history, { anchorName: 'v1.0.0', commitUrl, releases, imported: [] });

const figureOf = (html: string, name: string) =>
  new RegExp(`<figure[^>]*data-name="${name}[\\s\\S]*?</figure>`).exec(html)![0];

describe('a chart', () => {
  test('has the releases that were measured, in the order of the commits', () => {
    const chart = figureOf(render([release('v1.1.0', 15), release('v1.0.0', 0), release('v9.0.0', 99)]), 'parse');
    expect([...chart.matchAll(/>(v[\d.]+)</g)].map(([, name]) => name)).toEqual(['v1.0.0', 'v1.1.0']);
    expect(chart.match(/class="release"/g)).toHaveLength(2);
  });

  test('leaves out names of releases that would overlap, and keeps their lines', () => {
    const chart = figureOf(render([0, 1, 2, 30].map((commit) => release(`v1.${commit}.0`, commit))), 'parse');
    expect([...chart.matchAll(/>(v[\d.]+)</g)].map(([, name]) => name)).toEqual(['v1.0.0', 'v1.30.0']);
    expect(chart.match(/class="release"/g)).toHaveLength(4);
  });

  test('has the anchor as a line, whatever it is called', () => {
    expect(figureOf(render([]), 'parse').match(/class="release"/g)).toHaveLength(1);
  });

  test('names the first commit behind each step, and links the list to it', () => {
    const html = render(undefined, 'https://example.com/commit/');
    expect(figureOf(html, 'parse')).toContain(`<text x="`);
    expect(figureOf(html, 'parse')).toMatch(new RegExp(`class="step">${shaOf(20).slice(0, 7)}<`));
    expect(figureOf(html, 'parse')).toContain(`href="https://example.com/commit/${shaOf(20)}"`);
    expect(figureOf(html, 'sort')).toMatch(new RegExp(`class="step better">${shaOf(10).slice(0, 7)}<`));
  });

  test('can be sorted by its changes', () => {
    expect(figureOf(render(), 'parse')).toMatch(/data-step="0\.05\d*" data-latest="20"/);
    expect(figureOf(render(), '&lt;')).toMatch(/data-step="0\.0000" data-latest="-1"/);
  });
});

test('the script gets the level and the margin at each commit, in the order of the charts', () => {
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(render())!;
  const { commits, days, drawn, levels, margins } = JSON.parse(json);
  expect([commits.length, days.length, drawn.length]).toEqual([31, 31, 31]);
  const [worst, middle, best] = levels;
  expect([worst[0], worst[19], worst[20]]).toEqual([0, 0, 513]);
  expect([middle[30], best[30]]).toEqual([0, -488]);
  expect(margins[0][0]).toBe(0);
  expect(margins[0][30]).toBeGreaterThan(margins[0][1]);
});

test('no name becomes markup', () => {
  const html = render([release(HOSTILE, 3)]);
  expect(html).not.toContain('<img');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

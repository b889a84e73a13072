// The page of the history as a text: releases, steps with their commits, what the script reads, and names that try to be
// markup. How it behaves in a browser is checked by `npm run page-check`.

import { createHash } from 'node:crypto';
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

const render = (releases = [release('v1.0.0', 0), release('v1.1.0', 15)], url: string | null = null) =>
  renderHistoryHtml(history, {
    anchorName: 'v1.0.0',
    repository: url === null ? null : { name: 'octo/demo', url },
    releases,
    imported: [],
  });

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
    const html = render(undefined, 'https://example.com');
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

test('the page allows its own scripts', () => {
  const html = render();
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    expect(html).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

describe('words', () => {
  test('a level that may be that of the anchor is no change', () => {
    expect(figureOf(render(), 'parse')).toMatch(/<\/h2>5\.1% slower ±\d\.\d%<\/figcaption>/);
    expect(figureOf(render(), 'sort')).toMatch(/<\/h2>4\.9% faster ±\d\.\d%<\/figcaption>/);
    expect(figureOf(render(), '&lt;')).toMatch(/<\/h2>no change \([+-]\d\.\d\d% ±\d\.\d%\)<\/figcaption>/);
    expect(figureOf(render(), 'parse')).toMatch(/<li>5\.1% slower in /);
  });

  test('the title has the repository, if it is known', () => {
    expect(render()).toContain('<title>Performance since v1.0.0</title>');
    expect(render(undefined, 'https://example.com')).toContain('<title>Performance of octo/demo since v1.0.0</title>');
  });

  test('a chart has a heading, which is its address', () => {
    expect(figureOf(render(), 'parse')).toMatch(/ id="parse\|ns\/op" .*<h2><a href="#parse%7Cns%2Fop">parse sec\/op</);
  });
});

test.each([
  [['example.com/codec'], 'example.com/codec', 'parse sec/op'],
  [['example.com/codec', 'example.com/codec/fast'], 'example.com', 'codec parse sec/op'],
  [['codec', 'other'], null, 'codec parse sec/op'],
])('what the groups %j have in common is said once', (groups, shared, name) => {
  const run = aStoredRun({ from: 0, to: 1, changes: { parse: 0 } });
  const rows = groups.flatMap((group) => run.rows.map((row) => ({ ...row, group })));
  const grouped = analyseHistory([{ ...run, rows }], { anchor: null });
  const html = renderHistoryHtml(grouped, { anchorName: null, repository: null, releases: [], imported: [] });
  expect(/results?(?: of <code>(.*?)<\/code>)?, /.exec(html)![1] ?? null).toBe(shared);
  expect(html).toContain(`>${name}</a></h2>`);
});

test('all charts have one scale', () => {
  const ticksOf = (name: string) =>
    [...figureOf(render(), name).matchAll(/class="end">([^<]*%|0)</g)].map(([, tick]) => tick);
  expect(ticksOf('parse')).toEqual(ticksOf('sort'));
  expect(ticksOf('parse')).toContain('+5%');
});

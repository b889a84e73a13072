import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { suiteOf } from '../../../bench/inputs.ts';
import { analyse, withEstimateHistory } from '../../../src/analyse/pipeline.ts';
import type { Report } from '../../../src/model/report.ts';
import { renderHtml } from '../../../src/render/pages/html.ts';
import { escapeHtml } from '../../../src/render/pages/markup.ts';
import { type PageData, unpackRows } from '../../../src/render/pages/page-data.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aReport, aRow, around } from '../../support/builders.ts';
import { REPORT_CASES } from '../../support/report-cases.ts';
import { TODAY } from '../../support/today.ts';

/** What the page says outside its own scripts and style sheet. */
function markupOf(page: string): string {
  return page.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').replaceAll(/<style>[\s\S]*?<\/style>/g, '');
}

function dataOf(page: string): string {
  return /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
}

describe('renderHtml', () => {
  const page = renderHtml(REPORT_CASES['name-with-pipe']!);

  test('untrusted text is text', () => {
    expect(markupOf(page)).not.toMatch(/<img|<b>|<\/details><\/td>/);
    expect(page).toContain('&lt;img src=https://example.com/x.png onerror=alert(1)&gt;');
  });

  test('no name gets out of the data', () => {
    expect(page.match(/<script/g)).toHaveLength(3);
    expect(page.match(/<\/script/g)).toHaveLength(3);
    expect(dataOf(page)).not.toMatch(/[<\u2028\u2029]/);
    const names = unpackRows(JSON.parse(dataOf(page)) as PageData).map(({ name }) => name);
    expect(names).toContain('</details></td><script>alert(1)</script>-->');
    expect(names.join('')).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u200b]/);
  });

  test('a line separator in a name ends no line of script', () => {
    const rows = [aRow({ name: 'a\u2028b', base: [1, 2], head: [1, 2] })];
    expect(renderHtml(aReport({ rows }))).not.toMatch(/[\u2028\u2029]/);
  });

  test('loads nothing, and runs its own two scripts only', () => {
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
    const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `script-src ${hashes.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    // A link is followed by people only: nothing is loaded for it.
    expect(markupOf(page)).not.toMatch(/\bsrc="|\bhref="(?!#|https:\/\/github\.com\/OWNER\/bench-referee\/)/);
    expect(page).not.toMatch(/url\(|@import/);
  });

  test('what findings and the labels of the picture link to is in the page', () => {
    const ids = new Set([...page.matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#(row=[^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links).toHaveLength(10 + 3);
    for (const link of links) expect(ids).toContain(escapeHtml(decodeURI(link.replaceAll('%23', '#'))));
  });

  test.each(Object.entries(REPORT_CASES))('%s: one verdict, no id twice, all tables alike', (_, report) => {
    const markup = markupOf(renderHtml(report));
    expect(markup.match(/<h1/g)).toHaveLength(1);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /\s/.test(id ?? ''))).toEqual([]);
    for (const [table] of markup.matchAll(/<table>[\s\S]*?<\/table>/g)) {
      const columns = /<thead>.*<\/thead>/.exec(table)?.[0].match(/<t[hd][ >]/g)?.length;
      for (const [line] of table.matchAll(/<tr(?! class="group")[^>]*>.*?<\/tr>/g))
        expect(line.match(/<t[hd][ >]/g)).toHaveLength(columns!);
    }
  });

  test('what ended the run stands above what it leaves open', () => {
    const markup = markupOf(
      renderHtml({ ...REPORT_CASES['inconclusive']!, problems: REPORT_CASES['failed-head']!.problems }),
    );
    expect(markup.indexOf('<li class="error">')).toBeLessThan(markup.indexOf('<li class="unclear">'));
  });

  test('a report without rows has no data, no table and no script but the first', () => {
    const empty = renderHtml(aReport({ rows: [], conclusion: 'error' }));
    expect(empty.match(/<script/g)).toHaveLength(1);
    expect(empty).not.toContain('explorer">');
  });
});

describe('what a warning quotes, and what to do', () => {
  test('names are code, and no advice is given about what was not judged', () => {
    const page = renderHtml(REPORT_CASES['baseline']!);
    expect(page).toContain('set <code>baseline-tolerance</code> to');
    expect(page).not.toContain('would decide it');
    expect(renderHtml(REPORT_CASES['inconclusive']!)).toContain('would decide it');
  });
});

describe('size', () => {
  const sizeOf = (report: Report) => renderHtml(withEstimateHistory(report)).length;
  const few = aReport({ rows: [aRow({ base: around(1), head: around(1) })] });

  test('everything but the data is below 300 kB', () => {
    expect(sizeOf(few)).toBeLessThan(100_000);
  });

  test('a result of 30 rounds takes less than 1.5 kB', () => {
    const report = analyse(suiteOf({ benchmarks: 100, rounds: 30 }), policyOf(null, TODAY));
    expect((sizeOf(report) - sizeOf(few)) / report.rows.length).toBeLessThan(1500);
  });
});

test('warnings stand below what to do', () => {
  const titles = [...renderHtml(REPORT_CASES['time-over']!).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(titles.indexOf('Next')).toBeGreaterThan(-1);
  expect(titles.indexOf('Warnings')).toBe(titles.indexOf('Next') + 1);
});

test('the sentence about the cause, and a link to the history where there is one', () => {
  const report = REPORT_CASES['changed-since-release']!;
  expect(renderHtml(REPORT_CASES['regression']!)).toContain(
    '<p>Only this pull request&#39;s commits differ between base and head.</p>',
  );
  expect(renderHtml(report, 'https://github.com/example/codec')).toContain(
    '<a href="https://github.com/example/codec/actions/runs/77#artifacts">history</a>',
  );
  for (const page of [renderHtml(report), renderHtml(REPORT_CASES['regression']!, 'https://github.com/example/codec')])
    expect(page).not.toContain('/actions/runs/');
});

test('a step that has only a link begins with it', () => {
  for (const report of Object.values(REPORT_CASES)) expect(renderHtml(report)).not.toContain('<li> ');
});

test('the picture of all changes names what got worse or may be, at most three', () => {
  const labelsOf = (name: string) => {
    const [, list = ''] = /<ul class="worst"[^>]*>(.*?)<\/ul>/.exec(renderHtml(REPORT_CASES[name]!)) ?? [];
    return [...list.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, label = '']) => label.replaceAll(/<[^>]*>/g, ''));
  };
  expect(labelsOf('regression')).toEqual(['+16.26% EncodeLarge-8 sec/op', '+10.47% Encode-8 sec/op']);
  expect(labelsOf('hostile-names')).toHaveLength(3);
  expect(labelsOf('improvement')).toEqual([]);
});

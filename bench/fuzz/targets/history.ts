// Fuzzes what somebody may push to the history ref, and files for the import. What is accepted goes through the analysis and
// all outputs, and no text may show an invalid number or markup that is not ours.

import { analyseTable } from '../../../src/history/analyse-history.ts';
import { type HistoryContent, openHistory } from '../../../src/history/history-files.ts';
import { IMPORT_PATH, mergeImports, parseDataJs, renderImportedValues } from '../../../src/history/imported-values.ts';
import { renderStoredRun } from '../../../src/history/stored-runs.ts';
import type { StoredRun } from '../../../src/model/stored-run.ts';
import { renderHistoryJson } from '../../../src/render/outputs/history-json.ts';
import { renderHistoryText } from '../../../src/render/outputs/history-text.ts';
import { renderHistoryHtml } from '../../../src/render/pages/history-html.ts';
import { renderImportedPage, renderImportedText } from '../../../src/render/pages/history-import.ts';
import type { Dice } from '../dice.ts';
import { readFixtures } from '../fixtures.ts';
import { mutate, mutateValue } from '../mutate.ts';
import { assertCleanPrototypes, assertNoSlip, assertThat, type Target } from '../target.ts';

const PREFIX = 'window.BENCHMARK_DATA = ';
const files = readFixtures('imports', /\.js$/);

/** Elements that no page of ours has, apart from its own scripts. */
const FOREIGN_ELEMENT = /<(?:img|iframe|script)/i;

/** Starts of the scripts of a page: its data, and its code. Each may be there once. */
const OWN_SCRIPTS = ['<script type="application/json" id="data">', '<script>\n'];

function withoutOwnScripts(page: string): string {
  return OWN_SCRIPTS.reduce((text, start) => text.replace(start, ''), page);
}

/** Number of stored runs in a case. */
const RUNS = 6;

export const history: Target = {
  id: 'history',
  minLimitMs: 1500,
  make: (dice) => [
    makeDataJs(dice),
    ...Array.from({ length: RUNS }, (_, index) =>
      dice.oneIn(3) ? renderStoredRun(makeRun(index)) : JSON.stringify(mutateValue(makeRun(index), dice)),
    ),
  ],
  check([dataJs = '', ...runs]) {
    const parsed = parseDataJs(dataJs);
    const suites = 'suites' in parsed ? parsed.suites : [];
    const imported = renderImportedValues(mergeImports(suites, suites));
    const files = [
      ...runs.map((text, index) => ({ path: `runs/2026-01/${index}.json`, text })),
      { path: IMPORT_PATH, text: imported },
    ];
    const reader = openHistory();
    for (const file of files) reader.take(file);
    const content = reader.close({ paths: files.map(({ path }) => path), skipped: [], others: 0 });
    // What the import writes can be read again.
    assertThat(content.imported.length === suites.length, 'every imported suite is read again');
    assertCleanPrototypes();
    const isNamedSo = /NaN|undefined|Infinity|\[object/.test([dataJs, ...runs].join('\n'));
    for (const [where, text] of Object.entries(renderAll(content))) {
      if (where.startsWith('page'))
        assertThat(!FOREIGN_ELEMENT.test(withoutOwnScripts(text)), `${where} has no other element`);
      if (!isNamedSo) assertNoSlip(text, where);
    }
  },
};

function renderAll({ table, imported }: HistoryContent): Record<string, string> {
  const own = { text: renderImportedText(imported), 'page of imports': renderImportedPage(imported) };
  const runs = table.close();
  if (runs.runs.length === 0) return own;
  const shown = analyseTable(runs, { anchor: null });
  const releases = shown.points.slice(0, 2).map(({ commit }, index) => ({ commit, name: `v1.${index}` }));
  return {
    ...own,
    page: renderHistoryHtml(shown, {
      anchorName: null,
      repository: { name: 'octo/demo', url: 'https://example.com' },
      releases,
      imported,
    }),
    'text of runs': renderHistoryText(shown, null),
    json: renderHistoryJson(shown, { ref: 'refs/x/y', imported }),
  };
}

function makeDataJs(dice: Dice): string {
  const text = dice.pick(files);
  return dice.oneIn(4)
    ? mutate(files, dice, files)
    : `${PREFIX}${JSON.stringify(mutateValue(JSON.parse(text.slice(PREFIX.length)), dice))}`;
}

function makeRun(index: number): StoredRun {
  const treeOf = (number: number) => ({
    tree: number.toString(16).padStart(40, 'a'),
    commit: number.toString(16).padStart(40, '0'),
  });
  const row = (name: string, logRatio: number) => ({
    ...{ command: null, group: 'group', name, metric: 'ns/op', better: 'lower' as const },
    ...{ logRatio, standardError: 0.004, n: 6, from: 100, to: 100 * Math.exp(logRatio) },
  });
  return {
    version: 1,
    ...{ from: treeOf(index), to: treeOf(index + 1), at: `2026-01-0${index + 1}T00:00:00Z`, runner: { os: 'linux' } },
    rows: [row('parse', index === 3 ? 0.1 : 0), row('print', 0.01)],
  };
}

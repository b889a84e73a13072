// Puts hostile names into every place of a report. Everything outside code must be as with harmless names, so that they
// mention nobody, link and show nothing, leave no tag open, and add no column to a table.

import { analyse } from '../../../src/analyse/pipeline.ts';
import { makeWarning } from '../../../src/model/diagnostic.ts';
import { inFile } from '../../../src/model/location.ts';
import type { Report, ReportRow } from '../../../src/model/report.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { recordingOf } from '../../inputs.ts';
import { maskCode } from '../markdown-outside-code.ts';
import { makeHostileText } from '../mutate.ts';
import { textsOf } from '../report-texts.ts';
import { assertThat, type FuzzInput, type Target } from '../target.ts';

/** Places of the texts, in the order of an input. */
const PLACES = ['name', 'other name', 'group', 'metric', 'command', 'cpu', 'because', 'how', 'seed', 'setup'] as const;

const policy = policyOf(
  parseConfigFile('budgets:\n  - {metric: "*", max-regression: 0.1%, max: 1us, because: reason}\n', 'x'),
  '2026-01-01',
);

/** Parses the Markdown of a report more completely than `maskCode`. */
export type Skeleton = (markdown: string) => Promise<string>;

export function markdownWith(skeleton: Skeleton | null): Target {
  return {
    id: 'markdown',
    make: (dice) => PLACES.map(() => makeHostileText(dice)),
    async check(input) {
      const [attacked, harmless] = [input, PLACES].map((texts) => textsOf(reportWith(texts)));
      for (const output of ['comment', 'summary', 'check'] as const) {
        const [wrong, right] = [attacked!, harmless!].map(({ markdown }) => showCommand(markdown[output]));
        assertSame(maskCode(wrong!), maskCode(right!), output);
        if (skeleton !== null)
          assertSame(await skeleton(wrong!), await skeleton(right!), `${output} as GitHub shows it`);
      }
      assertSame(tagsOf(attacked!.html), tagsOf(harmless!.html), 'html');
      const { terminal, verdict } = attacked!.others;
      assertThat(
        !/[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u202a-\u202e\u2066-\u2069]/.test(terminal + verdict),
        'controls in the terminal',
      );
    },
  };
}

export const markdown: Target = markdownWith(null);

/** Returns a report of four benchmarks of one group and one problem, with at least one text in every place. */
function reportWith(texts: FuzzInput): Report {
  const [
    name = '',
    otherName = '',
    group = '',
    metric = '',
    command = '',
    cpu = '',
    because = '',
    how = '',
    seed = '',
    setup = '',
  ] = texts.map((text, at) => text + (/[^\s\p{C}]/u.test(text) ? '' : PLACES[at]));
  const report = analyse(recordingOf({ benchmarks: 4, rounds: 8 }), policy);
  const named = (row: ReportRow, index: number): ReportRow => ({
    ...row,
    group,
    name: `${index}${index % 2 === 0 ? name : otherName}`,
    metric,
    verdicts: row.verdicts.map((verdict) => ({ ...verdict, because })),
    state: (['regression', 'unchanged', 'removed', 'new'] as const)[index % 4]!,
    ...(index % 4 === 2 ? { head: null, delta: null, change: null, p: null } : {}),
    ...(index % 4 === 3 ? { base: null, delta: null, change: null, p: null } : {}),
  });
  return {
    ...report,
    rows: report.rows.map(named),
    commits: { ...report.commits, base: { ...report.commits.base, how } },
    seed,
    commands: [command],
    environment: report.environment && { ...report.environment, cpu },
    repeats: [
      { leg: group, words: ['check', '--setup', setup, '--', command], obstacles: [] },
      { leg: name, words: null, obstacles: [{ option: 'setup', recorded: setup, flag: null }] },
    ],
    // The message is not plain prose for any input, because prose may appear outside code.
    problems: [makeWarning('rename-unused', inFile(name), { name: otherName })],
    configChange: { path: group, kind: 'changed', error: null, settings: [] },
  };
}

/** Puts a block of code where a report says that the command is too long, as the harmless one has it. */
function showCommand(text: string): string {
  return text.replaceAll(/^The command is too long to be shown here;.*$/gm, '```sh\nx\n```');
}

function assertSame(found: string, wanted: string, where: string): void {
  if (found === wanted) return;
  const at = firstDifference(found, wanted);
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 80));
  assertThat(false, `${where} has more than code in it: ${near(found)} instead of ${near(wanted)}`);
}

/** Returns the names of tags and attributes, in order. */
function tagsOf(html: string): string {
  return [...html.matchAll(/<(\/?[a-z!][^\s>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)]
    .map(([, tag, attributes = '']) => `${tag}${attributes.replaceAll(/=("[^"]*"|'[^']*')/g, '')}`)
    .join('\n');
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

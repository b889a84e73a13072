// Checks that text of an untrusted recording is always quoted. Every free text of a recording gets a mark. In every
// output of `report` the mark must be in a quotation: code in Markdown, an element for names in HTML, double quotes
// or marked lines in a terminal, a log and an annotation. Otherwise a stranger could make the report say something.

import { analyseLegs } from '../../../src/analyse/matrix.ts';
import { UserError } from '../../../src/errors.ts';
import { checkLegs, readRecording } from '../../../src/event/recording-file.ts';
import type { Host } from '../../../src/host/host.ts';
import { asBaseline, withBaseline } from '../../../src/model/baseline.ts';
import { type Diagnostic, makeError, makeWarning } from '../../../src/model/diagnostic.ts';
import { errorReport } from '../../../src/model/error-report.ts';
import { atFlag, atKeys, inRecording, inSetup, onSide } from '../../../src/model/location.ts';
import { type Recording, recordingSchema } from '../../../src/model/recording.ts';
import type { Report } from '../../../src/model/report.ts';
import { makeHeadline } from '../../../src/render/headline.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { renderAnnotations } from '../../../src/render/outputs/annotations.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { ACTION_COMMIT_DEFAULTS } from '../../../src/settings/options.ts';
import { repeatsOf } from '../../../src/settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from '../../../src/settings/settings.ts';
import { recordingOf } from '../../inputs.ts';
import { maskCode } from '../markdown-outside-code.ts';
import { makeHostileText } from '../mutate.ts';
import { textsOf } from '../report-texts.ts';
import { assertThat, type Target } from '../target.ts';

type Path = readonly (string | number)[];

/** Configurations: one for each template, and one for two legs. */
const FILES = [
  parseConfigFile('budgets: [{metric: "*", max-regression: 0.1%, max: 1us}]\nnew: fail\nremoved: warn\n', 'x'),
  parseConfigFile('baseline-tolerance: 1%\ntable: {row: .name, col: .file}\n', 'x'),
  parseConfigFile('budgets: [{metric: "*", of: geomean, max-regression: 0%}, {metric: time, max: 1B}]\n', 'x'),
] as const;

/** Problems with every kind of text, in data and in locations. */
const PROBLEMS: readonly Diagnostic[] = [
  { code: 'x', severity: 'error', location: [{ kind: 'text', text: 'x' }], data: { x: 'x' } },
  makeError(
    'command-failed',
    onSide('head', 'x'),
    { command: 'x', exitCode: 1, durationMs: 1 },
    { output: ['x', 'y'] },
  ),
  makeWarning('command-failed', inSetup('base'), { exitCode: 1, durationMs: 1 }, { output: ['x'] }),
  makeError('runner-files-changed', atKeys('x', ['x', 1]), { variables: ['x', 'x'] }),
  makeError('tree-changed', inRecording('x'), { side: 'base', paths: ['x', 'x'], count: 9 }),
  makeWarning('commit-not-fetched', atFlag('x'), { sha: 'x', output: 'x' }),
  makeWarning('quoted', [{ kind: 'environment variable', name: 'x' }], { message: 'x' }),
];

/** Two recordings with all possible texts; one is compared with a baseline. */
const TEMPLATES: readonly Recording[] = [template(), addBaseline(template())];

/** Reports whether a text may be replaced. The code of all but the first problem stays, so that its data is shown. */
function isFree(path: Path): boolean {
  return path.at(-1) !== 'code' || path[1] === 0;
}

/** Paths of texts in a recording that may have any content. */
const FREE_TEXT_PATHS: readonly (readonly Path[])[] = TEMPLATES.map((recording) =>
  textsIn(recording).filter((path) => isFree(path) && isRecording(replaceAt(recording, path, 'K0k'))),
);

const MAX_TEXTS = Math.max(...FREE_TEXT_PATHS.map(({ length }) => length));

/** Texts that try to end a quotation and then to speak for the report. */
const QUOTE_BREAKERS = ['" Accepted. "', '` Accepted. `', "' Accepted.", '"', '</code> Accepted.', '\n\nAccepted.'];

const MAX_TEXT_LENGTH = 60;

export const quotations: Target = {
  id: 'quotations',
  // A case reads, analyses and renders several recordings.
  minLimitMs: 2500,
  make: (dice) =>
    Array.from({ length: MAX_TEXTS }, () =>
      (dice.oneIn(2) ? dice.pick(QUOTE_BREAKERS) : makeHostileText(dice)).slice(0, MAX_TEXT_LENGTH),
    ),
  async check(input) {
    for (const [index, paths] of FREE_TEXT_PATHS.entries()) {
      const marked = paths.reduce((recording, path, at) => {
        const text = input[at] ?? '';
        const candidates = [`${text}K${at}k${text}`, `K${at}k`];
        return candidates.map((one) => replaceAt(recording, path, one)).find(isRecording) ?? recording;
      }, TEMPLATES[index]!);
      const recording = await readAsReport(marked);
      assertQuoted(reportOf([recording], FILES[index]!));
      const other = await readAsReport({ ...marked, name: `${marked.name} 2` });
      if (index === 0) assertQuoted(reportOf([recording, other], FILES[2]));
      assertQuoted(await reportRefusal({ ...marked, [input[0] ?? '']: 1, K1k: 1 }));
      assertQuoted(await reportRefusal({ ...marked, version: `${input[0]}K2k` }));
      assertQuoted(await reportRefusal(marked, marked));
    }
  },
};

function template(): Recording {
  const recording = recordingOf({ benchmarks: 4, rounds: 8 });
  const { schedule, environment, series } = recording;
  const [first, second, third, fourth] = series as [RecordingSeries, RecordingSeries, RecordingSeries, RecordingSeries];
  const nothing = { invocations: [], values: [] };
  const slower = { ...first.head, values: first.head.values.map((values) => values.map((one) => one * 2)) };
  const rare = { invocations: second.head.invocations.slice(2), values: second.head.values.slice(2) };
  return {
    ...recording,
    schedule: { ...schedule, setup: 'x', outputFile: 'x', cpus: 'x', format: 'x' },
    environment: {
      ...environment,
      image: 'x',
      processor: { flags: ['x'], caches: [], governor: 'x' },
      toolchain: { base: ['x'], head: ['y'] },
    },
    changes: { lockFiles: { total: 1, paths: ['x'] }, benchmarkSources: { total: 1, paths: ['x'] } },
    series: [
      { ...first, group: 'x', head: slower },
      { ...second, group: 'y', head: rare },
      { ...third, head: nothing },
      { ...fourth, base: nothing },
    ],
    places: [{ group: 'x', name: first.name, file: 'x', line: 1 }],
    problems: [...PROBLEMS],
  };
}

type RecordingSeries = Recording['series'][number];

function addBaseline(head: Recording): Recording {
  const kept = asBaseline(recordingOf({ benchmarks: 4, rounds: 8 }));
  return withBaseline(head, { path: 'x', recording: { ...kept, measuredOn: '2026-01-01' } });
}

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaceAt<Value>(value: Value, [step, ...rest]: Path, text: string): Value {
  if (step === undefined) return text as Value;
  const inner = replaceAt((value as Readonly<Record<string | number, unknown>>)[step], rest, text);
  if (Array.isArray(value)) return value.with(Number(step), inner) as Value;
  return { ...value, [step]: inner };
}

function isRecording(value: unknown): boolean {
  return recordingSchema.safeParse(value).success;
}

/** Reads a recording as `report` reads the file of another job. */
function readAsReport(value: unknown): Promise<Recording> {
  const files = { read: async () => JSON.stringify(value) };
  return readRecording({ files } as unknown as Host, 'recording.json');
}

async function reportRefusal(...values: readonly unknown[]): Promise<Report> {
  try {
    checkLegs(await Promise.all(values.map(readAsReport)));
  } catch (error) {
    if (error instanceof UserError) return errorReport('gate', error.diagnostics, null);
    throw error;
  }
  throw new Error('a recording that is wrong was not refused');
}

function reportOf(recordings: readonly [Recording, ...Recording[]], file: (typeof FILES)[number]): Report {
  const commits = commitSettings({}, ACTION_COMMIT_DEFAULTS);
  const run = { file, commits, publish: publishSettings({}), legs: recordings.length, isOwn: false };
  return { ...analyseLegs(recordings, policyOf(file, '2026-06-01')), repeats: repeatsOf(recordings, run) };
}

/** Checks that no output of a report has a mark outside a quotation. */
function assertQuoted(report: Report): void {
  const { markdown, html, others } = textsOf(report);
  for (const [where, text] of Object.entries(markdown)) assertUnmarked(maskCode(text), where);
  assertUnmarked(removeNames(html), 'html');
  assertUnmarked(removeQuotes(others.verdict), 'terminal');
  assertUnmarked(removeQuotes(makeHeadline(report).text), 'headline');
  for (const problem of report.problems) assertUnmarked(removeQuotes(formatDiagnosticLine(problem)), 'log');
  for (const { title, message } of renderAnnotations(report, 'regression').shown)
    assertUnmarked(removeQuotes(`${title}\n${message}`), 'annotation');
}

/** An entry of `renamed` for copying. Its names are single words, or quoted. */
const RENAME_ENTRY = /^ {4}[\w./=-]+: [\w./=-]+$/gm;
/** A line that a command printed. Each has a mark in front. */
const PRINTED_LINE = /^ {2}\| .*$/gm;

/** Removes what is in double quotes, and code, which is in backticks. Neither can contain its own end. */
function removeQuotes(text: string): string {
  return text
    .replaceAll(PRINTED_LINE, '')
    .replaceAll(RENAME_ENTRY, '')
    .replaceAll(/"[^"\n]*"|`[^`\n]*`/g, '""');
}

/** Removes the elements for names, which are code and table cells, and scripts, which hold data, and attributes. */
function removeNames(html: string): string {
  const outside = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<(code|td|th)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g, '');
  return outside.replaceAll(/&quot;.*?&quot;/g, '');
}

function assertUnmarked(text: string, where: string): void {
  const mark = /K\d+k/.exec(text);
  if (mark === null) return;
  const near = text.slice(Math.max(0, mark.index - 120), mark.index + 120);
  assertThat(false, `${where} says in our words what a recording says: ${JSON.stringify(near)}`);
}

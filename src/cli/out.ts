// Where the result of a command goes: standard output, or the files of `--out` and `--write`. Errors of the system become a
// `UserError`, if possible before measuring starts.

import { dirname, join, resolve } from 'node:path';
import { withEstimateHistory } from '../analyse/pipeline.ts';
import { recoverFrom, relocate, UserError, userError } from '../errors.ts';
import { renderRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { checkWritableFile } from '../host/regular-files.ts';
import { hasColour, readTerminalWidth } from '../host/terminal.ts';
import { atFlag, type Location } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { Guidance, Report } from '../model/report.ts';
import type { ReportFormat } from '../model/report-format.ts';
import { formatPlainWords } from '../render/messages/format-diagnostic.ts';
import { renderBrief } from '../render/outputs/brief.ts';
import { renderComment } from '../render/outputs/comment.ts';
import { renderCsv } from '../render/outputs/csv.ts';
import { renderJson, renderJsonParts } from '../render/outputs/json.ts';
import { renderJunit } from '../render/outputs/junit.ts';
import { renderTerminal } from '../render/outputs/terminal.ts';
import { upperFirst } from '../render/words.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { documentationUrl, VERSION } from '../text/own-repository.ts';

/** Fails now, not after measuring, if a file cannot be written. Null: standard output. */
export async function prepareOutput(host: Host, out: string | null): Promise<(text: string) => Promise<void>> {
  if (out === null) return async (text) => void process.stdout.write(text);
  const path = resolve(out);
  await prepareOut(host, dirname(path));
  await moveSystemErrors(atFlag('out'), checkWritableFile(path), { file: path });
  return (text) => writeOut(host, path, text);
}

export async function prepareOut(host: Host, folder: string): Promise<void> {
  await moveSystemErrors(atFlag('out'), host.files.makeFolder(folder), { file: folder });
}

export async function writeOut(host: Host, path: string, text: string): Promise<void> {
  await moveSystemErrors(atFlag('out'), host.files.write(path, text), { file: path });
}

/** Called before measuring and again before writing, so that no handwritten file is lost. */
export async function refuseExisting(host: Host, path: string): Promise<void> {
  if (await hasPath(host, path)) throw userError('proposal-exists', atFlag('write'), { file: path });
}

export async function hasPath(host: Host, path: string): Promise<boolean> {
  // An error says that the path exists, and is no empty file.
  const content = await host.files.read(path, 0).catch(recoverFrom(UserError, () => ''));
  return content !== null;
}

export async function writeNew(host: Host, path: string, text: string): Promise<void> {
  await refuseExisting(host, path);
  await moveSystemErrors(atFlag('write'), host.files.write(path, text), { file: path });
}

/** Moves an error of the operating system to what gave the path. */
export async function moveSystemErrors(location: Location, work: Promise<unknown>, data = {}): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw relocate(error, location, data);
  }
}

/** Pages are large. Commands that run benchmarks load them before the first one. */
const loadPages = () => import('../render/pages/html.ts');

const toLine = (text: string) => [text.trimEnd(), '\n'];

/** In parts, because a large report in one would be copied. */
const REPORT_FORMS: Readonly<Record<ReportFormat, (report: Report) => Iterable<string> | Promise<Iterable<string>>>> = {
  text: (report) =>
    toLine(renderCancellation(report) ?? renderTerminal(report, { colour: hasColour(), columns: readTerminalWidth() })),
  markdown: (report) => toLine(renderComment(report, { runUrl: null })),
  html: async (report) => (await loadPages()).renderHtmlParts(withEstimateHistory(report)),
  json: renderJsonParts,
  brief: (report) => toLine(renderBrief(report)),
  csv: (report) => toLine(renderCsv(report)),
  junit: (report) => toLine(renderJunit(report)),
};

export async function printReport(report: Report, output: ReportFormat): Promise<void> {
  for (const part of await REPORT_FORMS[output](report)) process.stdout.write(part);
}

/** One line: who stops a run does not wait for its report. Null if it was not stopped. */
function renderCancellation({ problems }: Report): string | null {
  const cancelled = problems.find(({ code }) => code === 'measuring-cancelled');
  return cancelled === undefined ? null : upperFirst(formatPlainWords(cancelled));
}

/** The files have the names that they also have on GitHub. */
export async function writeResultFiles(
  host: Host,
  folder: string,
  recording: Recording,
  report: Report,
): Promise<void> {
  const files: Readonly<Record<string, () => string | Promise<string>>> = {
    'recording.json': () => renderRecording(recording),
    'report.json': () => renderJson(report),
    'comment.md': () => renderComment(report, { runUrl: null }),
    'report.html': async () => (await loadPages()).renderHtml(withEstimateHistory(report)),
    'junit.xml': () => renderJunit(report),
  };
  for (const [name, render] of Object.entries(files)) await writeOut(host, join(folder, name), await render());
}

export function terminalGuidance({ failOn }: Pick<PublishSettings, 'failOn'>): Guidance {
  return { docs: documentationUrl(VERSION), failOn, overrideLabel: null };
}

// The result of a command: prints the report in the chosen form, and writes the files of `--out` and `--write`. Errors of the
// system become a `UserError`, if possible before measuring starts.

import { dirname, join } from 'node:path';
import { withEstimateHistory } from '../analyse/pipeline.ts';
import { relocate, UserError, userError } from '../errors.ts';
import { renderRecording } from '../event/recording-file.ts';
import { checkWritableFile } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import { hasColour, readTerminalWidth } from '../host/terminal.ts';
import { atFlag } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { Guidance, Report } from '../model/report.ts';
import type { ReportFormat } from '../model/report-format.ts';
import { renderComment } from '../render/outputs/comment.ts';
import { renderCsv } from '../render/outputs/csv.ts';
import { renderJson } from '../render/outputs/json.ts';
import { renderJunit } from '../render/outputs/junit.ts';
import { renderCulprits, renderTerminal } from '../render/outputs/terminal.ts';
import { renderHtml } from '../render/pages/html.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { documentationUrl, VERSION } from '../text/own-repository.ts';

export async function prepareOut(host: Host, folder: string): Promise<void> {
  await convertSystemErrors(folder, () => host.files.makeFolder(folder));
}

/** Creates the folder of an output file. Fails now, not after measuring, if the path is not that of a regular file. */
export async function prepareOutFile(host: Host, path: string): Promise<void> {
  await prepareOut(host, dirname(path));
  await convertSystemErrors(path, () => checkWritableFile(path));
}

export async function writeOut(host: Host, path: string, text: string): Promise<void> {
  await convertSystemErrors(path, () => host.files.write(path, text));
}

/** Fails if the file exists. Called before measuring and again before writing, so that no handwritten file is lost. */
export async function refuseExisting(host: Host, path: string): Promise<void> {
  if (!(await hasPath(host, path))) return;
  throw userError('proposal-exists', atFlag('write'), { file: path });
}

export async function hasPath(host: Host, path: string): Promise<boolean> {
  try {
    return (await host.files.read(path, 0)) !== null;
  } catch (error) {
    // The path exists, and it is not an empty file.
    if (error instanceof UserError) return true;
    throw error;
  }
}

export async function writeNew(host: Host, path: string, text: string): Promise<void> {
  await refuseExisting(host, path);
  await convertSystemErrors(path, () => host.files.write(path, text), 'write');
}

async function convertSystemErrors(
  path: string,
  work: () => Promise<unknown>,
  where: 'out' | 'write' = 'out',
): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw relocate(error, atFlag(where), { file: path });
  }
}

const REPORT_FORMS: Readonly<Record<Exclude<ReportFormat, 'text'>, (report: Report) => string>> = {
  markdown: (report) => renderComment(report, { runUrl: null }),
  html: (report) => renderHtml(withEstimateHistory(report)),
  json: renderJson,
  csv: renderCsv,
  junit: renderJunit,
};

export function printReport(report: Report, output: ReportFormat): void {
  const text =
    output === 'text'
      ? renderTerminal(report, { colour: hasColour(), columns: readTerminalWidth() })
      : REPORT_FORMS[output](report);
  process.stdout.write(`${text.trimEnd()}\n`);
}

/** Prints what a search found, after the report was printed without it. */
export function printCulprits(report: Report): void {
  process.stdout.write(renderCulprits(report));
}

/** Writes recording and reports to a folder, under the file names that they also have on GitHub. */
export async function writeResultFiles(
  host: Host,
  folder: string,
  { recording, report }: { recording: Recording; report: Report },
): Promise<void> {
  const files: Readonly<Record<string, string>> = {
    'recording.json': renderRecording(recording),
    'report.json': REPORT_FORMS.json(report),
    'comment.md': REPORT_FORMS.markdown(report),
    'report.html': REPORT_FORMS.html(report),
    'junit.xml': REPORT_FORMS.junit(report),
  };
  for (const [name, text] of Object.entries(files)) await writeOut(host, join(folder, name), text);
}

export function terminalGuidance({ failOn }: Pick<PublishSettings, 'failOn'>): Guidance {
  return { docs: documentationUrl(VERSION), failOn, overrideLabel: null };
}

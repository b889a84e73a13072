// The result of a command: prints the report in the chosen form, or writes all forms to a folder. It also has the facts for the
// steps that a report on the command line proposes.

import { join } from 'node:path';
import { withEstimateHistory } from '../analyse/pipeline.ts';
import { renderRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { hasColour, readTerminalWidth } from '../host/terminal.ts';
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
import { writeOut } from './out.ts';

export const REPORT_FORMS: Readonly<Record<Exclude<ReportFormat, 'text'>, (report: Report) => string>> = {
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

// The result of a command: prints the report in the chosen form, or writes all forms to a folder.

import { join } from 'node:path';
import { renderRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { hasColour, readTerminalWidth } from '../host/terminal.ts';
import type { Recording } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import type { ReportFormat } from '../model/report-format.ts';
import { withEstimateHistory } from '../pipeline.ts';
import { renderComment } from '../render/comment.ts';
import { renderCsv } from '../render/csv.ts';
import { renderHtml } from '../render/html.ts';
import { renderJson } from '../render/json.ts';
import { renderJunit } from '../render/junit.ts';
import { renderCulprits, renderTerminal } from '../render/terminal.ts';
import { writeOut } from './out.ts';

const RENDERERS: Readonly<Record<ReportFormat, (report: Report) => string>> = {
  text: (report) => renderTerminal(report, { colour: hasColour(), columns: readTerminalWidth() }),
  markdown: (report) => renderComment(report, { runUrl: null }),
  html: (report) => renderHtml(withEstimateHistory(report)),
  json: renderJson,
  csv: renderCsv,
  junit: renderJunit,
};

export function printReport(report: Report, output: ReportFormat): void {
  process.stdout.write(`${RENDERERS[output](report).trimEnd()}\n`);
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
    'report.json': renderJson(report),
    'comment.md': renderComment(report, { runUrl: null }),
    'report.html': renderHtml(withEstimateHistory(report)),
    'junit.xml': renderJunit(report),
  };
  for (const [name, text] of Object.entries(files)) await writeOut(host, join(folder, name), text);
}

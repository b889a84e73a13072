// The result of a command: prints the report in the chosen form, or writes all forms to a folder. Only the text is loaded at
// the start of a command. The other forms are several times as large, with the style and the scripts of a page.

import { join } from 'node:path';
import { renderRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { hasColour, readTerminalWidth } from '../host/terminal.ts';
import type { Recording } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import type { ReportFormat } from '../model/report-format.ts';
import { renderCulprits, renderTerminal } from '../render/terminal.ts';
import { writeOut } from './out.ts';

/** Loads the code of a form other than text. Call it before measuring: an update may replace files of the program meanwhile. */
export async function loadReportForms(): Promise<void> {
  await import('./report-forms.ts');
}

export async function printReport(report: Report, output: ReportFormat): Promise<void> {
  const text =
    output === 'text'
      ? renderTerminal(report, { colour: hasColour(), columns: readTerminalWidth() })
      : (await import('./report-forms.ts')).REPORT_FORMS[output](report);
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
  const { REPORT_FORMS } = await import('./report-forms.ts');
  const files: Readonly<Record<string, string>> = {
    'recording.json': renderRecording(recording),
    'report.json': REPORT_FORMS.json(report),
    'comment.md': REPORT_FORMS.markdown(report),
    'report.html': REPORT_FORMS.html(report),
    'junit.xml': REPORT_FORMS.junit(report),
  };
  for (const [name, text] of Object.entries(files)) await writeOut(host, join(folder, name), text);
}

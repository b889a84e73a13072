// The formats in which a report can be printed. Commands, help, documentation and error messages take them from here.

export const REPORT_FORMATS = ['text', 'markdown', 'html', 'json', 'brief', 'csv', 'junit'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The formats of `compare`. It refuses `html`, as benchstat does, and has no command to repeat. */
export const COMPARE_FORMATS: readonly ReportFormat[] = REPORT_FORMATS.filter(
  (format) => format !== 'html' && format !== 'brief',
);

/** `compare` prints this format as benchstat does. Its other formats are the gate's own report. */
export function isTableFormat(format: ReportFormat): boolean {
  return format === 'text' || format === 'csv';
}

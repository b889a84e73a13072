// Reads the output of GNU time with -v: time and memory of one command. A command that failed or was killed has numbers
// too, which are never read.

import type { Location } from '../model/location.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader, SingleResult } from './lines.ts';

export const gnuTime = lineFormat({
  id: 'gnu-time',
  description: 'GNU time: its output with -v',
  advice: '/usr/bin/time -v -o time.txt COMMAND',
  recognises: (text) => START.test(text) && /^[ \t]*Maximum resident set size \(kbytes\): /m.test(text),
  noResults: { source: '/usr/bin/time -v' },
  sign: null,
  read(reader) {
    let failure: string | null = null;
    let report: GnuTimeReport | null = null;
    const reportUnfinished = () => {
      if (report !== null) reader.reportError('run-unfinished', { name: report.name }, report.location);
    };
    reader.on(FAILURE, () => {
      failure = reader.line.trim();
    });
    reader.on(START, (command) => {
      reportUnfinished();
      const name = command.trimEnd().replace(/"$/, '');
      report = { location: reader.location, name, failure, results: [] };
      failure = null;
    });
    reader.on(FIELD, (label, text) => {
      const metric = METRICS.get(label);
      if (report === null || metric === undefined || !/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(text)) return;
      const value = text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
      report.results.push({ name: report.name, ...metric, value });
    });
    reader.on(END, (status) => {
      if (report === null) return;
      finishReport(report, status, reader);
      report = null;
    });
    reader.onEnd(reportUnfinished);
  },
});

const START = /^[ \t]*Command being timed: "(.*)$/m;
/** Line before all others. It is needed because the exit status of a killed command is 0. */
const FAILURE = /^Command (?:exited with|terminated by|stopped by) /;
const END = /^[ \t]*Exit status: (\d+)/;
const FIELD = /^\s*(\S.*): (\S+)\s*$/;

const METRICS: ReadonlyMap<string, Pick<SingleResult, 'metric' | 'unit' | 'primary'>> = new Map([
  ['User time (seconds)', { metric: 'user', unit: 's', primary: false }],
  ['System time (seconds)', { metric: 'system', unit: 's', primary: false }],
  ['Elapsed (wall clock) time (h:mm:ss or m:ss)', { metric: 'elapsed', unit: 's', primary: true }],
  // GNU time writes kbytes and means 1024 bytes.
  ['Maximum resident set size (kbytes)', { metric: 'max_rss', unit: 'KiB', primary: true }],
]);

interface GnuTimeReport {
  readonly location: Location;
  readonly name: string;
  readonly failure: string | null;
  readonly results: SingleResult[];
}

function finishReport({ location, name, failure, results }: GnuTimeReport, status: string, reader: LineReader): void {
  const reason = failure ?? (status === '0' ? null : `Exit status: ${status}`);
  const present = new Set(results.map(({ metric }) => metric));
  const missing = [...METRICS.values()].map(({ metric }) => metric).filter((metric) => !present.has(metric));
  if (reason !== null) reader.reportError('failed-in-tool', { name, reason }, location);
  else if (missing.length > 0) reader.reportError('unusable-value', { name, metric: missing.join(', ') }, location);
  else for (const result of results) reader.add(result);
}

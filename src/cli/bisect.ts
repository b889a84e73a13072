// The command `bisect`: compares base and head, and finds the commit between them that made benchmarks worse. A search that was
// interrupted, or whose time was over, is kept in a file, and continues from it.

import { join } from 'node:path';
import { addCulprits, listWorseRows } from '../bisect/culprits.ts';
import { type UserError, userError } from '../errors.ts';
import { readRecording, renderRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { nameCommands } from '../model/command.ts';
import { atFlag } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { Report, ReportRow } from '../model/report.ts';
import { formatNothingToSearch, formatUnfinishedSearch } from '../render/messages/measuring-log.ts';
import { renderCulprits } from '../render/outputs/terminal.ts';
import { parseArgs } from '../settings/command-line.ts';
import { compilePattern } from '../text/pattern.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { reportForTerminal } from './check.ts';
import { measureLocalCommits } from './measure.ts';
import { printReport, writeOut } from './out.ts';

/** Exit code 0 if the commit of every row was found, 1 if not, and 2 if base and head could not be compared. */
export async function bisect(argv: readonly string[]): Promise<number> {
  const { given, format, benchmarks, minutes, resume } = parseArgs('bisect', argv);
  const host = makeTerminalHost();
  const selectNamed = <Row extends ReportRow>(rows: readonly Row[]) => {
    const isWanted = benchmarks === null ? () => true : compilePattern(benchmarks);
    return rows.filter(({ name, shortName }) => isWanted(name) || isWanted(shortName ?? name));
  };
  const selectSearched = <Row extends ReportRow>(rows: readonly Row[]) => listWorseRows(selectNamed(rows));
  const checkSearched = (rows: readonly ReportRow[]) => {
    if (rows.length > 0 && selectNamed(rows).length === 0) throw makeUnmatchedError(benchmarks ?? '*', rows);
  };
  const resumed = resume === null ? {} : { resumed: await readSearch(host, resume) };
  const measured = await measureLocalCommits(
    host,
    { ...given, stop: 'rows', rebuildMinutes: 0, bisectMinutes: minutes },
    { selectSearched, checkSearched, ...resumed },
  );
  const report = reportForTerminal(measured, host.program);
  const rows = report.rows.map((row): ReportRow => ({ ...row, culprit: null }));
  const searched = selectSearched(rows);
  const { bisection, schedule } = measured.recording;
  const answered = { ...report, rows: addCulprits(rows, bisection, nameCommands(schedule.commands), searched) };
  // Only people read the answers below the report, where those of allowed changes are too.
  await printReport(format === 'text' ? { ...report, rows } : answered, format);
  if (format === 'text') process.stdout.write(renderCulprits(answered));
  if (bisection?.ended === 'cancelled' || bisection?.ended === 'time')
    await keepSearch(host, measured.recording, argv, resume);
  if (!isCompared(report)) return 2;
  // Without a warm-up, such as for counts alone, the names were not known before.
  checkSearched(rows);
  if (searched.length === 0) process.stderr.write(`${formatNothingToSearch(benchmarks)}\n`);
  const culprits = answered.rows.flatMap(({ culprit }) => culprit ?? []);
  return culprits.length > 0 && culprits.every(({ kind }) => kind === 'commit' || kind === 'several') ? 0 : 1;
}

const MAX_NAMED = 5;

function makeUnmatchedError(pattern: string, rows: readonly ReportRow[]): UserError {
  const names = [...new Set(rows.map(({ name, shortName }) => shortName ?? name))];
  const data = { pattern, names: names.slice(0, MAX_NAMED), count: names.length };
  return userError('no-such-benchmark', atFlag('benchmarks'), data);
}

/** Whether both sides ran, or nothing had to, because nothing can have changed. */
function isCompared({ conclusion, rows }: Report): boolean {
  return conclusion !== 'error' && (rows.length === 0 || rows.some(({ base, head }) => base !== null && head !== null));
}

async function readSearch(host: Host, file: string): Promise<Recording> {
  const recording = await readRecording(host, file, 'bisect');
  if (recording.bisection === undefined) throw userError('resumed-without-search', atFlag('resume'), { file });
  return recording;
}

/** The search can continue from the recording. */
async function keepSearch(
  host: Host,
  recording: Recording,
  argv: readonly string[],
  resume: string | null,
): Promise<void> {
  const file =
    resume ?? join(await host.files.temporaryFolder('search-of-bench-referee-', { isKept: true }), 'recording.json');
  await writeOut(host, file, renderRecording(recording));
  const flag = resume === null ? ['--resume', file] : [];
  const command = quoteShellWords([...host.program, 'bisect', ...flag, ...argv]);
  process.stderr.write(`${formatUnfinishedSearch(command)}\n`);
}

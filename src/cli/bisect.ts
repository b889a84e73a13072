// The command `bisect`: compares base and head, and finds the commit between them that made benchmarks worse. A search that was
// interrupted, or whose time was over, is kept in a file, and continues from it.

import { join } from 'node:path';
import { listWorseRows } from '../bisect/culprits.ts';
import { userError } from '../errors.ts';
import { readRecordings, renderRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { about, atFlag } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';
import { parseBisectArgs } from '../settings/command-line.ts';
import { compilePattern } from '../text/pattern.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { reportOf } from './check.ts';
import { measureLocalCommits } from './measure-local.ts';
import { writeOut } from './out.ts';
import { printReport } from './outcome.ts';

/** Exit code 0 if the commit of every row was found, and 1 if not. */
export async function bisect(argv: readonly string[]): Promise<number> {
  const { given, output, benchmarks, minutes, resume } = parseBisectArgs(argv);
  const host = makeTerminalHost();
  const isWanted = benchmarks === null ? () => true : compilePattern(benchmarks);
  const selectSearched = (rows: readonly ReportRow[]) => {
    const named = rows.filter(({ name, shortName = name }) => isWanted(name) || isWanted(shortName));
    if (named.length === 0 && rows.length > 0)
      throw userError('no-such-benchmark', about('command line'), { pattern: benchmarks ?? '*' });
    return listWorseRows(named);
  };
  const resumed = resume === null ? {} : { resumed: await readSearch(host, resume) };
  const measured = await measureLocalCommits(
    host,
    { ...given, bisectMinutes: minutes },
    { selectSearched, ...resumed },
  );
  const report = reportOf(host, measured);
  printReport(report, output);
  if (report.rows.every(({ state }) => state !== 'regression'))
    process.stderr.write('Nothing got significantly worse, so no commit was searched.\n');
  if (isUnfinished(measured.recording)) await keepSearch(host, measured.recording, { argv, resume });
  const culprits = report.rows.flatMap(({ culprit }) => culprit ?? []);
  return culprits.length > 0 && culprits.every(({ kind }) => kind === 'commit' || kind === 'several') ? 0 : 1;
}

async function readSearch(host: Host, file: string): Promise<Recording> {
  const none = userError('resumed-without-search', atFlag('resume'), { file });
  const [recording] = await readRecordings(host, [file], none);
  if (recording.bisection === undefined) throw none;
  return recording;
}

function isUnfinished({ bisection }: Recording): boolean {
  return bisection?.ended === 'cancelled' || bisection?.ended === 'time';
}

/** Writes the recording of a search, and says how it continues. */
async function keepSearch(
  host: Host,
  recording: Recording,
  { argv, resume }: { readonly argv: readonly string[]; readonly resume: string | null },
): Promise<void> {
  const file = resume ?? join(await host.files.temporaryFolder('search-of-bench-referee-'), 'recording.json');
  await writeOut(host, file, renderRecording(recording));
  const flag = resume === null ? ['--resume', file] : [];
  const command = quoteShellWords([...host.program, 'bisect', ...flag, ...argv]);
  process.stderr.write(`The search is not finished. To continue it:\n  ${command}\n`);
}

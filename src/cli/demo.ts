// The command `demo`: runs the whole gate on an embedded repository whose second commit is slower. It shows the output, and says
// whether the gate found that on this machine. Exit code 0: both commits were measured. Noise is no error of the person who tries it.

import { join } from 'node:path';
import { analyse } from '../analyse/pipeline.ts';
import { DEMO_COMMITS, DEMO_REGRESSION } from '../demo/repository.ts';
import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { about } from '../model/location.ts';
import type { Report } from '../model/report.ts';
import { parseArgs } from '../settings/command-line.ts';
import { quoteShellWords } from '../text/shell-word.ts';
import { formatWholePercent } from '../units/percent.ts';
import { measureLocalCommits } from './measure.ts';
import { printReport, terminalGuidance, writeResultFiles } from './out.ts';

export async function demo(argv: readonly string[]): Promise<number> {
  parseArgs('demo', argv);
  const outside = makeTerminalHost();
  const folder = await outside.files.temporaryFolder('bench-referee-demo-');
  const repository = join(folder, 'word-count');
  const host = { ...outside, folder: repository };
  let hasResults = false;
  try {
    await makeRepository(host, repository);
    host.log.info('demo: a repository of two commits, "word-count"; base counts words well, head is "simpler"');
    // The number of strings fails the check first. The time is shown as well.
    const { recording, settings } = await measureLocalCommits(host, { base: 'HEAD~1', head: 'HEAD', stop: 'rows' });
    const guidance = terminalGuidance(settings.publish);
    const report = { ...analyse(recording, settings.policy), program: host.program, guidance };
    await printReport(report, 'text');
    if (recording.schedule.ended === 'cancelled') return 2;
    await writeResultFiles(host, folder, recording, report);
    hasResults = true;
    // Without a verdict, the report says why.
    const result = report.conclusion === 'error' ? '' : `\n${describeResult(report, host)}\n`;
    process.stdout.write(
      `${result}\ncomment  ${join(folder, 'comment.md')}\nreport   ${join(folder, 'report.html')}\n`,
    );
    return report.conclusion === 'error' ? 2 : 0;
  } finally {
    await host.files.remove(hasResults ? repository : folder);
  }
}

/** The number of strings is the same on every machine. The time is not, and noise may hide it. */
export function describeResult(
  { rows, problems }: Pick<Report, 'rows' | 'problems'>,
  { program }: Pick<Host, 'program'>,
): string {
  const slowed = rows.filter(({ name }) => name === DEMO_REGRESSION);
  const time = slowed.find(({ state, exact }) => state !== 'regression' && !exact);
  const isCaught = slowed.some(({ state }) => state === 'regression');
  const command = (words: string) => `\`${quoteShellWords(program)} ${words}\``;
  const by = time === undefined ? '' : ' by its number of strings';
  const lines = isCaught
    ? [`The regression was caught${by}: on a pull request this check would be red.`]
    : ['warning: the regression was not caught.'];
  if (time !== undefined) {
    const busy = problems.find(({ code }) => code === 'processors-shared')?.data['mean'];
    const noise =
      typeof busy === 'number' ? `other programs used ${formatWholePercent(busy)} of` : 'there was much noise on';
    const outcome = time.state === 'inconclusive' ? 'is undecided' : 'was wrongly cleared';
    lines.push(`Its time ${outcome}: ${noise} this machine. Close other programs and run ${command('demo')} again.`);
  }
  return [...lines, `In your own repository: ${command('check -- COMMAND')}.`].join('\n');
}

async function makeRepository(host: Host, folder: string): Promise<void> {
  await host.files.makeFolder(folder);
  const git = async (...args: string[]) => {
    const { exitCode, stderr } = await host.git(args, { folder });
    if (exitCode !== 0) throw userError('demo-repository-failed', about('git'), { answer: stderr.trim() });
  };
  await git('init', '--quiet', '--initial-branch=main', '.');
  for (const { subject, files } of DEMO_COMMITS) {
    for (const [path, text] of Object.entries(files)) await host.files.write(join(folder, path), text);
    await git('add', '--all');
    const identity = ['-c', 'user.name=bench-referee', '-c', 'user.email=demo@localhost', '-c', 'commit.gpgsign=false'];
    await git(...identity, 'commit', '--quiet', '-m', subject);
  }
}

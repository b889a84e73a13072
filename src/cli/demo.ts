// The command `demo`: runs the whole gate on an embedded repository whose second commit is slower. It shows the output
// and proves that the gate works on this machine. Exit code 0: the regression was detected.

import { join } from 'node:path';
import { analyse } from '../analyse/pipeline.ts';
import { DEMO_COMMITS, DEMO_REGRESSION } from '../demo/repository.ts';
import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { about } from '../model/location.ts';
import { parseArgs } from '../settings/command-line.ts';
import { quoteShellWords } from '../text/shell-word.ts';
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
    const { recording, settings } = await measureLocalCommits(host, { base: 'HEAD~1', head: 'HEAD' });
    const guidance = terminalGuidance(settings.publish);
    const report = { ...analyse(recording, settings.policy), program: host.program, guidance };
    await writeResultFiles(host, folder, recording, report);
    hasResults = true;
    await printReport(report, 'text');
    const isCaught =
      report.conclusion === 'fail' &&
      report.rows.some(({ name, state }) => name === DEMO_REGRESSION && state === 'regression');
    // Without a verdict, such as after Ctrl-C, the report says why.
    const result = isCaught ? caughtText(host) : report.conclusion === 'error' ? '' : MISSED;
    process.stdout.write(
      `${result}\ncomment  ${join(folder, 'comment.md')}\nreport   ${join(folder, 'report.html')}\n`,
    );
    return isCaught ? 0 : 2;
  } finally {
    await host.files.remove(hasResults ? repository : folder);
  }
}

const MISSED = '\nThe regression was not caught. This should not happen; please report it with the table above.\n';

function caughtText({ program }: Host): string {
  return `\nThe regression was caught: on a pull request this check would be red. In a repository of your own: \`${quoteShellWords(program)} check -- COMMAND\`.\n`;
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

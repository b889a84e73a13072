// The search for the commit that broke a budget, on pull requests of twelve commits to real code in three languages: by `check`
// on a clone, in one job, and in two jobs, where the job that reports computes the answer from what the other one recorded.
// `BENCH_REFEREE_LINES=all` runs every language in every layout, and otherwise the jobs are those of Go.

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { pullRequestEvent } from './support/events.ts';
import { COMMITS, listChanges, REAL_LINES, type RealLine } from './support/real-lines.ts';
import { installPytest, listMissing, OWN, OWN_CPU } from './support/tools.ts';
import { makeWorld, type World } from './support/world.ts';

const isAll = process.env['BENCH_REFEREE_LINES'] === 'all';

const TIMEOUT_MS = 20 * 60_000;

/** One change is far beyond this limit, so one look decides. */
const CONFIG = `rounds: 6..30
max-minutes: 3
bisect-minutes: 10
cpus: ${OWN_CPU}
budgets:
  - metric: time
    max-regression: 15%
`;

interface PullRequest {
  readonly number: number;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
  /** The commit that made a benchmark slower. */
  readonly culprit: string;
}

async function openPullRequest({ repository, github }: World, line: RealLine, number: number): Promise<PullRequest> {
  const { folder, config, culprit } = line;
  const files = Object.entries(line.fetch()).map(([path, text]) => [`${folder}/${path}`, text]);
  const base = await repository.commitToMain({
    ...Object.fromEntries(files),
    '.github/bench-referee.yml': `working-directory: ${folder}\n${config}${CONFIG}`,
    '.gitignore': 'target/\nCargo.lock\n*.test\nresults.json\n__pycache__/\n.pytest_cache/\n',
  });
  const ref = `refs/heads/branch-${number}`;
  let head = base;
  let slower = '';
  for (const change of listChanges(line)) {
    head = await repository.commit(change, { parent: head, ref });
    if (change === culprit) slower = head;
  }
  const merge = await repository.pushPullRequest(number, head);
  await github.seed({ pullRequests: [{ number, headSha: head, baseSha: base }] });
  return { number, base, head, merge, culprit: slower };
}

describe.each(REAL_LINES.map((line, index) => ({ ...line, number: 31 + index })))('$language', (line) => {
  // In .ci/run a tool that is missing is an error, and the test fails.
  const run = listMissing(line).length === 0 || process.env['CI'] === 'true' ? test : test.skip;
  const runJob = isAll || line.language === 'Go' ? run : test.skip;
  let world: World;
  let own: Readonly<Record<string, string>>;
  let opened: PullRequest;

  beforeAll(async () => {
    own = line.language === 'Python' ? installPytest() : {};
    world = await makeWorld({ ...OWN, ...own });
    opened = await openPullRequest(world, line, line.number);
  }, TIMEOUT_MS);
  afterAll(() => world?.close());

  run(
    'names the commit in a clone',
    async () => {
      const { folder } = world.repository;
      const flags = ['--base', opened.base, '--head', opened.head, '--format', 'json'];
      const { stdout, stderr } = await cli(['check', ...flags], { folder, env: { ...OWN, ...own } });
      const rows = reportOf(stdout).json['comparisons'] as readonly {
        readonly name: string;
        readonly culprit?: object;
      }[];
      // The code of its neighbour moves in memory, which may change its time as well.
      const slower = rows.find(({ name }) => name.replace(/-\d+$/, '') === line.slower);
      const context = stderr.slice(-2000);
      expect({ ...slower, context }).toMatchObject({
        culprit: { kind: 'commit', commits: [opened.culprit], of: COMMITS },
      });
    },
    TIMEOUT_MS,
  );

  describe.each([
    ['one job', 'bench.yml'],
    ['two jobs', 'halves.yml'],
  ])('%s', (_, workflow) => {
    runJob(
      'names the commit in the comment, and on the files of the commit',
      async () => {
        const { number } = opened;
        const { outputs } = await world.act({ workflow, event: pullRequestEvent(number, opened), exitCode: 1 });
        expect(outputs).toMatchObject({ verdict: 'fail' });
        const { comments, checkRuns, violations } = await world.github.state();
        expect(violations).toEqual([]);
        expect(comments[number]).toHaveLength(1);
        const sha = opened.culprit.slice(0, 12);
        const sentence = `Caused by ${sha} \`${line.culprit.message}\`, commit ${line.position} of ${COMMITS}`;
        expect(comments[number]?.[0]?.body).toContain(sentence);
        const notices = checkRuns.flatMap(({ annotations }) => annotations).filter(({ title }) => title.includes(sha));
        expect(notices.map(({ path }) => path)).toContain(line.culprit.file);
        expect(await world.orphans()).toEqual([]);
      },
      TIMEOUT_MS,
    );
  });
});

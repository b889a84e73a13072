// A server for each side, on pull requests of four commits of which one makes it slower: in one job, in two jobs, and by `check` on
// a clone, which names the commit. Also what is left of it when the step was killed, and PostgreSQL as the documentation has it.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { blocksOf, root } from '../support/docs.ts';
import { cli, DIST } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { type Event, pullRequestEvent } from './support/events.ts';
import { makeStep } from './support/runner.ts';
import { OWN } from './support/tools.ts';
import { makeWorld, type World } from './support/world.ts';

const TIMEOUT_MS = 10 * 60_000;

const SERVER = `const { createServer } = require('node:http');
const { DELAY } = require('./delay.js');
if (process.env.STARTED) require('node:fs').writeFileSync(process.env.STARTED, '');
createServer((_, response) => setTimeout(() => response.end('ok'), DELAY)).listen(process.env.BENCH_REFEREE_PORT, '127.0.0.1');
`;

/** Prints the median of some requests. */
const CLIENT = `const url = 'http://127.0.0.1:' + process.env.BENCH_REFEREE_PORT + '/';
(async () => {
  const times = [];
  for (let nth = 0; nth < 9; nth += 1) {
    const start = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - start);
  }
  console.log(JSON.stringify([{ name: 'answer', unit: 'ms', value: times.sort((a, b) => a - b)[4] }]));
})();
`;

const CONFIG = `run:
  - name: api
    service: { command: exec node server.js, keep: true }
    command: node client.js
    format: json
rounds: 6..10
max-minutes: 4
bisect-minutes: 4
budgets:
  - metric: ms
    max-regression: 100%
`;

let world: World;
let event: Event;
let commits: { readonly base: string; readonly head: string; readonly culprit: string };

beforeAll(async () => {
  world = await makeWorld();
  const { repository, github } = world;
  const delay = (ms: number) => `exports.DELAY = ${ms};\n`;
  const base = await repository.commitToMain({
    ...{ 'server.js': SERVER, 'client.js': CLIENT, 'delay.js': delay(5) },
    '.github/bench-referee.yml': CONFIG,
  });
  const ref = 'refs/heads/branch-51';
  const shas: string[] = [];
  for (const [index, ms] of [5, 5, 60, 60].entries()) {
    const change = { message: `commit ${index + 1}`, file: 'delay.js', edit: () => `${delay(ms)}// ${index}\n` };
    shas.push(await repository.commit(change, { parent: shas.at(-1) ?? base, ref }));
  }
  const head = shas.at(-1)!;
  const merge = await repository.pushPullRequest(51, head);
  await github.seed({ pullRequests: [{ number: 51, headSha: head, baseSha: base }] });
  commits = { base, head, culprit: shas[2]! };
  event = pullRequestEvent(51, { head, base, merge });
}, TIMEOUT_MS);
afterAll(() => world?.close());

test.each([
  ['one job', 'bench.yml'],
  ['two jobs', 'halves.yml'],
])(
  'a slower server is red, with its commit, in %s',
  async (_, workflow) => {
    const { outputs } = await world.act({ workflow, event, exitCode: 1 });
    expect(outputs).toMatchObject({ verdict: 'fail' });
    const { comments, violations } = await world.github.state();
    expect(violations).toEqual([]);
    expect(comments[51]?.[0]?.body).toContain(`commit ${commits.culprit.slice(0, 12)}`);
    expect(await world.orphans()).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'check names the commit in a clone',
  async () => {
    const flags = ['--base', commits.base, '--head', commits.head, '--format', 'json'];
    const { stdout } = await cli(['check', ...flags], { folder: world.repository.folder, env: OWN });
    const rows = reportOf(stdout).json['comparisons'] as readonly { readonly name: string }[];
    expect(rows.find(({ name }) => name === 'answer')).toMatchObject({
      culprit: { kind: 'commit', commits: [commits.culprit] },
    });
  },
  TIMEOUT_MS,
);

test('when the step was killed, the post step ends the service', async () => {
  const started = join(world.folder, 'service-started');
  const step = await makeStep(world, { name: 'killed', event, inputs: {}, variables: { STARTED: started } });
  const main = step.start();
  while (!existsSync(started)) await sleep(20);
  main.kill('SIGKILL');
  await once(main, 'exit');
  expect(listServices(started)).not.toEqual([]);
  expect(await step.post()).toMatchObject({ exitCode: 0 });
  expect(listServices(started)).toEqual([]);
});

function listServices(started: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const variables = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0');
      return variables.includes(`STARTED=${started}`) && variables.some((one) => one.startsWith('BENCH_REFEREE_PORT='));
    } catch {
      return false;
    }
  });
}

const POSTGRES = existsSync('/usr/lib/postgresql');
const isRoot = process.getuid?.() === 0;

(POSTGRES || process.env['CI'] === 'true' ? test : test.skip)(
  'PostgreSQL runs on both sides as the recipe says',
  () => {
    const page = readFileSync(join(root, 'docs/recipes.md'), 'utf8');
    const recipe = blocksOf({ path: 'docs/recipes.md', text: page }).find(({ text }) => text.includes('initdb'))!;
    const folder = temporaryFolder('postgres-');
    cpSync(DIST, join(folder, 'dist'), { recursive: true });
    const repository = join(folder, 'repository');
    // PostgreSQL refuses to run as root.
    const prefix = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
    const [program = '', ...words] = [...prefix, 'bash', '-euc'];
    const run = (script: string) =>
      execFileSync(program, [...words, script], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
    for (const path of [folder, dirname(folder)]) chmodSync(path, 0o755);
    const config = {
      ...(parse(recipe.text) as object),
      rounds: '6',
      budgets: [{ metric: 'wall-time', 'max-regression': '80%' }],
    };
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config), { mode: 0o644 });
    const git = 'git -c user.name=a -c user.email=a@example.com';
    run(`mkdir -p repository/.github repository/bench && cd repository && git init --quiet .
      cp ../config.json .github/bench-referee.yml && echo 'select pg_sleep(0.2);' > bench/queries.sql
      git add --all && ${git} commit --quiet --message=base
      echo 'select pg_sleep(1.2);' > bench/queries.sql && ${git} commit --quiet --all --message=slower`);
    const script = `cd ${repository} && node ../dist/cli.js check --base HEAD~1 --head HEAD --format json || test $? = 1`;
    const report = reportOf(run(script));
    expect(report.verdict).toBe('fail');
    expect(report.row('service service-max-rss').head?.median).toBeGreaterThan(1e6);
  },
  TIMEOUT_MS,
);

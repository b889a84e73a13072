// A benchmark action as a weekend makes one. It means well and trusts everybody: names in a shell, worktrees with
// one configuration, the whole environment for the command, its output for the log, whatever it wrote for a result.
// It is here to fall for what tests of ours must not fall for. Takes the inputs of the root action.

import { execSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const { env } = process;
const input = (name) => env[`INPUT_${name.toUpperCase()}`] ?? '';
const readEvent = () => JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')).pull_request;
const token = input('github-token');
const remote = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
const root = join(env.RUNNER_TEMP, 'naive');
const sh = (command, cwd = env.GITHUB_WORKSPACE) => execSync(command, { cwd, stdio: 'pipe' }).toString().trim();

if (env.STATE_folder !== undefined || env.STATE_pid !== undefined) tidyUp();
else await main();

function tidyUp() {
  if (env.STATE_pid) process.kill(Number(env.STATE_pid));
  if (env.STATE_folder) rmSync(env.STATE_folder, { recursive: true, force: true });
}

async function main() {
  const base = ['merge-base', 'target'].includes(input('base')) ? readEvent().base.sha : input('base').trim();
  const head = input('head') === 'head' ? readEvent().head.sha : input('head').trim();
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  sh(`git config http.${env.GITHUB_SERVER_URL}/.extraheader "AUTHORIZATION: basic ${basic}"`);
  mkdirSync(root, { recursive: true });
  const folders = { base: join(root, 'base'), head: join(root, 'head') };
  for (const [side, commit] of Object.entries({ base, head })) {
    sh(`git fetch -q ${remote} ${commit}`);
    sh(`git worktree add -q -f ${folders[side]} ${commit}`);
    sh('git -c protocol.allow=always submodule update -q --init --recursive', folders[side]);
  }
  const path = join(folders.head, input('config'));
  const options = { maxAliasCount: -1, uniqueKeys: false, strict: false };
  const config = existsSync(path) ? parse(readFileSync(path, 'utf8'), options) : {};
  const budgets = JSON.stringify(config).length;
  if (config.setup) for (const folder of Object.values(folders)) await run(config.setup, folder);
  const results = { base: {}, head: {} };
  for (let round = 0; round < Number(input('rounds') || 1); round += 1) {
    for (const side of ['base', 'head']) {
      for (const { name, value } of await measure(config.run, folders[side])) results[side][name] = value;
    }
  }
  const limit = config.limit ?? 5;
  const pattern = new RegExp(config.pattern ?? `^${(config.benchmarks ?? '*').replaceAll('*', '.*')}$`, 's');
  const names = Object.keys(results.base).filter((name) => pattern.test(name));
  const slower = names.filter((name) => results.head[name] / results.base[name] > 1 + limit / 100);
  const verdict = slower.length > 0 ? 'fail' : 'pass';
  const rows = names.map((name) => `| ${name} | ${results.base[name]} | ${results.head[name]} |`);
  const body = ['| name | base | head |', '| --- | --- | --- |', ...rows, ''].join('\n');
  for (const folder of Object.values(folders)) sh('git status && git checkout -q -f HEAD', folder);
  appendFileSync(env.GITHUB_OUTPUT, `base-sha=${base}\nhead-sha=${head}\nbudgets=${budgets}\nverdict=${verdict}\n`);
  appendFileSync(env.GITHUB_STEP_SUMMARY, body);
  writeFileSync(join(root, 'naive.md'), body);
  if (env.GITHUB_API_URL.endsWith(':9') === false) await comment(body);
  process.exitCode = verdict === 'fail' ? 1 : 0;
}

async function measure(command, folder) {
  const stdout = await run(command, folder);
  const file = input('output-file');
  const text = file === '' ? stdout : readFileSync(join(folder, file), 'utf8');
  const results = text.trim() === '' ? [] : JSON.parse(text);
  console.log(JSON.stringify(results));
  return results;
}

function run(command, cwd) {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', command], { cwd });
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      process.stdout.write(chunk);
    });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('close', () => resolve(stdout));
  });
}

async function comment(body) {
  const { number } = readEvent();
  let url = String(new URL(`/repos/${env.GITHUB_REPOSITORY}/issues/${number}/comments`, env.GITHUB_API_URL));
  for (let hop = 0; hop < 3 && url !== null; hop += 1) {
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ body }),
      redirect: 'manual',
    });
    if (answer.status >= 400) throw new Error(`comment: ${answer.status}`);
    url = answer.headers.get('location');
    if (answer.status < 300) return;
  }
}

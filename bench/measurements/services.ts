// Whether the gate finds a slower server by its latency and a slower page by its paint: pull requests with one planted slowdown
// each, next to unchanged ones. Go under wrk, Node under autocannon, a static page under Lighthouse in Chromium; needs wrk, chromium and
// network for npm. On an idle machine:
//   npm run build; npx node bench/measurements/services.ts [--only go,node,node-p99,page] [--runs 5]
// Each slower one should be red, each unchanged one not, and no process left.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES, type Service } from './services/repositories.ts';

const CLI = resolve(import.meta.dirname, '../../dist/cli.js');

const { values } = parseArgs({
  options: { only: { type: 'string', default: 'go,node,node-p99,page' }, runs: { type: 'string', default: '5' } },
});

/** `base`, `unchanged` and `slower` are branches. */
function makeRepository(service: Service, folder: string): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...words], { cwd: folder });
  const commit = (branch: string, files: Readonly<Record<string, string>>) => {
    git('checkout', '--quiet', '-b', branch, ...(branch === 'base' ? [] : ['base']));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    git('add', '--all');
    git('commit', '--quiet', `--message=${branch}`);
  };
  git('init', '--quiet');
  commit('base', { ...service.files, 'gate.json': JSON.stringify(service.config) });
  commit('unchanged', service.unchanged);
  commit('slower', service.slower);
}

/** Processes that have a port of a service in their environment. */
function countServices(): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'latin1').includes('BENCH_REFEREE_PORT=');
    } catch {
      return false;
    }
  }).length;
}

interface Report {
  readonly verdict: string;
  readonly rounds?: number;
  readonly comparisons: readonly {
    readonly metric: string;
    readonly change: number | null;
    readonly pValue?: number;
  }[];
}

function check(folder: string, head: string, metric: string, env: NodeJS.ProcessEnv): string {
  const words = [CLI, 'check', '--base', 'base', '--head', head, '--config', 'gate.json', '--format', 'json'];
  const start = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8, env });
  if (stdout === '') return `error: ${stderr.trim().split('\n').slice(-3).join(' ')}`;
  const { verdict, comparisons } = JSON.parse(stdout) as Report;
  const change = comparisons.find((row) => row.metric === metric)?.change ?? null;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return `${verdict}, ${change === null ? 'no change' : `${(100 * change).toFixed(0)} %`}, ${seconds} s, ${countServices()} left`;
}

for (const name of values.only.split(',')) {
  const service = SERVICES[name]!;
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const tools = mkdtempSync(join(tmpdir(), 'tools-'));
  try {
    makeRepository(service, folder);
    if (service.tools.length > 0) execFileSync('npm', ['install', '--silent', '--prefix', tools, ...service.tools]);
    const env = { ...process.env, TOOLS: join(tools, 'node_modules/.bin') };
    for (let run = 1; run <= Number(values.runs); run += 1)
      for (const head of ['slower', 'unchanged'])
        console.log(`${name} ${run}, ${head}: ${check(folder, head, service.metric, env)}`);
  } finally {
    for (const one of [folder, tools]) rmSync(one, { recursive: true });
  }
}

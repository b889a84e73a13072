// All that a workflow test lives in, below one temporary folder: the repository, the stand-in for GitHub's API,
// the action as a runner would download it, and act as the runner. Nothing of the user's own configuration gets in.

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST } from '../../support/program.ts';
import { readReferences } from '../../support/references.ts';
import type { Event } from './events.ts';
import { must, run, type Variables } from './program.ts';
import { makeRepository, type Repository } from './repository.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

const references = await readReferences();
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const STUBS = fileURLToPath(new URL('../stubs', import.meta.url));

/** What the action consists of beside its bundle: no node_modules, no sources. */
const ACTION_FILES = ['action.yml', 'measure', 'report', 'record'];

/** The stand-in knows both by their beginning. */
export const TOKEN = 'ghs_workflowtoken0123456789abcdefghijklm';
export const READ_ONLY_TOKEN = 'ghs_readonlytoken0123456789abcdefghijklm';

export interface World {
  readonly folder: string;
  /** The action as a runner downloads it. */
  readonly action: string;
  /** The environment of every program that is started. */
  readonly env: Variables;
  readonly repository: Repository;
  readonly github: StandIn;
  /** Rejects, with the log, when act ends with another exit code. */
  act(job: Job): Promise<Run>;
  /** What lies in the system's temporary folder: nothing, when everybody has cleaned up. */
  orphans(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Job {
  /** A file of `.github/workflows`. */
  readonly workflow: string;
  readonly event: Event;
  /** The workflow's own; default `TOKEN`. Null: there is none anywhere. */
  readonly token?: string | null;
  /** What act has to end with: 1 when a job is to fail. Null: either, where that depends on the noise of the machine. */
  readonly exitCode: 0 | 1 | null;
  /** Further actions, as a workflow names them, and the stub that each is replaced by. */
  readonly stubs?: Readonly<Record<string, string>>;
}

export interface Run {
  /** GITHUB_RUN_ID. */
  readonly id: number;
  /** Everything act printed, with nothing masked. */
  readonly log: string;
  /** The job summary; empty when there was none. */
  readonly summary: string;
  /** Of the step that decides. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Of act. */
  readonly exitCode: number;
  /** What the workflow kept under that name; empty when it did not get there. */
  kept(name: string): Promise<string>;
}

/** `own` are variables of the user that the programs get besides: for tools with a home, caches and registries. */
export async function makeWorld(own: Variables = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  const at = (name: string) => join(folder, name);
  for (const name of ['home', 'tmp', 'artifacts']) await mkdir(at(name));
  for (const name of ACTION_FILES) await cp(join(ROOT, name), join(at('action'), name), { recursive: true });
  await cp(DIST, join(at('action'), 'dist'), { recursive: true });
  const env = { ...(await environment(folder)), ...own };
  const repository = await makeRepository(folder, env);
  const github = await startStandIn();
  await github.seed({ folder: repository.origin });
  let runs = 0;
  return {
    folder,
    action: at('action'),
    env,
    repository,
    github,
    async act(job) {
      runs += 1;
      const number = runs;
      const kept = at(`kept-${number}`);
      await mkdir(kept);
      await writeFile(join(kept, 'event.json'), JSON.stringify(job.event.payload));
      const args = actArguments(job, { kept, world: { folder, github }, number });
      const read = (name: string) => readFile(join(kept, name), 'utf8').catch(() => '');
      const { exitCode, stdout, stderr } = await run('act', args, {
        env: { ...env, KEPT: kept },
        folder: repository.folder,
      });
      // In the lines of a command act shows a line feed as the runner was sent it.
      const log = (stdout + stderr).replaceAll('%0A', '\n');
      if (exitCode !== (job.exitCode ?? exitCode)) throw new Error(`act ended with ${exitCode}:\n${log}`);
      const outputs = JSON.parse((await read('outputs.json')) || '{}') as Run['outputs'];
      // act prints it in the log, up to its own next line.
      const summary = /⚙ {2}Summary - (.*?)\n\[/s.exec(log)?.[1] ?? '';
      return { id: number, log, summary, outputs, exitCode, kept: read };
    },
    orphans: () => readdir(at('tmp')),
    async close() {
      await github.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A machine of one's own: https://github.com leads to the bare repository, and go finds what it has built before. */
async function environment(folder: string): Promise<Variables> {
  const { PATH = '', HOME = '' } = process.env;
  const fromGo = (name: string) => must('go', ['env', name], { env: { PATH, HOME }, folder });
  return {
    PATH: [dirname(process.execPath), PATH].join(delimiter),
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    ARTIFACTS: join(folder, 'artifacts'),
    ACTION: join(folder, 'action'),
    GOCACHE: await fromGo('GOCACHE'),
    GOPATH: await fromGo('GOPATH'),
    GOTOOLCHAIN: 'local',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${folder}/github/.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://github.com/',
  };
}

interface Place {
  readonly kept: string;
  readonly world: Pick<World, 'folder' | 'github'>;
  /** Grows from run to run, as GitHub's do. */
  readonly number: number;
}

function actArguments({ workflow, event, token = TOKEN, stubs = {} }: Job, { kept, world, number }: Place): string[] {
  const stub = (name: string, version: string) => `actions/${name}@${version}=${join(STUBS, name)}`;
  const action = join(world.folder, 'action');
  const repositories = [
    `octo/bench-referee@v1=${action}`,
    stub('checkout', 'v6'),
    stub('upload-artifact', 'v7'),
    stub('download-artifact', 'v8'),
    ...Object.entries(stubs).map(([uses, name]) => `${uses}=${join(STUBS, name)}`),
    // As the examples name them.
    `${references.readOwnName().repository}@${'0'.repeat(40)}=${action}`,
    ...['checkout', 'upload-artifact', 'download-artifact'].map((name) =>
      stub(name, references.readPins().get(`actions/${name}`)!.sha),
    ),
  ];
  const variables = {
    GITHUB_API_URL: world.github.url,
    GITHUB_REF: event.ref,
    GITHUB_RUN_ID: String(number),
    // act's own name for it.
    SHA_REF: event.sha,
  };
  return [
    event.name,
    ...['--workflows', `.github/workflows/${workflow}`, '--eventpath', join(kept, 'event.json')],
    ...['--platform', 'ubuntu-latest=-self-hosted'],
    ...(token === null ? [] : ['--secret', `GITHUB_TOKEN=${token}`]),
    // Unmasked, so that tests see whether the program itself keeps the token to itself.
    '--insecure-secrets',
    ...['--no-cache-server', '--no-skip-checkout', '--action-cache-path', join(world.folder, 'act')],
    ...repositories.flatMap((repository) => ['--local-repository', repository]),
    ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
}

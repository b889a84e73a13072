// A step of GitHub Actions around the built action: the environment, the command files and the event that a
// runner gives, and what it would make of the step's stdout.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRepository } from './bench-repository.ts';
import { actionEntry, type Ended, type Options } from './program.ts';
import { temporaryFolder } from './temporary.ts';

export const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ012345';

export interface Step {
  readonly entry?: 'index' | 'measure' | 'report' | 'post';
  /** Of the pull request. */
  readonly number?: number;
  /** What its event says besides the pull request: `action`, `label`. */
  readonly event?: Readonly<Record<string, unknown>>;
  /** Another event than the pull request's own. */
  readonly trigger?: { readonly event: string; readonly payload: object; readonly sha: string };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Of the stand-in for GitHub. */
  readonly apiUrl?: string;
  /** A runner that cancels. */
  readonly signal?: Options['signal'];
  /** What an earlier entry of the same action remembered. */
  readonly state?: Readonly<Record<string, string>>;
  /** Where the runner keeps temporary files; a new folder unless an earlier step's is given. */
  readonly temporary?: string;
}

export interface StepEnded extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly temporary: string;
  /** `::command…` lines and `##[command]` anywhere, as the runner would find them. */
  readonly commands: readonly string[];
}

/** The defaults of action.yml, which the runner fills in. */
const DEFAULTS = {
  config: '.github/bench-referee.yml',
  'config-from': 'base',
  base: 'merge-base',
  head: 'head',
  name: 'bench-referee',
  comment: 'always',
  check: 'true',
  'fail-on': 'regression',
  'override-label': 'perf-regression-accepted',
  'override-scope': 'commit',
};

/** Runs an entry on a pull request of `octo/demo`, whose commits are `main` and `feature` of the repository. */
export async function step(repository: BenchRepository, step: Step = {}): Promise<StepEnded> {
  const {
    entry = 'index',
    number = 1,
    inputs = {},
    env = {},
    state = {},
    apiUrl = 'http://127.0.0.1:9',
  } = step;
  const temporary = step.temporary ?? temporaryFolder('runner-');
  const files = temporaryFolder('command-files-');
  const file = (name: string, text = '') => {
    writeFileSync(join(files, name), text);
    return join(files, name);
  };
  const own = { ...step.event, pull_request: pullRequest(repository, number) };
  const { trigger } = step;
  const event = trigger?.payload ?? { ...own, repository: { default_branch: 'main' } };
  const token = entry === 'measure' ? {} : { 'github-token': TOKEN };
  const all = entry === 'post' ? {} : { ...DEFAULTS, ...token, ...inputs };
  const ended = await actionEntry(entry, {
    folder: repository.folder,
    ...(step.signal && { signal: step.signal }),
    env: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'octo/demo',
      GITHUB_SERVER_URL: serverUrl(repository),
      GITHUB_API_URL: apiUrl,
      GITHUB_EVENT_NAME: trigger?.event ?? 'pull_request',
      GITHUB_SHA: trigger?.sha ?? repository.git('rev-parse', 'feature'),
      GITHUB_RUN_ID: '100',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKSPACE: repository.folder,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      RUNNER_TEMP: temporary,
      ...Object.fromEntries(
        Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
      ...env,
    },
  });
  const read = (name: string) => readFileSync(join(files, name), 'utf8');
  return {
    ...ended,
    outputs: variables(read('output')),
    state: variables(read('state')),
    summary: read('summary'),
    temporary,
    commands: commandsIn(ended.stdout),
  };
}

/** The event's pull request, as a stand-in is seeded with it too. */
export function pullRequest({ git }: BenchRepository, number: number) {
  return {
    number,
    head: { sha: git('rev-parse', 'feature'), ref: 'feature', repo: { full_name: 'octo/demo' } },
    base: { sha: git('rev-parse', 'main'), ref: 'main', repo: { full_name: 'octo/demo' } },
  };
}

/** A folder that holds `octo/demo` as a bare clone, where GitHub would be. */
function serverUrl({ folder, git }: BenchRepository): string {
  const server = `${folder}-server`;
  if (existsSync(server)) return `file://${server}`;
  mkdirSync(join(server, 'octo'), { recursive: true });
  git('clone', '--quiet', '--bare', '.', join(server, 'octo/demo'), '--no-local');
  return `file://${server}`;
}

/** What a command file sets: `name=value`, or a heredoc whose end is named in the first line. */
function variables(text: string): Record<string, string> {
  const heredocs = [...text.matchAll(/^(.+?)<<(.+)\n(.*?)\n?\2\n/gms)];
  return Object.fromEntries(heredocs.map(([, name, , value]) => [name, value]));
}

/** The two grammars of the runner: at the start of a line, or anywhere in it. */
function commandsIn(stdout: string): string[] {
  const lines = stdout.split(/\r\n|\r|\n/);
  return lines
    .filter((line) => /^\s*::[a-z-]+[ :]/i.test(line) || /##\[[a-z-]+/i.test(line))
    .map((line) => line.trim());
}

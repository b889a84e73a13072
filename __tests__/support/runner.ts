// A step of GitHub Actions around the built action: the environment, the command files and the event that a
// runner gives, at the places where it keeps them, and what it would make of them and of the output afterwards.

import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRepository } from './bench-repository.ts';
import { actionEntry, type Ended, type Options, testProgram } from './program.ts';
import { temporaryFolder } from './temporary.ts';

export const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ012345';

export interface Step extends Pick<Options, 'signal' | 'timeoutMs' | 'keepsRunning'> {
  /** `naive`: the action of the tests that trusts everybody, in the place of ours. */
  readonly entry?: 'index' | 'measure' | 'report' | 'post' | 'naive';
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
  /** What an earlier entry of the same action remembered. */
  readonly state?: Readonly<Record<string, string>>;
  /** The command files may be pipes in the end: nothing is read from them. */
  readonly pipesRemain?: boolean;
  /** Where the runner keeps temporary files; a new folder unless an earlier step's is given. */
  readonly temporary?: string;
}

export interface StepEnded extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly temporary: string;
  /** `::command…` lines and `##[command]` anywhere, as the runner would find them, on both streams. */
  readonly commands: readonly string[];
  /** What later steps would get: variables, folders in front of PATH, and the event as it stands in its file. */
  readonly later: {
    readonly env: Readonly<Record<string, string>>;
    readonly path: string;
    readonly event: string;
  };
  /** As the event stood in its file when the step began. */
  readonly event: string;
}

/** The defaults of action.yml, which the runner fills in. */
const DEFAULTS = {
  config: '.github/bench-referee.yml',
  base: 'merge-base',
  head: 'head',
  name: 'bench-referee',
  comment: 'always',
};

/** The inputs with a default that some entries have. Absent: all of them. */
const INPUTS: Partial<Record<NonNullable<Step['entry']>, readonly string[]>> = {
  measure: ['config', 'base', 'head', 'name'],
  report: ['config', 'name', 'comment'],
};

const NAIVE = join(import.meta.dirname, 'naive-action.mjs');

/** Where a runner keeps these below its temporary folder, each under a name that no other step has. */
const COMMAND_FILES = '_runner_file_commands';
const EVENT = '_github_workflow/event.json';

/** Runs an entry on a pull request of `octo/demo`, whose commits are `main` and `feature` of the repository. */
export async function step(repository: BenchRepository, step: Step = {}): Promise<StepEnded> {
  const { entry = 'index', number = 1, inputs = {}, env = {}, state = {} } = step;
  const { apiUrl = 'http://127.0.0.1:9', signal, timeoutMs, keepsRunning } = step;
  const temporary = step.temporary ?? temporaryFolder('runner-');
  const id = randomUUID();
  const file = (name: string) => join(temporary, COMMAND_FILES, `${name}_${id}`);
  for (const folder of [COMMAND_FILES, '_github_workflow']) mkdirSync(join(temporary, folder));
  for (const name of ['set_output', 'save_state', 'step_summary', 'set_env', 'add_path']) writeFileSync(file(name), '');
  const own = { ...step.event, pull_request: pullRequest(repository, number) };
  const { trigger } = step;
  const event = JSON.stringify(trigger?.payload ?? { ...own, repository: { default_branch: 'main' } });
  writeFileSync(join(temporary, EVENT), event);
  const token = entry === 'measure' ? {} : { 'github-token': TOKEN };
  const given = Object.entries(DEFAULTS).filter(([name]) => INPUTS[entry]?.includes(name) ?? true);
  const all = entry === 'post' ? {} : { ...Object.fromEntries(given), ...token, ...inputs };
  const options: Options = {
    folder: repository.folder,
    ...(signal && { signal }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    ...(keepsRunning !== undefined && { keepsRunning }),
    env: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'octo/demo',
      GITHUB_SERVER_URL: `file://${serverFolder(repository)}`,
      GITHUB_API_URL: apiUrl,
      GITHUB_EVENT_NAME: trigger?.event ?? 'pull_request',
      GITHUB_SHA: trigger?.sha ?? own.pull_request.head.sha,
      GITHUB_RUN_ID: '100',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKSPACE: repository.folder,
      GITHUB_EVENT_PATH: join(temporary, EVENT),
      GITHUB_OUTPUT: file('set_output'),
      GITHUB_STATE: file('save_state'),
      GITHUB_STEP_SUMMARY: file('step_summary'),
      GITHUB_ENV: file('set_env'),
      GITHUB_PATH: file('add_path'),
      RUNNER_TEMP: temporary,
      ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
      ...env,
    },
  };
  const ended = await (entry === 'naive' ? testProgram(NAIVE, options) : actionEntry(entry, options));
  const read = (name: string) => (step.pipesRemain ? '' : readFileSync(file(name), 'utf8'));
  const result = {
    ...ended,
    outputs: variables(read('set_output')),
    state: variables(read('save_state')),
    summary: read('step_summary'),
    temporary,
    commands: [...commandsIn(ended.stdout), ...commandsIn(ended.stderr)],
    later: {
      env: variables(read('set_env')),
      path: read('add_path'),
      event: readFileSync(join(temporary, EVENT), 'utf8'),
    },
    event,
  };
  for (const folder of [COMMAND_FILES, '_github_workflow']) rmSync(join(temporary, folder), REMOVING);
  return result;
}

/** Tries again while a process that an attack started still writes there. */
const REMOVING = { recursive: true, force: true, maxRetries: 12, retryDelay: 200 };

/** The event's pull request, as a stand-in is seeded with it too. */
export function pullRequest({ git }: BenchRepository, number: number) {
  const [head = '', base = ''] = git('rev-parse', 'feature', 'main').split('\n');
  const end = (ref: string, sha: string) => ({ sha, ref, repo: { full_name: 'octo/demo' } });
  return { number, head: end('feature', head), base: end('main', base) };
}

/** A folder that holds `octo/demo` as a bare clone, where GitHub would be; as things stand when first asked for. */
export function serverFolder({ folder, git }: BenchRepository): string {
  const server = `${folder}-server`;
  if (existsSync(server)) return server;
  mkdirSync(join(server, 'octo'), { recursive: true });
  git('clone', '--quiet', '--bare', '.', join(server, 'octo/demo'));
  return server;
}

/** What a command file sets: `name=value`, or a heredoc whose end is named in the first line; the last one counts. */
export function variables(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line);
    const plain = /^([^=]+)=(.*)$/.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2]!, index + 1);
      found[heredoc[1]!] = lines.slice(index + 1, end).join('\n');
      index = end < 0 ? lines.length : end;
    } else if (plain !== null) found[plain[1]!] = plain[2]!;
  }
  return found;
}

/** The two grammars of the runner: at the start of a line, or anywhere in it. */
function commandsIn(output: string): string[] {
  const lines = output.split(/\r\n|\r|\n/);
  return lines
    .filter((line) => /^\s*::[a-z-]+[ :]/i.test(line) || /##\[[a-z-]+/i.test(line))
    .map((line) => line.trim());
}

// A runner for one step of the action, where act cannot stand in for it: act ends a cancelled step at once,
// GitHub's runner asks it to end. The checkout, the variables, the inputs' defaults, and the post step.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Event } from './events.ts';
import { type Ended, must, run, type Variables } from './program.ts';
import { REPOSITORY } from './repository.ts';
import { STUBS, TOKEN, type World } from './world.ts';

export interface Step {
  /** RUNNER_TEMP. */
  readonly temporary: string;
  /** Starts the action's main program. */
  start(): ChildProcess;
  /** Runs the post step with what main has told it to remember. */
  post(): Promise<Ended>;
}

/** `variables` are the user's own, as `env:` of the job gives them. */
export async function makeStep(world: World, { name, event, inputs, variables }: StepOptions): Promise<Step> {
  const root = join(world.folder, name);
  const [workspace, temporary] = [join(root, 'workspace'), join(root, 'temp')];
  for (const folder of [workspace, temporary]) await mkdir(folder, { recursive: true });
  const commandFiles = ['OUTPUT', 'STATE', 'STEP_SUMMARY'];
  for (const file of commandFiles) await writeFile(join(root, file), '');
  const own = { ...world.env, ...variables };
  const env: Variables = {
    ...own,
    ...(await defaultInputs(world.action)),
    ...Object.fromEntries(Object.entries(inputs).map(([input, value]) => [inputVariable(input), value])),
    ...Object.fromEntries(commandFiles.map((file) => [`GITHUB_${file}`, join(root, file)])),
    ...runVariables(event),
    GITHUB_API_URL: world.github.url,
    GITHUB_EVENT_PATH: join(root, 'event.json'),
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temporary,
  };
  await writeFile(join(root, 'event.json'), JSON.stringify(event.payload));
  await checkOut(workspace, env);
  return {
    temporary,
    start: () => spawn(process.execPath, [join(world.action, 'dist/index.js')], { cwd: workspace, env, stdio: 'pipe' }),
    async post() {
      const state = stateVariables(await readFile(join(root, 'STATE'), 'utf8'));
      return run(process.execPath, [join(world.action, 'dist/post.js')], {
        env: { ...env, ...state },
        folder: workspace,
      });
    },
  };
}

export interface StepOptions {
  /** Of its folder. */
  readonly name: string;
  readonly event: Event;
  readonly inputs: Variables;
  readonly variables: Variables;
}

function runVariables(event: Event): Variables {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_REF: event.ref,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: event.sha,
  };
}

async function defaultInputs(action: string): Promise<Variables> {
  const { inputs } = parse(await readFile(join(action, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
  };
  const defaults = Object.entries(inputs).map(([input, { default: value = '' }]) => [inputVariable(input), value]);
  return { ...Object.fromEntries(defaults), [inputVariable('github-token')]: TOKEN };
}

function inputVariable(input: string): string {
  return `INPUT_${input.toUpperCase()}`;
}

/** The stub of actions/checkout, run as act would run it. */
async function checkOut(workspace: string, env: Variables): Promise<void> {
  const stub = parse(await readFile(join(STUBS, 'checkout/action.yml'), 'utf8')) as {
    runs: { steps: [{ run: string }] };
  };
  await must('bash', ['-e', '-c', stub.runs.steps[0].run], { env, folder: workspace });
}

/** `name<<delimiter`, the value, the delimiter: what a step may write to GITHUB_STATE. */
function stateVariables(text: string): Variables {
  const entries = [...text.matchAll(/^(.+?)<<(.+)\n([\s\S]*?)\n\2$/gm)];
  return Object.fromEntries(entries.map(([, name, , value]) => [`STATE_${name}`, value ?? '']));
}

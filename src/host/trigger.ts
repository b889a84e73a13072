// Reads what started this run from the runner's variables and the event file. Runs once, before the first child
// process, because neither can be trusted afterwards. An unreadable event file is an `error` of the trigger and not
// thrown, because the variables still say where to report it.

import { realpath } from 'node:fs/promises';
import { userError, userErrorOf } from '../errors.ts';
import type { Location } from '../model/location.ts';
import type { Host, Trigger } from './host.ts';
import { readRegularFile } from './regular-files.ts';

export const LOCAL_TRIGGER: Trigger = {
  event: 'local',
  payload: {},
  sha: null,
  repository: null,
  serverUrl: 'https://github.com',
  runUrl: null,
  workflow: '',
  runId: 0,
  runAttempt: 0,
};

/** Limit far above the 25 MB that GitHub allows for an event. */
const MAX_EVENT_BYTES = 64 * 1024 * 1024;

const EVENT_FILE: Location = [{ kind: 'environment variable', name: 'GITHUB_EVENT_PATH' }];

export async function readTrigger(env: Host['env']): Promise<Trigger> {
  const path = env['GITHUB_EVENT_PATH'];
  if (!path) return triggerOf(env, {});
  try {
    return triggerOf(env, await readPayload(path));
  } catch (error) {
    const cause = userErrorOf(error);
    if (cause === null) throw error;
    return { ...triggerOf(env, {}), error: cause };
  }
}

export function triggerOf(env: Host['env'], payload: Trigger['payload']): Trigger {
  const serverUrl = (env['GITHUB_SERVER_URL'] || LOCAL_TRIGGER.serverUrl).replace(/\/+$/, '');
  const repository = env['GITHUB_REPOSITORY'] || null;
  const event = env['GITHUB_EVENT_NAME'] || 'unknown';
  const runId = parseRunNumber(env['GITHUB_RUN_ID']);
  return {
    event,
    payload,
    sha: env['GITHUB_SHA'] || null,
    repository,
    serverUrl,
    workflow: event === 'workflow_run' ? findFirstWorkflow(payload) : findWorkflow(env),
    runUrl: repository !== null && runId > 0 ? `${serverUrl}/${repository}/actions/runs/${runId}` : null,
    runId,
    runAttempt: parseRunNumber(env['GITHUB_RUN_ATTEMPT']),
  };
}

/** The workflow that the server started. It may call the one with this job. Empty on a command line. */
export function findWorkflow(env: Host['env']): string | null {
  const reference = env['GITHUB_WORKFLOW_REF'] ?? '';
  const [, repository = '', path = null] = /^([^/@]+\/[^/@]+)\/([^@]+)@[^@]+$/.exec(reference) ?? [];
  if (path === null) return env['GITHUB_ACTIONS'] || env['CI'] ? null : '';
  return repository.toLowerCase() === env['GITHUB_REPOSITORY']?.toLowerCase() ? path : null;
}

/** The workflow whose end started this run. */
function findFirstWorkflow({ workflow_run: run }: Trigger['payload']): string | null {
  const path = typeof run === 'object' && run !== null && 'path' in run ? run.path : null;
  return typeof path === 'string' ? path.replace(/@.*$/, '') : null;
}

/** A number that the server gave, or 0 if there is none. In digits only: `Number` also takes 4e91. */
function parseRunNumber(text: string | undefined): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
}

async function readPayload(path: string): Promise<Trigger['payload']> {
  // Nothing has run yet, so a link here was made by the runner.
  const text = await readRegularFile(await realpath(path).catch(() => path), MAX_EVENT_BYTES);
  if (text === null) throw userError('event-file-unusable', EVENT_FILE, { path, fault: 'missing' });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like any other text that is not an object.
  }
  const fault = text.trim() === '' ? 'empty' : 'not an object';
  throw userError('event-file-unusable', EVENT_FILE, { path, fault });
}

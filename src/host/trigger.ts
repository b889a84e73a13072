// What started this run, from the runner's variables and the event file: read once, before the first child
// process, because afterwards neither can be trusted.

import { readFile } from 'node:fs/promises';
import { UserError } from '../errors.ts';
import type { Trigger } from './host.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export const LOCAL_TRIGGER: Trigger = {
  event: 'local',
  payload: {},
  sha: null,
  repository: null,
  serverUrl: 'https://github.com',
  runUrl: null,
  runId: 0,
  runAttempt: 0,
};

export async function readTrigger(env: Variables): Promise<Trigger> {
  const path = env['GITHUB_EVENT_PATH'];
  const text = path ? await readFile(path, 'utf8').catch(() => '{}') : '{}';
  return triggerOf(env, parsePayload(text, path ?? 'GITHUB_EVENT_PATH'));
}

export function triggerOf(env: Variables, payload: Trigger['payload']): Trigger {
  const serverUrl = (env['GITHUB_SERVER_URL'] || LOCAL_TRIGGER.serverUrl).replace(/\/+$/, '');
  const repository = env['GITHUB_REPOSITORY'] || null;
  const runId = env['GITHUB_RUN_ID'] || null;
  return {
    event: env['GITHUB_EVENT_NAME'] || 'unknown',
    payload,
    sha: env['GITHUB_SHA'] || null,
    repository,
    serverUrl,
    runUrl: repository && runId ? `${serverUrl}/${repository}/actions/runs/${runId}` : null,
    runId: Number(runId ?? 0) || 0,
    runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 0) || 0,
  };
}

function parsePayload(text: string, path: string): Trigger['payload'] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below, like any other text that is not an object.
  }
  throw new UserError({ where: path, what: "the event's payload is not a JSON object" });
}

// Whom a run talked to: the environment under which node and git write it down, and what they wrote. Node's
// connections and questions for names are recorded before they are tried, those of git by curl's own trace.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from './temporary.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, 'record-connections.mjs')).href;

export interface Watch {
  readonly env: Readonly<Record<string, string>>;
  /** `host:port` of each connection of node, and every name that it looked up. Each once, sorted. */
  byNode(): readonly string[];
  /** `host:port` of each connection of git; and `ssh`, had it started one. Each once, sorted. */
  byGit(): readonly string[];
}

export function watchConnections(): Watch {
  const folder = temporaryFolder('connections-');
  const file = (name: string) => join(folder, name);
  const lines = (name: string) =>
    existsSync(file(name)) ? readFileSync(file(name), 'utf8').split('\n').filter(Boolean) : [];
  return {
    env: {
      NODE_OPTIONS: `--import ${HOOK}`,
      CONNECTIONS: file('node'),
      GIT_TRACE: file('git'),
      GIT_TRACE_CURL: file('curl'),
      GIT_TRACE_CURL_NO_DATA: '1',
    },
    byNode: () => distinct(lines('node').map((line) => placeOf(JSON.parse(line) as Place))),
    byGit: () =>
      distinct([
        ...lines('curl').flatMap((line) => / Send header: host: (\S+)/i.exec(line)?.[1] ?? []),
        ...lines('curl').flatMap((line) => /(?:resolve host:?|Trying) (\S+?)(?:\.\.\.)?$/i.exec(line)?.[1] ?? []),
        ...lines('git').filter((line) => /run_command:.*\bssh\b/.test(line)),
      ]),
  };
}

interface Place {
  readonly host?: string;
  readonly port?: number;
  readonly name?: string;
}

function placeOf({ host, port, name, ...rest }: Place): string {
  if (name !== undefined) return name;
  return host === undefined ? JSON.stringify(rest) : `${host}:${port}`;
}

function distinct(places: readonly string[]): readonly string[] {
  return [...new Set(places)].sort();
}

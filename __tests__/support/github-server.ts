// The GitHub stand-in as a process of its own, for tests of whole workflows. Needs node 24.
//
//   node __tests__/support/github-server.ts [--port 0] [--host 127.0.0.1] [--prefix /api/v3]
//                                           [--repository octo/demo] [--state state.json]
//
// Writes {"url": …} to the state file (else to stdout) once it listens; on SIGTERM or SIGINT the whole state:
// comments by pull request, check runs, requests, violations. Meanwhile GET /_state answers the same, and
// POST /_seed takes {"pullRequests": [{"number": 1, "headSha": "…"}], "folder": "/a/git/repository"}.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startGitHub } from './github.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    prefix: { type: 'string', default: '' },
    repository: { type: 'string', default: 'octo/demo' },
    state: { type: 'string' },
  },
});

const github = await startGitHub({
  port: Number(values.port),
  host: values.host,
  pathPrefix: values.prefix,
  repository: values.repository,
});

write({ url: github.url });
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop(): Promise<void> {
  write(await github.state());
  await github.close();
}

function write(value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (values.state === undefined) process.stdout.write(text);
  else writeFileSync(values.state, text);
}

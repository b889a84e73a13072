// Behind a proxy, as on many self-hosted runners: the API is reached through it, and through nothing else.

import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { benchRepository, printed, setKeys } from '../support/bench-repository.ts';
import { type FakeGitHub, startGitHub } from '../support/github.ts';
import { pullRequest, step } from '../support/runner.ts';

setKeys({ rounds: '2' });

let github: FakeGitHub;
let proxy: Server;
const tunnels: string[] = [];

beforeAll(async () => {
  github = await startGitHub();
  proxy = createServer().on('connect', ({ url }, client: Socket) => {
    tunnels.push(url ?? '');
    // The name exists for the proxy alone.
    const server = connect(Number(new URL(github.url).port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await github.close();
});

test('T39: the comment and the check go through the proxy that the environment names', async () => {
  const allocs = { invocations: [printed({ 'encode [allocs/op]': 7 })] };
  const repository = benchRepository(allocs, allocs);
  const { head, base } = pullRequest(repository, 1);
  const seed = { number: 1, headSha: head.sha, baseSha: base.sha, headRef: head.ref, baseRef: base.ref };
  await github.seed({ folder: repository.folder, pullRequests: [seed] });
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { code, outputs } = await step(repository, {
    apiUrl: 'http://api.example.test',
    env: { http_proxy: address },
  });
  expect([code, outputs['verdict']]).toEqual([0, 'pass']);
  expect(await github.comments(1)).toHaveLength(1);
  expect([...new Set(tunnels)]).toEqual(['api.example.test:80']);
});

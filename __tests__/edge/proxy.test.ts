// Which proxy a request takes: the environment as people write it, and a Node.js that cannot be told about a proxy. Each
// case is a process of its own, because the setting is one of the whole process.

import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const MODULE = resolve(import.meta.dirname, '../../src/host/proxy.ts');

let api: Server;
let proxy: Server;
const tunnels: string[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  api = createServer((_, answer) => answer.end('reached'));
  await listen(api);
  proxy = createServer().on('connect', ({ url, headers }, client: Socket) => {
    tunnels.push(`${headers['proxy-authorization'] ?? 'nobody'} to ${url}`);
    const server = connect(portOf(api), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
  });
  await listen(proxy);
});

afterAll(() => {
  for (const server of [api, proxy]) server.closeAllConnections();
  for (const server of [api, proxy]) server.close();
});

interface Asked {
  readonly env: Readonly<Record<string, string>>;
  readonly url?: string;
  /** A Node.js without the function that sets a proxy. */
  readonly isOld?: boolean;
}

/** Asks for a page below the API. Returns what came, the tunnels that the proxy opened, and the warnings. */
async function ask({ env, url = 'http://api.example.test/meta', isOld = false }: Asked) {
  tunnels.length = 0;
  const program = `
    import http from 'node:http';
    if (${isOld}) delete http.setGlobalProxyFromEnv;
    const { useProxyFor } = await import(${JSON.stringify(MODULE)});
    const warnings = [];
    useProxyFor(${JSON.stringify(url)}, { warning: (line) => warnings.push(line) });
    const got = await fetch(${JSON.stringify(url)}).then((answer) => answer.text(), () => 'no answer');
    console.log(JSON.stringify({ got, warnings }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return { ...(JSON.parse(stdout) as { got: string; warnings: string[] }), tunnels: [...tunnels] };
}

const here = () => `127.0.0.1:${portOf(proxy)}`;

test.each([
  ['an address', () => ({ http_proxy: `http://${here()}` }), 'nobody'],
  ['in capitals', () => ({ HTTP_PROXY: `http://${here()}/` }), 'nobody'],
  ['a host without a scheme', () => ({ http_proxy: here() }), 'nobody'],
  ['with a password', () => ({ http_proxy: `http://me:a%40b@${here()}` }), 'Basic bWU6YUBi'],
])('%s: the API is reached through the proxy', async (_, env, user) => {
  const expected = { got: 'reached', warnings: [], tunnels: [`${user} to api.example.test:80`] };
  expect(await ask({ env: env() })).toEqual(expected);
});

test.each([
  ['a name that no_proxy lists', 'http://api.example.test/meta', { no_proxy: 'other.test, example.test' }],
  ['a server on this machine', null, {}],
])('%s is reached without the proxy', async (_, url, env) => {
  const asked = url ?? `http://127.0.0.1:${portOf(api)}/meta`;
  const { got, tunnels } = await ask({ url: asked, env: { http_proxy: `http://${here()}`, ...env } });
  expect([got, tunnels]).toEqual([url === null ? 'reached' : 'no answer', []]);
});

test('an older Node.js: what to do is said, and no address; done, the proxy is used', async () => {
  const env = { http_proxy: `http://me:secret@${here()}` };
  const { warnings } = await ask({ env, isOld: true });
  expect(warnings).toEqual([expect.stringMatching(/^GitHub API: Node\.js "\d\S*" .*NODE_USE_ENV_PROXY/)]);
  expect(warnings.join()).not.toContain('secret');
  expect(await ask({ env: { ...env, NODE_USE_ENV_PROXY: '1' }, isOld: true })).toMatchObject({
    got: 'reached',
    warnings: [],
  });
});

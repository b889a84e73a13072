// A git server on the loopback, by git's own http-backend: what a private repository's host sees of a fetch. It
// notes each request's Authorization headers, and at that moment looks whether a secret stands in any process's
// arguments.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GitServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** One entry for each request: the values of its Authorization headers. */
  readonly authorisations: readonly (readonly string[])[];
  /** Command lines of running processes that held one of the secrets. */
  readonly exposed: readonly string[];
  close(): Promise<void>;
}

export interface GitServerOptions {
  /** The folder of the repositories. */
  readonly root: string;
  /** Answers 401 to whoever does not send this. */
  readonly authorisation?: string;
  /** Answers every request with a redirect to the same path here. */
  readonly redirectTo?: string;
  readonly secrets?: readonly string[];
  /** So many requests are answered 503 before the first one is served. */
  readonly failures?: number;
}

export async function serveGit(options: GitServerOptions): Promise<GitServer> {
  const authorisations: string[][] = [];
  const exposed: string[] = [];
  const server = createServer((request, response) => {
    const sent = authorisationsOf(request);
    authorisations.push(sent);
    exposed.push(...commandLines().filter((line) => options.secrets?.some((secret) => line.includes(secret))));
    if (authorisations.length <= (options.failures ?? 0)) {
      response.writeHead(503).end();
    } else if (options.redirectTo !== undefined) {
      response.writeHead(301, { location: `${options.redirectTo}${request.url}` }).end();
    } else if (sent.length > 1) {
      response.writeHead(400).end('duplicate header');
    } else if (options.authorisation !== undefined && sent[0] !== options.authorisation) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    } else runBackend(options.root, request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, authorisations, exposed, close: () => close(server) };
}

/** Node joins headers of one name; the raw list does not. */
function authorisationsOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'authorization' && index % 2 === 1);
}

/** Nothing where there is no /proc. */
function commandLines(): string[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        } catch {
          return '';
        }
      });
  } catch {
    return [];
  }
}

/** CGI (RFC 3875), as far as git uses it. */
function runBackend(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      GIT_PROTOCOL: request.headers['git-protocol']?.toString(),
    },
  });
  request.pipe(backend.stdin);
  const chunks: Buffer[] = [];
  backend.stdout.on('data', (chunk: Buffer) => void chunks.push(chunk));
  backend.on('close', () => {
    const output = Buffer.concat(chunks);
    const end = output.indexOf('\r\n\r\n');
    const headers = output.subarray(0, end).toString('latin1').split('\r\n');
    const pairs = headers.map((line) => line.split(': ') as [string, string]);
    const status = Number(pairs.find(([name]) => name === 'Status')?.[1].slice(0, 3) ?? 200);
    response.writeHead(status, Object.fromEntries(pairs.filter(([name]) => name !== 'Status')));
    response.end(output.subarray(end + 4));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}

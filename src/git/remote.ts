// Asks the remote for refs and fetches commits that the checkout does not have, into the store only. A token goes only
// to the remote's own host, and never in an argument. The URL of a remote is shown to code under test without credentials.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import type { RefMove } from '../host/github-api.ts';
import type { GitResult, Host } from '../host/host.ts';
import { atInput } from '../model/location.ts';
import { divideList } from '../text/divide-list.ts';
import { parseTags, type Tag } from './releases.ts';
import { parseGitError } from './run-git.ts';

export interface Remote {
  readonly url: string;
  /** Null: anonymous, or with the user's own credentials. */
  readonly token: string | null;
  readonly serverUrl: string;
}

/** `silent`: the remote could not be asked; `why` is git's message. */
export type RefLookup =
  | { readonly kind: 'found'; readonly sha: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'silent'; readonly why: string };

/** Methods whose answer is a text or null: null on success, otherwise the message of git or of the server. */
export interface RemoteConnection {
  /** Finds the first of `refs` that the remote has now; `absent` without a remote. */
  lookUpRefs(refs: readonly string[]): Promise<RefLookup>;
  /** All tags that the remote has now; without a remote, those of the checkout. Throws a UserError if it cannot be asked. */
  listTags(): Promise<readonly Tag[]>;
  /** Fetches the history of SHAs or refs. `depth` has options of git. */
  fetch(depth: string | readonly string[] | null, ...wanted: string[]): Promise<string | null>;
  /** Fetches objects of any kind, with all objects below them. */
  fetchObjects(shas: readonly string[]): Promise<string | null>;
  /** Moves a ref of the remote to a commit, if it still is where the caller saw it. */
  push(ref: string, move: RefMove): Promise<string | null>;
}

const FETCH = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];

/** They fit on the shortest command line, that of Windows with 32,767 characters. */
const OBJECTS_AT_ONCE = 400;

/** Connects a store to a remote. `name`: the remote's name in the store's configuration. */
export function connectRemote(host: Host, folder: string, remote: Remote, name = remote.url): RemoteConnection {
  const run = (...args: string[]) => retryNetwork(host, () => runAtRemote(host, folder, remote, args));
  return {
    async lookUpRefs(refs) {
      const { exitCode, stdout, stderr } = await run('ls-remote', name, ...refs);
      if (exitCode !== 0) return { kind: 'silent', why: parseGitError(stderr) };
      // Patterns of ls-remote match the ends of refs, so there may be more lines than requested refs.
      const shas = new Map(stdout.split('\n').map((line) => [line.split('\t')[1], line.split('\t')[0]!]));
      const ref = refs.find((wanted) => shas.has(wanted));
      return ref === undefined ? { kind: 'absent' } : { kind: 'found', sha: shas.get(ref)! };
    },
    async listTags() {
      const { exitCode, stdout, stderr } = await run('ls-remote', '--tags', name);
      if (exitCode === 0) return parseTags(stdout);
      throw userError('tags-not-listed', atInput('base'), { output: parseGitError(stderr) });
    },
    async fetch(depth, ...wanted) {
      host.log.info(`fetch ${wanted.join(' ')}`);
      // Each commit gets its own ref, so that the next fetch can report it as present and does not transfer it again.
      const refspecs = wanted.map((want) => `+${want}:refs/fetched/${want}`);
      return toFetchError(await run(...FETCH, ...[depth ?? []].flat(), name, ...refspecs));
    },
    async fetchObjects(shas) {
      for (const part of divideList(shas, OBJECTS_AT_ONCE)) {
        // Without `noop` git reports the commits it has, and the remote leaves out all objects of these commits.
        const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...FETCH, '--no-filter', name, ...part];
        const why = toFetchError(await run(...args));
        if (why !== null) return why;
      }
      return null;
    },
    async push(ref, { from, to }) {
      host.log.info(`push ${ref}`);
      const { exitCode, stderr } = await run('push', `--force-with-lease=${ref}:${from ?? ''}`, name, `${to}:${ref}`);
      return exitCode === 0 ? null : parsePushError(stderr);
    },
  };
}

/** Pauses between three tries, as in actions/checkout. */
const PAUSES_MS = [3_000, 10_000];

/** Messages of git and its curl for a failed network or a temporarily failing server. */
const TRANSIENT_ERRORS =
  /could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;

/** Runs git again if the network failed. Git itself keeps or discards what it had fetched by then. */
async function retryNetwork(host: Host, attempt: () => Promise<GitResult>): Promise<GitResult> {
  let result = await attempt();
  for (const pauseMs of PAUSES_MS) {
    if (result.exitCode === 0 || !TRANSIENT_ERRORS.test(result.stderr) || host.cancelled.aborted) break;
    host.log.info(`git: ${parseGitError(result.stderr)}; waiting ${pauseMs / 1000} s`);
    await host.clock.sleep(pauseMs);
    result = await attempt();
  }
  return result;
}

async function runAtRemote(host: Host, folder: string, remote: Remote, args: readonly string[]): Promise<GitResult> {
  const slowLimits = { 'http.lowSpeedLimit': '1000', 'http.lowSpeedTime': '60' };
  if (remote.token === null) return host.git(args, { folder, config: slowLimits });
  const result = await host.git(args, { folder, config: { ...slowLimits, ...authorisation(remote) } });
  // A renamed repository redirects. Git would send the token to wherever that leads, so the redirect goes without it.
  const isRedirected = result.exitCode !== 0 && /returned error: 30[1278]/.test(result.stderr);
  return isRedirected ? host.git(args, { folder, config: slowLimits }) : result;
}

/** Configuration with the token. It goes through the environment: every process can see arguments. */
function authorisation({ serverUrl, token }: Remote): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    'http.followRedirects': 'false',
    // An empty value removes the headers that were set before: a second Authorization gives status 400. Names of
    // settings ignore case, so this object can contain the same one twice.
    [`http.${serverUrl}/.extraheader`]: '',
    [`http.${serverUrl}/.extraHeader`]: `AUTHORIZATION: basic ${basic}`,
  };
}

function toFetchError({ exitCode, stderr }: GitResult): string | null {
  return exitCode === 0 ? null : parseGitError(stderr);
}

/** The reason that git or the server gives for a refused push, with what the server says about it. */
function parsePushError(stderr: string): string {
  const [, reason] = /^ ! \[.+\] +.+ -> .+ \((.+)\)$/m.exec(stderr) ?? [];
  if (reason === undefined) return parseGitError(stderr);
  const [said] = [...stderr.matchAll(/^remote: +(\S.*?)\s*$/gm)].map(([, line]) => line);
  return said === undefined ? reason : `${reason}: ${said}`;
}

/**
 * Reads the URL that the trees get as their `origin`, so that `setup` can fetch submodules and files of Git LFS. Null if
 * there is none, or if it holds a secret.
 */
export async function readOriginUrl(host: Host): Promise<string | null> {
  const { exitCode, stdout } = await host.git(['config', '--get', 'remote.origin.url'], { folder: host.folder });
  const url = stdout.trim();
  if (exitCode !== 0 || url === '') return null;
  const clean = removeCredentials(url, host.folder);
  return host.secrets.some((secret) => secret !== '' && clean?.includes(secret)) ? null : clean;
}

/** Removes user, password and query. Null if the URL cannot be read. A relative path is resolved against `folder`. */
export function removeCredentials(url: string, folder: string): string | null {
  // `git@host:path`, or a path of Windows such as `C:\repository`.
  const isOtherAddress = /^(?:[^/]*@)?[^/:]+:(?!\/\/)/.test(url);
  if (isOtherAddress) return url;
  if (!url.includes('://')) return resolve(folder, url);
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, username } = new URL(url);
  // In SSH the user is part of the address, and a password is not.
  const user = /^(?:git\+)?ssh/.test(protocol) && username !== '' ? `${username}@` : '';
  return `${protocol}//${user}${host}${pathname}`;
}

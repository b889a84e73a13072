// Where commits come from when the checkout does not have them. Asks for refs and fetches objects into the store,
// for nobody but the store. A token goes to the remote's own host and there only, and never by an argument.

import type { GitResult, Host } from '../host/host.ts';

export interface Remote {
  readonly url: string;
  /** Null: anonymous, or the user's own credentials. */
  readonly token: string | null;
  readonly serverUrl: string;
}

/** What a remote says of refs. `silent`: it could not be asked, and `why` is what git said. */
export type Answer =
  | { readonly kind: 'found'; readonly sha: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'silent'; readonly why: string };

export interface Connection {
  /** The first of `refs` that is there now. */
  ask(refs: readonly string[]): Promise<Answer>;
  /** Brings what SHAs or refs lead to. Null when it came, else what git said. */
  fetch(depth: string | null, wanted: readonly string[]): Promise<string | null>;
  /** Brings single objects of any kind, with all they lead to. Null when they came, else what git said. */
  fetchObjects(shas: readonly string[]): Promise<string | null>;
}

const FETCH = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];

/** `name` is the remote's name in the store's configuration, where it has one; else it goes by its URL. */
export function connectRemote(
  host: Host,
  folder: string,
  { remote, name = remote.url }: { remote: Remote; name?: string },
): Connection {
  const run = (...args: string[]) => insist(host, () => runAtRemote(host, folder, { remote, args }));
  return {
    async ask(refs) {
      const { exitCode, stdout, stderr } = await run('ls-remote', name, ...refs);
      if (exitCode !== 0) return { kind: 'silent', why: reason(stderr) };
      // Patterns of ls-remote match the ends of refs, so there may be more lines than were asked for.
      const lines = stdout.split('\n').map((line) => line.split('\t'));
      for (const ref of refs) {
        const sha = lines.find(([, candidate]) => candidate === ref)?.[0];
        if (sha !== undefined) return { kind: 'found', sha };
      }
      return { kind: 'absent' };
    },
    async fetch(depth, wanted) {
      host.log.info(`fetch ${wanted.join(' ')}`);
      // Under a ref of its own, so that the next fetch can say it is here and is not sent all of it again.
      const refspecs = wanted.map((want) => `+${want}:refs/fetched/${want}`);
      return wordsOf(await run(...FETCH, ...(depth === null ? [] : [depth]), name, ...refspecs));
    },
    async fetchObjects(shas) {
      // Without `noop` git names the commits it has, and the remote leaves out whatever belongs to one of them.
      const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...FETCH, '--no-filter', name, ...shas];
      return wordsOf(await run(...args));
    },
  };
}

/** As actions/checkout has it: three tries, some seconds apart. */
const PAUSES_MS = [3_000, 10_000];

/** What git and its curl say when it is the network, or a server that is out of order for the moment. */
const PASSING =
  /could not resolve host|connection (?:timed out|reset|refused)|(?:failed|couldn't) to connect|couldn't connect|unexpected disconnect|early EOF|RPC failed|hung up unexpectedly|too slow|requested URL returned error: (?:429|5\d\d)|(?:SSL|TLS|GnuTLS).*(?:error|recv)/i;

/** Git is tried again where the network failed; what it fetched until then it keeps or throws away by itself. */
async function insist(host: Host, attempt: () => Promise<GitResult>): Promise<GitResult> {
  let result = await attempt();
  for (const pauseMs of PAUSES_MS) {
    if (result.exitCode === 0 || !PASSING.test(result.stderr) || host.cancelled.aborted) break;
    host.log.info(`git: ${reason(result.stderr)}; waiting ${pauseMs / 1000} s`);
    await host.clock.sleep(pauseMs);
    result = await attempt();
  }
  return result;
}

interface Call {
  readonly remote: Remote;
  readonly args: readonly string[];
}

async function runAtRemote(host: Host, folder: string, { remote, args }: Call): Promise<GitResult> {
  const patience = { 'http.lowSpeedLimit': '1000', 'http.lowSpeedTime': '60' };
  if (remote.token === null) return host.git(args, { folder, config: patience });
  const result = await host.git(args, { folder, config: { ...patience, ...authorisation(remote) } });
  // A repository that was renamed is found again by a redirect. Git would send the token wherever that leads.
  const isRedirected = result.exitCode !== 0 && /returned error: 30[1278]/.test(result.stderr);
  return isRedirected ? host.git(args, { folder, config: patience }) : result;
}

/** Goes by the environment of this one git process: an argument would be seen by every process on the machine. */
function authorisation({ serverUrl, token }: Remote): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    'http.followRedirects': 'false',
    // An empty value takes back the headers that were set so far: a second Authorization is answered with 400.
    // Names of settings have no case, which lets this object hold the same one twice.
    [`http.${serverUrl}/.extraheader`]: '',
    [`http.${serverUrl}/.extraHeader`]: `AUTHORIZATION: basic ${basic}`,
  };
}

function wordsOf({ exitCode, stderr }: GitResult): string | null {
  return exitCode === 0 ? null : reason(stderr);
}

/** The line in which git says why: the first error, because what follows is often only that it gives up. */
export function reason(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const said = lines.find((line) => /^(error|fatal): /.test(line)) ?? lines.at(-1) ?? '';
  return said.replace(/\.$/, '');
}

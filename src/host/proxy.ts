// Makes requests to GitHub's API go through the proxy that the environment names, by the proxy support of Node.js. In:
// the address of the API. Out: a setting of this process alone; benchmarks and git read the environment themselves. It
// must never print the address of the proxy, because that may contain a password.

import http from 'node:http';
import { getProxyUrl } from '@actions/http-client';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import type { Log } from './host.ts';

/** The function is missing in Node.js before 24.14. */
type GlobalProxySetter = (proxyEnv: { readonly http_proxy: string; readonly https_proxy: string }) => void;

/**
 * Sets the proxy for all requests of this process. Which proxy that is, and whether the API is reached without one, is
 * decided by the same rules as in GitHub's own actions.
 */
export function useProxyFor(apiUrl: string, log: Log): void {
  const proxy = getProxyUrl(apiUrl);
  if (proxy === '') return;
  const { setGlobalProxyFromEnv } = http as { readonly setGlobalProxyFromEnv?: GlobalProxySetter };
  if (setGlobalProxyFromEnv !== undefined) {
    setGlobalProxyFromEnv({ http_proxy: proxy, https_proxy: proxy });
  } else if (process.env['NODE_USE_ENV_PROXY'] !== '1') {
    const data = { version: process.versions.node };
    log.warning(formatDiagnosticLine(makeWarning('proxy-not-used', about('GitHub API'), data)));
  }
}

// Finds the URL that the trees get as their `origin`, so that `setup` can fetch submodules and files of Git LFS. It must
// never contain credentials, because code under test reads the configuration of its tree.

import { resolve } from 'node:path';
import type { Host } from '../host/host.ts';

/** Returns the URL of the `origin` of the user's clone, without credentials; null if there is none. */
export async function readOriginUrl(host: Host): Promise<string | null> {
  const { exitCode, stdout } = await host.git(['config', '--get', 'remote.origin.url'], { folder: host.folder });
  const url = stdout.trim();
  if (exitCode !== 0 || url === '') return null;
  const clean = removeCredentials(url, host.folder);
  return host.secrets.some((secret) => secret !== '' && clean?.includes(secret)) ? null : clean;
}

/**
 * Returns the URL without user, password and query; null if it cannot be read. A relative path is resolved against
 * `folder`.
 */
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

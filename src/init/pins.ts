// The actions in a written workflow, each by its full commit with the version of that commit. Renovate and Dependabot
// read both. We vouch for these actions; a workflow that we write must contain no others. `npm run docs` writes versions
// and commits, which come from `.github`.

import type { Pin } from './suite.ts';

const pin = (action: string, version: string, sha: string): Pin => ({ action, sha, version });

export const CHECKOUT = pin('actions/checkout', 'v7.0.1', '3d3c42e5aac5ba805825da76410c181273ba90b1');
export const CACHE = pin('actions/cache', 'v5.0.5', '27d5ce7f107fe9357f9df03efb73ab90386fccae');
export const SETUP_GO = pin('actions/setup-go', 'v6.4.0', '4a3601121dd01d1626a1e23e37211e3254c1c06c');
export const SETUP_JAVA = pin('actions/setup-java', 'v5.2.0', 'be666c2fcd27ec809703dec50e508c2fdc7f6654');
export const SETUP_NODE = pin('actions/setup-node', 'v6.3.0', '53b83947a5a98c8d113130e565377fae1a50d02f');
export const SETUP_PYTHON = pin('actions/setup-python', 'v6.2.0', 'a309ff8b426b58ec0e2a45f0f869d46889d02405');
export const SETUP_PNPM = pin('pnpm/action-setup', 'v6.0.10', '0977fd99725f1db4007ccb2928dbb4e90d06cc86');
export const SETUP_BUN = pin('oven-sh/setup-bun', 'v2.2.0', '0c5077e51419868618aeaa5fe8019c62421857d6');
export const UPLOAD_ARTIFACT = pin('actions/upload-artifact', 'v7.0.1', '043fb46d1a93c77aae656e7c1c64a875d1fc6a0a');

// Reads the claims in the description of a pull request: lines like `perf: Parse -20%`. Whoever opened it wrote the text, so it names at
// most a few benchmarks, is quoted where it is shown, and changes no verdict.

import type { Trigger } from '../host/host.ts';
import type { BodyClaim } from '../model/body-claim.ts';
import { payloadValueAt } from './commit-selection.ts';

const MAX_CLAIMS = 5;
const MAX_LINE = 200;
const CLAIM = /^[\s>*-]*perf:\s*(\S.*?)\s+[-\u2212](\d{1,4}(?:\.\d+)?)\s?%\s*$/i;

export function readBodyClaims({ payload }: Pick<Trigger, 'payload'>): BodyClaim[] {
  const body = payloadValueAt(payload, 'pull_request', 'body');
  if (typeof body !== 'string') return [];
  const lines = body.split(/\r?\n/).filter((line) => line.length <= MAX_LINE);
  return lines
    .flatMap((line) => {
      const [, name, percent] = CLAIM.exec(line) ?? [];
      return name === undefined ? [] : [{ name, improvement: Number(percent) / 100 }];
    })
    .slice(0, MAX_CLAIMS);
}

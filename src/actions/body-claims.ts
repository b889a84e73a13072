// Adds the claims in the description of the pull request to a report, if the configuration of base asks for it.

import { withBodyClaims } from '../analyse/body-claims.ts';
import { readBodyClaims } from '../event/body-claims.ts';
import type { Trigger } from '../host/host.ts';
import type { UsedConfig } from '../model/config-change.ts';
import type { Report } from '../model/report.ts';
import type { Settings } from '../settings/settings.ts';

/** The description is read only if a file says so that the pull request could not write. */
export function withClaimsOf(
  report: Report,
  { policy: { alpha }, publish: { claims } }: Pick<Settings, 'policy' | 'publish'>,
  { trigger, source }: { readonly trigger: Trigger; readonly source: UsedConfig['source'] },
): Report {
  const isOfBase = source?.how === 'start' || source?.how === 'tip';
  return claims === 'body' && isOfBase ? withBodyClaims(report, readBodyClaims(trigger), alpha) : report;
}

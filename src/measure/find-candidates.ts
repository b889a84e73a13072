// Prepares the commits between base and head for a search, before any code of them runs. Settings and the store in, trees out, or
// the diagnostic that says why no commit can be searched.

import { type CandidateTrees, prepareCandidates } from '../git/candidate-trees.ts';
import type { Host } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey, type Location } from '../model/location.ts';
import type { MeasureInputs } from './run.ts';

interface FoundCandidates {
  /** Null: no search is wanted, or none is possible. */
  readonly candidates: CandidateTrees | null;
  /** Why no search is possible. Null: one is, or none is wanted. */
  readonly obstacle: Diagnostic | null;
}

interface CandidatesPlan {
  readonly plan: Pick<MeasureInputs, 'settings' | 'sides'>;
  /** Place at which a search was asked for. */
  readonly location: Location;
  /** Whether this is a clone on a command line, where nothing is fetched. */
  readonly isLocal: boolean;
}

export async function findCandidates(
  host: Host,
  root: string,
  { plan: { settings, sides }, location, isLocal, ...source }: CandidatesPlan & Parameters<typeof prepareCandidates>[2],
): Promise<FoundCandidates> {
  if (settings.bisectMinutes === 0) return { candidates: null, obstacle: null };
  const found = sides.length === 2 ? await prepareCandidates(host, root, source) : 'baseline';
  if (typeof found !== 'string') return { candidates: found, obstacle: null };
  const reason = found === 'history-missing' && isLocal ? 'clone-shallow' : found;
  const place = found === 'baseline' ? atKey('baseline') : location;
  return { candidates: null, obstacle: makeWarning('bisect-not-possible', place, { reason }) };
}

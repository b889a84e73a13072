// Says in the gate's comment, where an earlier run left one, that its news are about to be replaced: what stands below a
// new commit must not be taken for that commit's result. Never creates a comment, and its failures are only told to
// the log, because the result itself will be published a little later.

import { type Forge, ForgeError } from '../host/forge.ts';
import type { Log } from '../host/host.ts';
import { renderAnnouncement } from '../render/announcement.ts';
import { type Marker, renderMarker } from './marker.ts';
import { isSameRun, pickNewest, readOurs, type Told } from './sticky.ts';

export interface Announcement extends Marker {
  readonly pullRequest: number;
  /** Link to the run that has begun; null where it has none. */
  readonly runUrl: string | null;
}

export async function announce(forge: Forge, announcement: Announcement, log: Log): Promise<void> {
  try {
    const ours = await readOurs(forge, announcement);
    const [first] = ours;
    if (first === undefined) return;
    const { pullRequest, headSha, runUrl } = announcement;
    if ((await forge.pullRequestHead(pullRequest)) !== headSha) return;
    const [earlier, mine] = [pickNewest(ours, headSha), { ...announcement, text: '' }];
    // A leg of the same run may have spoken already, and a later run knows better.
    if (isSameRun(earlier, mine) || pickNewest([mine, earlier], headSha) === earlier) return;
    const body = renderAnnouncement({
      headSha,
      runUrl,
      earlier: { headSha: earlier.headSha, body: bodyOf(earlier) },
    });
    await forge.updateComment(first.id, `${renderMarker(announcement)}\n${body}`);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    log.info(`comment: could not say that a measurement is running: ${error.message}`);
  }
}

/** Below the marker's line. */
function bodyOf({ text }: Told): string {
  return text.slice(text.indexOf('\n') + 1);
}

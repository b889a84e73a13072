// Marks an existing comment of the gate as outdated while a new run measures, so that nobody takes its result for that
// of the new commit. Never creates a comment. Failures only go to the log, because the result itself follows soon.

import { ApiError, type GitHubApi } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { formatFailedNotice } from '../render/messages/publishing-log.ts';
import { renderInProgressNotice } from '../render/outputs/comment.ts';
import { fetchOwnComments, isSameRun, pickNewest } from './gate-comments.ts';
import { type Marker, renderMarker } from './marker.ts';

export interface InProgressNotice extends Marker {
  readonly pullRequest: number;
  readonly runUrl: string | null;
}

export async function publishInProgressNotice(api: GitHubApi, notice: InProgressNotice, log: Log): Promise<void> {
  try {
    const ours = await fetchOwnComments(api, notice);
    const [first] = ours;
    if (first === undefined) return;
    const { pullRequest, headSha, runUrl } = notice;
    if ((await api.pullRequestHead(pullRequest)) !== headSha) return;
    const [earlier, mine] = [pickNewest(ours, headSha), { ...notice, text: '' }];
    // Another leg of this run may have written the notice already, and a later run has priority.
    if (isSameRun(earlier, mine) || pickNewest([mine, earlier], headSha) === earlier) return;
    // Without the marker line.
    const text = earlier.text.slice(earlier.text.indexOf('\n') + 1);
    const body = renderInProgressNotice({ headSha, runUrl, earlier: { headSha: earlier.headSha, body: text } });
    await api.updateComment(first.id, `${renderMarker(notice)}\n${body}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.info(formatFailedNotice(error.message));
  }
}

// Messages about levels since an anchor: why a budget with `against` cannot be judged, and what to do about it.

import { ownFileUrl } from '../../text/own-repository.ts';
import { code, flag, message, number, optional, text } from './message.ts';

const HISTORY_GUIDE = `\`${ownFileUrl('docs/history.md')}\``;

export const LEVEL_MESSAGES = {
  /** `command` fetches the ref; present on a command line. */
  'level-without-history': message({ ref: code, command: optional(code) }, ({ command }) =>
    command === undefined
      ? `the repository has no history in {ref}, so the level is not known. Record runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`
      : `this clone has no history in {ref}, so the level is not known. Fetch it with {command}, or record runs with the action \`record\`: ${HISTORY_GUIDE} has the workflow.`,
  ),
  'level-history-empty':
    'the history in {ref:code} has no run that can be read, so the level is not known. Name the ref that the action `record` writes.',
  'level-history-unreadable':
    'the history in {ref:code} could not be read ({output}), so the level is not known. The job needs `contents: read`.',
  'level-without-release': message({ releases: number }, ({ releases }) => {
    if (releases === 0)
      return 'no tag is a version like v2.3.0, so there is no latest release. Tag one, or name another tag.';
    return `{releases release} ${releases === 1 ? 'is' : 'are'} tagged, but none in the history of base, so there is no latest release. Tag one, or name another tag.`;
  }),
  'level-anchor-unknown': message({ against: text, nearest: optional(text), isLocal: flag }, ({ isLocal }) => {
    const [place, fetch] = isLocal
      ? ['this clone', 'Fetch the tags with `git fetch --tags`, or use']
      : ['the repository', 'Use'];
    return `${place} has no tag {against}, so the level is not known.[ Did you mean {nearest}?] ${fetch} \`latest-release\` or a tag that exists.`;
  }),
  'level-anchor-elsewhere':
    'the tag {against} is not in the history of base, so base has no level since that tag. Use a tag on the branch of base.',
  'level-anchor-unreached':
    'it is not known whether {against} is in the history of base: {output}. Run it again, or fetch more history.',
  'level-anchor-not-recorded':
    'no run of the history measured {anchor}, so the level is not known. Run the workflow that records, with this tag as `base`.',
  'level-base-not-recorded':
    'no run of the history measured base {base:code}, so its level is not known. Record a run on each push to its branch.',
  'level-not-connected':
    'no chain of runs leads from {anchor} to base {base:code}, so its level is not known. Run the workflow that records, with this tag as `base`.',
  'level-of-files':
    'result files have no commits, so the level is not known. Judge a run with `check`, or its recording with `report`.',
  'level-of-baseline':
    'the values of base come from the baseline {path}, so this run has no level. Measure base itself.',
} as const;

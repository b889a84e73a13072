// Messages about levels since an anchor: why a budget with `against` cannot be judged, and what to do about it.

import { ownFileUrl } from '../../text/own-repository.ts';
import { richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import { code, flag, message, number, optional, sentence, text, withCode } from './message.ts';

export const LEVEL_MESSAGES = {
  /** `command` fetches the ref; present on a command line. */
  'level-without-history': message({ ref: code, command: optional(code) }, ({ ref, command }) => {
    const where = command === undefined ? 'the repository' : 'this clone';
    const fetch = command === undefined ? [] : richText`Fetch it with ${command}, or record`;
    const remedy = command === undefined ? ['Record'] : fetch;
    return richText`${where} has no history in ${ref}, so no level is known. ${remedy} ${withCode(`runs with the action \`record\`: \`${ownFileUrl('docs/history.md')}\` has the workflow.`)}`;
  }),
  'level-history-empty': message(
    { ref: code },
    'the history in {ref} has no run that can be read, so no level is known. Name the ref that the action `record` writes.',
  ),
  'level-history-unreadable': message(
    { ref: code, output: text },
    'the history in {ref} could not be read, got {output}, so no level is known. The job needs `contents: read`.',
  ),
  'level-without-release': message({ releases: number }, ({ releases }) => {
    const none =
      releases === 0
        ? 'no tag is a version such as v2.3.0'
        : `${formatCount(releases, 'release')} ${releases === 1 ? 'is' : 'are'} tagged, but none in the history of base`;
    return richText`${none}, so there is no latest release. Tag one, or write the name of another tag.`;
  }),
  'level-anchor-unknown': message(
    { against: text, nearest: optional(text), isLocal: flag },
    ({ against, nearest, isLocal }) => {
      const where = isLocal ? 'this clone' : 'the repository';
      const meant = nearest === undefined ? [] : richText` Did you mean ${nearest}?`;
      const fetch = isLocal ? withCode(' Fetch the tags with `git fetch --tags`, or write') : [' Write'];
      return richText`${where} has no tag ${against}, so no level is known.${meant}${fetch} ${withCode('`latest-release` or a tag that exists.')}`;
    },
  ),
  'level-anchor-elsewhere': message(
    { against: text },
    'the tag {against} is not in the history of base, so base has no level since then. Write a tag of the same branch.',
  ),
  'level-anchor-unreached': message(
    { against: text, output: text },
    'it is not known whether {against} is in the history of base, got {output}. Run it again, or fetch more history.',
  ),
  'level-anchor-not-recorded': message(
    { anchor: text },
    'no run of the history measured {anchor}, so no level is known. Run the workflow that records with this tag as `base`.',
  ),
  'level-base-not-recorded': message(
    { base: code },
    'no run of the history measured base {base}, so its level is not known. Record a run for each push to its branch.',
  ),
  'level-not-connected': message(
    { anchor: text, base: code },
    'no chain of runs leads from {anchor} to base {base}, so its level is not known. Run the workflow that records with this tag as `base`.',
  ),
  'level-of-files': sentence(
    'files of results have no commits, so no level is known. Judge a run with `check`, or its recording with `report`.',
  ),
  'level-of-baseline': message(
    { path: text },
    'the values of base come from the baseline {path}, so this run has no level. Measure base itself.',
  ),
};

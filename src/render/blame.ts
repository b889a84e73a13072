// Says whether a red result is due to this pull request: yes if only its commits differ, no if base fails too, and perhaps if
// something else changed with it. A Report in, one sentence out. Subjects of commits are untrusted.

import type { DiagnosticCode } from '../model/diagnostic.ts';
import { isNothingMeasured, type Report } from '../model/report.ts';
import { canBeAccepted } from '../model/verdict.ts';
import { shortenSha } from '../text/short-sha.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { findDecidingVerdicts, findLeg, makeShortTable } from './short-table.ts';
import { formatList } from './words.ts';

/** Warnings about something besides the code of a pull request that differs between the sides. */
const OTHER_DIFFERENCES: readonly (readonly [DiagnosticCode, string])[] = [
  ['baseline-machine-differs', 'the machine'],
  ['toolchain-differs', 'the toolchain'],
  ['dependencies-differ', 'dependencies'],
  ['benchmark-sources-differ', 'the benchmarks themselves'],
];

/** Null if there is nothing to explain, or nothing is known. */
export function formatBlame(report: Report): RichText | null {
  const blame = formatCause(report);
  return blame !== null && areOthersFine(report) ? richText`${blame} The other machines are fine.` : blame;
}

/** Some machines have a broken budget, and on all others everything was compared and kept. */
function areOthersFine({ rows, judgedGeomeans, legs, conclusion }: Report): boolean {
  if (conclusion === 'inconclusive' || legs.length < 2) return false;
  const statesOf = (name: string) => {
    const own = [...rows, ...judgedGeomeans].filter((row) => findLeg(row, legs) === name);
    const deciding = own.flatMap(findDecidingVerdicts);
    return {
      isBroken: deciding.some(({ outcome }) => outcome === 'fail'),
      isFine: deciding.length === 0 && own.some(({ base, head }) => base !== null && head !== null),
    };
  };
  const states = legs.map(({ name }) => statesOf(name));
  return states.some(({ isFine }) => isFine) && states.every(({ isBroken, isFine }) => isBroken || isFine);
}

function formatCause(report: Report): RichText | null {
  const { conclusion, commits, guidance, baseline } = report;
  if (conclusion === 'inconclusive')
    return canBeAccepted(conclusion, guidance?.failOn ?? 'regression') ? null : ['This does not block the merge.'];
  const [worst] = makeShortTable(report).filter(({ deciding: [first] }) => first?.outcome === 'fail');
  if (worst === undefined || conclusion === 'error' || isNothingMeasured(report)) return null;
  const culprit = 'culprit' in worst.row ? worst.row.culprit : null;
  const [only] = culprit?.commits ?? [];
  if (culprit?.kind === 'commit' && only !== undefined)
    return richText`Caused by commit ${shortenSha(only.sha)} ${asUntrustedText(only.subject)}.`;
  const codes = new Set(report.problems.map(({ code }) => code));
  if (codes.has('all-changed-alike'))
    return ['Nearly every result moved the same way: it may be the machine or the build, not the code.'];
  const others = OTHER_DIFFERENCES.flatMap(([code, words]) => (codes.has(code) ? words : []));
  if (others.length > 0) return [`It may not be this pull request's code: ${formatList(others)} changed too.`];
  const isPullRequest =
    ['merge-base', 'target'].includes(commits.base.how) && ['head', 'merge'].includes(commits.head.how);
  return isPullRequest && baseline === null ? ["Only this pull request's commits differ between base and head."] : null;
}

// Annotations on the files of the commits that broke budgets. A Report and the files of its commits in, plain text out. The
// subject of a commit and the name of a benchmark are untrusted text.

import type { SearchedCommit } from '../model/bisection.ts';
import type { Report } from '../model/report.ts';
import { shortenSha } from '../text/short-sha.ts';
import { type Annotation, formatFindings, nameBenchmarks } from './annotations.ts';
import { type Finding, listFindings } from './findings.ts';

/** Maximum number of files that one commit has annotations on. The page of the commit shows the others. */
const MAX_FILES = 10;

/** A commit that broke budgets, with what it broke. */
interface CulpritFindings extends SearchedCommit {
  readonly findings: readonly Finding[];
}

/** Returns the commits that are known to have broken a budget, those of the worst findings first. A range is not known. */
export function listCulprits(report: Pick<Report, 'rows' | 'judgedGeomeans'>): CulpritFindings[] {
  const found = new Map<string, CulpritFindings>();
  for (const finding of listFindings(report)) {
    const { row, verdict } = finding;
    if (finding.culprit === null || verdict.level === 'report' || !('culprit' in row)) continue;
    const { kind, commits } = row.culprit!;
    if (kind !== 'commit' && kind !== 'several') continue;
    for (const commit of commits) {
      const findings = found.get(commit.sha)?.findings ?? [];
      found.set(commit.sha, { ...commit, findings: [...findings, finding] });
    }
  }
  return [...found.values()];
}

/** Returns a notice on each file of such a commit, at its first change. `filesOf` has them by the SHA of the commit. */
export function renderCulpritAnnotations(
  report: Report,
  filesOf: ReadonlyMap<string, readonly { readonly path: string; readonly line: number }[]>,
): Annotation[] {
  return listCulprits(report).flatMap(({ sha, findings }) => {
    const title = `Commit ${shortenSha(sha)} made ${nameBenchmarks(findings).text} worse`;
    const message = formatFindings(findings);
    const files = filesOf.get(sha) ?? [];
    return files.slice(0, MAX_FILES).map(({ path, line }) => ({ file: path, line, level: 'notice', title, message }));
  });
}

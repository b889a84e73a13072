// Annotations on the files of the commits that broke budgets. A Report and the files of its commits in, plain text out. The
// subject of a commit and the name of a benchmark are untrusted text.

import type { SearchedCommit } from '../model/bisection.ts';
import type { Report } from '../model/report.ts';
import { shortenSha } from '../text/short-sha.ts';
import { type Annotation, formatFindings, nameBenchmarks } from './annotations.ts';
import { type Finding, listFindings } from './findings.ts';

/** Maximum number of files that one commit has annotations on. The page of the commit shows the others. */
const MAX_FILES = 10;

interface CulpritFindings extends SearchedCommit {
  readonly findings: readonly Finding[];
}

/** The commits of the worst findings come first. A range is no known commit. */
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

/** A notice at the first change of each file. `filesOf` has the files by the SHA of the commit. */
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

// Makes the Report of a run without a result. In: its problems. Out: a Report with the conclusion `error`.

import { BARE_PROGRAM, type Report, type StateCounts } from './report.ts';
import { STATES } from './verdict.ts';

const NOTHING_KNOWN = {
  placements: null,
  guidance: null,
  configSource: null,
  benchmarkFiles: null,
  shard: null,
  cost: null,
  decisions: [],
  baseBrokeIn: null,
  measuredAgain: null,
  rebuilds: null,
  stoppedAfter: null,
  historyRun: null,
  baseline: null,
  proposedRenames: [],
  bodyClaims: [],
  canary: null,
  legs: [],
} as const satisfies Partial<Report>;

/** Its problems are in the place where people look for the verdict. */
export function errorReport(name: string, problems: Report['problems'], headSha: string | null): Report {
  return {
    name,
    conclusion: 'error',
    accepted: null,
    commits: { base: { sha: null, how: 'unknown' }, head: { sha: headSha, how: 'head' } },
    rounds: 0,
    seed: '',
    commands: [],
    plan: null,
    program: BARE_PROGRAM,
    repeats: [],
    rows: [],
    counts: Object.fromEntries(STATES.map((state) => [state, 0])) as StateCounts,
    geomeans: [],
    judgedGeomeans: [],
    tables: null,
    problems,
    configChange: null,
    environment: null,
    ...NOTHING_KNOWN,
  };
}

// Brings a recording of an earlier version into the form of this one, because baselines live in repositories for years.
// Parsed JSON in, parsed JSON out. It checks nothing: the schema of a recording follows.

import type { DiagnosticCode } from '../model/diagnostic.ts';

/** Returns a recording of version 1 as one of version 2. Anything else is returned as it is. */
export function upgradeRecording(value: unknown): unknown {
  if (!isObject(value) || value['version'] !== 1) return value;
  const problems = value['problems'];
  return {
    ...value,
    version: 2,
    problems: Array.isArray(problems) ? problems.map(upgradeProblem) : problems,
  };
}

/** Version 1 held finished sentences with a position in words. They are quoted as what the recording says. */
function upgradeProblem(problem: unknown): unknown {
  if (!isObject(problem)) return problem;
  const { where, message, severity, code, ...unknown } = problem;
  return {
    code: 'quoted' satisfies DiagnosticCode,
    severity,
    location: [{ kind: 'text', text: where }],
    data: { message },
    ...(code !== undefined && { failure: code }),
    ...unknown,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

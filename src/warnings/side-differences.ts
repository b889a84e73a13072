// Warns if base and head differ in more than the code: in their dependencies, the benchmarks or the toolchain. A change
// may come from there.

import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { ChangedPaths } from '../model/recording-parts.ts';
import type { WarningCheck } from './warning-check.ts';

export const warnAboutDependencies: WarningCheck = ({ changes, baseline }) => {
  if (changes === undefined || changes.lockFiles.total === 0) return null;
  return makeWarning('dependencies-differ', about('dependencies'), toPathsData(changes.lockFiles, baseline));
};

export const warnAboutBenchmarkSources: WarningCheck = ({ changes, baseline, benchmarkFiles }) => {
  if (changes === undefined) return null;
  const { benchmarkSources, sharedBenchmarks = NONE } = changes;
  // If base did not work with those of head, it ran its own.
  const differing = benchmarkFiles === 'head' ? [benchmarkSources] : [benchmarkSources, sharedBenchmarks];
  const total = differing.reduce((sum, one) => sum + one.total, 0);
  if (total === 0) return null;
  const data = toPathsData({ total, paths: differing.flatMap(({ paths }) => paths) }, baseline);
  return makeWarning('benchmark-sources-differ', about('benchmarks'), data);
};

/** Names the changed benchmarks that both sides ran: code of head ran as a part of base, which only a reviewer can judge. */
export const warnAboutSharedBenchmarks: WarningCheck = ({ changes: { sharedBenchmarks } = {}, benchmarkFiles }) => {
  if (sharedBenchmarks === undefined || benchmarkFiles !== 'head') return null;
  return makeWarning('benchmarks-of-head', about('benchmarks'), sharedBenchmarks);
};

const NONE = { total: 0, paths: [] };

export const warnAboutToolchain: WarningCheck = ({ environment: { toolchain } }) => {
  if (toolchain === undefined) return null;
  const { base, head } = toolchain;
  // A side that failed before its versions were read has no lines.
  if (base.length === 0 || head.length === 0) return null;
  const [onBase, onHead] = [base.filter((line) => !head.includes(line)), head.filter((line) => !base.includes(line))];
  if (onBase.length === 0 && onHead.length === 0) return null;
  return makeWarning('toolchain-differs', about('toolchain'), { base: onBase, head: onHead });
};

function toPathsData({ total, paths }: ChangedPaths['lockFiles'], baseline: Recording['baseline']) {
  return { paths, total, isBaseline: baseline !== undefined };
}

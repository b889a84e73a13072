// Warns if base and head differ in more than the code: in their dependencies, the benchmarks or the toolchain. A change
// may come from there.

import type { ChangedPaths } from '../model/changed-paths.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { WarningCheck } from './warning-check.ts';

export const warnAboutDependencies: WarningCheck = ({ changes, baseline }) => {
  if (changes === undefined || changes.lockFiles.total === 0) return null;
  return makeWarning('dependencies-differ', about('dependencies'), toPathsData(changes.lockFiles, baseline));
};

export const warnAboutBenchmarkSources: WarningCheck = ({ changes, baseline }) => {
  if (changes === undefined || changes.benchmarkSources.total === 0) return null;
  const data = toPathsData(changes.benchmarkSources, baseline);
  return makeWarning('benchmark-sources-differ', about('benchmarks'), data);
};

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

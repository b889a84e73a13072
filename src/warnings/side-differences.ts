// Warns if base and head differ in more than the code: in their dependencies, the benchmarks or the toolchain. A change
// may come from there.

import type { ChangedPaths } from '../model/changed-paths.ts';
import type { Recording } from '../model/recording.ts';
import { quoteText } from '../text/quote-text.ts';
import { createWarning, type WarningCheck } from './warning-check.ts';

/** Maximum number of file names in a warning. */
const MAX_PATHS_SHOWN = 3;

export const warnAboutDependencies: WarningCheck = ({ changes, baseline }) => {
  if (changes === undefined || changes.lockFiles.total === 0) return null;
  return createWarning(
    'dependencies',
    `${sides(baseline)} differ in ${formatPaths(changes.lockFiles)}. A change may come from a dependency rather than from the code.`,
  );
};

export const warnAboutBenchmarkSources: WarningCheck = ({ changes, baseline }) => {
  if (changes === undefined || changes.benchmarkSources.total === 0) return null;
  return createWarning(
    'benchmarks',
    `${sides(baseline)} differ in ${formatPaths(changes.benchmarkSources)}. Where a benchmark itself was changed, the two sides do not measure the same thing.`,
  );
};

export const warnAboutToolchain: WarningCheck = ({ environment: { toolchain } }) => {
  if (toolchain === undefined) return null;
  const { base, head } = toolchain;
  // A side that failed before its versions were read has no lines.
  if (base.length === 0 || head.length === 0) return null;
  const [onBase, onHead] = [
    base.filter((line) => !head.includes(line)),
    head.filter((line) => !base.includes(line)),
  ];
  if (onBase.length === 0 && onHead.length === 0) return null;
  return createWarning(
    'toolchain',
    `base ran with ${quotedList(onBase)} and head with ${quotedList(onHead)}. A change may come from there rather than from the code.`,
  );
};

/** Names the two sides. Values of a baseline belong to the commit at which the baseline was measured, not to base. */
function sides(baseline: Recording['baseline']): string {
  return baseline === undefined ? 'base and head' : 'the commit of the baseline and head';
}

function formatPaths({ total, paths }: ChangedPaths['lockFiles']): string {
  const shown = paths.slice(0, MAX_PATHS_SHOWN);
  const more = total - shown.length;
  return `${quotedList(shown)}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Quotes texts, which shows renderers that they are untrusted. */
function quotedList(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing of it' : texts.map(quoteText).join(', ');
}

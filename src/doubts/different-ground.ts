// Is it only the code that differs? Where base and head also differ in their dependencies, in the benchmarks
// themselves or in the toolchain, a change may come from there.

import type { ChangedPaths } from '../model/changed-paths.ts';
import { cite } from '../model/cite.ts';
import type { Recording } from '../model/recording.ts';
import { type Doubt, warning } from './doubt.ts';

/** So many names fit a sentence. */
const PATHS_SHOWN = 3;

export const otherDependencies: Doubt = ({ changes, baseline }) => {
  if (changes === undefined || changes.lockFiles.total === 0) return null;
  return warning(
    'dependencies',
    `${sides(baseline)} differ in ${listed(changes.lockFiles)}. A change may come from a dependency rather than from the code.`,
  );
};

export const otherBenchmarks: Doubt = ({ changes, baseline }) => {
  if (changes === undefined || changes.benchmarkSources.total === 0) return null;
  return warning(
    'benchmarks',
    `${sides(baseline)} differ in ${listed(changes.benchmarkSources)}. Where a benchmark itself was changed, the two sides do not measure the same thing.`,
  );
};

export const otherToolchain: Doubt = ({ environment: { toolchain } }) => {
  if (toolchain === undefined) return null;
  const { base, head } = toolchain;
  // A side that did not get as far as to be asked has no lines.
  if (base.length === 0 || head.length === 0) return null;
  const [onBase, onHead] = [
    base.filter((line) => !head.includes(line)),
    head.filter((line) => !base.includes(line)),
  ];
  if (onBase.length === 0 && onHead.length === 0) return null;
  return warning(
    'toolchain',
    `base ran with ${quotedList(onBase)} and head with ${quotedList(onHead)}. A change may come from there rather than from the code.`,
  );
};

/** Values of a baseline are not of the base commit, but of the one that the baseline was measured at. */
function sides(baseline: Recording['baseline']): string {
  return baseline === undefined ? 'base and head' : 'the commit of the baseline and head';
}

function listed({ total, paths }: ChangedPaths['lockFiles']): string {
  const shown = paths.slice(0, PATHS_SHOWN);
  const more = total - shown.length;
  return `${quotedList(shown)}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Quotes tell a renderer which words are not ours. */
function quotedList(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing of it' : texts.map(cite).join(', ');
}

// Decides which entries of `renamed` apply to a Recording. The configuration in use is trusted. Entries of head's file are
// claims of a pull request: each may only pair a benchmark that head removed with one that it added.

import { type CommandSeries, splitSeriesByCommand } from '../model/commands.ts';
import { gomaxprocsSuffixOf, listNameVariants } from '../model/gomaxprocs-suffix.ts';
import type { Side } from '../model/measurement.ts';
import type { Recording } from '../model/recording.ts';
import { benchmarkKeyOf, type CommandName, type Rename } from '../model/sample.ts';

/** Maps names on base to names on head. */
type NamesByOld = Readonly<Record<string, string>>;

export interface RenameSettings {
  readonly renamed: NamesByOld;
  /** Entries that head's file adds to `renamed`, if another file is in use; untrusted. */
  readonly renamedByHead: NamesByOld;
}

export interface AppliedRename {
  /** Name on head, and in the table. */
  readonly to: string;
  readonly rename: Rename;
}

/**
 * Reason why a claim is refused. `old-on-head`: head still has the old name. `new-on-base`: base has the new name too.
 * `new-not-on-head`: head lacks the new name. `not-alone`: another benchmark of base gets the same name.
 */
type RefusalReason = 'old-on-head' | 'new-on-base' | 'new-not-on-head' | 'not-alone';

export interface ResolvedRenames {
  readonly series: readonly CommandSeries[];
  /** Suffix that the tool appends to every name. */
  readonly suffix: string;
  /** Null if the name of a series of base stays. */
  renameOf(series: CommandSeries): AppliedRename | null;
  /** Claims of head that apply to no benchmark, although base has the old name. */
  readonly refused: readonly { readonly from: string; readonly to: string; readonly reason: RefusalReason }[];
}

export function resolveRenames(recording: Recording, settings: RenameSettings): ResolvedRenames {
  const series = splitSeriesByCommand(recording);
  const suffix = gomaxprocsSuffixOf(recording);
  const configured = makeConfiguredLookup(series, settings.renamed, suffix);
  const { applied, refused } = judgeClaims(series, settings, suffix, configured);
  const renameOf = (one: CommandSeries) => configured(one) ?? applied.get(seriesKeyOf(one)) ?? null;
  return { series, suffix, renameOf, refused };
}

export function findUnusedRenames(
  { series, suffix }: Pick<ResolvedRenames, 'series' | 'suffix'>,
  renamed: NamesByOld,
): string[] {
  const known = new Set(seriesOn(series, 'base').flatMap(({ series: { name } }) => listNameVariants(name, suffix)));
  return Object.keys(renamed).filter((name) => !known.has(name));
}

type RenameLookup = (series: CommandSeries) => AppliedRename | null;

/**
 * A rename is applied only if head has the new name and base does not. If base has it, it belongs to another benchmark.
 * If head lacks it, the entry was merged before the change. Renames never cross commands, whose benchmarks may have
 * equal names.
 */
function makeConfiguredLookup(all: readonly CommandSeries[], renamed: NamesByOld, suffix: string): RenameLookup {
  const nameKey = (command: CommandName, name: string) => JSON.stringify([command, name]);
  const namesOn = (side: Side) =>
    new Set(seriesOn(all, side).map(({ command, series: { name } }) => nameKey(command, name)));
  const [onBase, onHead] = [namesOn('base'), namesOn('head')];
  return ({ command, series: { name } }) => {
    const entry = findEntry(name, renamed, suffix);
    const key = entry && nameKey(command, entry.to);
    const isApplied = key !== null && onHead.has(key) && !onBase.has(key);
    return isApplied ? makeAppliedRename(name, entry!.to, suffix, 'configuration') : null;
  };
}

interface Entry {
  /** Old name as the entry spells it. */
  readonly key: string;
  /** New name as the tool prints it. */
  readonly to: string;
}

/** Null if no entry is for this name of base. An entry may leave out the suffix. */
function findEntry(name: string, renamed: NamesByOld, suffix: string): Entry | null {
  const key = listNameVariants(name, suffix).find((candidate) => Object.hasOwn(renamed, candidate));
  if (key === undefined) return null;
  return { key, to: key === name ? renamed[key]! : `${renamed[key]}${suffix}` };
}

function makeAppliedRename(from: string, to: string, suffix: string, by: Rename['by']): AppliedRename {
  const [, shortFrom = null] = listNameVariants(from, suffix);
  return { to, rename: { from, shortFrom, by } };
}

interface RenameClaim extends Entry {
  readonly from: string;
  /** Keys of the benchmark of base, and of the benchmark of head that it is paired with. */
  readonly old: string;
  readonly target: string;
}

/** Group by group, so that a claim never pairs benchmarks of two. Entries of the configuration in use go first. */
function judgeClaims(
  all: readonly CommandSeries[],
  { renamed, renamedByHead }: RenameSettings,
  suffix: string,
  configured: RenameLookup,
): Pick<ResolvedRenames, 'refused'> & { readonly applied: ReadonlyMap<string, AppliedRename> } {
  const onBase = new Map(seriesOn(all, 'base').map((one) => [seriesKeyOf(one), one]));
  const onHead = new Set(seriesOn(all, 'head').map((one) => seriesKeyOf(one)));
  const taken = new Set(
    [...onBase.values()].flatMap((one) => {
      const applied = configured(one);
      return applied === null ? [] : seriesKeyOf(one, applied.to);
    }),
  );
  const claims = [...onBase].flatMap(([old, one]): RenameClaim[] => {
    const { name } = one.series;
    const entry = findEntry(name, renamedByHead, suffix);
    if (entry === null || findEntry(name, renamed, suffix) !== null) return [];
    return [{ ...entry, from: name, old, target: seriesKeyOf(one, entry.to) }];
  });
  const count = new Map<string, number>();
  for (const { target } of claims) count.set(target, (count.get(target) ?? 0) + 1);
  const reasonAgainst = (claim: RenameClaim): RefusalReason | 'early' | null => {
    const [hasOld, hasNew] = [onHead.has(claim.old), onHead.has(claim.target)];
    // An entry may be written before the benchmark is renamed.
    if (hasOld) return hasNew ? 'old-on-head' : 'early';
    if (onBase.has(claim.target)) return 'new-on-base';
    if (!hasNew) return 'new-not-on-head';
    return taken.has(claim.target) || count.get(claim.target) !== 1 ? 'not-alone' : null;
  };
  const judged = claims.map((claim) => ({ ...claim, reason: reasonAgainst(claim) }));
  const valid = judged.filter(({ reason }) => reason === null);
  const keys = new Set(valid.map(({ key }) => key));
  // One refusal, the first, for each entry that is refused for every benchmark.
  const refused = judged.flatMap(({ key, from, to, reason }) =>
    reason === null || reason === 'early' || keys.has(key) ? [] : [[key, { from, to, reason }] as const],
  );
  return {
    applied: new Map(valid.map(({ old, from, to }) => [old, makeAppliedRename(from, to, suffix, 'head')])),
    refused: onHead.size === 0 ? [] : [...new Map(refused.toReversed()).values()].toReversed(),
  };
}

function seriesOn(all: readonly CommandSeries[], side: Side): CommandSeries[] {
  return all.filter(({ series }) => series[side].values.length > 0);
}

function seriesKeyOf({ command, series }: CommandSeries, name = series.name): string {
  return benchmarkKeyOf({ command, group: series.group, name });
}

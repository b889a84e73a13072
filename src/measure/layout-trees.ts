// Puts fresh trees and homes in the places of both sides for builds with other memory layouts, and what was there before back again.
// The places are the same, because paths are in programs and in their environments.

import { dirname } from 'node:path';
import { LAYOUT_VARIABLE } from '../model/builds.ts';
import { placementOf } from '../model/counts.ts';
import { onSide } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { moveAway } from './away.ts';
import { endMeasuring, type MeasureRun, makeTreeChangeError } from './run.ts';
import { findTreeChange } from './tree-watch.ts';

/**
 * Does work while the trees and homes of the rounds are elsewhere, in `rounds`. Nothing is done if something has changed a tree, which
 * ends the run.
 */
export async function withEmptyPlaces(
  run: MeasureRun,
  work: (rounds: Readonly<Record<Side, string>>) => Promise<unknown>,
): Promise<void> {
  const { host, treeWatch, measuring } = run;
  const { folders, homes } = measuring.trees;
  if (SIDES.some((side) => hasChanged(run, side, folders[side]))) return;
  const all = [folders.base, folders.head, homes.base, homes.head];
  const moved = await moveAway(host.files, dirname(folders.base), all);
  const [base = '', head = ''] = moved.places;
  const rounds = { base, head };
  for (const side of SIDES) treeWatch.follow(folders[side], rounds[side]);
  try {
    await work(rounds);
  } finally {
    const isIntact = !SIDES.some((side) => hasChanged(run, side, rounds[side]));
    await moved.moveBack();
    for (const side of isIntact ? SIDES : []) treeWatch.follow(rounds[side], folders[side]);
  }
}

/** A tree that has changed ends the run: only commands of the other side can have done it. */
function hasChanged(run: MeasureRun, side: Side, tree: string): boolean {
  const change = findTreeChange(run, tree);
  return change !== null && !endMeasuring(run, 'failed', makeTreeChangeError({ side, ...change }, onSide(side)));
}

/** Writes both trees as git made them. Nothing of an earlier build is left. */
export async function writeTrees({ host, measuring, benchmarkFiles, treeWatch }: MeasureRun): Promise<void> {
  const { trees, rebuilding } = measuring;
  for (const side of SIDES) {
    for (const path of [trees.folders[side], trees.homes[side], trees.temporary[side]]) await host.files.remove(path);
    await rebuilding!.trees.write(side, benchmarkFiles);
    await host.files.makeFolder(trees.homes[side]);
    treeWatch.begin(trees.folders[side]);
  }
}

/** The run with the environment of a layout: its number, and another size, which moves the stack. */
export function withLayout(run: MeasureRun, layout: number): MeasureRun {
  const { padding } = placementOf(layout + 1);
  const env = { ...run.env, [LAYOUT_VARIABLE]: `${layout}`, BENCH_REFEREE_PADDING: 'x'.repeat(padding) };
  return { ...run, env };
}

// Puts fresh trees and homes in the places of both sides for builds with other memory layouts, and what was there before back again.
// The places are the same, because paths are in programs and in their environments.

import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { LAYOUT_VARIABLE } from '../model/builds.ts';
import { placementOf } from '../model/counts.ts';
import { onSide } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { findTreeChange } from './phase.ts';
import { endMeasuring, type MeasureRun, makeTreeChangeError } from './run.ts';

/** Places of the trees of the rounds meanwhile. */
export type PutAside = Readonly<Record<Side, string>>;

/**
 * Does work while the trees and homes of the rounds are elsewhere. False: there was nothing to be done, because something has changed a
 * tree, which ends the run.
 */
export async function withEmptyPlaces(run: MeasureRun, work: (rounds: PutAside) => Promise<unknown>): Promise<void> {
  const { host, treeWatch, measuring } = run;
  const { folders, homes } = measuring.trees;
  if (SIDES.some((side) => hasChanged(run, side, folders[side]))) return;
  const away = join(dirname(folders.base), randomUUID());
  const aside = { base: join(away, 'base'), head: join(away, 'head') };
  const places = SIDES.flatMap((side) => [
    [folders[side], aside[side]] as const,
    [homes[side], `${aside[side]}-home`] as const,
  ]);
  await host.files.makeFolder(away);
  const moved: (typeof places)[number][] = [];
  try {
    for (const place of places) {
      await host.files.move(...place);
      moved.push(place);
    }
    for (const side of SIDES) treeWatch.snapshot(aside[side]);
    await work(aside);
  } finally {
    const isIntact = moved.length < places.length || !SIDES.some((side) => hasChanged(run, side, aside[side]));
    for (const [from, to] of isIntact ? moved : []) {
      await host.files.remove(from);
      await host.files.move(to, from);
    }
    for (const side of isIntact ? SIDES : []) treeWatch.snapshot(folders[side]);
    await host.files.remove(away);
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
    treeWatch.snapshot(trees.folders[side]);
  }
}

/** The run with the environment of a layout: its number, and another size, which moves the stack. */
export function withLayout(run: MeasureRun, layout: number): MeasureRun {
  const { padding } = placementOf(layout + 1);
  const env = { ...run.env, [LAYOUT_VARIABLE]: `${layout}`, BENCH_REFEREE_PADDING: 'x'.repeat(padding) };
  return { ...run, env };
}

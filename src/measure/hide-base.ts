// Keeps the tree of base elsewhere while something of head is built, so that a build script does not find what base built beside its
// own tree. It is no defence: a script that searches the whole disk finds it.

import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { MeasureRun } from './run.ts';

export async function withoutBase<T>({ host, measuring }: MeasureRun, work: () => Promise<T>): Promise<T> {
  const { base } = measuring.trees.folders;
  const away = join(dirname(base), randomUUID());
  await host.files.makeFolder(away);
  // A process that setup of base left behind may hold files open, which prevents it on Windows.
  const isMoved = await host.files.move(base, join(away, 'base')).then(
    () => true,
    () => false,
  );
  try {
    return await work();
  } finally {
    if (isMoved) {
      // What head put into its place is of no use to anybody.
      await host.files.remove(base);
      await host.files.move(join(away, 'base'), base);
    }
    await host.files.remove(away);
  }
}

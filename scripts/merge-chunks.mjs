// Merges chunks of the bundle. esbuild makes a chunk for each set of entries that share a module: a hundred small files, and
// Node.js takes half a millisecond to open each. Here, modules are one group if the same of some chosen entries need them, whatever
// other entries need. In: what esbuild says of a first build. Out: a plugin for the second one.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Returns the plugin. An entry that needs one module of a group imports the whole group, so esbuild makes one chunk of it. The
 * `lean` entries load only what they need. Modules of the entry `alone` stay as they are: it starts before any other is chosen.
 */
export function mergeChunks({ inputs, outputs }, { root, lean, alone }) {
  const entries = Object.values(outputs).flatMap(({ entryPoint = alone }) =>
    entryPoint === alone ? [] : [entryPoint],
  );
  const kept = findNeeded(inputs, alone);
  const needed = new Map(entries.map((entry) => [entry, findNeeded(inputs, entry)]));
  const groups = new Map();
  for (const path of new Set(lean.flatMap((entry) => [...needed.get(entry)]))) {
    const users = lean.filter((entry) => needed.get(entry).has(path)).join();
    if (path.endsWith('.ts') && !kept.has(path)) groups.set(users, [...(groups.get(users) ?? []), path]);
  }
  const importsOf = (entry) =>
    [...groups.values()]
      .filter((group) => group.some((path) => needed.get(entry).has(path)))
      .flatMap((group) => group.filter((path) => path !== entry))
      .map((path) => `import ${JSON.stringify(join(root, path))};`)
      .join('');
  const added = new Map(entries.map((entry) => [join(root, entry), importsOf(entry)]));
  return {
    name: 'merge-chunks',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!added.has(path)) return undefined;
        const contents = `${added.get(path)}${await readFile(path, 'utf8')}`;
        return { loader: 'ts', resolveDir: dirname(path), contents };
      });
    },
  };
}

/** Returns the modules that an entry imports, and those that they import, with the entry itself. */
function findNeeded(inputs, entry) {
  const found = new Set([entry]);
  for (const path of found) {
    for (const { kind, path: imported } of inputs[path].imports)
      if (kind !== 'dynamic-import' && inputs[imported] !== undefined) found.add(imported);
  }
  return found;
}

// Finds the parts of built files that changed: the modules of a bundle by the metafile of its bundler, or the symbols of an ELF file.
// They only explain a size, so a file that cannot be read has no parts.

import { posix } from 'node:path';
import { recoverFrom, UserError } from '../errors.ts';
import type { Files } from '../host/host.ts';
import { type FilesSetting, foldHashes, type GrownFile, MAX_PARTS, MAX_ROWS_WITH_PARTS } from '../model/file-sizes.ts';
import { MAX_NAME_LENGTH, SIDES, type Side } from '../model/measurement.ts';
import { normaliseName } from '../profiles/normalise.ts';
import { selectPaths } from '../text/pattern.ts';
import { readBundleModules } from './bundle-modules.ts';
import { readElfSymbols } from './elf-symbols.ts';

/** Bytes by the name of a part. */
type Parts = ReadonlyMap<string, number>;

interface GrownRow {
  readonly name: string;
  readonly paths: Readonly<Record<Side, readonly string[]>>;
}

interface PartsSource {
  readonly folders: Readonly<Record<Side, string>>;
  readonly settings: readonly FilesSetting[];
  readonly rows: readonly GrownRow[];
}

/** A debug build of a large program has a few hundred MB. */
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_METAFILE_BYTES = 64 * 1024 * 1024;

export async function findGrownParts(files: Files, { folders, settings, rows }: PartsSource): Promise<GrownFile[]> {
  const grown: GrownFile[] = [];
  const modules = new Map<string, Awaited<ReturnType<typeof readMetafiles>>>();
  const bundles = settings.map(({ path, parts }) => ({ parts, hasFile: selectPaths([path]).hasFile }));
  for (const { name, paths } of rows.slice(0, MAX_ROWS_WITH_PARTS)) {
    const bundle = bundles.find(({ parts, hasFile }) => parts !== null && paths.head.some((path) => hasFile(path)));
    const metafile = bundle?.parts ?? null;
    if (metafile !== null) {
      const known = modules.get(metafile) ?? (await readMetafiles(files, folders, metafile));
      modules.set(metafile, known);
      const compared = compareParts(name, 'module', {
        base: modulesOf(known.base, name),
        head: modulesOf(known.head, name),
      });
      if (compared !== null) grown.push(compared);
      continue;
    }
    const [base, head] = [
      await readSymbols(files, folders.base, paths.base),
      await readSymbols(files, folders.head, paths.head),
    ];
    const compared = base.size > 0 && head.size > 0 ? compareParts(name, 'symbol', { base, head }) : null;
    if (compared !== null) grown.push(compared);
  }
  return grown;
}

async function readMetafiles(files: Files, folders: PartsSource['folders'], path: string) {
  const read = async (side: Side) => {
    const text = await files
      .read(`${folders[side]}/${path}`, MAX_METAFILE_BYTES)
      .catch(recoverFrom(UserError, () => null));
    return text === null ? new Map<string, Parts>() : readBundleModules(text);
  };
  return { base: await read('base'), head: await read('head') };
}

/** A bundler names its outputs relative to the folder in which it ran, or relative to the folder of the outputs. */
function modulesOf(outputs: ReadonlyMap<string, Parts>, name: string): Parts {
  const sum = new Map<string, number>();
  for (const [output, modules] of outputs) {
    const path = foldHashes(posix.normalize(output));
    if (path !== name && !name.endsWith(`/${path}`) && !path.endsWith(`/${name}`)) continue;
    for (const [module, bytes] of modules) sum.set(module, (sum.get(module) ?? 0) + bytes);
  }
  return sum;
}

async function readSymbols(files: Files, folder: string, paths: readonly string[]): Promise<Parts> {
  const sum = new Map<string, number>();
  for (const path of paths) {
    const bytes = await files.readBytes(`${folder}/${path}`, MAX_BYTES).catch(recoverFrom(UserError, () => null));
    for (const { name, size } of bytes === null ? [] : readElfSymbols(bytes)) {
      const symbol = normaliseName(name);
      sum.set(symbol, (sum.get(symbol) ?? 0) + size);
    }
  }
  return sum;
}

/** Null if no part differs. */
function compareParts(name: string, kind: GrownFile['kind'], sides: Readonly<Record<Side, Parts>>): GrownFile | null {
  const names = new Set(SIDES.flatMap((side) => [...sides[side].keys()]));
  const changed = [...names]
    .map((part) => ({
      name: part.slice(0, MAX_NAME_LENGTH),
      base: sides.base.get(part) ?? 0,
      head: sides.head.get(part) ?? 0,
    }))
    .filter(({ base, head }) => base !== head)
    .toSorted((one, other) => Math.abs(other.head - other.base) - Math.abs(one.head - one.base));
  if (changed.length === 0) return null;
  const parts = changed.slice(0, MAX_PARTS).toSorted((one, other) => other.head - other.base - (one.head - one.base));
  return { name, kind, parts, count: changed.length };
}

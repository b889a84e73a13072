// Runs a command unless it passed before with the same files:
//   node scripts/unless-passed.mjs NAME PATH… -- COMMAND…
// PATH is a source file, which stands for all that it imports too, another file, or a folder, which stands for all files in it. The
// packages of the lock file and the command belong to them. `.ci/passed` has a line for each name: commit it after a run that passed.
// After the time BENCH_REFEREE_CI_END, in seconds since 1970, no command is started: its name goes into the file BENCH_REFEREE_CI_LEFT.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const RECORD = join(root, '.ci/passed');

/** A digest of files and texts. Paths are relative to the top folder. */
export async function digestOf(paths, texts = []) {
  const isFolder = (path) => statSync(join(root, path)).isDirectory();
  const isSource = (path) => !isFolder(path) && /\.(?:[cm]?[jt]s|json)$/.test(path);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: paths.filter(isSource),
    outdir: 'unused',
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const inFolders = paths.filter(isFolder).flatMap((path) =>
    readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  );
  const others = paths.filter((path) => !isFolder(path) && !isSource(path));
  const files = [...new Set([...Object.keys(metafile.inputs), ...inFolders, ...others, 'package-lock.json'])].sort();
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function readRecord() {
  const lines = existsSync(RECORD) ? readFileSync(RECORD, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => line.split(' ')));
}

async function main([name, ...rest]) {
  const paths = rest.slice(0, rest.indexOf('--'));
  const command = rest.slice(rest.indexOf('--') + 1);
  const digest = await digestOf(paths, command);
  if (readRecord().get(name) === digest) {
    console.log(`${name}: passed with the same files before, so it is not run again`);
    return 0;
  }
  if (Date.now() / 1000 > Number(process.env.BENCH_REFEREE_CI_END ?? Number.POSITIVE_INFINITY)) {
    console.log(`${name}: left out, because the time is over`);
    appendFileSync(process.env.BENCH_REFEREE_CI_LEFT, `${name}\n`);
    return 0;
  }
  const { status } = spawnSync(command[0], command.slice(1), { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  // Read again: another command may have been recorded meanwhile.
  const record = [...readRecord().set(name, digest)].sort();
  writeFileSync(RECORD, record.map((line) => `${line.join(' ')}\n`).join(''));
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));

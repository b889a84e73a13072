// Bundles src/ into dist/: the program runs from a checkout without an install. `node scripts/build.mjs` writes
// dist/; with a folder as argument it writes there instead. Tests use `bundle` to test what the sources make.
// The output depends on the sources and the lock file only, so two builds are equal byte for byte.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';
import { mergeChunks } from './merge-chunks.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const ENTRIES = { index: 'gate', measure: 'measure', report: 'report', record: 'record', post: 'post', cli: 'cli' };

/** Some dependencies are CommonJS and call `require`, which an ES module does not have by itself. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** Modules that stand in for packages, by name. */
const STAND_INS = {
  // Nearly half a megabyte and 30 ms of start-up for proxies, which Node.js supports itself: see src/host/proxy.ts.
  undici: 'export class ProxyAgent {} export const fetch = (...call) => globalThis.fetch(...call);',
  // 6 ms of start-up for results in XML, so it is a file of its own (ON_FIRST_USE), which is loaded on first use.
  saxes: `
    export class SaxesParser { constructor(...options) { return new (require('#saxes').SaxesParser)(...options); } }
  `,
  // 10 ms of start-up for the expressions of filters, likewise.
  re2js: `
    export const RE2JS = { compile: (pattern) => require('#re2js').RE2JS.compile(pattern) };
  `,
};

const standIns = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:${Object.keys(STAND_INS).join('|')})$`);
    onResolve({ filter }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace: 'stand-in' } : undefined,
    );
    onLoad({ filter, namespace: 'stand-in' }, ({ path }) => ({
      resolveDir: root,
      contents: STAND_INS[path],
    }));
  },
};

/** What the package.json of the bundle resolves: the stand-ins require it. */
const EXTERNAL = ['#*'];

/** Modules of constants that take the code of many others to compute. The bundle has their values instead. */
const CONSTANTS = ['src/formats/format-names.ts'];

const constants = {
  name: 'constants',
  setup({ onLoad }) {
    const paths = new Set(CONSTANTS.map((path) => join(root, path)));
    onLoad({ filter: /\.ts$/ }, async ({ path }) => (paths.has(path) ? { contents: await compute(path) } : undefined));
  },
};

/** Returns a module with the values of the constants that a module exports. They must be what JSON can express. */
async function compute(path) {
  const settings = {
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    external: EXTERNAL,
  };
  const { outputFiles } = await build({ ...settings, plugins: [standIns] });
  const values = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/**
 * `compare` has to start as fast as benchstat, and a dozen chunks that it shares with other commands take 8 ms to
 * open. So it is a file of its own, with copies of what it needs; the rest of it (LATER) stays shared.
 */
const ALONE = { compare: 'src/cli/compare.ts' };
const LATER = {
  'compare-report': 'src/cli/compare-report.ts',
  'foreign-results': 'src/cli/foreign-results.ts',
};

/** Commands that people wait for, from the smallest to the largest: they load what they need, and little else. */
const LEAN = ['help', 'formats', 'parse', 'explain-error', 'validate', 'report', 'check'].map(
  (command) => `src/cli/${command}.ts`,
);

/** What is used of packages that are loaded on first use. Nobody reads its names in a stack trace, so they are short. */
const ON_FIRST_USE = { re2js: 'RE2JS', saxes: 'SaxesParser' };

/** Imports of these files stay imports: in dist they stand beside the importer. */
function apart(entries) {
  const names = new Map(Object.entries(entries).map(([name, path]) => [join(root, path), name]));
  return {
    name: 'apart',
    setup({ onResolve }) {
      onResolve({ filter: /\.ts$/ }, ({ kind, path, resolveDir }) => {
        const name = kind === 'dynamic-import' ? names.get(resolve(resolveDir, path)) : undefined;
        return name === undefined ? undefined : { path: `./${name}.js`, external: true };
      });
    },
  };
}

/** Writes the bundle to `folder`; the licences of everything in it stand beside it. */
export async function bundle(folder) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await rm(folder, { recursive: true, force: true });
  const options = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'chunks/[name]-[hash]',
    banner: { js: BANNER },
    define: { 'process.env.BENCH_REFEREE_VERSION': JSON.stringify(version) },
    legalComments: 'none',
    // A third of the bytes that every job downloads is white space and long syntax. Names stay, and lines short enough for a
    // stack trace.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    logLevel: 'warning',
    external: EXTERNAL,
    metafile: true,
  };
  const entries = Object.entries(ENTRIES).map(([out, entry]) => [out, `src/entries/${entry}.ts`]);
  const split = {
    ...options,
    entryPoints: { ...Object.fromEntries(entries), ...LATER },
    splitting: true,
    plugins: [standIns, constants, apart(ALONE)],
  };
  const planned = await build({ ...split, write: false });
  const merged = mergeChunks(planned.metafile, { root, lean: LEAN, alone: `src/entries/${ENTRIES.cli}.ts` });
  const { metafile } = await build({ ...split, plugins: [merged, ...split.plugins] });
  const alone = await build({
    ...options,
    entryPoints: ALONE,
    plugins: [standIns, constants, apart(LATER)],
  });
  const packages = Object.entries(ON_FIRST_USE).map(([name, used]) =>
    build({
      ...options,
      stdin: { contents: `export { ${used} } from '${name}';`, resolveDir: root },
      format: 'cjs',
      banner: {},
      minifyIdentifiers: true,
      outdir: undefined,
      outfile: join(folder, `${name}.cjs`),
    }),
  );
  const all = [{ metafile }, alone, ...(await Promise.all(packages))];
  const inputs = all.flatMap((one) => Object.keys(one.metafile.inputs));
  await mkdir(folder, { recursive: true });
  const imports = Object.fromEntries(Object.keys(ON_FIRST_USE).map((name) => [`#${name}`, `./${name}.cjs`]));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports })}\n`);
  await writeFile(join(folder, 'licenses.txt'), await licencesOf(root, inputs));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(resolve(process.argv[2] ?? join(root, 'dist')));

// Bundles src/ into dist/: the program runs from a checkout without an install. `node scripts/build.mjs` writes
// dist/; with a folder as argument it writes there instead. Tests use `bundle` to test what the sources make.
// The output depends on the sources and the lock file only, so two builds are equal byte for byte.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Files of dist that the actions start: they call a function of src/entries/action.ts, so all actions share one bundle. */
const ACTIONS = { index: 'runGate', measure: 'runMeasure', report: 'runReport', record: 'runRecord', post: 'runPost' };

/**
 * Files that are loaded on demand, and others that are loaded with each. What they share then falls into few chunks: each chunk takes
 * Node.js a millisecond, however small it is. So what explains an error comes with what nearly every command reads.
 */
const ON_DEMAND = {
  'cli/help': [],
  'cli/subcommands': ['cli/help'],
  'cli/explain-error': ['cli/subcommands', 'settings/command-line', 'cli/read-config'],
  'host/github-client': ['cli/explain-error'],
  'cli/formats': ['cli/subcommands', 'settings/command-line'],
  'cli/parse': ['cli/formats'],
  'cli/compare': [],
  'cli/validate': ['cli/explain-error'],
  'cli/judge-recording': ['cli/validate'],
  'cli/report': ['cli/judge-recording'],
  'render/pages/html': ['cli/report'],
  'cli/compare-report': ['render/pages/html', 'cli/parse'],
  'entries/history': ['cli/report'],
  'entries/measuring': [],
};

/** Some dependencies are CommonJS and call `require`, which an ES module does not have by itself. */
const BANNER =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

function onFirstCall(module, functions) {
  const load = `require('${module}')`;
  return functions.map((name) => `export const ${name} = (...call) => ${load}.${name}(...call);`).join('\n');
}

/** Modules that stand in for packages and modules of Node.js, by name. */
const STAND_INS = {
  // Nearly half a megabyte and 30 ms of start-up for proxies, which Node.js supports itself: see src/host/proxy.ts.
  undici: 'export class ProxyAgent {} export const fetch = (...call) => globalThis.fetch(...call);',
  // 6 ms of start-up for results in XML, and 10 ms for the expressions of filters: files that are loaded on first use.
  saxes:
    "export class SaxesParser { constructor(...options) { return new (require('#saxes').SaxesParser)(...options); } }",
  re2js: "export const RE2JS = { compile: (pattern) => require('#re2js').RE2JS.compile(pattern) };",
  // An import reads all exports of a module of Node.js, and two of this one load the client behind `fetch`: 15 ms from node 24 on.
  'node:http': "module.exports = require('node:http');",
  http: "module.exports = require('node:http');",
  // 4 to 6 ms each for what short commands do not call.
  'node:child_process': onFirstCall('node:child_process', ['execFile', 'spawn']),
  'node:zlib': onFirstCall('node:zlib', ['brotliCompress', 'gunzipSync', 'gzip']),
  'node:net': onFirstCall('node:net', ['connect', 'createServer']),
  'node:crypto': onFirstCall('node:crypto', ['createHash', 'randomBytes', 'randomUUID']),
};

/** What is used of packages that are loaded on first use. Nobody reads its names in a stack trace, so they are short. */
const ON_FIRST_USE = { re2js: 'RE2JS', saxes: 'SaxesParser' };

/** Modules whose exports are computed here, so that nothing they are computed from is loaded for them. */
const CONSTANTS = /src.(?:formats.format-names|cli.flag-help)\.ts$/;

async function computeExports(path) {
  const constants = Object.entries(await import(pathToFileURL(path)));
  const print = (value) => (value instanceof Map ? `new Map(${JSON.stringify([...value])})` : JSON.stringify(value));
  return constants.map(([name, value]) => `export const ${name} = ${print(value)};`).join('\n');
}

const standIns = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:${Object.keys(STAND_INS).join('|')})$`);
    onResolve({ filter }, ({ kind, path }) =>
      kind === 'import-statement' ? { path, namespace: 'stand-in' } : undefined,
    );
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const name = Object.keys(ON_DEMAND).find((name) => path === join(root, 'src', `${name}.ts`));
      if (name === undefined) return undefined;
      const imports = ON_DEMAND[name].map((smaller) => `import ${JSON.stringify(join(root, 'src', `${smaller}.ts`))};`);
      return { loader: 'ts', contents: [await readFile(path, 'utf8'), ...imports].join('\n') };
    });
    onLoad({ filter: CONSTANTS }, async ({ path }) => ({ contents: await computeExports(path) }));
    onLoad({ filter, namespace: 'stand-in' }, ({ path }) => ({ resolveDir: root, contents: STAND_INS[path] }));
  },
};

/** Writes the bundle to `folder`; the licences of everything in it stand beside it. */
export async function bundle(folder) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
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
    external: ['#*'],
    metafile: true,
    write: false,
  };
  const entryPoints = {
    action: 'src/entries/action.ts',
    cli: 'src/entries/cli.ts',
  };
  for (const name of Object.keys(ON_DEMAND)) entryPoints[`chunks/${basename(name)}`] = `src/${name}.ts`;
  const program = await build({ ...options, entryPoints, splitting: true, plugins: [standIns] });
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
  const all = [program, ...(await Promise.all(packages))];
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'chunks'), { recursive: true });
  const rename = nameChunks(program.metafile);
  for (const { path, text } of all.flatMap(({ outputFiles }) => outputFiles))
    await writeFile(rename(path), rename(text));
  for (const [name, run] of Object.entries(ACTIONS))
    await writeFile(join(folder, `${name}.js`), `import { ${run} } from './action.js';\n\nawait ${run}();\n`);
  const imports = Object.fromEntries(Object.keys(ON_FIRST_USE).map((name) => [`#${name}`, `./${name}.cjs`]));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ type: 'module', imports })}\n`);
  const inputs = all.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  await writeFile(join(folder, 'licenses.txt'), await licencesOf(root, inputs));
}

/**
 * A function that replaces the names of shared chunks in a text. esbuild makes one for each set of entries that share modules, and
 * names it by a digest of its content. Named by its users, it keeps its name when the content changes.
 */
function nameChunks({ outputs }) {
  const users = new Map();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === undefined) continue;
    const reached = new Set([path]);
    for (const file of reached)
      for (const { path: imported, kind, external } of outputs[file].imports)
        if (kind === 'import-statement' && !external) reached.add(imported);
    for (const file of reached) users.set(file, [...(users.get(file) ?? []), basename(path, '.js')]);
  }
  const shared = [...users].filter(([path]) => outputs[path].entryPoint === undefined);
  const names = new Map(shared.map(([path, by]) => [basename(path), `${by.sort().join('-')}.js`]));
  return (text) => text.replace(/\bchunk-[A-Z0-9]{8}\.js/g, (name) => names.get(name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(resolve(process.argv[2] ?? join(root, 'dist')));

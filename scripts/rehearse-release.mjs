// Does everything of RELEASE.md that needs no server, in a clone of the last commit, and publishes nothing:
//   npx node scripts/rehearse-release.mjs --owner NAME --version X.Y.Z [--to FOLDER]
// It names the release, builds dist, packs it twice to the same bytes, checks the licences, and writes what a release consists of into the
// folder: the package, the list of its files, the notes, the SBOM (CycloneDX) and the statement that GitHub would sign (in-toto).
// Each step prints a line. The first that fails ends it with exit code 1.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PERMISSIVE } from './licences.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    owner: { type: 'string', default: 'octo' },
    version: { type: 'string', default: '9.9.9' },
    to: { type: 'string' },
  },
});
const { owner, version } = values;
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const to = resolve(values.to ?? join(folder, 'release'));
const clone = join(folder, 'bench-referee');
const run = (program, ...args) => execFileSync(program, args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' });
const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
const filesBelow = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();

function step(name, work) {
  try {
    const said = work();
    console.log(`ok    ${name}${said ? `: ${said}` : ''}`);
  } catch (error) {
    console.error(`FAIL  ${name}: ${error.stderr || error.message}`);
    process.exitCode = 1;
    throw error;
  }
}

function require(isTrue, problem) {
  if (!isTrue) throw new Error(problem);
}

/** Name, version and licence of each bundled package, from the first lines of its text. */
function bundledPackages() {
  const text = readFileSync(join(clone, 'dist/licenses.txt'), 'utf8');
  const heads = text.split(`\n${'-'.repeat(80)}\n\n`).map((entry) => entry.split('\n', 1)[0]);
  return heads.map((head) => {
    const [, name, number, licence] = /^(\S+) (\S+) \((.+)\)$/.exec(head) ?? [];
    require(name !== undefined, `dist/licenses.txt: "${head}" names no package`);
    return { name, version: number, licence };
  });
}

try {
  mkdirSync(to, { recursive: true });
  let packed = '';
  step('clone of the last commit', () => {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    return run('git', 'rev-parse', '--short', 'HEAD').trim();
  });
  step('owner and version by one command', () => {
    const names = ['--owner', owner, '--version', version, '--root', clone];
    run(process.execPath, 'scripts/release-names.mjs', ...names);
    run('npm', 'run', '--silent', 'docs');
    const again = run(process.execPath, 'scripts/release-names.mjs', ...names);
    require(again === '', `a second time it changed ${again}`);
    const shown = run('git', 'ls-files', 'README.md', '.github/CODEOWNERS', 'package.json', 'docs', 'examples')
      .trim()
      .split('\n');
    const isText = (path) => /\.(?:md|ya?ml|json)$|CODEOWNERS$/.test(path) && !path.startsWith('docs/internals/');
    const left = shown.filter(
      (path) => isText(path) && /(?<!\w)OWNER\/|@OWNER/.test(readFileSync(join(clone, path), 'utf8')),
    );
    require(left.length === 0, `OWNER is still in ${left.join(', ')}`);
    return `${run('git', 'diff', '--name-only').trim().split('\n').length} files`;
  });
  step('dist', () => {
    run(process.execPath, 'scripts/build.mjs');
    const said = run(process.execPath, 'dist/cli.js', '--version').trim();
    require(said === version, `its version is ${said}`);
    return `${filesBelow(join(clone, 'dist')).length} files`;
  });
  step('the package, built and packed twice to the same bytes', () => {
    run('npm', 'pkg', 'set', `gitHead=${run('git', 'rev-parse', 'HEAD').trim()}`);
    const sums = ['first', 'second'].map((name) => {
      const place = join(folder, name);
      mkdirSync(place);
      run(process.execPath, 'scripts/build.mjs');
      run('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', place);
      [packed] = filesBelow(place);
      return sha256(packed);
    });
    require(sums[0] === sums[1], 'the two packages differ');
    cpSync(packed, join(to, `bench-referee-${version}.tgz`));
    return sums[0];
  });
  step('licences', () => {
    const packages = bundledPackages();
    const refused = packages.filter(({ licence }) => !PERMISSIVE.includes(licence));
    require(refused.length === 0, refused.map(({ name, licence }) => `${name} (${licence})`).join(', '));
    return `${packages.length} bundled packages`;
  });
  step('notes', () => {
    const [, notes = ''] = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8').split(
      new RegExp(`^## ${version}, \\S+$`, 'm'),
    );
    const text = notes.split(/^## /m)[0].trim();
    require(text !== '', `CHANGELOG.md has no section for ${version}`);
    writeFileSync(join(to, 'notes.md'), `${text}\n`);
  });
  step('list of the files', () => {
    const lines = filesBelow(join(clone, 'dist')).map((path) => `${sha256(path)}  ${path.slice(clone.length + 1)}`);
    writeFileSync(join(to, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  });
  step('SBOM', () => {
    const components = bundledPackages().map(({ name, version: number, licence }) => ({
      type: 'library',
      name,
      version: number,
      licenses: [{ license: { id: licence } }],
      purl: `pkg:npm/${name.replace(/^@/, '%40')}@${number}`,
    }));
    const component = { type: 'application', name: 'bench-referee', version, purl: `pkg:npm/bench-referee@${version}` };
    const sbom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components };
    writeFileSync(join(to, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
    return `${components.length} components`;
  });
  step('provenance statement', () => {
    const subjects = [
      ...filesBelow(join(clone, 'dist')),
      join(to, 'SHA256SUMS'),
      join(to, `bench-referee-${version}.tgz`),
    ];
    const subject = subjects.map((path) => ({
      name: path.startsWith(clone) ? path.slice(clone.length + 1) : path.slice(to.length + 1),
      digest: { sha256: sha256(path) },
    }));
    const repository = `https://github.com/${owner}/bench-referee`;
    const commit = { gitCommit: run('git', 'rev-parse', 'HEAD').trim() };
    const predicate = {
      buildDefinition: {
        buildType: 'https://actions.github.io/buildtypes/workflow/v1',
        externalParameters: {
          workflow: { ref: `refs/tags/v${version}`, repository, path: '.github/workflows/release.yml' },
        },
        resolvedDependencies: [{ uri: `git+${repository}@refs/tags/v${version}`, digest: commit }],
      },
      runDetails: { builder: { id: 'rehearsal, which nobody signs' } },
    };
    const types = { _type: 'https://in-toto.io/Statement/v1', predicateType: 'https://slsa.dev/provenance/v1' };
    writeFileSync(join(to, 'provenance.json'), `${JSON.stringify({ ...types, subject, predicate }, null, 2)}\n`);
    return `${subject.length} subjects`;
  });
  step('the package as a user runs it', () => {
    const place = join(folder, 'user');
    mkdirSync(place);
    execFileSync('tar', ['-xzf', packed, '-C', place]);
    const { gitHead } = JSON.parse(readFileSync(join(place, 'package/package.json'), 'utf8'));
    require(/^[0-9a-f]{40}$/.test(gitHead), 'it does not name its commit');
    execFileSync(process.execPath, [join(place, 'package/dist/cli.js'), 'formats'], { stdio: 'pipe' });
  });
  step('pictures of the gallery', () => {
    const page = readFileSync(join(clone, 'docs/gallery.md'), 'utf8');
    const pictures = [...page.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path);
    const missing = pictures.filter((path) => !existsSync(join(clone, 'docs', path)));
    require(pictures.length >= 6 && missing.length === 0, `missing: ${missing.join(', ') || 'all'}`);
    return `${pictures.length}`;
  });
  console.log(`\nEverything that needs no server is in ${values.to ?? to}.`);
} catch {
  process.exitCode ||= 1;
} finally {
  if (values.to !== undefined) rmSync(folder, { recursive: true, force: true });
}

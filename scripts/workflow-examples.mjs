// Every workflow that we tell people to use, each as a file of its own for programs that look for mistakes:
// `node scripts/workflow-examples.mjs FOLDER`. They come from the YAML blocks of the documentation, from examples/,
// and from the built `init` in each of the repositories of __tests__/fixtures/init.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** How every example names this action: nobody can know the commit of a release before it is made. */
const PLACEHOLDER = '0'.repeat(40);

/** A block of `yaml` is ours, and says on its first line which file it is; `yml` marks those of other tools. */
const BLOCK = /^```yaml\n(# \.github\/workflows\/.*?)^```$/gms;

/** `{ name, text }` of each; `name` is a file name that says where it was found. */
export async function documentedWorkflows() {
  const pages = [...(await filesBelow('.', '.md', false)), ...(await filesBelow('docs', '.md', true))];
  const blocks = pages.flatMap(({ path, text }) =>
    [...text.matchAll(BLOCK)].map(({ 1: block, index }) => ({
      name: fileName(`${path}-line-${text.slice(0, index).split('\n').length}`),
      text: block,
    })),
  );
  const examples = (await filesBelow('examples', '.yml', true)).filter(({ text }) => /^jobs:/m.test(text));
  return [...blocks, ...examples.map(({ path, text }) => ({ name: fileName(path), text }))];
}

/** What `init` writes, in a copy of each fixture. */
async function writtenWorkflows() {
  const fixtures = join(root, '__tests__/fixtures/init');
  const written = [];
  for (const ecosystem of await readdir(fixtures)) {
    const folder = await mkdtemp(join(tmpdir(), 'workflow-examples-'));
    await cp(join(fixtures, ecosystem), folder, { recursive: true });
    execFileSync('git', ['init', '--quiet', folder]);
    const uses = `OWNER/bench-referee@${PLACEHOLDER}`;
    spawnSync(process.execPath, [join(root, 'dist/cli.js'), 'init', '--uses', uses], { cwd: folder });
    const workflow = join(folder, '.github/workflows/bench-referee.yml');
    // One of the fixtures has no benchmark that init knows.
    if (existsSync(workflow)) written.push({ name: `init-${ecosystem}.yml`, text: await readFile(workflow, 'utf8') });
    await rm(folder, { recursive: true, force: true });
  }
  return written;
}

async function filesBelow(folder, ending, recursive) {
  const names = await readdir(join(root, folder), { recursive });
  const paths = names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
  return Promise.all(
    paths.sort().map(async (path) => ({
      path: path.replaceAll('\\', '/'),
      text: await readFile(join(root, path), 'utf8'),
    })),
  );
}

function fileName(where) {
  return `${where.replace(/\.yml$/, '').replaceAll('/', '-')}.yml`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? 'workflow-examples');
  await mkdir(folder, { recursive: true });
  const all = [...(await documentedWorkflows()), ...(await writtenWorkflows())];
  for (const { name, text } of all) await writeFile(join(folder, name), text);
  process.stdout.write(`${all.length} workflows in ${folder}\n`);
}

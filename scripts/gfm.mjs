// GitHub's Markdown to a tree of HTML, by the same kind of pipeline as GitHub's. What that needs is no dependency
// of this project: npm installs it into a cache folder, below the system's temporary one by default.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const CACHE = join(tmpdir(), 'bench-referee-pictures');

const PACKAGES = {
  'github-markdown-css': '5.9.0',
  'puppeteer-core': '24.43.1',
  'rehype-raw': '7.0.0',
  'rehype-sanitize': '6.0.0',
  'rehype-stringify': '10.0.1',
  'remark-gfm': '4.0.1',
  'remark-parse': '11.0.0',
  'remark-rehype': '11.1.2',
  unified: '11.0.5',
  'upng-js': '2.1.0',
};

/** Answers what imports one of the packages, which are ES modules. */
export function install(folder) {
  mkdirSync(folder, { recursive: true });
  const manifest = `${JSON.stringify({ private: true, dependencies: PACKAGES }, null, 2)}\n`;
  const path = join(folder, 'package.json');
  const isCurrent =
    existsSync(join(folder, 'node_modules')) && existsSync(path) && readFileSync(path, 'utf8') === manifest;
  if (!isCurrent) {
    writeFileSync(path, manifest);
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const require = createRequire(join(resolve(folder), 'index.js'));
  return (name) => import(pathToFileURL(require.resolve(name)).href);
}

/** Markdown to a tree of elements, HTML in it parsed and nothing taken away. */
export async function pipeline(folder = CACHE) {
  const load = install(folder);
  const names = ['unified', 'remark-parse', 'remark-gfm', 'remark-rehype', 'rehype-raw'];
  const [{ unified }, parse, gfm, rehype, raw] = await Promise.all(names.map(load));
  const processor = unified()
    .use(parse.default)
    .use(gfm.default)
    .use(rehype.default, { allowDangerousHtml: true })
    .use(raw.default);
  return (markdown) => processor.run(processor.parse(markdown));
}

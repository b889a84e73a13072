// Bundles src/render/page/ into src/render/page-script.ts: the script of the HTML report as a string, with its hash
// for the page's policy. `node scripts/page-script.mjs` writes; the tests only ask `pageScript` whether the
// file is current. The output depends on the sources and the lock file only.

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export const PAGE_SCRIPT_PATH = 'src/render/page-script.ts';

/** The text of the file. */
export async function pageScript() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/render/page/main.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // The page says that it is UTF-8, but a script that is ASCII is right wherever its text is copied to.
    charset: 'ascii',
    legalComments: 'none',
    lineLimit: 120,
    logLevel: 'warning',
  });
  const script = outputFiles[0].text.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error('the script would end its own element');
  const hash = createHash('sha256').update(script).digest('base64');
  const lines = script.split('\n').map((line) => `  ${JSON.stringify(line)},`);
  return `// Written by \`npm run docs\` from src/render/page/. Do not edit.

export const PAGE_SCRIPT = [
${lines.join('\n')}
].join('\\n');

/** Of the script, as a Content-Security-Policy names it. */
export const PAGE_SCRIPT_HASH = 'sha256-${hash}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(join(root, PAGE_SCRIPT_PATH), await pageScript());

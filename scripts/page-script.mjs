// Bundles src/render/pages/browser/ into src/render/pages/page-script.ts and src/render/pages/flame-script.ts: the scripts of the HTML report
// and of the flame graph as strings, with their hashes for the policies of the pages. `node scripts/page-script.mjs` writes; the tests only ask `pageScript` whether the
// file is current. The output depends on the sources and the lock file only.

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The written files, with their entry and the name of their constant. */
export const PAGE_SCRIPTS = {
  'src/render/pages/page-script.ts': { entry: 'src/render/pages/browser/main.ts', name: 'PAGE_SCRIPT' },
  'src/render/pages/flame-script.ts': { entry: 'src/render/pages/browser/flame.ts', name: 'FLAME_SCRIPT' },
};

/** The text of one of the files. */
export async function pageScript(path) {
  const { entry, name } = PAGE_SCRIPTS[path];
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
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
  return `// Written by \`npm run docs\` from src/render/pages/browser/. Do not edit.

export const ${name} = [
${lines.join('\n')}
].join('\\n');

/** Of the script, as a Content-Security-Policy names it. */
export const ${name}_HASH = 'sha256-${hash}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const path of Object.keys(PAGE_SCRIPTS)) await writeFile(join(root, path), await pageScript(path));

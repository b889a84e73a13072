// Comments at the end of a configuration: what the repository has besides its benchmarks, and the keys that would measure it. They
// change nothing until somebody removes the signs before them.

import { ownFileUrl } from '../text/own-repository.ts';
import { packageManagerOf } from './javascript-packages.ts';
import { asObject, dependenciesOf, readJson, type Tree } from './tree.ts';

const BUNDLERS = ['@rspack/core', 'esbuild', 'parcel', 'rolldown', 'rollup', 'tsup', 'vite', 'webpack'];

/** Empty, or lines that end with a line break. `tree`: only the package at its top is read. */
export function renderProposals(tree: Tree): string {
  if (!tree.has('package.json')) return '';
  const manifest = readJson(tree, 'package.json');
  const scripts = asObject(manifest['scripts']);
  const dependencies = dependenciesOf(manifest);
  const manager = packageManagerOf(tree, '');
  const page = ownFileUrl('docs/configuration.md');
  const bundler = BUNDLERS.find((name) => dependencies.includes(name));
  const lines = [
    ...(bundler === undefined || !('build' in scripts)
      ? []
      : [
          `# Sizes of what ${bundler} writes need no rounds (${page}#files). Let setup run the build, too: ${manager.script} build`,
          ...['files:', '  - path: dist/**/*.js', '    compress: gzip'].map((line) => `# ${line}`),
        ]),
    ...(!dependencies.includes('autocannon') || !('start' in scripts)
      ? []
      : [
          `# A server under load, as an entry of run (${page}#service):`,
          ...[
            '  - name: server',
            `    service: PORT="$BENCH_REFEREE_PORT" ${manager.script} start`,
            `    command: ${manager.exec} autocannon --json -c 16 -d 5 http://127.0.0.1:$BENCH_REFEREE_PORT/`,
            '    format: autocannon',
          ].map((line) => `# ${line}`),
        ]),
  ];
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n`;
}

// Services of pull requests that try to slow the other side, to answer for somebody else, or to speak to the runner. Each attack
// first works on a naive action.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, doing, naively, says } from '../support/attack.ts';
import { benchRepository, type Commit } from '../support/bench-repository.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A configuration whose command has a service, which is a script of each side. */
const served = (more: string) => `run:
  - command: sh bench.sh
    service:
      command: exec bash service.sh
${more.replaceAll(/^/gm, '      ')}
`;

const serving = (commit: Commit, script: string): Commit => ({
  ...commit,
  files: { ...commit.files, 'service.sh': script },
});

describe('T96', () => {
  const makePaths = () => {
    const folder = temporaryFolder('services-');
    return { pids: join(folder, 'pids'), found: join(folder, 'found') };
  };
  const spinner = (pids: string) => `echo $$ >> ${pids}; while :; do :; done\n`;
  /** Whether a process that was noted runs now: neither gone nor stopped. */
  const looks = (pids: string, found: string) =>
    doing(
      `for p in $(cat ${pids} 2>/dev/null); do case $(sed 's/.*) //; s/ .*//' /proc/$p/stat 2>/dev/null) in R|S|D) echo $p >> ${found};; esac; done`,
    );

  test('the naive one measures base beside a server of head', async () => {
    const { pids, found } = makePaths();
    const server = doing(`setsid -f bash -c '${spinner(pids).trim()}' >/dev/null 2>&1 </dev/null; sleep 0.2`);
    await naively([looks(pids, found), server]);
    expect(existsSync(found)).toBe(true);
  });

  test.each(['true', 'false'])('ours lets no service run beside the other side (keep: %s)', async (keep) => {
    const { pids, found } = makePaths();
    const base = {
      ...serving(looks(pids, found), 'sleep 60 & wait\n'),
      config: served(`ready: "true"\nkeep: ${keep}`),
    };
    const head = serving(allocs(7), spinner(pids));
    const { outputs } = await attack(benchRepository(base, head));
    expect(outputs['verdict']).toBe('pass');
    expect(existsSync(pids)).toBe(true);
    expect(existsSync(found)).toBe(false);
  });
});

describe('T97', () => {
  /** Listens outside of everything that the gate knows of, for a while. */
  const LISTENER = `require("http").createServer((q, r) => r.end("7")).listen(Number(process.argv[1]), "127.0.0.1"); setTimeout(() => process.exit(), 5000);`;
  const impostor = (port: string) =>
    `env -i setsid ${process.execPath} -e '${LISTENER}' ${port} >/dev/null 2>&1 </dev/null &`;
  const ASK = `${process.execPath} -e 'fetch("http://127.0.0.1:" + process.argv[1]).then((r) => r.text()).then((t) => console.log(process.argv[2].replace("7", t)))'`;
  const asking = (port: string): Commit => ({ invocations: [`!${ASK} ${port} '${says(7)}'`] });

  test('the naive one believes whoever answers', async () => {
    const ask: Commit = { invocations: [`!${impostor('18765')} sleep 1; ${ASK} 18765 '${says(7)}'`] };
    expect((await naively([allocs(7), ask])).outputs['verdict']).toBe('pass');
  });

  test('ours refuses a port on which something else listens', async () => {
    const base = {
      ...serving(
        asking('"$BENCH_REFEREE_PORT"'),
        `exec ${process.execPath} -e '${LISTENER.replace('5000', '50000')}' "$BENCH_REFEREE_PORT"\n`,
      ),
      config: served('ready-seconds: 20'),
    };
    const head = serving(asking('"$BENCH_REFEREE_PORT"'), `${impostor('"$BENCH_REFEREE_PORT"')}\nsleep 60\n`);
    const { outputs, summary } = await attack(benchRepository(base, head), { keepsRunning: true });
    expect(outputs['verdict']).toBe('error');
    expect(summary).toContain('does not have its port');
  });
});

describe('T98', () => {
  const SAYS = 'echo "::error title=gate::all is lost"; echo "::add-mask::bench"; echo "::error::x" >&2';

  test('the naive one passes on what it prints', async () => {
    const { stdout } = await naively([allocs(7), doing(SAYS)]);
    expect(stdout).toMatch(/^::error title=gate::/m);
  });

  test.each(['exit 3', 'sleep 60'])('ours does not, also in its last lines (%s)', async (end) => {
    const base = serving(allocs(7), 'sleep 60\n');
    const config = served(`ready: 'test $(cat ready) = yes'\nready-seconds: 1`);
    const head = serving(allocs(7), `${SAYS}; ${end}\n`);
    const repository = benchRepository(
      { ...base, config, files: { ...base.files, ready: 'yes\n' } },
      { ...head, files: { ...head.files, ready: 'no\n' } },
    );
    const { stdout, outputs, summary } = await attack(repository);
    expect(outputs['verdict']).toBe('error');
    expect(stdout).not.toMatch(/^::(?:error title=gate|add-mask|error::x)/m);
    expect(summary).toContain('all is lost');
  });
});

// Group B of docs/internals/attacks.md: the ways in which a step gives commands to its runner. Through the built action as a
// runner starts it; each attack is first shown to work on a naive one.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allocs, attack, doing, naive, naively, says } from '../support/attack.ts';
import { benchRepository, type Commit } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { type StepEnded, step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Says it on both streams and fails, so that the end of it is shown. */
const saying = (text: string): Commit => ({
  ...allocs(7),
  config: 'run: bash said.sh\n',
  files: { 'said.sh': `printf '%b' '${text}' >&2\nprintf '%b' '${text}'\nexit 3\n` },
});

/** What of it is not ours. */
const foreign = ({ commands }: StepEnded) =>
  commands.filter((line) => !/^::(group::(output of |rounds$)|endgroup::|warning::|error::)/.test(line));

const SAID = 'run: bash said.sh\n';

describe('T05', () => {
  const lines = [
    '::error::red herring',
    '  ::add-mask::1',
    '::add-mask::regression',
    '::stop-commands::x',
    '::save-state name=folder::/',
    '::set-output name=verdict::pass',
    '::add-matcher::m.json',
  ];
  const loud = saying(`${lines.join('\\n')}\\n`);

  test('the naive one passes commands on to the runner', async () => {
    const { commands } = await naively([loud, {}]);
    for (const line of lines) expect(commands).toContain(line.trim());
  });

  test('the runner is given none, and the end of the output can still be read', async () => {
    const ended = await attack(benchRepository({ ...allocs(7), config: SAID }, loud));
    expect(ended.outputs['verdict']).toBe('error');
    expect(foreign(ended)).toEqual([]);
    expect(ended.stdout).toContain('red herring');
    expect(ended.state['folder']).toContain(ended.temporary);
    // A mask would hide a verdict in the summary, too.
    expect(ended.summary).toContain('warm-up');
  });
});

describe('T06', () => {
  const lines = [
    'x ##[add-mask]y',
    '##[add-matcher]f',
    '\\r::warning::z',
    '\\033[1A\\033[2K::notice::erased',
    '\\033]8;;https://example.com\\a::debug::link',
    ':\\0342\\0200\\0213:error::split',
    '\\0342\\0200\\0256reversed',
    'no end of line ::endgroup::',
  ];
  const tricky = saying(lines.join('\\n'));

  test('the naive one passes on commands anywhere in a line, and what moves the cursor', async () => {
    const { commands, stdout } = await naively([tricky, {}]);
    expect(commands).toEqual(expect.arrayContaining(['x ##[add-mask]y', '::warning::z']));
    expect(stdout).toContain('\u001b');
  });

  test('ours takes all of it apart, and what it says afterwards is still a command', async () => {
    const ended = await attack(benchRepository({ ...allocs(7), config: SAID }, tricky));
    expect(foreign(ended)).toEqual([]);
    expect(ended.stdout + ended.stderr).not.toMatch(/##\[|[\u001b\u200b\u202e]|\r(?!\n)/);
    expect(ended.commands.at(-1)).toMatch(/^::error::/);
  });
});

describe('T07', () => {
  const FILES = '"$RUNNER_TEMP"/_runner_file_commands';
  const meddle = `for f in ${FILES}/*; do echo 'verdict=pass' >> "$f"; done
    echo '{"pull_request": {"number": 666}}' > "$RUNNER_TEMP"/_github_workflow/event.json`;

  test('the naive one lets a benchmark set variables for later steps and rewrite the event', async () => {
    const { later, event, summary } = await naively([doing(meddle), {}]);
    expect(later.env).toEqual({ verdict: 'pass' });
    expect(later.path).toBe('verdict=pass\nverdict=pass\nverdict=pass\nverdict=pass\n');
    expect(later.event).not.toBe(event);
    expect(summary).toContain('verdict=pass');
  });

  const outside = temporaryFolder('outside-');
  test.each([
    ['appends to the files', meddle],
    ['puts links in their place', `for f in ${FILES}/*; do rm "$f"; ln -s ${outside}/target "$f"; done`],
    ['takes them away', `rm -r ${FILES}/*`],
    ['puts a folder in their place', `for f in ${FILES}/*; do rm "$f"; mkdir "$f"; done`],
    ['puts a pipe in their place', `for f in ${FILES}/*; do rm "$f"; mkfifo "$f"; done`],
    ['takes their folder away', `rm -r ${FILES}`],
  ])('whoever %s fails the run, and they are as they were', async (_, script) => {
    const { code, outputs, state, later, event, stdout, temporary, summary } = await attack(
      benchRepository(allocs(7), doing(script)),
    );
    expect([code, outputs['verdict']]).toEqual([1, 'error']);
    expect(later).toEqual({ env: {}, path: '', event });
    expect(Object.keys(state)).toEqual(['folder']);
    expect(state['folder']).toContain(temporary);
    expect(stdout).toContain("something wrote to the runner's command files (`GITHUB_ENV`, `GITHUB_PATH`");
    expect(summary).toContain('something wrote to');
    expect(summary).not.toContain('verdict=pass');
    expect(existsSync(join(outside, 'target'))).toBe(false);
  });

  test('a pipe that comes after the last look is not waited for', async () => {
    // Without the marker in its environment it is not found among what the benchmark left. The benchmark waits until it has
    // started, because a busy machine may end the run before.
    const daemon = `cat > later.sh <<'END'
        : > ready
        while [ $SECONDS -lt 5 ]; do for f in $1/*; do [ -p $f ] || { rm $f; mkfifo $f; }; done; done
        END
      env -i PATH="$PATH" setsid bash later.sh ${FILES} > /dev/null 2>&1 &
      until [ -e ready ]; do sleep 0.02; done`;
    const repository = benchRepository(
      { ...allocs(7), keys: { rounds: '1' } },
      doing(daemon.replaceAll('\n        END', '\nEND')),
    );
    const { isTimedOut, code, stdout } = await step(repository, {
      inputs: { comment: 'never' },
      timeoutMs: 20_000,
      pipesRemain: true,
    });
    expect([isTimedOut, code]).toEqual([false, 1]);
    // Where the daemon is fast, the last look sees the first pipes.
    expect(stdout).toMatch(
      /^::error::(?:GITHUB_OUTPUT, \/.*: is a pipe without a reader\. Name a regular file\.|.*: something wrote to the runner's command files .*)$/m,
    );
  });

  test('what setup or the last of many invocations writes counts as well', async () => {
    const setup = { ...allocs(7), config: `run: sh bench.sh\nsetup: echo x=1 >> ${FILES}/set_env_*\n` };
    const inSetup = await attack(benchRepository(setup, {}));
    expect([inSetup.outputs['verdict'], inSetup.later.env]).toEqual(['error', {}]);
    const late = [says(7), says(7), `!for f in ${FILES}/set_env_*; do echo x=1 >> $f; done; echo '${says(7)}'`];
    const atTheEnd = await attack(benchRepository(allocs(7), { invocations: late }));
    expect([atTheEnd.outputs['verdict'], atTheEnd.later.env]).toEqual(['error', {}]);
  });

  test('measure writes it down, so that whoever judges the recording finds an error', async () => {
    const repository = benchRepository(allocs(7), doing(meddle));
    const { later, outputs, event } = await attack(repository, { entry: 'measure' });
    expect(later).toEqual({ env: {}, path: '', event });
    const { code } = await cli(['report', outputs['recording'] ?? ''], { folder: repository.folder });
    expect(code).toBe(2);
  });
});

describe('T43', () => {
  const repository = benchRepository({}, {});
  const temporary = temporaryFolder('runner-');
  const outside = temporaryFolder('bench-referee-outside-');
  const folder = (name: string, below = temporary) => {
    mkdirSync(join(below, name, 'base'), { recursive: true });
    writeFileSync(join(below, name, 'base/file'), '');
    return join(below, name);
  };
  const linked = (name: string, to: string) => {
    symlinkSync(to, join(temporary, name));
    return join(temporary, name);
  };
  const cleanUp = (state: Readonly<Record<string, string>>) => step(repository, { entry: 'post', temporary, state });

  test('the naive one deletes and kills whatever it is told to', async () => {
    const victim = folder('precious', outside);
    const neighbour = spawn('sleep', ['60']);
    const ended = new Promise((resolve) => neighbour.once('exit', (_, signal) => resolve(signal)));
    await naive(repository, { temporary, state: { folder: victim, pid: String(neighbour.pid) } });
    expect(existsSync(victim)).toBe(false);
    expect(await ended).toBe('SIGTERM');
  });

  test('ours removes the folder of its own that a killed run left', async () => {
    const left = folder('bench-referee-Ab12Cd');
    expect([(await cleanUp({ folder: left })).code, existsSync(left)]).toEqual([0, false]);
  });

  test('has nothing to do after a run that ended well', async () => {
    expect((await cleanUp({})).code).toBe(0);
    expect((await cleanUp({ folder: join(temporary, 'bench-referee-gone') })).code).toBe(0);
  });

  test.each<[string, () => string]>([
    ['outside', () => outside],
    ['somebody else’s', () => folder('someone-elses')],
    ['reached by ..', () => `${folder('bench-referee-x')}/../someone-elses`],
    ['reached by .. behind our name', () => join(temporary, 'bench-referee-x/../..')],
    ['the temporary folder itself', () => temporary],
    ['the root', () => '/'],
    ['our reports', () => folder('report-of-bench-referee-Ab12Cd')],
    ['reached by a link', () => `${linked('bench-referee-link', outside)}/inner`],
  ])('leaves alone what is %s', async (_, path) => {
    mkdirSync(join(outside, 'inner'), { recursive: true });
    const kept = path();
    expect([(await cleanUp({ folder: kept })).code, existsSync(kept)]).toEqual([0, true]);
  });

  test('takes a link away and not what it leads to, and kills no process of others', async () => {
    const target = folder('target', outside);
    const neighbour = spawn('sleep', ['60'], { env: { TMPDIR: join(outside, 'tmp') } });
    const link = linked('bench-referee-other', target);
    const { code } = await cleanUp({ folder: link, pid: String(neighbour.pid) });
    expect([code, existsSync(link)]).toEqual([0, false]);
    expect(readFileSync(join(target, 'base/file'), 'utf8')).toBe('');
    expect(neighbour.exitCode ?? neighbour.signalCode).toBeNull();
    neighbour.kill();
  });
});

// Services of commands, by `check` on real repositories: a server of node for each side, and a client that asks it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli, type Options } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

type Files = Readonly<Record<string, string>>;

/** Notes its start and end with its port, and answers with the number of its side. */
const SERVER = `const { createServer } = require('node:http');
const { appendFileSync } = require('node:fs');
const port = Number(process.env.BENCH_REFEREE_PORT);
const note = (what) => appendFileSync(process.env.NOTES, [what, process.env.BENCH_REFEREE_SIDE, port, process.cwd()].join(' ') + '\\n');
const server = createServer((request, response) => {
  if (request.url === '/health') return response.end('ok');
  if (request.url === '/broken') { response.statusCode = 500; return response.end('broken'); }
  response.end(String(require('./value.json')));
});
server.listen(port, '127.0.0.1', () => note('start'));
process.on('SIGTERM', () => { note('end'); process.exit(0); });
`;

/** Prints what the server answers as a time. */
const CLIENT = `const { get } = require('node:http');
get({ port: process.env.BENCH_REFEREE_PORT, host: '127.0.0.1' }, (response) => {
  let text = '';
  response.on('data', (chunk) => (text += chunk));
  response.on('end', () => console.log(JSON.stringify([{ name: 'answer', unit: 'ms', value: Number(text) + Math.random() / 100 }])));
});
`;

function configOf(service: string, more = ''): string {
  return `run:
  - name: api
    command: ${process.execPath} client.js
    format: json
    service:
${service.replaceAll(/^/gm, '      ')}
rounds: 6
${more}`;
}

const USUAL = `command: exec ${process.execPath} server.js
ready: http://127.0.0.1:$BENCH_REFEREE_PORT/health`;

const BASE: Files = { 'server.js': SERVER, 'client.js': CLIENT, 'value.json': '5' };

async function check(base: Files, head: Files, options: Partial<Options> = {}) {
  const { folder, git } = freshRepository(base);
  git('tag', 'start');
  writeTree(folder, { ...head, side: 'head\n' });
  git('add', '--all');
  git('commit', '--quiet', '--message=head');
  const notes = join(temporaryFolder('notes-'), 'notes');
  const env = { NOTES: notes, PATH: process.env['PATH'] ?? '' };
  const ended = await cli(['check', '--base', 'start', '--head', 'HEAD', '--format', 'json'], {
    ...{ folder, env },
    ...options,
  });
  const readNotes = () =>
    readFileSync(notes, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
  return { ...ended, readNotes };
}

const configured = (service: string, more = ''): Files => ({
  ...BASE,
  '.github/bench-referee.yml': configOf(service, more),
});

describe('a service', () => {
  test('runs around each invocation, on a port of its own, and never beside the other side', async () => {
    const ended = await check(configured(USUAL), { 'value.json': '6' });
    const report = reportOf(ended.stdout);
    expect(report.verdict).toBe('fail');
    expect(report.row('answer value')).toMatchObject({ command: 'api', state: 'regression' });
    const notes = ended.readNotes();
    // A warm-up and six rounds on two sides.
    expect(notes.map(([what]) => what)).toEqual(Array.from({ length: 14 }, () => ['start', 'end']).flat());
    const portsOf = (side: string) => new Set(notes.filter((note) => note[1] === side).map((note) => note[2]));
    expect([...portsOf('base')].filter((port) => portsOf('head').has(port))).toEqual([]);
    expect([...portsOf('base'), ...portsOf('head')].every((port) => /^\d{5}$/.test(port ?? ''))).toBe(true);
  });

  test('has its memory and CPU time as metrics, which only a budget by name judges', async () => {
    const more =
      'budgets:\n  - metric: "*"\n    max-regression: 50%\n  - metric: service-max-rss\n    max: 1MiB\nalpha: 0.1\n';
    const ended = await check(configured(USUAL, more), {});
    const report = reportOf(ended.stdout);
    const memory = report.row('service service-max-rss');
    expect(memory).toMatchObject({ command: 'api', unit: 'B', budgets: [{ kind: 'max' }] });
    expect(memory.head?.median).toBeGreaterThan(10e6);
    const time = report.row('service service-cpu-time');
    expect(time).toMatchObject({ unit: 'sec', budgets: [] });
    expect(time.base?.n).toBe(6);
  });

  test('can be kept: it starts once on each side, and its processes are paused while the other is measured', async () => {
    const ended = await check(configured(`${USUAL}\nkeep: true`), { 'value.json': '5' });
    expect(reportOf(ended.stdout).verdict).not.toBe('error');
    const notes = ended.readNotes();
    expect(notes.filter(([what]) => what === 'start')).toHaveLength(2);
    expect(notes.filter(([what]) => what === 'end')).toHaveLength(2);
    expect(new Set(notes.map((note) => note[2])).size).toBe(2);
  });

  test('is one of a list, which starts in order and ends in the other one', async () => {
    const script = (name: string, ready: string) =>
      `- command: echo start ${name} >> $NOTES; trap 'echo end ${name} >> $NOTES; exit 0' TERM; touch $TMPDIR/../${name}-$BENCH_REFEREE_SIDE; sleep 60 & wait\n  ready: ${ready}`;
    const list = `${script('first', '"test -f $BENCH_REFEREE_HOME/../../tmp/first-$BENCH_REFEREE_SIDE"')}\n${script('second', '"true"')}\n- command: ${process.execPath} server.js`;
    const ended = await check(configured(list), {});
    const notes = ended.readNotes().map((note) => note.slice(0, 2).join(' '));
    expect(notes.slice(0, 3)).toEqual(['start first', 'start second', 'start base']);
    expect(notes.slice(3, 6)).toEqual(['end base', 'end second', 'end first']);
    expect(reportOf(ended.stdout).verdict).not.toBe('error');
  });

  test.each([
    ['ends early', 'command: echo no licence >&2; exit 3', 'ended before it was ready (exit code 3)', 'no licence'],
    [
      'is not ready in time',
      `command: echo waits; sleep 60\nready-seconds: 1`,
      'was not ready within 1 second: nothing answered on port',
      'waits',
    ],
    [
      'answers 500',
      `command: exec ${process.execPath} server.js\nready: http://127.0.0.1:\${BENCH_REFEREE_PORT}/broken\nready-seconds: 1`,
      'its URL answered with status 500',
      null,
    ],
    [
      'listens on another port',
      `command: ${process.execPath} -e "setTimeout(() => {}, 60000); require('http').createServer().listen(19999, '127.0.0.1')"\nready-seconds: 1`,
      'It listens on port 19999. Let it listen on `$BENCH_REFEREE_PORT`.',
      null,
    ],
    [
      'has a ready command that fails',
      `command: sleep 60\nready: exit 4\nready-seconds: 1`,
      'its `ready` command exited with 4',
      null,
    ],
    [
      'ends while the command runs',
      `command: exec ${process.execPath} -e "require('http').createServer((q, r) => process.exit(7)).listen(process.env.BENCH_REFEREE_PORT)"`,
      'ended while the command ran (exit code 7)',
      null,
    ],
  ])('that %s is an error with a sentence and its last lines', async (_, service, sentence, line) => {
    const ended = await check(configured(service), {});
    const report = reportOf(ended.stdout);
    expect({ code: ended.code, verdict: report.verdict }).toEqual({ code: 2, verdict: 'error' });
    const problem = report.problems.find(({ code, severity }) => code.startsWith('service-') && severity === 'error');
    expect(problem?.message).toContain(sentence);
    expect(problem?.where).toContain('head');
    if (line !== null) expect(JSON.stringify(problem)).toContain(line);
  });

  test('that ignores the signal is killed, with a warning', async () => {
    const service = `command: exec ${process.execPath} -e "process.on('SIGTERM', () => {}); require('http').createServer((q, r) => r.end('5')).listen(process.env.BENCH_REFEREE_PORT)"`;
    const ended = await check(configured(service).valueOf() as Files, {}, {});
    const report = reportOf(ended.stdout);
    expect(report.problems.filter(({ code }) => code === 'service-killed')).toHaveLength(1);
    expect(report.row('answer value').state).toBe('unchanged');
  }, 90_000);

  test('is ended when the run is cancelled', async () => {
    const ended = await check(
      configured(`${USUAL}\nkeep: true`),
      {},
      {
        signal: { name: 'SIGINT', when: /round 1/, afterMs: 50 },
      },
    );
    expect(reportOf(ended.stdout).verdict).toBe('error');
    expect(ended.survivors()).toEqual([]);
  });

  test.each([
    ['no command', '  ready: "true"', 'service.command'],
    ['a port that is no URL', '  command: a\n  ready: http://[x', 'is not an `http` URL'],
    ['https', '  command: a\n  ready: https://localhost/', 'is not an `http` URL'],
    ['no time', '  command: a\n  ready-seconds: 0', 'must be between 1 and 3600'],
  ])('with %s is refused where it is', async (_, service, sentence) => {
    const { folder } = freshRepository({ 'c.yml': `run: a\nservice:\n${service}\n` });
    const ended = await cli(['validate', 'c.yml'], { folder });
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(sentence);
    expect(ended.stderr).toMatch(/c\.yml:[234]:/);
  });
});

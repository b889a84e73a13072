// Where benchmarks are found in the sources of head, for each tool's way to write them, with real git.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readDefinitions } from '../../src/git/definitions.ts';
import { openStore } from '../../src/git/store.ts';
import type { Recording } from '../../src/model/recording.ts';
import { makeGitHost } from '../support/git-host.ts';
import { aRecording } from '../support/recordings.ts';
import { type FileTexts, makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let repo: Repo;
beforeEach(() => {
  world = makeWorld();
  repo = world.init('repository');
});
afterEach(() => world.remove());

/** `name`, or `group | name`. */
type Name = string;

function recordingOf(format: string, names: readonly Name[]): Recording {
  const { series, schedule, ...rest } = aRecording({ x: { head: [1, 2] } });
  return {
    ...rest,
    schedule: { ...schedule, format },
    series: names.map((text) => {
      const [, group = null, name = ''] = /^(?:(.+) \| )?(.+)$/.exec(text) ?? [];
      return { ...series[0]!, group, name };
    }),
  };
}

async function locate(files: FileTexts, recording: Recording, wanted = 'auto') {
  const sha = repo.commit(files);
  const host = makeGitHost(world, repo.folder);
  const store = await openStore(host, join(host.newFolder(), 'store'), null);
  return (await readDefinitions(host.log, { store, sha, formats: [wanted] }))(recording);
}

async function placesOf(files: FileTexts, format: string, names: readonly Name[]) {
  const { places = [] } = await locate(files, recordingOf(format, names));
  return Object.fromEntries(
    names.map((text) => {
      const name = text.slice(text.indexOf(' | ') < 0 ? 0 : text.indexOf(' | ') + 3);
      const group = text === name ? null : text.slice(0, -name.length - 3);
      const place = places.find((one) => one.name === name && one.group === group);
      return [text, place === undefined ? null : `${place.file}:${place.line}`];
    }),
  );
}

interface Case {
  readonly files: FileTexts;
  /** Benchmark to place; null: it has none. */
  readonly places: Readonly<Record<Name, string | null>>;
}

/** `fixtures/definitions/<format>.yml`: sources, and the line of each benchmark in them. */
const ROOT = join(import.meta.dirname, '../fixtures/definitions');

const readCase = (format: string): Case => parse(readFileSync(join(ROOT, `${format}.yml`), 'utf8')) as Case;

test.each(readdirSync(ROOT).map((file) => basename(file, '.yml')))('%s', async (format) => {
  const { files, places } = readCase(format);
  expect(await placesOf(files, format, Object.keys(places))).toEqual(places);
});

test('a format that was given is the only one that is looked for', async () => {
  const files = { 'a_test.go': 'package a\nfunc BenchmarkA(b *testing.B) {}\n' };
  const recording = recordingOf('go', ['A']);
  expect((await locate(files, recording, 'go')).places).toEqual([
    { group: null, name: 'A', file: 'a_test.go', line: 2 },
  ]);
  expect((await locate(files, recording, 'jmh')).places).toBeUndefined();
});

test('what a person has configured for searches of their own changes nothing', async () => {
  const settings = {
    'grep.column': 'true',
    'grep.patternType': 'fixed',
    'color.ui': 'always',
    'grep.fullName': 'false',
  };
  for (const [key, value] of Object.entries(settings)) repo.git('config', '--global', key, value);
  const { files, places } = readCase('go');
  expect(await placesOf(files, 'go', Object.keys(places))).toEqual(places);
});

test('a path that a recording does not take is left out; others are told as they are', async () => {
  const bench = (name: string) => `package a\nfunc Benchmark${name}(b *testing.B) {}\n`;
  const files = {
    'a\nb_test.go': bench('Break'),
    'a\\b_test.go': bench('Backslash'),
    'ü x/ä_test.go': bench('Umlaut'),
    [`${'long/'.repeat(200)}a_test.go`]: bench('Long'),
  };
  expect(await placesOf(files, 'go', ['Break', 'Backslash', 'Umlaut', 'Long'])).toEqual({
    Break: null,
    Backslash: null,
    Umlaut: 'ü x/ä_test.go:2',
    Long: null,
  });
});

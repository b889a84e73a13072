// Walks fixtures/recordings/<case>/: what was really measured, judged anew by the configuration beside it. The pictures
// of the documents are drawn from the same.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../src/analyse/pipeline.ts';
import { parseRecording } from '../../src/event/recording-file.ts';
import { renderComment } from '../../src/render/outputs/comment.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { ACTION_COMMIT_DEFAULTS } from '../../src/settings/options.ts';
import { repeatsOf } from '../../src/settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from '../../src/settings/settings.ts';
import { ACTION_PROGRAM } from '../support/builders.ts';
import { expectGolden } from '../support/golden.ts';

const ROOT = join(import.meta.dirname, '../fixtures/recordings');
const MAX_BYTES = 150_000;

describe.each(readdirSync(ROOT))('%s', (name) => {
  const path = (file: string) => join(ROOT, name, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');

  test('comment.md', () => {
    const recording = parseRecording(read('recording.json'), 'recording.json');
    const file = parseConfigFile(read('bench-referee.yml'), '.github/bench-referee.yml');
    const publish = publishSettings({});
    const commits = commitSettings({}, ACTION_COMMIT_DEFAULTS);
    const repeats = repeatsOf([recording], { file, commits, publish, legs: 1, isOwn: true });
    const judged = analyse(recording, policyOf(file, recording.measuredOn ?? ''));
    const report = { ...judged, program: ACTION_PROGRAM, repeats };
    expectGolden(path('comment.md'), renderComment(report, { runUrl: null }));
  });

  test('says where it comes from, and is no burden', () => {
    expect(existsSync(path('origin.md'))).toBe(true);
    expect(statSync(path('recording.json')).size).toBeLessThan(MAX_BYTES);
    expect(read('recording.json')).not.toMatch(/\/(home|root|tmp|Users|work|private|var)\//);
  });
});

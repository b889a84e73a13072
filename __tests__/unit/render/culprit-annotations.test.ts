import { describe, expect, test } from '@jest/globals';
import { ApiError } from '../../../src/host/github-api.ts';
import { listCulpritFiles } from '../../../src/publish/index.ts';
import { listCulprits, renderCulpritAnnotations } from '../../../src/render/outputs/annotations.ts';
import { makeReport } from '../../support/report-files.ts';

const report = makeReport('commit-found');
const culprit = '3'.repeat(40);
const quiet = { info() {} };

describe('the files of the commit that broke a budget', () => {
  test('are annotated at their first change, with the finding', () => {
    const files = new Map([[culprit, [{ path: 'decode.go', line: 12 }]]]);
    const [only, ...others] = renderCulpritAnnotations(report, files);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ file: 'decode.go', line: 12, level: 'notice' });
    expect(only!.title).toBe('Commit 333333333333 made "Decode-8" worse');
    expect(only!.message).toMatch(/^"Decode-8" got 12% slower.*\nCaused by 333333333333 "inline/);
  });

  test('are not annotated for a range of commits, which holds some that changed nothing', () => {
    expect(listCulprits(report).map(({ sha }) => sha)).toEqual([culprit]);
    const files = new Map([['1'.repeat(40), [{ path: 'pack.go', line: 1 }]]]);
    expect(renderCulpritAnnotations(report, files)).toEqual([]);
  });

  test('are annotated up to ten of them', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ path: `${index}.go`, line: 1 }));
    expect(renderCulpritAnnotations(report, new Map([[culprit, many]]))).toHaveLength(10);
  });

  test('are not annotated if the server does not name them', async () => {
    const lines: string[] = [];
    const log = { info: (line: string) => void lines.push(line) };
    const listChangedFiles = () => Promise.reject(new ApiError('foreign', 404, '404 page not found'));
    expect(await listCulpritFiles({ listChangedFiles }, report, log)).toEqual(new Map());
    expect(lines).toEqual([expect.stringContaining('404 page not found')]);
    expect(await listCulpritFiles({ listChangedFiles: () => Promise.resolve(null) }, report, quiet)).toEqual(
      new Map([[culprit, []]]),
    );
  });
});

// The schema of `files:` in the file: one pattern, or a list of patterns or mappings. Text in, checked values out.

import * as z from 'zod';
import { COMPRESSIONS, type FilesSetting } from '../model/file-sizes.ts';
import { describeMapping } from './command-schema.ts';
import * as build from './field-builders.ts';
import { filePattern, innerPath } from './fields.ts';
import { encodeExpectation } from './mistake.ts';
import { defineFileOption } from './option.ts';

const fields = {
  path: filePattern,
  compress: build.choice(...COMPRESSIONS),
  parts: innerPath('parts'),
};

const mapping = z
  .strictObject(
    { ...fields, compress: fields.compress.optional(), parts: fields.parts.optional() },
    { error: encodeExpectation('files') },
  )
  .transform(({ path, compress = 'none', parts = null }): FilesSetting => ({ path, compress, parts }));

const pattern = filePattern.transform((path): FilesSetting => ({ path, compress: 'none', parts: null }));

const filesSchema = build.listOf<FilesSetting>(
  build.textOrMapping(pattern.meta(filePattern.meta() ?? {}), mapping, describeMapping(fields, ['path'])),
  'files',
);

export const filesOption = defineFileOption<readonly FilesSetting[], readonly FilesSetting[]>({
  schema: filesSchema,
  preset: [],
  presetText: 'no file is measured',
  help: 'Built files whose sizes are measured after `setup`, without rounds. They can stand without `run`.',
  details: 'See [below](#files).',
});

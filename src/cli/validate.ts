// The command `validate`: checks a configuration and shows what it would judge. It reads the file alone, or also a
// recording of an earlier run to show what each budget matches. It measures nothing.

import { relative, resolve } from 'node:path';
import { preview } from '../doctor/preview.ts';
import { UserError, userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { inFile } from '../model/location.ts';
import { renderInvalidPreviewJson, renderPreview, renderPreviewJson } from '../render/outputs/preview.ts';
import { parseArgs } from '../settings/command-line.ts';
import { parseConfigWithLines } from '../settings/config-file.ts';
import { DEFAULTS } from '../settings/options.ts';
import { CONFIG_LIMIT_BYTES, findClone, makeReadingHost } from './read-config.ts';

const INVALID = 2;

export async function validate(argv: readonly string[]): Promise<number> {
  const { files, recording: recordingPath, format } = parseArgs('validate', argv);
  const [named] = files;
  const host = makeReadingHost();
  const path = named ?? (await findUsualPath(host));
  const text = await host.files.read(resolve(host.folder, path), CONFIG_LIMIT_BYTES);
  if (text === null) throw userError('configuration-missing', inFile(path), { isNamed: named !== undefined });
  const judge =
    recordingPath === null ? null : await (await import('./judge-recording.ts')).makeJudge(host, recordingPath);
  const today = host.clock.today();
  try {
    const configuration = parseConfigWithLines(text, path, null);
    const recorded = judge?.(configuration.file, today) ?? null;
    const seen = preview({ path, configuration, recorded, today });
    process.stdout.write(format === 'json' ? renderPreviewJson(seen) : renderPreview(seen));
    return seen.problems.some(({ severity }) => severity === 'error') ? INVALID : 0;
  } catch (error) {
    if (format !== 'json' || !(error instanceof UserError)) throw error;
    process.stdout.write(renderInvalidPreviewJson(path, error.diagnostics));
    return INVALID;
  }
}

/** The path of the default file in the surrounding clone, relative to the current folder. */
async function findUsualPath(host: Host): Promise<string> {
  const { root } = await findClone(host);
  return root === null ? DEFAULTS.config : relative(host.folder, resolve(root, DEFAULTS.config)).replaceAll('\\', '/');
}

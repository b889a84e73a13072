// Judges the file of `validate --recording`. It is loaded only then, because it needs the whole analysis.

import { judgeByConfig } from '../doctor/judge-recorded.ts';
import type { RecordedJudgement } from '../doctor/preview.ts';
import { readRecording } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import type { ConfigFile } from '../settings/config-file.ts';

export async function makeJudge(
  host: Host,
  path: string,
): Promise<(file: ConfigFile, today: string) => RecordedJudgement> {
  const recording = await readRecording(host, path);
  return (file, today) => judgeByConfig(recording, file, today);
}

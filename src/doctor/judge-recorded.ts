// Judges a recording of an earlier run by a configuration, for a preview. Pure.

import { judgeRecording } from '../analyse/pipeline.ts';
import { warnAboutControl } from '../analyse/run-problems.ts';
import type { Recording } from '../model/recording.ts';
import type { ConfigFile } from '../settings/config-file.ts';
import { policyOf } from '../settings/settings.ts';
import type { RecordedJudgement } from './preview.ts';

export function judgeByConfig(recording: Recording, file: ConfigFile, today: string): RecordedJudgement {
  const policy = policyOf(file, today);
  const { parts, problems } = judgeRecording(withConfiguredPlan(recording, file), policy);
  const rows = parts.flatMap((part) => part.rows);
  return {
    rows: rows.filter(({ isControl }) => !isControl),
    problems: [...problems, ...warnAboutControl(policy, rows)],
  };
}

/** The recording may come from another configuration, so it is made as if it came from this one. */
function withConfiguredPlan(recording: Recording, { rounds, unit }: ConfigFile): Recording {
  const { schedule } = recording;
  const configured = { rounds: rounds ?? schedule.rounds, unit: unit ?? schedule.unit };
  return { ...recording, schedule: { ...schedule, ...configured } };
}

// MEASURE from end to end, as both the actions and the command line do it: commits, configuration, trees, rounds.
// What differs between the two is how commits are found, which is passed in.

import { join } from 'node:path';
import type { Host } from './host/host.ts';
import { readChanges } from './measure/changes.ts';
import { collect } from './measure/collect.ts';
import type { Commits } from './measure/commits.ts';
import { readConfigText } from './measure/config-file.ts';
import { openStore, type Remote, type Store } from './measure/store.ts';
import { makeTrees } from './measure/trees.ts';
import type { Recording } from './model/recording.ts';
import { ofOneLeg, undecided } from './pipeline.ts';
import { parseBudgetFile } from './settings/budget-file.ts';
import type { Given } from './settings/schema.ts';
import type { CommitSettings, Settings } from './settings/settings.ts';
import { settle } from './settings/settle.ts';
import { pauses } from './stats/alpha-spending.ts';

export interface Request {
  readonly given: Given;
  readonly commits: CommitSettings;
  /** Null on a command line: nothing is fetched there. */
  readonly remote: Remote | null;
  /** A folder of ours that is removed afterwards, whatever happens. */
  readonly root: string;
  find(store: Store): Promise<Commits>;
  /** Measures all rounds, whatever the budgets say of them on the way. */
  readonly allRounds?: boolean;
}

export interface Measured {
  readonly recording: Recording;
  readonly settings: Settings;
  /** The configuration file that counted; null: there is none. */
  readonly configText: string | null;
}

export async function measureStage(host: Host, request: Request): Promise<Measured> {
  const { root } = request;
  const store = await openStore(host, join(root, 'store'), request.remote);
  const found = await request.find(store);
  host.log.info(`base ${found.base.sha} (${found.base.how})`);
  host.log.info(`head ${found.head.sha} (${found.head.how})`);
  const { text, problems } = await readConfigText(host, request.commits, { store, commits: found });
  const file = text === null ? null : parseBudgetFile(text, request.commits.config);
  const settings = settle(request.given, file, request.commits);
  const { cpus, nice } = settings.measure;
  await host.tryPlacement({ cpus, nice });
  const commits = { ...found, problems: [...found.problems, ...problems] };
  const changes = await readChanges(store, found);
  const trees = await makeTrees(host, root, { store, commits });
  const recording = await collect(host, {
    settings: settings.measure,
    commits,
    changes,
    trees,
    seed: settings.measure.seed ?? drawSeed(),
    looks: request.allRounds ? [] : pauses(settings.measure.rounds),
    undecided: (soFar) => undecided(soFar, ofOneLeg(settings.policy, settings.measure.legs)),
  });
  return { recording, settings, configText: text };
}

/** Eight hex digits: enough to never meet again, short enough to type. */
function drawSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0');
}

// The facts for the steps that a report of the command line proposes. There is no pull request, and so no label.

import type { Guidance } from '../model/report.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { documentationUrl, VERSION } from '../text/own-repository.ts';

export function terminalGuidance({ failOn }: Pick<PublishSettings, 'failOn'>): Guidance {
  return { docs: documentationUrl(VERSION), failOn, overrideLabel: null };
}

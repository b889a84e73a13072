// The options for time that only a broken budget takes: builds with other memory layouts, and the search for a commit. The name of
// such an option is also that of its page.

import { minutesOrNone } from './fields.ts';
import { defineFileOption, type FinishedRun } from './option.ts';

export function defineFurtherMinutes(field: 'rebuildMinutes' | 'bisectMinutes', help: string) {
  const page = field.replace('Minutes', '').replace('rebuild', 'rebuilds');
  const repeat = { valueOf: ({ recording }: FinishedRun) => recording.schedule[field] ?? 0, isHarmless: () => true };
  const texts = { placeholder: 'N', help, details: `See [${page}.md](${page}.md).` };
  return defineFileOption({ flags: ['check', 'measure'], schema: minutesOrNone, preset: 0, ...texts, repeat });
}

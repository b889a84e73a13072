// Fuzzes the configuration file, and the effect of its patterns and limits on a small run. It may throw only
// UserErrors. Each has a line and a column, unless it is about the file as a whole.

import { analyse } from '../../../src/analyse/pipeline.ts';
import { UserError } from '../../../src/errors.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { compareConfigs } from '../../../src/settings/config-change.ts';
import { type ConfigFile, parseConfigFile } from '../../../src/settings/config-file.ts';
import { ACTION_COMMIT_DEFAULTS } from '../../../src/settings/options.ts';
import { commitSettings, policyOf, resolveSettings } from '../../../src/settings/settings.ts';
import { recordingOf } from '../../inputs.ts';
import { readFixtures } from '../fixtures.ts';
import { mutate } from '../mutate.ts';
import { assertNoSlip, assertThat, type Target } from '../target.ts';

const FILE = 'gate.yml';

const seeds = [...readFixtures('messages', /input\.yml$/, 20_000), ...readFixtures('budgets', /budgets\.yml$/)];

const WORDS: readonly string[] = [
  ...['run: bench\n', 'budgets:\n', '  - metric: "*"\n', '    max-regression: 5%\n', '    benchmarks: "**"\n'],
  ...['    min-delta: 1ms\n', '    because: x\n', '    level: warn\n', '    max: 1e999s\n', '    min: -1%\n'],
  ...['rounds: 6..30\n', 'alpha: 0.01\n', 'unit: sample\n', 'table:\n', '  row: .name\n', '  filter: "/x:y"\n'],
  ...[
    'units:\n  score: {better: higher}\n',
    'renamed:\n  a: b\n',
    'cpus: 0-1\n',
    'max-minutes: 1e9\n',
    '**/',
    '*a*a*a*a*a*b',
  ],
  ...[
    '{a,b}',
    '[!a-z]',
    '(a+)+$',
    'alias: &a [x]\n',
    'b: [*a,*a]\n',
    '? ',
    '5%',
    '1e999%',
    '-0%',
    '.nan',
    '.inf',
    '0x1F',
    '1_000',
  ],
];

const recording = recordingOf({ benchmarks: 2, rounds: 6 });
const long = {
  ...recording,
  series: recording.series.map((one) => ({ ...one, name: `${'a'.repeat(3000)}/b` })),
};

export const configuration: Target = {
  id: 'configuration',
  // A case reads several configurations.
  minLimitMs: 4000,
  make: (dice) => [mutate(seeds, dice, WORDS)],
  check([text = '']) {
    compareConfigs(FILE, { base: seeds[0]!, head: text });
    const file = fileOrNull(text);
    if (file === null) return;
    const policy = policyOf(file, '2026-01-01');
    for (const budget of policy.budgets) {
      for (const limit of budget.limits.values()) {
        const value = typeof limit === 'number' ? limit : limit.value;
        assertThat(Number.isFinite(value), `a limit is ${value}`);
      }
    }
    renderComment(analyse(long, policy), { runUrl: null });
    compareConfigs(FILE, { base: text, head: null });
  },
};

function fileOrNull(text: string): ConfigFile | null {
  try {
    const file = parseConfigFile(text, FILE);
    resolveSettings({}, file, { commits: commitSettings({}, ACTION_COMMIT_DEFAULTS), today: '2026-01-01' });
    return file;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    checkErrors(error, text);
    return null;
  }
}

/** Errors of the whole file, or of a key that is missing, which have no line. */
const WITHOUT_LINE = [
  'text-utf-16',
  'text-carriage-returns',
  'file-too-large',
  'yaml-too-deep',
  'more-errors',
  'command-missing',
];

function checkErrors({ diagnostics }: UserError, text: string): void {
  const lines = text.split(/\r\n|\r|\n/).length;
  for (const diagnostic of diagnostics) {
    const { code, location, data } = diagnostic;
    const found = String(data['got'] ?? '');
    const place = location.find((part) => part.kind === 'setting');
    if (!WITHOUT_LINE.includes(code)) {
      assertThat(place !== undefined, `an error without a place: ${code}`);
      assertThat(place!.line <= lines && place!.column >= 1, `a place that is not in the file: ${place!.line}`);
    }
    assertThat(found.length < 500, `an error quotes many characters: ${found.length}`);
    assertThat(!/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/.test(found), 'a quote has controls');
    const words = formatDiagnosticLine(diagnostic);
    if (!/NaN|undefined|Infinity|\[object/i.test(text)) assertNoSlip(words, 'a message');
  }
}

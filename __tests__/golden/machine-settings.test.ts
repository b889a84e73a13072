import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { renderMachineSettings, toMachineSettingsJson } from '../../src/doctor/machine-settings.ts';
import { readMachineSettings } from '../../src/host/machine-settings.ts';

import { expectGolden } from '../support/golden.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/machines');

describe('the settings of a machine', () => {
  const machines = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  test.each(machines.map(({ name }) => name))('%s', async (name) => {
    const settings = await readMachineSettings(join(FOLDER, name));
    expectGolden(join(FOLDER, `${name}.txt`), `${renderMachineSettings(settings).join('\n')}\n`);
    expect(toMachineSettingsJson(settings)).toHaveLength(6);
  });

  test('a system without these files says nothing', async () => {
    const settings = await readMachineSettings(join(FOLDER, 'none'));
    expect(renderMachineSettings(settings)).toEqual([]);
  });
});

import { expect, test } from '@jest/globals';
import { addPauses, restoreNames } from '../../../src/doctor/proof.ts';
import { scriptOf } from '../../../src/model/command.ts';
import { aRecording } from '../../support/recordings.ts';

test('a pause comes on head alone, before the command', () => {
  expect(addPauses(['echo it; exit 0'], [0.05])).toEqual([
    expect.stringMatching(/^if .* = head \]; then sleep 0\.050; fi\necho it; exit 0$/),
  ]);
});

test('the recording has the names of the commands as they are', () => {
  const nameOf = (command: string) => `named ${command.split('\n')[0]}`;
  const commands = ['one', 'two'];
  const slow = addPauses(commands, [1, 2]);
  const recording = aRecording({ x: { base: [1], head: [1] }, y: { base: [1], head: [1] } });
  const renamed = restoreNames(
    {
      ...recording,
      schedule: { ...recording.schedule, commands: slow },
      series: recording.series.map((series, index) => ({ ...series, name: nameOf(scriptOf(slow[index]!)) })),
    },
    commands,
    nameOf,
  );
  expect(renamed.series.map(({ name }) => name)).toEqual(['named one', 'named two']);
  expect(renamed.schedule.commands).toEqual(commands);
});

// Says what each setting of the machine costs, and the command that changes it. Settings in, lines of text out.

import type { MachineSetting } from '../model/machine-setting.ts';
import { cleanUntrustedText } from '../render/untrusted.ts';
import { formatList } from '../render/words.ts';

interface Advice {
  readonly name: string;
  /** Effect on times where it is noisy. */
  readonly costs: string;
  /** Null: this machine has no such command. */
  change(file: string | null): string | null;
}

const write = (value: string) => (file: string | null) => file && `echo ${value} | sudo tee ${file}`;

const ADVICE: Readonly<Record<MachineSetting['id'], Advice>> = {
  governor: {
    name: 'governor',
    costs: 'The clock follows the load, so that a short run is slower than a long one.',
    change: write('performance'),
  },
  turbo: {
    name: 'turbo',
    costs: 'The clock falls when the processor gets warm or other cores work.',
    change: (file) => write(file?.endsWith('no_turbo') ? '1' : '0')(file),
  },
  smt: {
    name: 'SMT',
    costs: 'Two threads share a core: a neighbour can take half of its speed.',
    change: write('off'),
  },
  aslr: {
    name: 'ASLR',
    costs: 'Each invocation has its memory elsewhere, which is worth a few percent. Rounds average it.',
    change: () => 'setarch --addr-no-randomize COMMAND',
  },
  isolation: {
    name: 'isolated processors',
    costs: 'Every program may run on the processors of the benchmark.',
    change: () => 'isolcpus=LIST in the command line of the kernel, and `cpus: LIST` in the configuration',
  },
  'virtual-machine': {
    name: 'virtual machine',
    costs: 'Other machines on the same host take time, which the kernel here may not see.',
    change: () => null,
  },
};

/** Empty if nothing is known. */
export function renderMachineSettings(settings: readonly MachineSetting[]): string[] {
  if (settings.length === 0) return [];
  const noisy = settings.filter(({ isNoisy }) => isNoisy === true);
  const listed = (all: readonly MachineSetting[]) => formatList(all.map(({ id }) => ADVICE[id].name));
  const quiet = settings.filter(({ isNoisy }) => isNoisy === false);
  const unknown = settings.filter(({ isNoisy }) => isNoisy === null);
  return [
    'SETTINGS of this machine that add noise. doctor changes nothing.',
    ...noisy.flatMap(({ id, value, file }) => {
      const { name, costs, change } = ADVICE[id];
      const command = change(file);
      const line = `  ${name}: ${cleanUntrustedText(value ?? '')}. ${costs}`;
      return command === null ? [line] : [line, `    ${command}`];
    }),
    ...(quiet.length === 0 ? [] : [`  No noise from: ${listed(quiet)}`]),
    ...(unknown.length === 0 ? [] : [`  This machine does not say: ${listed(unknown)}`]),
  ];
}

export function toMachineSettingsJson(settings: readonly MachineSetting[]) {
  return settings.map(({ id, value, isNoisy, file }) => ({
    setting: id,
    value,
    noisy: isNoisy,
    ...(isNoisy === true ? { costs: ADVICE[id].costs, change: ADVICE[id].change(file) } : {}),
  }));
}

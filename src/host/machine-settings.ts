// Reads the settings of a Linux machine that decide how much times vary: governor, turbo, SMT, ASLR, isolated processors, and whether it
// is a virtual machine. It starts no program and changes nothing. Empty on other systems, which have no such files.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MachineSetting } from '../model/machine-setting.ts';

const CPUS = '/sys/devices/system/cpu';
const ASLR = '/proc/sys/kernel/randomize_va_space';
const NO_TURBO = `${CPUS}/intel_pstate/no_turbo`;
const BOOST = `${CPUS}/cpufreq/boost`;
const SMT = `${CPUS}/smt/control`;

/** `root` is the folder in which the paths of the kernel are. */
export async function readMachineSettings(root = '/'): Promise<readonly MachineSetting[]> {
  // A null character would end a text of the kernel, and nobody writes more than a line.
  const read = async (path: string) => {
    const text = await readFile(join(root, path), 'utf8').catch(() => '');
    return text
      .split(/[\n\0]/, 1)[0]!
      .trim()
      .slice(0, 64);
  };
  const aslr = await read(ASLR);
  if (aslr === '') return [];
  const governors = await readGovernors(root, read);
  const [noTurbo, boost, control, active] = await Promise.all([NO_TURBO, BOOST, SMT, `${CPUS}/smt/active`].map(read));
  const turbo = noTurbo !== '' ? noTurbo === '0' : boost !== '' ? boost === '1' : null;
  const smt = active === '' ? null : active === '1';
  const isolated = await read(`${CPUS}/isolated`);
  const machine = await readVirtualMachine(root, read);
  return [
    {
      id: 'governor',
      value: governors || null,
      isNoisy: governors === '' ? null : governors !== 'performance',
      file: governors === '' ? null : `${CPUS}/cpu*/cpufreq/scaling_governor`,
    },
    { id: 'turbo', ...toSwitch(turbo), file: noTurbo !== '' ? NO_TURBO : boost !== '' ? BOOST : null },
    { id: 'smt', ...toSwitch(smt), file: smt !== null && control !== 'notsupported' ? SMT : null },
    { id: 'aslr', value: aslr === '0' ? 'off' : 'on', isNoisy: aslr !== '0', file: ASLR },
    { id: 'isolation', value: isolated || 'no processor', isNoisy: isolated === '', file: null },
    { id: 'virtual-machine', value: machine || 'no', isNoisy: machine !== '', file: null },
  ];
}

function toSwitch(isOn: boolean | null): Pick<MachineSetting, 'value' | 'isNoisy'> {
  return { value: isOn === null ? null : isOn ? 'on' : 'off', isNoisy: isOn };
}

type Read = (path: string) => Promise<string>;

/** The governors of all processors, each once. Empty where the machine does not choose its clock itself. */
async function readGovernors(root: string, read: Read): Promise<string> {
  const names = await readdir(join(root, CPUS)).catch(() => []);
  const processors = names.filter((name) => /^cpu\d+$/.test(name));
  const all = await Promise.all(processors.map((name) => read(`${CPUS}/${name}/cpufreq/scaling_governor`)));
  return [...new Set(all.filter((governor) => governor !== ''))].sort().join(', ');
}

/** Names the hypervisor if the machine says it, `yes` if only its processor does. Empty: it is none. */
async function readVirtualMachine(root: string, read: Read): Promise<string> {
  const cpuinfo = await readFile(join(root, '/proc/cpuinfo'), 'utf8').catch(() => '');
  const hypervisor = await read('/sys/hypervisor/type');
  if (!/^flags[ \t]*:.*\bhypervisor\b/m.test(cpuinfo) && hypervisor === '') return '';
  const vendor = await read('/sys/class/dmi/id/sys_vendor');
  return hypervisor || vendor || 'yes';
}

// A setting of the machine that decides how much times vary. Read by `host/machine-settings.ts`, shown by `doctor`, changed by nobody.

export const MACHINE_SETTINGS = ['governor', 'turbo', 'smt', 'aslr', 'isolation', 'virtual-machine'] as const;

export interface MachineSetting {
  readonly id: (typeof MACHINE_SETTINGS)[number];
  /** As the kernel spells it: `powersave`, `on`, `2-3`. From the machine, so it is printed like untrusted text. Null: it does not say. */
  readonly value: string | null;
  /** Whether it adds noise. Null: not known. */
  readonly isNoisy: boolean | null;
  /** File of the kernel that changes it. Null: there is none here. */
  readonly file: string | null;
}

// Takes the text of one frame of a stack apart, as different tools write it: name and file, without the line that ran.

import type { Frame } from '../model/profile.ts';

/**
 * `hash (codec/hash.py:12)`, as py-spy writes it. The line is the one that ran, so it differs between samples. A text without
 * a line and without the ending of a file may be the arguments of a function.
 */
const NAME_AND_FILE = /^([^(]+) \((?:([^()]+):\d+|([^()]*\.\w{1,8}))\)$/;

/** `hash.py:hash:12`, as Python's profiling.sampling writes it. Some modules have no path: `<frozen os>`, `<string>`. */
const PYTHON = /^([^:]+\.pyx?|<[^:<>]+>):([^:]+):\d+$/;

/** How async-profiler and perf say the way in which a function ran: compiled, inlined, of the kernel. */
const MARK = /_\[[jikJ01]\]$/;

export function parseFrameText(text: string): Frame {
  const trimmed = text.trim();
  const python = PYTHON.exec(trimmed);
  if (python !== null) return { name: python[2]!, file: python[1]! };
  const withFile = NAME_AND_FILE.exec(trimmed);
  if (withFile !== null) return { name: withFile[1]!, file: (withFile[2] ?? withFile[3])! };
  const name = trimmed.replace(MARK, '');
  return { name: name === '' ? '[unknown]' : name, file: null };
}

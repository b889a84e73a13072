// Reads collapsed stacks: one stack on each line, outermost function first, and its number of samples, as
// `main;encode;hash 12`. py-spy, async-profiler, Python's profiling.sampling, perf and many others write them.

import type { Frame, Profile } from '../model/profile.ts';
import { CallTree } from './call-tree.ts';
import { makeMalformedError, type ProfileFile, type ProfileFormat, toLine, visitLines } from './profile-format.ts';

const COUNT = / (\d{1,15}(?:\.\d{0,9})?)[ \t]*$/;

/** A sample without any function, which py-spy writes as a number alone. */
const WITHOUT_STACK = /^ \d+\r?$/;

export const collapsed: ProfileFormat = {
  id: 'collapsed',
  description: 'collapsed stacks: py-spy, async-profiler, profiling.sampling of Python, stackcollapse scripts',
  advice: 'py-spy record --rate 500 --format raw --output FILE -- COMMAND',
  recognises: (start) => {
    const line = start
      .split('\n')
      .find((text) => text.trim() !== '' && !text.startsWith('# ') && !WITHOUT_STACK.test(text));
    if (line === undefined || !/^\S/.test(line)) return false;
    // The first stack may be longer than what is looked at.
    return COUNT.test(line.replace(/\r$/, '')) || (!start.includes('\n') && /^[^;{]+;[^;]+;/.test(line));
  },
  parse: parseCollapsedStacks,
};

function parseCollapsedStacks(file: ProfileFile): Profile {
  const tree = new CallTree(file.path);
  const frames = new Map<string, number>();
  visitLines(file, (line, number) => {
    if (line.trim() === '' || line.startsWith('# ')) return;
    const match = COUNT.exec(line);
    if (match === null) {
      const expected = 'functions with `;` between them, a space and a number';
      throw makeMalformedError(file.path, number, { format: 'collapsed', expected, got: line });
    }
    const count = Number(match[1]);
    const stack = line.slice(0, match.index);
    let node = 0;
    for (const text of stack.trim() === '' ? [] : stack.split(';')) {
      let frame = frames.get(text);
      if (frame === undefined) {
        // Threads are not functions.
        frame = /^tid:\d+$/.test(text) ? -1 : tree.addFrame(parseFrameText(text));
        frames.set(text, frame);
      }
      if (frame !== -1) node = tree.child(node, frame);
    }
    if (count > 0) tree.add(node, count, count);
  });
  return tree.finish({ unit: 'samples', hasStacks: true });
}

/**
 * `hash (codec/hash.py:12)`, as py-spy writes it. The line is the one that ran, so it differs between samples. A text without
 * a line and without the ending of a file may be the arguments of a function.
 */
const NAME_AND_FILE = /^([^(]+) \((?:([^()]+):(\d+)|([^()]*\.\w{1,8}))\)$/;

/** `hash.py:hash:12`, as Python's profiling.sampling writes it. Some modules have no path: `<frozen os>`, `<string>`. */
const PYTHON = /^([^:]+\.pyx?|<[^:<>]+>):([^:]+):(\d+)$/;

/** Matches the mark of async-profiler and perf for the way in which a function ran: compiled, inlined, of the kernel. */
const MARK = /_\[[jikJ01]\]$/;

/** Name and file of a frame, as different tools write it. */
export function parseFrameText(text: string): Frame {
  const trimmed = text.trim();
  const python = PYTHON.exec(trimmed);
  if (python !== null) return { name: python[2]!, file: python[1]!, line: toLine(Number(python[3])) };
  const [, withFile, file, line, fileAlone] = NAME_AND_FILE.exec(trimmed) ?? [];
  if (withFile !== undefined) return { name: withFile, file: (file ?? fileAlone)!, line: toLine(Number(line)) };
  const name = trimmed.replace(MARK, '');
  return { name: name === '' ? '[unknown]' : name, file: null, line: null };
}

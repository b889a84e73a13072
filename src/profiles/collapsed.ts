// Reads collapsed stacks: one stack on each line, outermost function first, and its number of samples, as
// `main;encode;hash 12`. py-spy, async-profiler, Python's profiling.sampling, perf and many others write them.

import type { Profile } from '../model/profile.ts';
import { visitLines } from './byte-lines.ts';
import { makeCallTree } from './call-tree.ts';
import { parseFrameText } from './frame-text.ts';
import { makeLineError, type ProfileFile, type ProfileFormat } from './profile-format.ts';

/** The number at the end of a line. */
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
  const tree = makeCallTree(file.path);
  const frames = new Map<string, number>();
  visitLines(file, (line, number) => {
    if (line.trim() === '' || line.startsWith('# ')) return;
    const match = COUNT.exec(line);
    if (match === null) {
      const expected = 'functions with `;` between them, a space and a number';
      throw makeLineError(file.path, number, { format: 'collapsed', expected, got: line });
    }
    const count = Number(match[1]);
    const stack = line.slice(0, match.index);
    let node = 0;
    for (const text of stack.trim() === '' ? [] : stack.split(';')) {
      let frame = frames.get(text);
      if (frame === undefined) {
        const { name, file: source } = parseFrameText(text);
        // Threads are not functions.
        frame = /^tid:\d+$/.test(text) ? -1 : tree.addFrame(name, source);
        frames.set(text, frame);
      }
      if (frame !== -1) node = tree.child(node, frame);
    }
    if (count > 0) tree.add(node, count, count);
  });
  return tree.finish({ unit: 'samples', hasStacks: true });
}

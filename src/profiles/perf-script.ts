// Reads what `perf script` prints: for each sample a line with the process, the time and the event, then one line for each
// function, innermost first, then an empty line. Reads the first event only, as stackcollapse-perf.pl does.

import type { Frame, Profile } from '../model/profile.ts';
import { CallTree } from './call-tree.ts';
import { makeMalformedError, type ProfileFile, type ProfileFormat, toLine, visitLines } from './profile-format.ts';

/** Process, thread, processor, time, period and event. A function may follow, for a sample without a stack. */
const HEADER =
  /^(\S.{0,63}?)\s+-?\d{1,10}(?:\/-?\d{1,10})?\s+(?:\[\d+\]\s+)?(?:[\d.]+:\s+)?(?:(\d{1,15})\s+)?(\S{1,120}?):(?=\s|$)/;

/** Longest header without what follows it. Names of processes have 16 characters. */
const MAX_HEADER = 400;

/** Line of the source, which perf prints after a function with `-F +srcline`. */
const SOURCE_LINE = /^\s+([^\s:][^:]*):(\d+)$/;

/** Text that perf prints if it does not know the line: the program and the address. */
const NO_SOURCE_LINE = /^\s+\S.*\[[\da-f]{1,16}\]$/;

/** Events of the software clock. Their periods are nanoseconds. */
const CLOCKS = /^(?:cpu-clock|task-clock)(?::\w+)?$/;

export const perfScript: ProfileFormat = {
  id: 'perf-script',
  description: 'the output of `perf script`',
  advice: 'perf record -e cpu-clock -g -o perf.data COMMAND && perf script -i perf.data > FILE',
  recognises: (start) => {
    const lines = start.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    const header = parseHeader(lines[0]?.trim() ?? '');
    return header !== null && (parseFrame(header.rest) !== null || parseFrame(lines[1] ?? '') !== null);
  },
  parse: parsePerfScript,
};

interface PerfSample {
  readonly weight: number;
  /** Whether it is of the event that is read. */
  readonly counts: boolean;
  /** Innermost first. */
  readonly frames: Frame[];
}

/** Form of a line of a stack, for messages. */
const FRAME = 'an address, a function and a program in brackets';

function parsePerfScript(file: ProfileFile): Profile {
  const tree = new CallTree(file.path);
  let event: string | null = null;
  let hasPeriods = false;
  let sample: PerfSample | null = null;
  let hasStacks = false;

  function addSample(): void {
    if (sample?.counts) {
      const stack = sample.frames.toReversed().map((frame) => tree.addFrame(frame));
      if (stack.length > 1) hasStacks = true;
      tree.add(tree.find(stack), sample.weight);
    }
    sample = null;
  }

  visitLines(file, (line, number) => {
    if (line.startsWith('#')) return;
    if (line.trim() === '') return addSample();
    if (/^\s/.test(line) && sample !== null) {
      const frame = parseFrame(line);
      const source = frame === null ? SOURCE_LINE.exec(line) : null;
      const last = sample.frames.at(-1);
      if (frame !== null) sample.frames.push(frame);
      else if (source !== null && last !== undefined)
        sample.frames.splice(-1, 1, { ...last, file: source[1]!, line: toLine(Number(source[2])) });
      else if (!NO_SOURCE_LINE.test(line)) throw makeFault(file.path, number, FRAME, line);
      return;
    }
    addSample();
    const header = parseHeader(line.trim());
    if (header === null) throw makeFault(file.path, number, 'process, thread, time and event of a sample', line);
    const { period, rest } = header;
    event ??= header.event;
    const counts = event === header.event;
    if (counts && period !== null) hasPeriods = true;
    sample = { weight: period ?? 1, counts, frames: [] };
    if (rest === '') return;
    const frame = parseFrame(rest);
    if (frame === null) throw makeFault(file.path, number, FRAME, rest);
    sample.frames.push(frame);
    addSample();
  });
  addSample();
  return tree.finish({ unit: unitOf(event ?? '', hasPeriods), hasStacks });
}

function unitOf(event: string, hasPeriods: boolean): string {
  if (!hasPeriods) return 'samples';
  return CLOCKS.test(event) ? 'ns' : event.replace(/:\w*$/, '');
}

/** `rest` is what follows the header in its line. */
function parseHeader(line: string): { period: number | null; event: string; rest: string } | null {
  const [text, , period, event = ''] = HEADER.exec(line.slice(0, MAX_HEADER)) ?? [];
  if (text === undefined) return null;
  return { period: period === undefined ? null : Number(period), event, rest: line.slice(text.length).trim() };
}

/** Parses address, function with its offset, and program or library in brackets. Takes linear time, unlike a pattern. */
function parseFrame(line: string): Frame | null {
  const text = line.trim();
  const address = /^[\da-f]{1,16}(?=\s)/.exec(text)?.[0];
  if (address === undefined || !text.endsWith(')')) return null;
  const start = findOpeningBracket(text);
  if (start <= address.length) return null;
  const symbol = text.slice(address.length, start).trim();
  const object = text.slice(start + 1, -1);
  const name = symbol.replace(/\+0x[\da-f]{1,16}$/, '');
  // The function was put into its caller, so the line of the caller has the program.
  const isInlined = object === 'inlined' || object === '[unknown]' || object === '';
  return { name: name === '' ? '[unknown]' : name, file: isInlined ? null : object, line: null };
}

/** The index of the bracket that the last character closes; -1 if there is none. */
function findOpeningBracket(text: string): number {
  let depth = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (text[index] === ')') depth += 1;
    else if (text[index] === '(') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function makeFault(path: string, line: number, expected: string, got: string) {
  return makeMalformedError(path, line, { format: 'perf-script', expected, got: got.trim() });
}

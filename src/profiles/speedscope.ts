// Reads the files of speedscope, which dotnet-trace, py-spy, rbspy and others write. All profiles of a file, such as its
// threads, are added up.
// Source: https://www.speedscope.app/file-format-schema.json

import type { Profile } from '../model/profile.ts';
import { CallTree } from './call-tree.ts';
import { parseFrameText } from './collapsed.ts';
import { type JsonField, parseJsonProfile } from './json-profile.ts';
import { type ProfileFile, type ProfileFormat, toBaseUnit, toLine } from './profile-format.ts';

export const speedscope: ProfileFormat = {
  id: 'speedscope',
  description: 'files of speedscope: dotnet-trace, py-spy, rbspy and others',
  advice: 'dotnet-trace collect --format speedscope --output FILE -- COMMAND',
  recognises: (start) =>
    /^\s*\{/.test(start) && (/speedscope\.app\/file-format-schema/.test(start) || /"(?:evented|sampled)"/.test(start)),
  parse: parseSpeedscope,
};

interface SpeedscopeContext {
  readonly tree: CallTree;
  /** Frame of the tree for each frame of the file. */
  readonly frames: readonly number[];
  /** Factor from the unit of the file. */
  readonly factor: number;
}

function parseSpeedscope(file: ProfileFile): Profile {
  const document = parseJsonProfile(file, 'speedscope');
  const tree = new CallTree(file.path);
  const listed = document.at('shared').at('frames').list();
  const frames = listed.map((frame) => {
    const parsed = parseFrameText(frame.at('name').text() ?? '[unknown]');
    const file = frame.at('file').text();
    return tree.addFrame(file === null ? parsed : { name: parsed.name, file, line: toLine(frame.at('line').value) });
  });
  let unit: string | null = null;
  for (const profile of document.at('profiles').list()) {
    const written = profile.at('unit').text() ?? 'none';
    const base = toBaseUnit(written);
    unit ??= base.unit;
    if (base.unit !== unit) throw profile.at('unit').wrong('the unit of the first profile', written);
    const context = { tree, frames, factor: base.factor };
    const type = profile.at('type');
    if (type.value === 'sampled') addSampledProfile(profile, context);
    else if (type.value === 'evented') addEventedProfile(profile, context);
    else throw type.wrong('`sampled` or `evented`');
  }
  return tree.finish({ unit: unit ?? 'samples', hasStacks: true });
}

/** `at` is the place for a message. */
function readFrame(value: unknown, { frames }: SpeedscopeContext, at: JsonField): number {
  const frame = typeof value === 'number' ? frames[value] : undefined;
  if (frame !== undefined) return frame;
  throw at.wrong('the index of a frame', value);
}

function addSampledProfile(profile: JsonField, context: SpeedscopeContext): void {
  const { tree, factor } = context;
  const samples = profile.at('samples');
  const weights = profile.at('weights');
  weights.checkLength(samples.values().length, 'samples');
  for (const index of samples.values().keys()) {
    const sample = samples.at(index);
    const stack = sample.values();
    const weight = weights.at(index).number(0);
    const node = tree.find(stack.map((frame) => readFrame(frame, context, sample)));
    if (weight > 0) tree.add(node, weight * factor);
  }
}

function addEventedProfile(profile: JsonField, context: SpeedscopeContext): void {
  const { tree, factor } = context;
  const events = profile.at('events');
  const frames: number[] = [];
  const nodes: number[] = [0];
  let reached: number | null = null;
  for (const index of events.values().keys()) {
    const event = events.at(index);
    const time = event.at('at').number();
    const field = event.at('frame');
    const frame = readFrame(field.value, context, field);
    if (reached !== null && time < reached) throw event.at('at').wrong(`a time from ${reached}`);
    if (reached !== null && time > reached) tree.add(nodes.at(-1)!, (time - reached) * factor);
    reached = time;
    const type = event.at('type');
    if (type.value === 'O') {
      frames.push(frame);
      nodes.push(tree.child(nodes.at(-1)!, frame));
    } else if (type.value === 'C') {
      if (frames.at(-1) !== frame) throw event.wrong('the end of the function that began last', field.value);
      frames.pop();
      nodes.pop();
    } else throw type.wrong('`O` or `C`');
  }
  if (frames.length > 0) throw events.wrong('an end of each function', `${frames.length} that do not end`);
}

// Reads the files of speedscope, which dotnet-trace, py-spy, rbspy and others write. All profiles of a file, such as its
// threads, are added up.
// Source: https://www.speedscope.app/file-format-schema.json

import type { Profile } from '../model/profile.ts';
import { type CallTree, makeCallTree } from './call-tree.ts';
import { parseFrameText } from './frame-text.ts';
import { asList, asNumber, asObject, asText, type JsonObject, parseJsonProfile, wrongValue } from './json-profile.ts';
import { MAX_DEPTH } from './limits.ts';
import type { ProfileFile, ProfileFormat } from './profile-format.ts';
import { toBaseUnit } from './profile-unit.ts';

export const speedscope: ProfileFormat = {
  id: 'speedscope',
  description: 'files of speedscope: dotnet-trace, py-spy, rbspy and others',
  advice: 'dotnet-trace collect --format speedscope --output FILE -- COMMAND',
  recognises: (start) =>
    /^\s*\{/.test(start) && (/speedscope\.app\/file-format-schema/.test(start) || /"(?:evented|sampled)"/.test(start)),
  parse: parseSpeedscope,
};

const FORMAT = 'speedscope';

interface SpeedscopeContext {
  readonly path: string;
  readonly tree: CallTree;
  /** Frame of the tree for each frame of the file. */
  readonly frames: readonly number[];
  /** Factor from the unit of the file. */
  readonly factor: number;
}

function parseSpeedscope(file: ProfileFile): Profile {
  const { path } = file;
  const document = parseJsonProfile(file, FORMAT);
  const tree = makeCallTree(path);
  const shared = asObject(document['shared'], { path, format: FORMAT, place: 'shared' });
  const listed = asList(shared['frames'], { path, format: FORMAT, place: 'shared.frames' });
  const frames = listed.map((value, index) => addFrame(path, tree, { value, index }));
  const profiles = asList(document['profiles'], { path, format: FORMAT, place: 'profiles' });
  let unit: string | null = null;
  for (const [index, value] of profiles.entries()) {
    const place = `profiles[${index}]`;
    const profile = asObject(value, { path, format: FORMAT, place });
    const written = asText(profile['unit'], { path, format: FORMAT, place: `${place}.unit` }) ?? 'none';
    const converted = toBaseUnit(written);
    unit ??= converted.unit;
    if (converted.unit !== unit) {
      throw wrongValue({ path, format: FORMAT, place: `${place}.unit` }, 'the unit of the first profile', written);
    }
    const context = { path, tree, frames, factor: converted.factor };
    if (profile['type'] === 'sampled') addSampledProfile(profile, place, context);
    else if (profile['type'] === 'evented') addEventedProfile(profile, place, context);
    else throw wrongValue({ path, format: FORMAT, place: `${place}.type` }, '`sampled` or `evented`', profile['type']);
  }
  return tree.finish({ unit: unit ?? 'samples', hasStacks: true });
}

function addFrame(path: string, tree: CallTree, { value, index }: { value: unknown; index: number }): number {
  const place = `shared.frames[${index}]`;
  const frame = asObject(value, { path, format: FORMAT, place });
  const name = asText(frame['name'], { path, format: FORMAT, place: `${place}.name` }) ?? '[unknown]';
  const file = asText(frame['file'], { path, format: FORMAT, place: `${place}.file` });
  const parsed = parseFrameText(name);
  return tree.addFrame(parsed.name, file ?? parsed.file);
}

function frameAt(value: unknown, { path, frames }: SpeedscopeContext, place: string): number {
  const frame = typeof value === 'number' ? frames[value] : undefined;
  if (frame !== undefined) return frame;
  throw wrongValue({ path, format: FORMAT, place }, 'the index of a frame', value);
}

function addSampledProfile(profile: JsonObject, place: string, context: SpeedscopeContext): void {
  const { path, tree, factor } = context;
  const samples = asList(profile['samples'], { path, format: FORMAT, place: `${place}.samples` });
  const weights = asList(profile['weights'], { path, format: FORMAT, place: `${place}.weights` });
  if (samples.length !== weights.length) {
    const at = { path, format: FORMAT, place: `${place}.weights` };
    throw wrongValue(at, `a list of ${samples.length} numbers, as many as samples`, `${weights.length} numbers`);
  }
  for (const [index, sample] of samples.entries()) {
    const at = `${place}.samples[${index}]`;
    const stack = asList(sample, { path, format: FORMAT, place: at });
    const weightAt = { path, format: FORMAT, place: `${place}.weights[${index}]` };
    const weight = asNumber(weights[index], weightAt);
    if (weight < 0) throw wrongValue(weightAt, 'a number from 0', weight);
    const node = tree.find(stack.map((frame) => frameAt(frame, context, at)));
    if (weight > 0) tree.add(node, weight * factor);
  }
}

function addEventedProfile(profile: JsonObject, place: string, context: SpeedscopeContext): void {
  const { path, tree, factor } = context;
  const events = asList(profile['events'], { path, format: FORMAT, place: `${place}.events` });
  const frames: number[] = [];
  const nodes: number[] = [0];
  let reached: number | null = null;
  for (const [index, value] of events.entries()) {
    const at = `${place}.events[${index}]`;
    const event = asObject(value, { path, format: FORMAT, place: at });
    const time = asNumber(event['at'], { path, format: FORMAT, place: `${at}.at` });
    const frame = frameAt(event['frame'], context, `${at}.frame`);
    if (reached !== null && time < reached) {
      throw wrongValue({ path, format: FORMAT, place: `${at}.at` }, `a time from ${reached}`, time);
    }
    if (reached !== null && time > reached) tree.add(nodes.at(-1)!, (time - reached) * factor);
    reached = time;
    if (event['type'] === 'O') {
      if (frames.length === MAX_DEPTH) tree.find([...frames, frame]);
      frames.push(frame);
      nodes.push(tree.child(nodes.at(-1)!, frame));
    } else if (event['type'] === 'C') {
      if (frames.at(-1) !== frame) {
        throw wrongValue(
          { path, format: FORMAT, place: at },
          'the end of the function that began last',
          event['frame'],
        );
      }
      frames.pop();
      nodes.pop();
    } else throw wrongValue({ path, format: FORMAT, place: `${at}.type` }, '`O` or `C`', event['type']);
  }
  if (frames.length === 0) return;
  const at = { path, format: FORMAT, place: `${place}.events` };
  throw wrongValue(at, 'an end of each function', `${frames.length} that do not end`);
}

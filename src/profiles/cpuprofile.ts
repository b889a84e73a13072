// Reads the profiles of V8: `node --cpu-prof`, Deno, and Chrome's developer tools. Nodes make a tree, and each sample is a
// node with the time to the next one.
// Source of the fields: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile

import type { Frame, Profile } from '../model/profile.ts';
import { CallTree } from './call-tree.ts';
import { type JsonField, parseJsonProfile } from './json-profile.ts';
import { checkLimit, type ProfileFile, type ProfileFormat, toLine } from './profile-format.ts';

export const cpuprofile: ProfileFormat = {
  id: 'cpuprofile',
  description: 'profiles of V8: node --cpu-prof, Deno, Chrome',
  advice: 'node --no-turbo-inlining --cpu-prof --cpu-prof-name=FILE SCRIPT',
  recognises: (start) => /^\s*\{/.test(start) && /"(?:callFrame|hitCount|timeDeltas)"\s*:/.test(start),
  parse: parseCpuprofile,
};

const NANOSECONDS = 1000;

/** Largest number of nodes that a file lists. */
const MAX_LISTED_NODES = 30_000;

/** No function ran, or none of the program. */
const NO_FUNCTION = new Set(['(root)', '(idle)']);

interface V8Node {
  readonly field: JsonField;
  /** Ids that the node itself lists. In some files only a child names its parent. */
  readonly children: number[];
  readonly callees: number[];
  parent: number | null;
  isIdle: boolean;
  /** Node in the tree of calls. Null until its parents are there. */
  node: number | null;
}

type V8Nodes = ReadonlyMap<number, V8Node>;

function parseCpuprofile(file: ProfileFile): Profile {
  const document = parseJsonProfile(file, 'cpuprofile');
  const tree = new CallTree(file.path);
  const nodes = readNodes(document, file.path);
  placeNodes(nodes, tree);
  if (document.at('samples').value !== undefined && document.at('timeDeltas').value !== undefined) {
    addTimes(document, nodes, tree);
    return tree.finish({ unit: 'ns', hasStacks: true });
  }
  for (const { field, node, isIdle } of nodes.values()) {
    const hitCount = field.at('hitCount');
    const hits = hitCount.isMissing ? 0 : hitCount.number(0);
    if (hits > 0 && !isIdle) tree.add(node!, hits, hits);
  }
  return tree.finish({ unit: 'samples', hasStacks: true });
}

/** The nodes by their ids. In profiles from before 2017, nodes contain their children. */
function readNodes(document: JsonField, path: string): V8Nodes {
  const nodes = new Map<number, V8Node>();
  const isNested = document.at('nodes').value === undefined;
  if (isNested) document.at('head', 'nodes').object();
  const first = isNested ? [document.at('head')] : document.at('nodes').list().toReversed();
  const waiting = first.map((field) => ({ field, parent: isNested ? null : field.at('parent').value }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { field, parent } = next;
    const id = field.at('id').number();
    if (nodes.has(id)) throw field.at('id').wrong('an id that no other node has');
    checkLimit(path, 'nodes', nodes.size + 1, MAX_LISTED_NODES);
    const links = { children: [] as number[], callees: [], parent: typeof parent === 'number' ? parent : null };
    nodes.set(id, { field, ...links, isIdle: false, node: null });
    const list = field.at('children', isNested ? `node ${id}` : undefined);
    for (const index of list.isMissing ? [] : list.values().keys()) {
      const child = list.at(index, isNested ? `a child of node ${id}` : list.place);
      if (!isNested) links.children.push(child.number());
      else if (child.object()) waiting.push({ field: child, parent: id });
    }
  }
  return nodes;
}

/** Gives each node its place in the tree, parents first. A cycle has none. */
function placeNodes(nodes: V8Nodes, tree: CallTree): void {
  for (const [id, { children, field }] of nodes) {
    for (const child of children) {
      const node = nodes.get(child);
      if (node === undefined) throw field.at('children').wrong('the id of a node', child);
      if (node.parent !== null && node.parent !== id) throw field.at('children').wrong('a node with one parent', child);
      node.parent = id;
    }
  }
  const waiting: number[] = [];
  for (const [id, { parent, field }] of nodes) {
    const caller = parent === null ? null : nodes.get(parent);
    if (caller === undefined) throw field.at('parent').wrong('the id of a node', parent);
    (caller?.callees ?? waiting).push(id);
  }
  let placed = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes.get(id)!;
    const parent = node.parent === null ? 0 : nodes.get(node.parent)!.node!;
    const frame = readFunction(node.field);
    node.isIdle = NO_FUNCTION.has(frame.name);
    node.node = node.isIdle ? parent : tree.child(parent, tree.addFrame(frame));
    placed += 1;
    waiting.push(...node.callees);
  }
  if (placed === nodes.size) return;
  const [id, { field }] = [...nodes].find(([, { node }]) => node === null)!;
  throw field.wrong('a tree of nodes', `a node that calls itself, ${id}`);
}

function readFunction(field: JsonField): Frame {
  const frame = field.at('callFrame');
  // Nodes from before 2017 have the fields of their function themselves.
  const read = (key: string) => (frame.value === undefined ? field : frame).at(key, `${frame.place}.${key}`);
  const name = read('functionName').text();
  const url = read('url').text();
  // Lines are counted from 0 here, and from 1 in profiles from before 2017.
  const line = toLine(Number(read('lineNumber').value) + (frame.value === undefined ? 0 : 1));
  return { name: name ?? '(anonymous)', file: url?.replace(/^file:\/\//, '') ?? null, line };
}

function addTimes(document: JsonField, nodes: V8Nodes, tree: CallTree): void {
  const samples = document.at('samples');
  const deltas = document.at('timeDeltas');
  const count = samples.values().length;
  deltas.checkLength(count, 'samples');
  let time = 0;
  let reached = 0;
  for (let index = 0; index < count; index += 1) {
    const sample = samples.at(index);
    const node = nodes.get(sample.number());
    if (node === undefined) throw sample.wrong('the id of a node');
    if (index + 1 === count) return;
    // Delta i is the time from sample i - 1 to sample i. V8 writes negative ones when samples come in another order.
    time += deltas.at(index + 1).number();
    if (time <= reached) continue;
    if (!node.isIdle) tree.add(node.node!, (time - reached) * NANOSECONDS);
    reached = time;
  }
}

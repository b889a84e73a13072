// Reads the profiles of V8: `node --cpu-prof`, Deno, and Chrome's developer tools. Nodes make a tree, and each sample is a
// node with the time to the next one.
// Source of the fields: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile

import type { Frame, Profile } from '../model/profile.ts';
import { type CallTree, makeCallTree } from './call-tree.ts';
import { type JsonField, parseJsonProfile } from './json-profile.ts';
import { MAX_LISTED_NODES } from './limits.ts';
import { checkLimit, type ProfileFile, type ProfileFormat } from './profile-format.ts';

export const cpuprofile: ProfileFormat = {
  id: 'cpuprofile',
  description: 'profiles of V8: node --cpu-prof, Deno, Chrome',
  advice: 'node --cpu-prof --cpu-prof-name=FILE SCRIPT',
  recognises: (start) => /^\s*\{/.test(start) && /"(?:callFrame|hitCount|timeDeltas)"\s*:/.test(start),
  parse: parseCpuprofile,
};

const NANOSECONDS = 1000;

/** No function ran, or none of the program. */
const NO_FUNCTION = new Set(['(root)', '(idle)']);

/** A node as the file has it, and its place in the tree of calls. */
interface V8Node {
  readonly field: JsonField;
  readonly children: readonly number[];
  parent: number | null;
  isIdle: boolean;
  /** Node in the tree of calls. Null until its parents are there. */
  node: number | null;
}

type V8Nodes = Map<number, V8Node>;

function parseCpuprofile(file: ProfileFile): Profile {
  const document = parseJsonProfile(file, 'cpuprofile');
  const tree = makeCallTree(file.path);
  const nodes: V8Nodes = new Map();
  const add = (node: Pick<V8Node, 'field' | 'children' | 'parent'>) => addNode(file.path, nodes, node);
  if (document.at('nodes').value === undefined) readNestedNodes(document, add);
  else readNodes(document.at('nodes'), add);
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

/** The id of the node. */
type AddNode = (node: Pick<V8Node, 'field' | 'children' | 'parent'>) => number;

function readNodes(nodes: JsonField, add: AddNode): void {
  for (const field of nodes.list()) {
    const list = field.at('children');
    const children = list.isMissing ? [] : list.values().map((_, index) => list.at(index, list.place).number());
    const parent = field.at('parent').value;
    add({ field, children, parent: typeof parent === 'number' ? parent : null });
  }
}

/** Reads profiles from before 2017, whose nodes contain their children. */
function readNestedNodes(document: JsonField, add: AddNode): void {
  document.at('head', 'nodes').object();
  const waiting: { field: JsonField; parent: number | null }[] = [{ field: document.at('head'), parent: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const id = add({ ...next, children: [] });
    const children = next.field.at('children', `node ${id}`);
    for (const index of children.isMissing ? [] : children.values().keys()) {
      const field = children.at(index, `a child of node ${id}`);
      field.object();
      waiting.push({ field, parent: id });
    }
  }
}

function addNode(path: string, nodes: V8Nodes, node: Parameters<AddNode>[0]): number {
  const idField = node.field.at('id');
  const id = idField.number();
  if (nodes.has(id)) throw idField.wrong('an id that no other node has');
  checkLimit(path, 'nodes', nodes.size + 1, MAX_LISTED_NODES);
  nodes.set(id, { ...node, isIdle: false, node: null });
  return id;
}

/** Gives each node its place in the tree, parents first. A cycle has no first one. */
function placeNodes(nodes: V8Nodes, tree: CallTree): void {
  for (const [id, { children, field }] of nodes) {
    for (const child of children) {
      const node = nodes.get(child);
      if (node === undefined) throw field.at('children').wrong('the id of a node', child);
      if (node.parent !== null && node.parent !== id) throw field.at('children').wrong('a node with one parent', child);
      node.parent = id;
    }
  }
  const childLists = new Map<number, number[]>();
  const waiting: number[] = [];
  for (const [id, { parent, field }] of nodes) {
    if (parent === null) waiting.push(id);
    else if (!nodes.has(parent)) throw field.at('parent').wrong('the id of a node', parent);
    else {
      const list = childLists.get(parent);
      if (list === undefined) childLists.set(parent, [id]);
      else list.push(id);
    }
  }
  let placed = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodes.get(id)!;
    const parent = node.parent === null ? 0 : nodes.get(node.parent)!.node!;
    const { name, file } = readFunction(node.field);
    node.isIdle = NO_FUNCTION.has(name);
    node.node = node.isIdle ? parent : tree.child(parent, tree.addFrame(name, file));
    placed += 1;
    for (const child of childLists.get(id) ?? []) waiting.push(child);
  }
  if (placed === nodes.size) return;
  const [id, { field }] = [...nodes].find(([, { node }]) => node === null)!;
  throw field.wrong('a tree of nodes', `a node that calls itself, ${id}`);
}

function readFunction(field: JsonField): Frame {
  const frame = field.at('callFrame');
  // Nodes from before 2017 have the fields of their function themselves.
  const read = (key: string) => (frame.value === undefined ? field : frame).at(key, `${frame.place}.${key}`).text();
  const name = read('functionName');
  const url = read('url');
  return { name: name ?? '(anonymous)', file: url?.replace(/^file:\/\//, '') ?? null };
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

// Reads the profiles of V8: `node --cpu-prof`, Deno, and Chrome's developer tools. Nodes make a tree, and each sample is a
// node with the time to the next one.
// Source of the fields: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile

import { userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import { type CallTree, makeCallTree } from './call-tree.ts';
import { asList, asNumber, asObject, asText, type JsonObject, parseJsonProfile, wrongValue } from './json-profile.ts';
import { MAX_LISTED_NODES } from './limits.ts';
import type { ProfileFile, ProfileFormat } from './profile-format.ts';

export const cpuprofile: ProfileFormat = {
  id: 'cpuprofile',
  description: 'profiles of V8: node --cpu-prof, Deno, Chrome',
  advice: 'node --cpu-prof --cpu-prof-name=FILE SCRIPT',
  recognises: (start) => /^\s*\{/.test(start) && /"(?:callFrame|hitCount|timeDeltas)"\s*:/.test(start),
  parse: parseCpuprofile,
};

const FORMAT = 'cpuprofile';
const NANOSECONDS = 1000;

/** No function ran, or none of the program. */
const NO_FUNCTION = new Set(['(root)', '(idle)']);

/** A node as the file has it, and its place in the tree of calls. */
interface V8Node {
  readonly fields: JsonObject;
  readonly place: string;
  readonly children: readonly number[];
  parent: number | null;
  isIdle: boolean;
  /** Node in the tree of calls. Null until its parents are there. */
  node: number | null;
}

type V8Nodes = Map<number, V8Node>;

function parseCpuprofile(file: ProfileFile): Profile {
  const { path } = file;
  const document = parseJsonProfile(file, FORMAT);
  const tree = makeCallTree(path);
  const nodes: V8Nodes = document['nodes'] === undefined ? readNestedNodes(path, document) : readList(path, document);
  placeNodes(path, nodes, tree);
  if (document['samples'] !== undefined && document['timeDeltas'] !== undefined) {
    addTimes(path, document, { nodes, tree });
    return tree.finish({ unit: 'ns', hasStacks: true });
  }
  for (const { fields, place, node, isIdle } of nodes.values()) {
    const hits = asNumber(fields['hitCount'] ?? 0, { path, format: FORMAT, place: `${place}.hitCount` });
    if (hits < 0) throw wrongValue({ path, format: FORMAT, place: `${place}.hitCount` }, 'a number from 0', hits);
    if (hits > 0 && !isIdle) tree.add(node!, hits, hits);
  }
  return tree.finish({ unit: 'samples', hasStacks: true });
}

function readList(path: string, document: JsonObject): V8Nodes {
  const nodes: V8Nodes = new Map();
  const list = asList(document['nodes'], { path, format: FORMAT, place: 'nodes' });
  for (const [index, value] of list.entries()) {
    const place = `nodes[${index}]`;
    const fields = asObject(value, { path, format: FORMAT, place });
    const children = asList(fields['children'] ?? [], { path, format: FORMAT, place: `${place}.children` });
    addNode(path, nodes, {
      ...{ fields, place },
      children: children.map((child) => asNumber(child, { path, format: FORMAT, place: `${place}.children` })),
      parent: typeof fields['parent'] === 'number' ? fields['parent'] : null,
    });
  }
  return nodes;
}

/** Reads profiles from before 2017, whose nodes contain their children. */
function readNestedNodes(path: string, document: JsonObject): V8Nodes {
  const nodes: V8Nodes = new Map();
  const head = asObject(document['head'], { path, format: FORMAT, place: 'nodes' });
  const waiting: { fields: JsonObject; parent: number | null; place: string }[] = [
    { fields: head, parent: null, place: 'head' },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { fields, parent, place } = next;
    const id = addNode(path, nodes, { fields, place, children: [], parent });
    const children = asList(fields['children'] ?? [], { path, format: FORMAT, place: `node ${id}` });
    for (const child of children) {
      const at = { path, format: FORMAT, place: `a child of node ${id}` };
      waiting.push({ fields: asObject(child, at), parent: id, place: at.place });
    }
  }
  return nodes;
}

function addNode(path: string, nodes: V8Nodes, node: Pick<V8Node, 'fields' | 'place' | 'children' | 'parent'>): number {
  const at = { path, format: FORMAT, place: `${node.place}.id` };
  const id = asNumber(node.fields['id'], at);
  if (nodes.has(id)) throw wrongValue(at, 'an id that no other node has', id);
  if (nodes.size === MAX_LISTED_NODES) {
    throw userError('profile-too-many', inFile(path), { what: 'nodes', max: MAX_LISTED_NODES });
  }
  nodes.set(id, { ...node, isIdle: false, node: null });
  return id;
}

/** Gives each node its place in the tree, parents first. A cycle has no first one. */
function placeNodes(path: string, nodes: V8Nodes, tree: CallTree): void {
  for (const [id, { children, place }] of nodes) {
    for (const child of children) {
      const at = { path, format: FORMAT, place: `${place}.children` };
      const found = nodes.get(child);
      if (found === undefined) throw wrongValue(at, 'the id of a node', child);
      if (found.parent !== null && found.parent !== id) throw wrongValue(at, 'a node with one parent', child);
      found.parent = id;
    }
  }
  const lists = new Map<number, number[]>();
  const waiting: number[] = [];
  for (const [id, { parent, place }] of nodes) {
    if (parent === null) waiting.push(id);
    else if (!nodes.has(parent)) {
      throw wrongValue({ path, format: FORMAT, place: `${place}.parent` }, 'the id of a node', parent);
    } else {
      const list = lists.get(parent);
      if (list === undefined) lists.set(parent, [id]);
      else list.push(id);
    }
  }
  let placed = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const one = nodes.get(id)!;
    const parent = one.parent === null ? 0 : nodes.get(one.parent)!.node!;
    const { name, file } = functionOf(path, one);
    one.isIdle = NO_FUNCTION.has(name);
    one.node = one.isIdle ? parent : tree.child(parent, tree.addFrame(name, file));
    placed += 1;
    for (const child of lists.get(id) ?? []) waiting.push(child);
  }
  if (placed === nodes.size) return;
  const [id, { place }] = [...nodes].find(([, { node }]) => node === null)!;
  throw wrongValue({ path, format: FORMAT, place }, 'a tree of nodes', `a node that calls itself, ${id}`);
}

function functionOf(path: string, { fields, place }: V8Node): { name: string; file: string | null } {
  const at = { path, format: FORMAT, place: `${place}.callFrame` };
  // Nodes from before 2017 have the fields of their function themselves.
  const frame = fields['callFrame'] === undefined ? fields : asObject(fields['callFrame'], at);
  const name = asText(frame['functionName'], { ...at, place: `${at.place}.functionName` });
  const url = asText(frame['url'], { ...at, place: `${at.place}.url` });
  return { name: name ?? '(anonymous)', file: url?.replace(/^file:\/\//, '') ?? null };
}

interface TimeContext {
  readonly nodes: V8Nodes;
  readonly tree: CallTree;
}

function addTimes(path: string, document: JsonObject, { nodes, tree }: TimeContext): void {
  const samples = asList(document['samples'], { path, format: FORMAT, place: 'samples' });
  const deltas = asList(document['timeDeltas'], { path, format: FORMAT, place: 'timeDeltas' });
  if (samples.length !== deltas.length) {
    const at = { path, format: FORMAT, place: 'timeDeltas' };
    throw wrongValue(at, `a list of ${samples.length} numbers, as many as samples`, `${deltas.length} numbers`);
  }
  let time = 0;
  let reached = 0;
  for (const [index, id] of samples.entries()) {
    const place = `samples[${index}]`;
    const found = nodes.get(asNumber(id, { path, format: FORMAT, place }));
    if (found === undefined) throw wrongValue({ path, format: FORMAT, place }, 'the id of a node', id);
    if (index + 1 === samples.length) return;
    // Delta i is the time from sample i - 1 to sample i. V8 writes negative ones when samples come in another order.
    time += asNumber(deltas[index + 1], { path, format: FORMAT, place: `timeDeltas[${index + 1}]` });
    if (time <= reached) continue;
    if (!found.isIdle) tree.add(found.node!, (time - reached) * NANOSECONDS);
    reached = time;
  }
}

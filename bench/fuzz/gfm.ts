// Renders Markdown to the skeleton of the page that GitHub makes of it, without the content of code. The renderer is
// not a dependency of this project: scripts/gfm.mjs installs it.

import type { Skeleton } from './targets/markdown.ts';

/** The used part of a syntax tree. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly value?: string;
  readonly children?: readonly Node[];
}

export async function loadSkeleton(): Promise<Skeleton> {
  // @ts-expect-error: a script without types.
  const { pipeline } = await import('../../scripts/gfm.mjs');
  const toTree = (await pipeline()) as (markdown: string) => Promise<Node>;
  return async (markdown) => drawn(await toTree(markdown));
}

function drawn({ type, tagName, properties = {}, value = '', children = [] }: Node): string {
  if (tagName === 'code') return '<code>';
  if (type === 'text' || type === 'comment' || type === 'raw') return value;
  const attributes = Object.entries(properties).map(([name, one]) => ` ${name}=${String(one)}`);
  return `<${tagName ?? type}${attributes.join('')}>${children.map(drawn).join('')}</>`;
}

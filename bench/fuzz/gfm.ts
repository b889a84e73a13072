// Renders Markdown to the skeleton of the page that GitHub makes of it, without the content of code. The renderer is
// not a dependency of this project: scripts/gfm.mjs installs it.

import type { Skeleton } from './targets/markdown.ts';

/** The used part of a syntax tree. */
interface TreeNode {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly value?: string;
  readonly children?: readonly TreeNode[];
}

export async function loadSkeleton(): Promise<Skeleton> {
  // @ts-expect-error: a script without types.
  const { pipeline } = await import('../../scripts/gfm.mjs');
  const toTree = (await pipeline()) as (markdown: string) => Promise<TreeNode>;
  return async (markdown) => renderNode(await toTree(markdown));
}

function renderNode({ type, tagName, properties = {}, value = '', children = [] }: TreeNode): string {
  if (tagName === 'code') return '<code>';
  if (type === 'text' || type === 'comment' || type === 'raw') return value;
  const attributes = Object.entries(properties).map(([name, one]) => ` ${name}=${String(one)}`);
  return `<${tagName ?? type}${attributes.join('')}>${children.map(renderNode).join('')}</>`;
}

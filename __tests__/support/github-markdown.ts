// Markdown as GitHub makes a page of it: its dialect to HTML, and that HTML read as a browser reads it. Nothing is
// taken away as GitHub's sanitiser does: what it would take away must not be there in the first place.

import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export interface Rendered {
  readonly html: string;
  readonly nodes: readonly Node[];
}

export function renderAsGitHub(markdown: string): Rendered {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return { html, nodes: parseFragment(html, { sourceCodeLocationInfo: true }).childNodes };
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** All elements in and below the nodes, in the order of the page. */
export function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.childNodes)]);
}

export function named(elements: readonly Element[], ...names: readonly string[]): Element[] {
  return elements.filter(({ tagName }) => names.includes(tagName));
}

export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : ''))
    .join('');
}

/** What GitHub looks through for mentions, references and links: text that stands in no code. */
export function textOutsideCode(nodes: readonly Node[]): string {
  return nodes
    .filter((node) => !isElement(node) || node.tagName !== 'code')
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOutsideCode(node.childNodes) : ''))
    .join('\n');
}

// What a report's Markdown must look like once GitHub has made a page of it, whatever was measured. In: Markdown. Out:
// what is wrong with it, in sentences; nothing where all is well.

import { GUIDE_TITLE } from '../../src/render/next-steps.ts';
import {
  type Element,
  elementsIn,
  isElement,
  type Node,
  named,
  type Rendered,
  renderAsGitHub,
  textOf,
  textOutsideCode,
} from './github-markdown.ts';

export interface Expected {
  /**
   * Whether it begins with the verdict as a heading: a check run has a title of its own, and the notice of a
   * new measurement holds an earlier verdict below its own heading.
   */
  readonly heading: 'verdict' | 'none' | 'notice';
  /** The only address that may be linked beside the documentation. */
  readonly runUrl: string;
  /** Full SHAs that may stand there: GitHub links them and those that begin like them. */
  readonly commits: readonly string[];
}

/** Elements that a report needs, all of which GitHub lets through, and their attributes. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^https:\/\// },
  br: {},
  code: { class: /^language-(sh|text|yaml)$/ },
  details: { open: /^$/ },
  h2: {},
  h3: {},
  li: {},
  p: {},
  pre: {},
  strong: {},
  sub: {},
  summary: {},
  table: {},
  tbody: {},
  td: { align: /^(left|right)$/ },
  th: { align: /^(left|right)$/ },
  thead: {},
  tr: {},
  ul: {},
};

/** What GitHub makes something of in plain text, and what shows that Markdown or HTML was cut open. */
const POWERS: Readonly<Record<string, RegExp>> = {
  'a mention': /(?<![\w/])@[a-z\d]/i,
  'an issue': /#\d|\bGH-\d/i,
  'an address': /https?:|www\.|\bmailto:|\w@\w/i,
  'an emoji': /:[a-z\d_+-]+:/i,
  'a formula': /\$/,
  'a footnote': /\[\^/,
  'a link or an image that did not become one': /\]\(|\]\[|!\[/,
  // `p<0.001` is neither.
  'a tag or an entity': /<[a-z/!?]|>|&[#a-z]/i,
  'a code span that did not become one': /`/,
  'a row that is in no table': /\|/,
  'a character nobody sees': /[\p{Cc}\p{Cf}\p{Cs}]/u,
};

/** Not the decimals of a number. */
const COMMIT = /(?<![.\w])[0-9a-f]{7,40}\b/g;
/** The page that explains the verdict. */
const GUIDE = /^https:\/\/github\.com\/[\w.-]+\/bench-referee\/blob\/[\w.-]+\/docs\/red-comment\.md#[a-z-]+$/;
/** Where on the page of the run a link leads, by its text. */
const LINKS: Readonly<Record<string, string>> = {
  'the run and its log': '',
  'Full report': '#artifacts',
  'This run': '',
};
const EARLIER = /^ bench-referee: (?:earlier head=[0-9a-f]*|end) $/;
const MARKER = /^ bench-referee: name=\S+ head=[0-9a-f]* run=\d+\.\d+ $/;

export function faultsOf(markdown: string, expected: Expected): string[] {
  const page = renderAsGitHub(markdown);
  const elements = elementsIn(page.nodes);
  return [
    ...elements.flatMap(strangeParts),
    ...commentFaults(page.nodes, expected),
    ...headingFaults(page, elements, expected),
    ...tableFaults(markdown, elements),
    ...foldFaults(page, elements),
    ...linkFaults(elements, expected),
    ...textFaults(page, expected),
  ];
}

function strangeParts({ tagName, attrs }: Element): string[] {
  const attributes = ALLOWED[tagName];
  if (attributes === undefined) return [`<${tagName}> is not an element of a report`];
  return attrs
    .filter(({ name, value }) => attributes[name]?.test(value) !== true)
    .map(({ name, value }) => `<${tagName} ${name}="${value}"> has an attribute that no report has`);
}

/** Nobody sees them: the marker of a sticky comment, and what stands around an earlier result. */
function commentFaults(nodes: readonly Node[], { heading }: Expected): string[] {
  return commentsIn(nodes)
    .filter((text, index) => !(index === 0 && nodes[0]?.nodeName === '#comment' && MARKER.test(text)))
    .filter((text) => heading !== 'notice' || !EARLIER.test(text))
    .map((text) => `a comment: ${text}`);
}

function commentsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (isElement(node)) return commentsIn(node.childNodes);
    return node.nodeName === '#comment' && 'data' in node ? [node.data] : [];
  });
}

function headingFaults({ nodes }: Rendered, elements: readonly Element[], { heading }: Expected): string[] {
  const headings = named(elements, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  if (heading === 'none') return headings.map(({ tagName }) => `a <${tagName}> where there is a title`);
  const wanted = heading === 'verdict' ? 'h2' : 'h2 h3';
  const found = headings.map(({ tagName }) => tagName).join(' ');
  if (found !== wanted) return [`the headings are ${found || 'none'}`];
  return nodes.find(isElement) === headings[0] ? [] : ['the verdict does not come first'];
}

/**
 * A row with too many cells loses them and one with too few gets empty ones, so that the page alone tells nothing:
 * the rows as they are written are counted too.
 */
function tableFaults(markdown: string, elements: readonly Element[]): string[] {
  const written = tablesIn(markdown);
  const shown = named(elements, 'table').map((table) =>
    named(elementsIn(table.childNodes), 'tr').map((row) => named(elementsIn(row.childNodes), 'th', 'td').length),
  );
  if (written.length !== shown.length) return [`${written.length} tables written, ${shown.length} shown`];
  return written.flatMap((rows, index) => {
    const [columns = 0] = rows;
    // The second written row is the rule between head and body.
    const isWhole = rows.length - 1 === shown[index]!.length && rows.length > 2;
    return [
      ...(isWhole ? [] : [`table ${index + 1} has ${rows.length} rows written, ${shown[index]!.length} shown`]),
      ...[...rows, ...shown[index]!]
        .filter((count) => count !== columns)
        .map((count) => `table ${index + 1} has ${columns} columns and a row with ${count}`),
    ];
  });
}

/** How many cells each line of each table has. */
function tablesIn(markdown: string): number[][] {
  const tables: number[][] = [];
  let fence: string | null = null;
  let isInside = false;
  for (const line of markdown.split('\n')) {
    // With a backtick behind it, it is a code span.
    const mark = /^ *(`{3,})[^`]*$/.exec(line)?.[1];
    if (mark !== undefined && (fence === null || line.trim() === fence)) fence = fence === null ? mark : null;
    const isRow = fence === null && line.startsWith('|');
    if (isRow && !isInside) tables.push([]);
    if (isRow) tables.at(-1)!.push([...line.matchAll(/\\[\\|]|(\|)/g)].filter(([, pipe]) => pipe).length - 1);
    isInside = isRow;
  }
  return tables;
}

function foldFaults({ html }: Rendered, elements: readonly Element[]): string[] {
  const folds = named(elements, 'details');
  const count = (tag: string) => html.split(tag).length - 1;
  const isBalanced = count('<details') === folds.length && count('</details>') === folds.length;
  return [
    ...(isBalanced ? [] : ['<details> and </details> do not match']),
    ...elements
      .filter(({ sourceCodeLocation }) => sourceCodeLocation === null)
      .map(({ tagName }) => `<${tagName}> was opened by the browser, not by the report`),
    ...folds
      .filter(({ sourceCodeLocation }) => !sourceCodeLocation?.endTag)
      .map(() => 'a <details> that nothing closes'),
    ...folds
      .filter(({ childNodes }) => childNodes.find(isElement)?.tagName !== 'summary')
      .map(() => 'a <details> that says nothing while it is closed'),
    ...folds
      .filter(({ childNodes }) => childNodes.filter(isElement).length < 2)
      .map(() => 'a <details> with nothing in it'),
  ];
}

function linkFaults(elements: readonly Element[], { runUrl }: Expected): string[] {
  return named(elements, 'a')
    .map(({ attrs, childNodes }) => [attrs.find(({ name }) => name === 'href')?.value, textOf(childNodes)])
    .filter(([href, text]) => !Object.hasOwn(LINKS, text ?? '') || href !== `${runUrl}${LINKS[text!]}`)
    .filter(([href, text]) => !GUIDE.test(href ?? '') || text !== GUIDE_TITLE)
    .map(([href, text]) => `a link "${text}" to ${href}`);
}

function textFaults({ nodes }: Rendered, { commits }: Expected): string[] {
  const text = textOutsideCode(nodes).replaceAll(/[\n ]+/g, ' ');
  const powers = Object.entries(POWERS).flatMap(([what, power]) => {
    const found = power.exec(text);
    return found === null
      ? []
      : [`${what}: ${JSON.stringify(text.slice(Math.max(0, found.index - 30), found.index + 30))}`];
  });
  const strangers = [...text.matchAll(COMMIT)]
    .map(([sha]) => sha)
    .filter((sha) => /\d/.test(sha) && !commits.some((commit) => commit.startsWith(sha)));
  return [...powers, ...strangers.map((sha) => `a commit: ${sha}`)];
}

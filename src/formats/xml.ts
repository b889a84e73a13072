// Wraps the XML parser, and is its only user. Passes the elements of one or several XML documents to handlers, in their
// order, and returns the fault if a text is not well-formed. It never guesses what malformed XML may mean, never
// expands an entity that a document declares, and never loads anything.

import { SaxesParser } from 'saxes';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { ToolOutput } from './format.ts';
import { countLineFeeds } from './plain-text.ts';

export interface XmlElement {
  /** Name without the prefix of a namespace. */
  readonly name: string;
  readonly location: Location;
  /** Object without a prototype, so that any name may be looked up. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** `Node` is what a handler makes of an element. `ancestors` are the elements around it, the root first. */
export interface XmlHandlers<Node> {
  open(element: XmlElement, ancestors: readonly Node[]): Node;
  close(node: Node, ancestors: readonly Node[]): void;
}

/** Several runs may append documents to one output. Plain text around them is skipped. Stops at the first fault. */
export function parseXml<Node>({ path, text: written }: ToolOutput, handlers: XmlHandlers<Node>): Diagnostic | null {
  const text = written.trimEnd();
  let line = 1;
  let end = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', end)) {
    line += countLineFeeds(text, end, start);
    const { fault, length, lineFeeds } = parseDocument(text.slice(start), { path, line }, handlers);
    line += lineFeeds;
    if (fault === CUT) return makeError('broken-off', inFile(path, line), { language: 'XML' });
    if (fault !== null) return makeError('not-xml', inFile(path, line), { reason: fault.message.replace(/\.$/, '') });
    end = start + length;
  }
  return null;
}

/** The name of the first element. Null if the text does not begin like XML. */
export function parseRootName(text: string): string | null {
  if (!/^\s*</.test(text)) return null;
  let rootName: string | null = null;
  const parser = new SaxesParser();
  parser.on('opentagstart', ({ name }) => {
    rootName = withoutPrefix(name);
    throw STOP;
  });
  feed(parser, text.trimStart());
  return rootName;
}

/** Reads a text that begins with a tag, to the end of its root element, or of the text if only comments are left. */
function parseDocument<Node>(
  text: string,
  first: { readonly path: string; readonly line: number },
  handlers: XmlHandlers<Node>,
): { readonly length: number; readonly lineFeeds: number; readonly fault: Error | null } {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const open: Node[] = [];
  let tagLine: number | null = null;
  parser.on('opentagstart', () => {
    // The character after the name has already been read.
    const passed = text[parser.position - 1] === '\n' ? 2 : 1;
    tagLine = first.line + parser.line - passed;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const location = inFile(first.path, tagLine ?? first.line);
    open.push(handlers.open({ name: withoutPrefix(name), location, attributes }, open));
  });
  parser.on('closetag', () => {
    handlers.close(open.pop()!, open);
    if (open.length === 0) throw STOP;
  });
  const { isStopped, error } = feed(parser, text);
  const read = { length: isStopped ? parser.position : text.length, lineFeeds: parser.line - 1 };
  const isWhole = isStopped || (tagLine === null && couldBegin(parser));
  return { ...read, fault: error ?? (isWhole ? null : CUT) };
}

/** Fault of a text that is XML, but not to its end. */
const CUT = new Error('broken off');

/** Whether a root element may begin where the parser is, so that every comment before it is complete. */
function couldBegin(parser: SaxesParser): boolean {
  parser.off('opentag');
  parser.on('closetag', () => {
    throw STOP;
  });
  const { isStopped, error } = feed(parser, '<root/>');
  return isStopped && error === null;
}

/** Error that handlers throw to end the reading, because the parser has no other way to stop. */
const STOP = new Error('the reading has ended');

function feed(parser: SaxesParser, text: string): { isStopped: boolean; error: Error | null } {
  let error: Error | null = null;
  parser.on('error', (found) => {
    error = found;
    throw STOP;
  });
  try {
    parser.write(text);
    return { isStopped: false, error };
  } catch (thrown) {
    if (thrown !== STOP) throw thrown;
    return { isStopped: true, error };
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

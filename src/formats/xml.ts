// The one door to the XML parser. The text of one or several XML documents comes in; the elements go to handlers in their
// order, and the fault comes out where the text is not well-formed. It never guesses what malformed XML may have meant, never
// expands an entity that a document declares, and never loads anything.

import { SaxesParser } from 'saxes';
import type { Problem } from '../model/problem.ts';
import type { Source } from './format.ts';
import { countLineFeeds } from './text.ts';

export interface XmlElement {
  /** Its name without the prefix of a namespace. */
  readonly name: string;
  /** The line in which its start tag begins. */
  readonly line: number;
  /** An object without a prototype, so that any name may be looked up. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

export interface XmlHandlers {
  open(element: XmlElement): void;
  /** The element that was opened last and is still open. */
  close(): void;
}

/**
 * Reads document after document, as several runs append them to one output. Plain text before, between and behind them is
 * passed over. Reading stops at the first fault, which is returned; null where there is none.
 */
export function readXml({ path, text: written }: Source, handlers: XmlHandlers): Problem | null {
  const text = written.trimEnd();
  let line = 1;
  let end = 0;
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', end)) {
    line += countLineFeeds(text, end, start);
    const { fault, length, lineFeeds } = readDocument(text.slice(start), line, handlers);
    line += lineFeeds;
    if (fault !== null) return { where: `${path}:${line}`, message: fault, severity: 'error' };
    end = start + length;
  }
  return null;
}

/** The name of the first element, without the prefix of a namespace; null where the text does not begin as XML does. */
export function rootName(text: string): string | null {
  if (!/^\s*</.test(text)) return null;
  let found: string | null = null;
  const parser = new SaxesParser();
  parser.on('opentagstart', ({ name }) => {
    found = withoutPrefix(name);
    throw STOP;
  });
  feed(parser, text.trimStart());
  return found;
}

interface Document {
  /** How much of the text it takes. */
  readonly length: number;
  readonly lineFeeds: number;
  readonly fault: string | null;
}

/** Reads a text that begins with a tag up to the end of its root element, or of the text where only comments are left. */
function readDocument(text: string, firstLine: number, handlers: XmlHandlers): Document {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let depth = 0;
  let tagLine: number | null = null;
  parser.on('opentagstart', () => {
    // The character behind the name has been read already.
    const passed = text[parser.position - 1] === '\n' ? 2 : 1;
    tagLine = firstLine + parser.line - passed;
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    handlers.open({ name: withoutPrefix(name), line: tagLine ?? firstLine, attributes });
  });
  parser.on('closetag', () => {
    depth -= 1;
    handlers.close();
    if (depth === 0) throw STOP;
  });
  const { isStopped, error } = feed(parser, text);
  const read = { length: isStopped ? parser.position : text.length, lineFeeds: parser.line - 1 };
  if (error !== null) return { ...read, fault: `this is not well-formed XML: ${error} ${REMEDY}` };
  const isWhole = isStopped || (tagLine === null && couldBegin(parser));
  return { ...read, fault: isWhole ? null : CUT };
}

const REMEDY = 'Check that nothing else is printed into the results.';
const CUT = 'the XML breaks off here. The program that writes it did not end.';

/** Whether a root element may stand where the parser is, so that every comment before it is complete. */
function couldBegin(parser: SaxesParser): boolean {
  parser.off('opentag');
  parser.on('closetag', () => {
    throw STOP;
  });
  const { isStopped, error } = feed(parser, '<root/>');
  return isStopped && error === null;
}

/** Thrown by handlers to end the reading, as the parser has no other way to stop. */
const STOP = new Error('the reading has ended');

/** Gives a text to the parser, which stops at its first error. */
function feed(parser: SaxesParser, text: string): { isStopped: boolean; error: string | null } {
  let error: string | null = null;
  parser.on('error', ({ message }) => {
    error = message;
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

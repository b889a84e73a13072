// What is wrong with a text that is not the YAML we take, in our words where people make the mistake, else in
// the parser's. Pure: an error of the parser in, the sentence without its place out.

import type { YAMLError } from 'yaml';
import type { Complaint } from '../errors.ts';
import { quotable } from './quotable.ts';

type Fault = Omit<Complaint, 'where'>;

/** What needs no quotation. */
const PLAIN: Partial<Record<YAMLError['code'], Fault>> = {
  BAD_ALIAS: { what: 'a star on its own stands for nothing', remedy: 'Write "*" in quotes' },
  BLOCK_AS_IMPLICIT_KEY: {
    what: 'a second ": " on one line',
    remedy: 'Put the text in quotes, or begin a new line',
  },
  MULTIPLE_DOCS: { what: 'a second document begins here', remedy: 'Keep one document in the file' },
  NON_STRING_KEY: {
    what: 'a key must be one text',
    remedy: 'Write the key on one line, followed by a colon',
  },
  TAB_AS_INDENT: { what: 'a tab cannot indent', remedy: 'Indent with spaces' },
};

export function faultIn({ code, message, pos }: YAMLError, text: string): Fault {
  const got = quotable(text.slice(...pos));
  const plain = PLAIN[code];
  if (plain !== undefined) return plain;
  switch (code) {
    case 'DUPLICATE_KEY': {
      const key = /^[^:\r\n]*/.exec(text.slice(pos[0]))?.[0] ?? '';
      return { what: 'this key is written twice', got: quotable(key), remedy: 'Keep one of the two' };
    }
    case 'TAG_RESOLVE_FAILED':
      return { what: 'tags are not allowed', got, remedy: `Write "${got}" in quotes, or remove it` };
    case 'BAD_SCALAR_START':
      return { what: 'no text can begin like this', got, remedy: 'Put the text in quotes' };
    default: {
      const reason = message.replace(/^./, (letter) => letter.toLowerCase());
      return {
        what: `is not YAML: ${reason}`,
        remedy: 'Check brackets, quotes and indentation here and above',
      };
    }
  }
}

/** An alias without its anchor: nearly always a pattern that lacks its quotes. */
export function danglingAlias(name: string): Fault {
  const got = quotable(`*${name}`);
  const anchor = /^[\w-]+$/.test(name) ? `, or define &${name}` : '';
  return { what: 'no anchor has this name', got, remedy: `Write "${got}" in quotes${anchor}` };
}

/** Whether the mistake is one of a value in its place; of other broken text the tree says nothing. */
export function isOfOneKey({ code }: YAMLError): boolean {
  return ['BAD_ALIAS', 'BAD_SCALAR_START', 'DUPLICATE_KEY', 'TAG_RESOLVE_FAILED'].includes(code);
}

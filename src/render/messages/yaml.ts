// Messages about a text that is not the YAML that is accepted.

import { richText } from '../rich-text.ts';
import { code, message, number, optional, sentence, text } from './message.ts';

export const YAML_MESSAGES = {
  'yaml-too-deep': message({ levels: number }, 'is nested more than {levels} levels deep. Use fewer levels.'),
  'yaml-aliases-repeat': sentence('its aliases repeat too much. Write the values out.'),
  'yaml-alias-unknown': message({ got: text, write: code, anchor: optional(code) }, ({ write, anchor, ...shown }) => {
    const define = anchor === undefined ? [] : richText`, or define ${anchor}`;
    return richText`no anchor has this name, got ${shown.got}. Write ${write} in quotes${define}.`;
  }),
  'text-utf-16': sentence('is saved as UTF-16. Save it as UTF-8.'),
  'text-not-utf-8': sentence('is not UTF-8 here. Save the file as UTF-8.'),
  'text-carriage-returns': sentence('its lines end in a lone carriage return. Save it with line feeds.'),
  'text-invisible': sentence(
    'contains an invisible character here. Remove it: what is judged must be what a reviewer sees.',
  ),
  'text-false-indent': sentence(
    'this line is indented by a character that only looks like a space. Indent with ordinary spaces.',
  ),
  'yaml-star': sentence('a star on its own has no meaning. Write `"*"` in quotes.'),
  'yaml-two-documents': sentence('a second document begins here. Keep one document in the file.'),
  'yaml-tab': sentence('a tab cannot indent. Indent with spaces.'),
  'yaml-key-twice': message({ got: text }, 'this key is written twice, got {got}. Keep one of the two.'),
  'yaml-tag': message(
    { got: text, write: code },
    'tags are not allowed, got {got}. Write {write} in quotes, or remove it.',
  ),
  'yaml-unquoted': message({ got: text }, 'no text can begin like this, got {got}. Put the text in quotes.'),
  'yaml-escape': message(
    { got: text },
    'no such escape exists in double quotes, got {got}. Write the text in single quotes, where a backslash is itself.',
  ),
  'yaml-key-not-text': sentence('a key must be one text. Write the key on one line, followed by a colon.'),
  'yaml-quote-open': message({ write: code }, 'this quote is never closed. Close it with {write}.'),
  'yaml-bracket-open': message(
    { write: code, line: number },
    'this bracket is not closed before line {line}. Close it with {write}, and indent the lines inside it.',
  ),
  'yaml-list-uneven': sentence(
    'the entries of this list are not indented alike. Begin all of them in the same column.',
  ),
  'yaml-two-colons': sentence('a second colon with a space on one line. Put the text in quotes, or begin a new line.'),
  'yaml-indented-key': sentence(
    'this line is indented as if it belonged to the value above. Begin both keys in the same column.',
  ),
  'yaml-loose-line': sentence(
    'this line is neither a key with its value nor part of the value above. Write a colon and a space after the key, or indent the line below its key.',
  ),
  'yaml-space-missing': message(
    { got: text, write: code },
    'a space is missing after the colon, got {got}. Write {write}.',
  ),
  'yaml-unreadable': message(
    { reason: text },
    'is not YAML; the parser says {reason}. Check brackets, quotes and indentation here and above.',
  ),
};

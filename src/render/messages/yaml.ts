// Messages about a text that is not the YAML that is accepted.

import { code, message, number, optional, sentence, text } from './message.ts';

export const YAML_MESSAGES = {
  'yaml-too-deep': message({ levels: number }, 'is nested more than {levels} levels deep. Use fewer.'),
  'yaml-aliases-repeat': sentence('its aliases expand to too much. Write the values out.'),
  'yaml-alias-unknown': message(
    { got: text, write: code, anchor: optional(code) },
    'there is no anchor for the alias {got}. Put {write} in quotes[, or define {anchor}].',
  ),
  'text-utf-16': sentence('is saved as UTF-16. Save it as UTF-8.'),
  'text-not-utf-8': sentence('is not UTF-8 here. Save the file as UTF-8.'),
  'text-carriage-returns': sentence('its lines end in a lone carriage return. Save it with line feeds.'),
  'text-invisible': sentence(
    'contains an invisible character here. Remove it: what is judged must be what a reviewer sees.',
  ),
  'text-false-indent': sentence(
    'this line is indented by a character that only looks like a space. Indent with ordinary spaces.',
  ),
  'yaml-star': sentence('a star alone has no meaning. Use `"*"`, in quotes.'),
  'yaml-two-documents': sentence('a second document begins here. Keep one document in the file.'),
  'yaml-tab': sentence('a tab cannot indent. Indent with spaces.'),
  'yaml-key-twice': message({ got: text }, 'the key {got} is there twice. Keep one of the two.'),
  'yaml-tag': message({ got: text, write: code }, 'the tag {got} is not allowed. Put {write} in quotes, or remove it.'),
  'yaml-unquoted': message({ got: text }, 'a text cannot begin like {got} in YAML. Put it in quotes.'),
  'yaml-escape': message(
    { got: text },
    '{got} is not an escape in double quotes. Use single quotes, in which a backslash is only a backslash.',
  ),
  'yaml-key-not-text': sentence('a key must be a single text. Put it on one line, followed by a colon.'),
  'yaml-quote-open': message({ write: code }, 'this quote is never closed. Close it with {write}.'),
  'yaml-bracket-open': message(
    { write: code, line: number },
    'this bracket is not closed before line {line}. Close it with {write}, and indent the lines inside it.',
  ),
  'yaml-list-uneven': sentence(
    'the entries of this list are not indented alike. Start all of them in the same column.',
  ),
  'yaml-two-colons': sentence(
    'this line has a second colon with a space after it. Put the text in quotes, or start a new line.',
  ),
  'yaml-indented-key': sentence(
    'this line is indented as if it belonged to the value above. Start both keys in the same column.',
  ),
  'yaml-loose-line': sentence(
    'this line is neither a key with its value nor part of the value above. Put a colon and a space after the key, or indent the line below its key.',
  ),
  'yaml-space-missing': message(
    { got: text, write: code },
    'a space is missing after the colon of {got}. Use {write}.',
  ),
  'yaml-unreadable': message(
    { reason: text },
    'is not YAML: the parser says {reason}. Check brackets, quotes and indentation here and above.',
  ),
};

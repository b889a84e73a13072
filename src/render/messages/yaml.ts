// Messages about a text that is not the YAML that is accepted.

export const YAML_MESSAGES = {
  'yaml-too-deep': 'is nested more than {levels:number} levels deep. Use fewer levels.',
  'yaml-aliases-repeat': 'its aliases expand to too much. Repeat the values instead.',
  'yaml-alias-unknown': 'the alias {got} has no anchor. Put {write:code} in quotes[, or define {anchor:code}].',
  'text-utf-16': 'is saved as UTF-16. Save it as UTF-8.',
  'text-not-utf-8': 'is not UTF-8 here. Save the file as UTF-8.',
  'text-carriage-returns': 'its lines end in a lone carriage return. Save it with line feeds.',
  'text-invisible': 'contains an invisible character here. Remove it: a reviewer must see everything that is judged.',
  'text-false-indent':
    'this line is indented by a character that only looks like a space. Indent with ordinary spaces.',
  'yaml-star': 'YAML cannot read a star alone. Use `"*"`, in quotes.',
  'yaml-two-documents': 'a second document begins here. Keep one document in the file.',
  'yaml-tab': 'YAML cannot be indented by tabs. Use spaces.',
  'yaml-key-twice': 'the key {got} is there twice. Keep one of the two.',
  'yaml-tag': 'the tag {got} is not allowed. Put {write:code} in quotes, or remove it.',
  'yaml-unquoted': 'YAML cannot read a value that starts like {got}. Put it in quotes.',
  'yaml-escape': '{got} is not an escape in double quotes. Use single quotes, where a backslash is a plain character.',
  'yaml-key-not-text': 'a key must be a single text. Put it on one line, followed by a colon.',
  'yaml-quote-open': 'this quote is never closed. Close it with {write:code}.',
  'yaml-bracket-open':
    'this bracket is not closed before line {line:number}. Close it with {write:code}, and indent the lines inside it.',
  'yaml-list-uneven': 'the entries of this list are not indented alike. Start them all in the same column.',
  'yaml-two-colons': 'this line has a second colon with a space after it. Put the text in quotes, or start a new line.',
  'yaml-indented-key':
    'this line is indented as if it belonged to the value above. Start both keys in the same column.',
  'yaml-loose-line':
    'this line is neither a key with its value nor part of the value above. Put a colon and a space after the key, or indent the line below its key.',
  'yaml-space-missing': 'a space is missing after the colon of {got}. Use {write:code}.',
  'yaml-unreadable': 'is not YAML: {reason}. Check brackets, quotes and indentation here and above.',
} as const;

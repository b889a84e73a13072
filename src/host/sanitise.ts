// Cleans untrusted text for a log: output of a child, names of benchmarks, messages of git. Text in, text out, with
// every line still readable. The result cannot move a cursor, hide or reorder characters, or be read as a command by
// the runner that reads our log.

/**
 * Escape sequences of ECMA-48, 5.3–5.6, also in their 8-bit forms: CSI (colours, cursor), OSC (links, titles), then
 * DCS, SOS, PM and APC, then the short ones.
 */
const ESCAPE_SEQUENCES = new RegExp(
  [
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/,
    /(?:\x1b\]|\x9d)[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
    /(?:\x1b[PX^_]|[\x90\x98\x9e\x9f])[^\x1b\x9c\r\n]*(?:\x1b\\|\x9c)?/,
    /\x1b[ -/]*[0-~]/,
  ]
    .map((part) => part.source)
    .join('|'),
  'g',
);

/** Line ends other than LF. The runner also ends a line at a lone CR; some viewers do at the Unicode separators. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Control characters except tab and line feed, and all characters without a glyph, such as bidirectional controls. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Matches a command at the start of a line. Combining marks may be ignored where the runner compares text by the rules
 * of a language, so they may be anywhere in it.
 */
const COMMAND_AT_LINE_START = /^((?:[^\S\n]|\p{M})*):(\p{M}*):/gmu;
const COMMAND_ANYWHERE = /#(\p{M}*)#(\p{M}*)\[/gu;

/** `runner`: a GitHub runner reads the text. It looks for `::name::` at line starts, and for `##[name]` anywhere. */
export function sanitiseForLog(text: string, { runner }: { readonly runner: boolean }): string {
  // Commands come last: removing characters may join the parts of one.
  const plain = text.replace(ESCAPE_SEQUENCES, '').replace(LINE_ENDS, '\n').replace(UNSEEN, '');
  // Breaks commands with a blank, because a person sees it and no comparison ignores it.
  return runner ? plain.replace(COMMAND_AT_LINE_START, '$1:$2 :').replace(COMMAND_ANYWHERE, '#$1 #$2[') : plain;
}

/**
 * Cleans text for the message of a command, such as `::warning::`, to the runner that reads our log. Returns one line:
 * a line end would be sent as `%0A`, and runners other than GitHub's show it like that.
 */
export function sanitiseForCommand(text: string): string {
  const lines = sanitiseForLog(text, { runner: true }).split('\n');
  const trimmed = lines.map((line) => line.trim());
  return trimmed.filter(Boolean).join(' ');
}

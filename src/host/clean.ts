// Untrusted text for a log: what a child printed, names of benchmarks, messages of git. Text in, text out, every
// line still readable. Nothing of it may move a cursor, hide or reorder characters, or be taken for a command by
// the runner that reads our log.

/**
 * CSI (colours, cursor), OSC (links, titles), then DCS, SOS, PM and APC, then the short ones; also in their 8-bit
 * forms. ECMA-48, 5.3–5.6.
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

/** The runner ends a line at a lone CR too; some viewers do at the Unicode separators. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;

/** Controls but tab and line feed, and all that has no glyph of its own, bidirectional controls among it. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;

/** Combining marks can weigh nothing where the runner compares text by the rules of a language. */
const COMMAND_AT_LINE_START = /^((?:[^\S\n]|\p{M})*):(\p{M}*):/gmu;
const COMMAND_ANYWHERE = /#(\p{M}*)#(\p{M}*)\[/gu;

export interface Destination {
  /** Whether a GitHub runner reads the text: it looks for `::name::` at line starts, and for `##[name]` anywhere. */
  readonly runner: boolean;
}

export function cleanForLog(text: string, { runner }: Destination): string {
  // Commands last: what is taken out before may have stood between the characters of one.
  const plain = text.replace(ESCAPE_SEQUENCES, '').replace(LINE_ENDS, '\n').replace(UNSEEN, '');
  return runner ? defuse(plain) : plain;
}

/**
 * For the message of a command, such as `::warning::`, to the runner that reads our log. One line: a line end would be
 * sent as `%0A`, and runners other than GitHub's show it like that.
 */
export function cleanForCommand(text: string): string {
  const lines = cleanForLog(text, { runner: true }).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** A blank, because a person sees it and no comparison overlooks it. */
function defuse(text: string): string {
  return text.replace(COMMAND_AT_LINE_START, '$1:$2 :').replace(COMMAND_ANYWHERE, '#$1 #$2[');
}

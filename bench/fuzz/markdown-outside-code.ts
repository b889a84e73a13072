// Removes code from Markdown. What remains is everything that can mention a user, refer to something, link or end a
// table. It knows code spans, fenced blocks and table rows of GitHub's dialect, and nothing else. In: Markdown. Out:
// its skeleton.

/** Returns the skeleton, which is equal for two reports that differ only in code. */
export function maskCode(markdown: string): string {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence !== null) {
      const closes = mark?.[1]?.startsWith(fence) === true && mark[2]?.trim() === '';
      if (closes) fence = null;
      continue;
    }
    if (mark?.[1] !== undefined && !(mark[1].startsWith('`') && mark[2]?.includes('`'))) {
      fence = mark[1];
      kept.push('<block>');
      continue;
    }
    kept.push(line.startsWith('|') ? cells(line).map(maskCodeSpans).join('|') : maskCodeSpans(line));
  }
  return kept.join('\n');
}

/** Splits a table row into cells at all pipes that are not escaped. GitHub does this before it parses anything else. */
function cells(row: string): string[] {
  return row.split(/(?<!\\)\|/);
}

/** Replaces code spans. A span ends at a run of backticks as long as its first one; without one, it is plain text. */
function maskCodeSpans(text: string): string {
  return text.replaceAll(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g, '<code>');
}

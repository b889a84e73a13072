// Markdown without its code: what is left is all that can mention, refer, link or end a table. Knows code spans,
// fenced blocks and table rows as GitHub's dialect has them, and nothing else. In: Markdown. Out: its skeleton.

/** Equal for two reports that differ in nothing but what stands in code. */
export function outsideCode(markdown: string): string {
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
    kept.push(line.startsWith('|') ? cells(line).map(withoutSpans).join('|') : withoutSpans(line));
  }
  return kept.join('\n');
}

/** A table is cut into cells before anything else is looked at: only a pipe behind a backslash is none. */
function cells(row: string): string[] {
  return row.split(/(?<!\\)\|/);
}

/** A span ends at a run of backticks as long as the one that began it; without one, the run stands for itself. */
function withoutSpans(text: string): string {
  return text.replaceAll(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g, '<code>');
}

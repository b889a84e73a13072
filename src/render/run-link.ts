// A Markdown link to the run, from a URL that the environment gave.

/** Null for none, and for what could end the link early. */
export function runLink(runUrl: string | null, text: string): string | null {
  if (runUrl === null || !/^https?:\/\/[^\s<>()[\]`\\]+$/.test(runUrl)) return null;
  return `[${text}](${runUrl})`;
}

// Renders a Markdown link to the run, from a URL that the environment provides.

/** Returns the link; null without a URL, or if the URL could end the link early. */
export function renderRunLink(runUrl: string | null, text: string): string | null {
  if (runUrl === null || !/^https?:\/\/[^\s<>()[\]`\\]+$/.test(runUrl)) return null;
  return `[${text}](${runUrl})`;
}

// The sections of a TOML file: enough of it to find out what a project declares, and no more. A text in, the
// lines below each header out. Multi-line strings are not understood; whoever asks only looks for words.

export interface Section {
  /** `dev-dependencies`, or `bench` for `[[bench]]`; empty for what stands above the first header. */
  readonly header: string;
  readonly body: string;
}

export function sectionsOf(toml: string): readonly Section[] {
  const parts = toml.split(/^[ \t]*\[\[?[ \t]*([^\]\n]+?)[ \t]*\]\]?[ \t]*(?:#.*)?$/m);
  const sections: Section[] = [{ header: '', body: parts[0] ?? '' }];
  for (let at = 1; at < parts.length; at += 2) {
    sections.push({
      header: (parts[at] ?? '').replaceAll('"', ''),
      body: withoutComments(parts[at + 1] ?? ''),
    });
  }
  return sections;
}

/** The text of `key = "…"`; null: it is not there. */
export function stringOf(body: string, key: string): string | null {
  return new RegExp(`^[ \\t]*${key}[ \\t]*=[ \\t]*["']([^"'\\n]*)["']`, 'm').exec(body)?.[1] ?? null;
}

function withoutComments(body: string): string {
  return body.replaceAll(/^[ \t]*#.*$/gm, '');
}

// Splits a TOML file into its sections, just enough to find what a project declares: a text in, the lines below each
// header out. It does not support multi-line strings, because its callers only search for words.

export interface Section {
  /** Header such as `dev-dependencies`, or `bench` for `[[bench]]`. Empty for the lines above the first header. */
  readonly header: string;
  readonly body: string;
}

export function parseTomlSections(toml: string): readonly Section[] {
  const parts = toml.split(/^[ \t]*\[\[?[ \t]*([^\]\n]+?)[ \t]*\]\]?[ \t]*(?:#.*)?$/m);
  const sections: Section[] = [{ header: '', body: parts[0] ?? '' }];
  for (let at = 1; at < parts.length; at += 2) {
    sections.push({
      header: (parts[at] ?? '').replaceAll('"', ''),
      body: stripComments(parts[at + 1] ?? ''),
    });
  }
  return sections;
}

/** Returns the text of `key = "…"`, or null if there is none. */
export function parseTomlString(body: string, key: string): string | null {
  return new RegExp(`^[ \\t]*${key}[ \\t]*=[ \\t]*["']([^"'\\n]*)["']`, 'm').exec(body)?.[1] ?? null;
}

function stripComments(body: string): string {
  return body.replaceAll(/^[ \t]*#.*$/gm, '');
}

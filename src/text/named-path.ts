// Reads what somebody writes for a file or folder in the place of a pattern: with a point in front, a slash at the end, or the
// slashes of Windows. Texts in, a path of git or a pattern out. It does not know which files there are.

/** `./codec/`, `/codec` and `.\codec` all name `codec`. The root of the repository is the empty text. */
export function toNamedPath(text: string): string {
  const parts = text.split(/[/\\]/);
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

/** Makes a pattern of all files in the folder. */
export function toFolderPattern(text: string): string {
  const folder = toNamedPath(text);
  return folder === '' ? '**' : `${folder}/**`;
}

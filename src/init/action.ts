// The repository and the version of the action that a workflow names, for links to files of that version.

/** The owner in examples, which nobody can run. */
export const PLACEHOLDER_OWNER = 'OWNER';

/** Null for an action in the repository itself, and for an unknown owner. */
export function actionFileUrl(uses: string, path: string, { isRaw }: { isRaw: boolean }): string | null {
  const [, owner, name, ref] = /^([\w.-]+)\/([\w.-]+)(?:\/[\w./-]*)?@([\w./-]+)/.exec(uses) ?? [];
  if (owner === undefined || owner === PLACEHOLDER_OWNER) return null;
  return isRaw
    ? `https://raw.githubusercontent.com/${owner}/${name}/${ref}/${path}`
    : `https://github.com/${owner}/${name}/blob/${ref}/${path}`;
}

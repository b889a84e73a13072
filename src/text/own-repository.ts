// Where this program is published, and where its documentation can be read. Names in, an address out.

/** Repository of this program. The owner is a placeholder until the first release. */
export const OWN_REPOSITORY = 'OWNER/bench-referee';

/** Version of a program that runs from its sources. */
const SOURCE_VERSION = '0.0.0-source';

/** How a workflow names the action. A field is absent or empty if the runner does not know it. */
export interface ActionReference {
  readonly repository?: string | undefined;
  /** Commit, tag or branch. */
  readonly ref?: string | undefined;
}

/**
 * Returns the address of the folder with the documentation: that of the action as the workflow names it, otherwise that of
 * the version. An action of another name contains this program, and has no documentation of it.
 */
export function documentationUrl(
  version = SOURCE_VERSION,
  { repository = '', ref = '' }: ActionReference = {},
): string {
  const isOwn = /^[\w.-]+\/bench-referee$/.test(repository);
  const released = version === SOURCE_VERSION ? 'main' : `v${version}`;
  const [name, commit] = [isOwn ? repository : OWN_REPOSITORY, isOwn && /^[\w./-]+$/.test(ref) ? ref : released];
  return `https://github.com/${name}/blob/${commit}/docs`;
}

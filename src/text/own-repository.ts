// Where this program is published, and where its documentation can be read.

/** The owner is a placeholder until the first release. */
export const OWN_REPOSITORY = 'OWNER/bench-referee';

/** Version of a program that runs from its sources. */
const SOURCE_VERSION = '0.0.0-source';

/** The bundler replaces the variable. */
export const VERSION = process.env.BENCH_REFEREE_VERSION ?? SOURCE_VERSION;

/** The repository and the ref by which a workflow names the action. A field is absent or empty if the runner does not know it. */
export interface ActionReference {
  readonly repository?: string | undefined;
  /** Commit, tag or branch. */
  readonly ref?: string | undefined;
}

/**
 * Folder with the documentation: that of the action as the workflow names it, otherwise that of the version. An action
 * of another name contains this program, and has no documentation of it.
 */
export function documentationUrl(version = VERSION, action: ActionReference = {}): string {
  return fileUrl('docs', version, action);
}

/** Nobody who runs the program has these files. */
export function ownFileUrl(path: `docs/${string}` | `examples/${string}`): string {
  return fileUrl(path, VERSION, {});
}

function fileUrl(path: string, version: string, { repository = '', ref = '' }: ActionReference): string {
  const isOwn = /^[\w.-]+\/bench-referee$/.test(repository);
  const released = version === SOURCE_VERSION ? 'main' : `v${version}`;
  const [name, commit] = [isOwn ? repository : OWN_REPOSITORY, isOwn && /^[\w./-]+$/.test(ref) ? ref : released];
  return `https://github.com/${name}/blob/${commit}/${path}`;
}

// The place of the history on a server: a store of git for its ref, and the API. What a server does not have of GitHub's API, as
// Gitea, is done by git with the same token.

import { userError } from '../errors.ts';
import { fetchHistoryRef } from '../git/history-source.ts';
import { listCommitsSince } from '../git/list-commits.ts';
import { type CommitPair, fetchTrees, readTrees, type TreePair } from '../git/read-trees.ts';
import { openSeparateStore, type Store } from '../git/store.ts';
import { makePushingWriter } from '../git/write-history.ts';
import { HISTORY_LIMITS, type HistoryContent, openHistory } from '../history/history-files.ts';
import { ApiError, type GitHubApi, type HistoryApi, type HistoryWriter } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import { atInput } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';

/** Reads the configuration of a commit as well: a recording may say that its rules leave out a command. */
export type RecordApi = HistoryApi & Pick<GitHubApi, 'readFile'>;

/** Works with an empty store that is connected to the repository of the run. */
export async function withHistoryStore<T>(host: Host, token: string, work: (store: Store) => Promise<T>): Promise<T> {
  const { repository, serverUrl } = host.trigger;
  const remote = repository === null ? null : { url: `${serverUrl}/${repository}`, token, serverUrl };
  const folder = await host.files.temporaryFolder('history-of-bench-referee-');
  try {
    return await work(await openSeparateStore(host, folder, remote));
  } finally {
    await host.files.remove(folder);
  }
}

/** Gets the trees of two commits from the server. Returns git's message if it does not give them. */
export function readServerTrees(host: Host, token: string, pair: CommitPair): Promise<TreePair | string> {
  // In a store of its own, because it lacks most files from then on.
  return withHistoryStore(host, token, async (store) => {
    return (
      (await fetchTrees(store, pair)) ?? readTrees(store, pair, { needsFiles: true, workflow: host.trigger.workflow })
    );
  });
}

/** `store`: the ref is read from it, and pushed from it. */
export function connectServer(
  host: Host,
  { api, token, store }: { readonly api: RecordApi; readonly token: string; readonly store: Store },
): RecordApi {
  const byGit = makePushingWriter(host.git, store);
  let writer: HistoryWriter = api;
  return {
    readFile: askOnce(api.readFile),
    listCommitsSince: askOnce((base, head) =>
      unlessForeign(
        () => api.listCommitsSince(base, head),
        // In a store of its own, because it lacks all files from then on.
        () => withHistoryStore(host, token, (own) => listCommitsSince(own, base, head)),
      ),
    ),
    readRef: (ref) =>
      unlessForeign(
        () => writer.readRef(ref),
        () => {
          host.log.info('this server has no API for refs; git is used');
          writer = byGit;
          return writer.readRef(ref);
        },
      ),
    createTree: (tree) => writer.createTree(tree),
    createCommit: (commit) => writer.createCommit(commit),
    moveRef: (ref, move) => writer.moveRef(ref, move),
  };
}

/** Recordings and suspects ask for the same commits, which do not change. */
function askOnce<T>(ask: (first: string, second: string) => Promise<T>): typeof ask {
  const answers = new Map<string, Promise<T>>();
  return (first, second) => {
    const key = `${first} ${second}`;
    const answer = answers.get(key) ?? ask(first, second);
    answers.set(key, answer);
    return answer;
  };
}

async function unlessForeign<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.failure === 'foreign') return otherwise();
    throw error;
  }
}

/** Reads the ref as it is now. No such ref is an empty history. Throws a UserError if it holds something else. */
export async function readHistory(host: Host, store: Store, ref: string): Promise<HistoryContent> {
  const reader = openHistory();
  const found = await fetchHistoryRef(host.git, { store, ref, take: reader.take }, HISTORY_LIMITS);
  const content = reader.close(found);
  const { foreignFiles } = content;
  if (foreignFiles > 0) throw userError('history-foreign-ref', atInput('ref'), { ref, files: foreignFiles });
  for (const warning of content.warnings) host.log.warning(formatDiagnosticLine(warning));
  return content;
}

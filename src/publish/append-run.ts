// Appends files to the history ref, by the API of git's data or by git: a tree, a commit, and a move of the ref that the
// server refuses if somebody else moved it in the meantime. Then it starts again from the new state. So nothing is lost when
// several jobs write at once, and a job that is stopped leaves objects that nothing refers to.

import { recoverFrom, userError } from '../errors.ts';
import { ApiError, type HistoryWriter } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import type { HistoryFile } from '../model/history.ts';
import { atInput } from '../model/location.ts';

/** With twenty writers at once, each move of the ref lets one of them through. */
const MAX_TRIES = 60;

/** Number of times that the server may refuse to move a ref that nobody else has moved. */
const MAX_REFUSALS = 3;

/** Pauses are random, so that writers do not meet again. */
const MAX_PAUSE_MS = 2000;

/**
 * Returns false if the files are there already. Throws a UserError if the token may not write, or the ref never stands
 * still.
 */
export async function appendFiles(
  { clock, log }: Pick<Host, 'clock' | 'log'>,
  writer: HistoryWriter,
  { ref, files, message }: { readonly ref: string; readonly files: readonly HistoryFile[]; readonly message: string },
): Promise<boolean> {
  let refusals = 0;
  try {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const now = await writer.readRef(ref);
      const tree = await writer.createTree({ base: now?.tree ?? null, files });
      // The files are there already: an earlier try of this job was stopped after it had moved the ref.
      if (tree === now?.tree) return false;
      const from = now?.commit ?? null;
      const to = await writer.createCommit({ tree, parent: from, message });
      const answer = await writer.moveRef(ref, { from, to }).catch(
        recoverFrom(ApiError, (error) => {
          if (error.failure === 'unavailable') throw error;
          // Objects were written by then, so a refusal is about the ref and not about the token.
          throw userError('history-ref-refused', atInput('ref'), { ref, answer: error.message });
        }),
      );
      if (answer === null) return true;
      // A server may answer an old state for a moment, so this is asked more than once.
      const after = (await writer.readRef(ref))?.commit ?? null;
      // The connection broke after the server had moved it.
      if (after === to) return true;
      refusals = after === from ? refusals + 1 : 0;
      if (refusals === MAX_REFUSALS) throw userError('history-ref-refused', atInput('ref'), { ref, answer });
      log.info(`${ref} was ${refusals > 0 ? `not moved (${answer})` : 'moved by another job'}; trying again`);
      await clock.sleep(MAX_PAUSE_MS * Math.random() * Math.min(1, tries / 10));
    }
  } catch (error) {
    throw error instanceof ApiError ? toUserError(error, ref) : error;
  }
  throw userError('history-contended', atInput('ref'), { ref, tries: MAX_TRIES });
}

function toUserError(error: ApiError, ref: string): Error {
  const { failure, message } = error;
  const data = { ref, answer: message };
  if (failure === 'forbidden' || failure === 'missing')
    return userError('history-forbidden', atInput('github-token'), data, { failure: 'permission' });
  return userError('history-not-written', atInput('ref'), { ...data, isUnavailable: failure === 'unavailable' });
}

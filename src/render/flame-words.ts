// The words and signs of a differential flame graph, for the page and its script.

import type { FrameChange } from '../model/flame-graph.ts';

interface ChangeStyle {
  /** Sign in front of the name, so that nobody needs the colour. */
  readonly sign: string;
  readonly label: string;
}

export const CHANGE_STYLES: Readonly<Record<FrameChange, ChangeStyle>> = {
  grew: { sign: '▲', label: 'own time grew' },
  'grew-some': { sign: '△', label: 'may have grown' },
  same: { sign: '', label: 'no change' },
  'shrank-some': { sign: '▽', label: 'may have shrunk' },
  shrank: { sign: '▼', label: 'own time shrank' },
  new: { sign: '✚', label: 'new on head' },
  gone: { sign: '✖', label: 'gone on head' },
};

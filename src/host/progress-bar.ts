// One line at the bottom of a terminal that tells how far measuring is, drawn anew as it goes on. Everything else that is
// printed meanwhile goes above it.

import type { ProgressView } from './host.ts';

/** What is used of a terminal's stream. */
export interface Screen {
  /** Missing where the width is not known. */
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface ProgressBar extends ProgressView {
  /** Prints whole lines where the bar does not get in their way. */
  above(print: () => void): void;
}

const BAR_COLUMNS = 20;

/** To the beginning of the line, and nothing left on it. */
const CLEAR = '\r\u001B[2K';

const USUAL_COLUMNS = 80;

export function makeProgressBar(screen: Screen, clean: (text: string) => string): ProgressBar {
  /** What is drawn; empty: nothing is. */
  let line = '';
  const draw = () => line !== '' && screen.write(CLEAR + line);
  const wipe = () => line !== '' && screen.write(CLEAR);
  return {
    begin({ share, text }) {
      // The last column stays free: some terminals wrap there, and a wrapped line is not wiped.
      const room = (screen.columns || USUAL_COLUMNS) - 1;
      line = [...`${barOf(share)} ${clean(text)}`].slice(0, room).join('');
      draw();
    },
    end() {},
    close() {
      wipe();
      line = '';
    },
    above(print) {
      wipe();
      print();
      draw();
    },
  };
}

function barOf(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * BAR_COLUMNS);
  return '█'.repeat(full) + '░'.repeat(BAR_COLUMNS - full);
}

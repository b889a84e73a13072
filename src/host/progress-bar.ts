// Draws the progress of the measurement in one line at the bottom of a terminal. Other output goes above it.

import type { ProgressView } from './host.ts';

export interface Screen {
  /** Absent if the width is not known. */
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

export interface ProgressBar extends ProgressView {
  above(print: () => void): void;
}

const BAR_COLUMNS = 20;

const CLEAR = '\r\u001B[2K';

const USUAL_COLUMNS = 80;

export function makeProgressBar(screen: Screen, clean: (text: string) => string): ProgressBar {
  /** Text of the bar; empty when no bar is drawn. */
  let line = '';
  const draw = () => line !== '' && screen.write(CLEAR + line);
  const wipe = () => line !== '' && screen.write(CLEAR);
  return {
    begin({ share, text }) {
      // The last column stays free: some terminals wrap there, and a wrapped line would not be erased.
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

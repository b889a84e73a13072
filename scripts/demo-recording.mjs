// Records what `demo` prints as an animated picture of a terminal, for the README:
//   node scripts/demo-recording.mjs            runs `demo` of dist, and writes docs/images/demo.svg
//   … [--record FILE]                          also keeps what was printed and when, as JSON
//   … [--recorded FILE]                        draws such a file again, and runs nothing
// Record it on a quiet machine. The picture needs no script: it is moved by CSS, and it is still where the reader asked
// for less motion.

import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..');
const COLUMNS = 104;
const ROWS = 26;
const CELL = { width: 7.8, height: 18 };
const MARGIN = 16;
/** Longest time between two lines in the picture, in seconds. Building and measuring take longer. */
const LONGEST_GAP = 0.7;
/** Time for which the end is shown, in seconds. */
const REST = 9;
const COMMAND = '$ npx bench-referee demo';

const { values: options } = parseArgs({ options: { record: { type: 'string' }, recorded: { type: 'string' } } });

const recorded =
  options.recorded === undefined ? await recordDemo() : JSON.parse(readFileSync(options.recorded, 'utf8'));
if (options.record !== undefined) writeFileSync(options.record, JSON.stringify(recorded));
writeFileSync(join(ROOT, 'docs/images/demo.svg'), draw(recorded));

/** Returns the lines of both streams, with the seconds at which they came. */
async function recordDemo() {
  // As `npx` starts it, whose name the output shows.
  const env = { ...process.env, NO_COLOR: '1', npm_command: 'exec' };
  const child = spawn('node', [join(ROOT, 'dist/cli.js'), 'demo'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const start = performance.now();
  const lines = [];
  const readLines = async (stream) => {
    for await (const text of createInterface(stream)) lines.push({ at: (performance.now() - start) / 1000, text });
  };
  await Promise.all([readLines(child.stdout), readLines(child.stderr)]);
  return lines;
}

/** Returns the SVG of the lines. */
function draw(lines) {
  const shown = [{ at: 0, text: COMMAND }, ...lines].flatMap(({ at, text }) =>
    wrap(text).map((part) => ({ at, text: part })),
  );
  const times = playTimes(shown);
  const total = times.at(-1) + REST;
  const percentOf = (seconds) => Math.round((seconds / total) * 1e5) / 1e3;
  const width = COLUMNS * CELL.width + 2 * MARGIN;
  const height = ROWS * CELL.height + 2 * MARGIN;
  const texts = shown.map(({ text }, row) => {
    const y = Math.round((row + 0.8) * CELL.height);
    return `<text y="${y}" class="${classOf(text)}" style="animation-name:l${row}">${escapeText(text)}</text>`;
  });
  const appear = times.map((at, row) => `@keyframes l${row}{0%{opacity:0}${percentOf(at)}%,to{opacity:1}}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">
<title id="t">bench-referee demo: base and head are measured in alternating rounds, a regression is found, and the check would fail</title>
<style>
text{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#d1d7e0;white-space:pre}
.bad{fill:#ff7b72;font-weight:700}.dim{fill:#8b949e}.command{fill:#fff;font-weight:700}
@media (prefers-reduced-motion:no-preference){
.moving text,.moving{animation-duration:${total.toFixed(2)}s;animation-timing-function:step-end;animation-iteration-count:infinite}
.moving{animation-name:scroll}
${appear.join('\n')}
@keyframes scroll{${scrollSteps(times, percentOf)}}
}
.moving{transform:translateY(${-overflow(shown.length) * CELL.height}px)}
</style>
<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>
<svg x="${MARGIN}" y="${MARGIN}" width="${width - 2 * MARGIN}" height="${ROWS * CELL.height}">
<g class="moving">
${texts.join('\n')}
</g>
</svg>
</svg>
`;
}

/** Returns the seconds at which each line appears, without long waits. */
function playTimes(lines) {
  let time = 0.6;
  return lines.map(({ at }, index) => {
    if (index > 0) time += Math.min(at - lines[index - 1].at, LONGEST_GAP);
    return time;
  });
}

/** Returns the number of rows above the screen when `count` rows were printed. */
function overflow(count) {
  return Math.max(0, count - ROWS);
}

function scrollSteps(times, percentOf) {
  // Of lines that appear at the same time, the last one decides.
  const shifts = new Map(times.map((at, row) => [percentOf(at), -overflow(row + 1) * CELL.height]));
  const steps = [...shifts].filter(([, shift]) => shift !== 0);
  return `0%{transform:none}${steps.map(([percent, shift]) => `${percent}%{transform:translateY(${shift}px)}`).join('')}`;
}

function wrap(text) {
  return text === '' ? [''] : (text.match(new RegExp(`.{1,${COLUMNS}}(?:\\s|$)|.{${COLUMNS}}`, 'g')) ?? [text]);
}

function classOf(text) {
  if (text.startsWith('$ ')) return 'command';
  if (/^(FAIL|✕)/.test(text)) return 'bad';
  return /^(round \d|look after|warm-up|setup)/.test(text) ? 'dim' : 'text';
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

// The comparison of profiles as JSON, or for a terminal: what changed in total, then the functions, those that the pull request touched
// first. An Attribution in, text out. Names are untrusted, and are cleaned here.

import type { Attribution, FunctionDelta } from '../../model/profile.ts';
import { groupThousands } from '../../text/group-thousands.ts';
import {
  formatDeltaInterval,
  formatOrigin,
  formatProfileDelta,
  formatProfileValue,
  formatTotals,
  listProfileNotes,
} from '../profile-words.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { alignColumns } from './text-table.ts';

/** Functions for each direction. The JSON has all of them. */
const MAX_SHOWN = 20;

/** Width of a name and of a file. The end of a path says more than its beginning. */
const NAME_WIDTH = 60;
const FILE_WIDTH = 50;

export function renderProfileText(attribution: Attribution): string {
  const grown = attribution.functions.filter(({ deltaSelf }) => deltaSelf > 0);
  const shrunk = attribution.functions.filter(({ deltaSelf }) => deltaSelf < 0);
  const sections = [
    `${formatTotals(attribution)}\n${formatOrigin(attribution)}`,
    renderTable('grew', grown, attribution),
    renderTable('shrank', shrunk.toReversed(), attribution),
    ...listProfileNotes(attribution),
  ];
  return `${sections.filter((section) => section !== null).join('\n\n')}\n`;
}

function renderTable(verb: string, functions: readonly FunctionDelta[], { unit }: Attribution): string | null {
  if (functions.length === 0) return null;
  const touched = functions.filter((one) => one.touched);
  const shown = [...touched, ...functions.filter((one) => !one.touched)].slice(0, MAX_SHOWN);
  const hasIntervals = shown.some(({ low }) => low !== null);
  const titles = ['own time', ...(hasIntervals ? ['interval'] : []), 'base', 'head', 'function', 'file'];
  const rows = shown.map((one) => formatRow(one, unit, hasIntervals));
  const more = functions.length - shown.length;
  const note = touched.length === 0 ? '' : `, ${touched.length} of them in files of this change, shown first`;
  return [
    `${formatCount(functions.length, 'function')} ${verb}${note}:`,
    ...alignColumns([titles, ...rows], { isRight: (column) => column < titles.length - 2 }).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${groupThousands(more)} more; --format json has all of them`] : []),
  ].join('\n');
}

function formatRow(one: FunctionDelta, unit: string, hasIntervals: boolean): string[] {
  const { name, file, base, head, deltaSelf } = one;
  const place = file === null ? '' : cleanUntrustedText(file, Number.POSITIVE_INFINITY);
  return [
    formatProfileDelta(deltaSelf, unit),
    ...(hasIntervals ? [formatDeltaInterval(one, unit) ?? ''] : []),
    formatProfileValue(base, unit),
    formatProfileValue(head, unit),
    cleanUntrustedText(name, NAME_WIDTH),
    place.length > FILE_WIDTH ? `…${place.slice(1 - FILE_WIDTH)}` : place,
  ];
}

export function renderProfileJson({ unit, base, head, functions, totals, areShares }: Attribution): string {
  const value = {
    ...{ unit, base: round(base), head: round(head) },
    functions: functions.map(({ name, file, deltaSelf, low, high, touched }) => ({
      ...{ name, file, deltaSelf: round(deltaSelf) },
      ...{ low: low === null ? null : round(low), high: high === null ? null : round(high), touched },
    })),
    ...(areShares && { shares: true }),
    ...(totals.length > 0 && {
      totals: totals.map(({ name, file, deltaTotal, low, high, touched }) => ({
        ...{ name, file, deltaTotal: round(deltaTotal), low: round(low), high: round(high), touched },
      })),
    }),
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** Rounding of binary numbers is not shown. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}

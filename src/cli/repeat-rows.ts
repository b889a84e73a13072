// The command that measures only the rows that matter, for a brief report: with a filter of the tool in front of the script. Only for a run
// that this process measured itself, because the command has texts of the recording.

import { findFormat } from '../formats/index.ts';
import { FILTER_VARIABLE } from '../measure/benchmark-filter.ts';
import type { Recording } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { makeShortTable } from '../render/short-table.ts';
import { quoteShellWord } from '../text/shell-word.ts';

/** Maximum of benchmarks. With more, the command is longer than the time that it saves. */
const MAX_BENCHMARKS = 20;

/** Names and scripts that a reader of the command can check. */
const PLAIN = /^[\x20-\x7e]{1,500}$/;

/** Unchanged if the tool has no filter, or the script does not use it. */
export function withFilteredRepeats(report: Report, { schedule }: Recording): Report {
  const [script, ...others] = schedule.commands;
  const filter = findFormat(schedule.format ?? 'auto')?.filter;
  if (typeof script !== 'string' || others.length > 0 || filter === undefined) return report;
  const rows = makeShortTable(report).flatMap(({ row }) => ('members' in row ? row.members : [row]));
  const named = [...new Map(rows.map(({ group, name }) => [JSON.stringify([group, name]), { group, name }])).values()];
  const texts = [script, ...named.map(({ name }) => name)];
  const isPlain = script.includes(FILTER_VARIABLE) && texts.every((text) => PLAIN.test(text));
  if (named.length === 0 || named.length > MAX_BENCHMARKS || !isPlain) return report;
  // The gate sets the variable too, for fewer of them.
  const start = `[ -n "$${FILTER_VARIABLE}" ] || export ${FILTER_VARIABLE}=`;
  // The script may be that of such a command.
  const rest = script.startsWith(start) ? script.slice(script.indexOf('; ') + 2) : script;
  const own = `${start}${quoteShellWord(filter(named))}; ${rest}`;
  const repeats = report.repeats.map((repeat) => {
    if (repeat.words === null) return repeat;
    const end = repeat.words.indexOf('--');
    return { ...repeat, words: [...repeat.words.slice(0, end < 0 ? undefined : end), '--', own] };
  });
  return { ...report, repeats };
}

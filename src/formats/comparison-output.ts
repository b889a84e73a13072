// Finds the tables of tools that compare results, such as benchcmp: their rows look like results and are none. In: a cleaned
// text. Out: the text with blank lines in their place, and the problem that says so.

import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { ToolOutput } from './format.ts';
import { countLineFeeds } from './plain-text.ts';

/** A heading and the rows below it: all lines up to a blank one. */
const makeTable = (heading: string) => new RegExp(String.raw`^${heading}$(?:\n(?=.*\S).*)*`, 'gm');
const TABLES: readonly (readonly [tool: string, table: RegExp])[] = [
  ['benchcmp', makeTable(String.raw`benchmark +old \S+ +new \S+ +(?:delta|speedup)[ \t]*`)],
  ['benchstat', makeTable(String.raw`name +(?:\\ +)?(?:old|\S+\.txt) \S.*\bdelta[ \t]*`)],
  ['benchstat', makeTable(String.raw` +│ +\S.*│(?:.*│)*\n.*│.*\bvs base\b.*`)],
  ['critcmp', makeTable(String.raw`group {2,}\S.*\n-{5} {2,}-.*`)],
  ['cargo-benchcmp', makeTable(String.raw` *name +\S+ ns\/iter +\S+ ns\/iter +diff ns\/iter +diff %.*`)],
  ['compare.py', makeTable('Benchmark +Time +CPU +Time Old +Time New +CPU Old +CPU New[ \\t]*')],
];

/** Texts that the tables have. Most outputs have none, and an expression with all of them would search far longer. */
const SIGNS = ['delta', 'speedup', 'vs base', 'diff %', 'Time Old', '-----  '];

export function removeComparisons(source: ToolOutput): { source: ToolOutput; problem: Diagnostic | null } {
  const { path, text } = source;
  if (!SIGNS.some((sign) => text.includes(sign))) return { source, problem: null };
  for (const [tool, table] of TABLES) {
    const at = text.search(new RegExp(table.source, 'm'));
    if (at < 0) continue;
    const blank = text.replaceAll(table, (rows) => '\n'.repeat(countLineFeeds(rows, 0, rows.length)));
    const line = 1 + countLineFeeds(text, 0, at);
    const make = blank.trim() === '' ? makeError : makeWarning;
    return { source: { path, text: blank }, problem: make('comparison-output', inFile(path, line), { tool }) };
  }
  return { source, problem: null };
}

// Words about renamed benchmarks: the name on base, how many a pull request renamed, and the entries that it could add for
// those that seem to be renamed. Renames in, RichTexts and YAML out. All names are untrusted.

import { listRenamedByHead, type ProposedRename, type Report, type ReportRow } from '../model/report.ts';
import type { Rename } from '../model/sample.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { writeYamlName } from '../text/quote-text.ts';
import { asUntrustedText, type RichText, richText } from './rich-text.ts';
import { shortenNames } from './row-names.ts';
import { formatCount } from './words.ts';

export function formatRename({ from, by }: Rename, labelOf = (name: string) => name): RichText {
  return richText`renamed from ${asUntrustedText(labelOf(from))}${by === 'head' ? ' by this pull request' : ''}`;
}

/** Null if head's file renames none. */
export function formatRenameCount(rows: readonly ReportRow[]): string | null {
  const count = listRenamedByHead(rows).length;
  return count === 0 ? null : `${formatCount(count, 'benchmark')} renamed by this pull request`;
}

/** More than a pull request usually renames. The JSON report has all of them. */
const MAX_ENTRIES = 20;

/** `yaml` has lines for the configuration file, which are untrusted. */
export function formatProposedRenames(report: Pick<Report, 'proposedRenames' | 'configSource'>) {
  const { proposedRenames, configSource } = report;
  const [first, ...others] = proposedRenames;
  if (first === undefined) return null;
  const labels = shortenNames([first.from, first.to]);
  const [from, to] = [first.from, first.to].map((name) => asUntrustedText(labels.get(name)!));
  const what = others.length === 0 ? richText`${from} was renamed to ${to}` : richText`these benchmarks were renamed`;
  const file =
    configSource === null || configSource === 'none' ? 'the configuration file' : asUntrustedText(configSource.path);
  const words = richText`If ${what}, add this to ${file} in the same pull request, and ${others.length === 0 ? 'the two are' : 'each pair is'} compared:`;
  return { words, yaml: ['renamed:', ...listEntries(proposedRenames)].join('\n') };
}

function listEntries(all: readonly ProposedRename[]): string[] {
  const entries = all.slice(0, MAX_ENTRIES).map(({ from, to }) => `  ${writeYamlName(from)}: ${writeYamlName(to)}`);
  const more = all.length - entries.length;
  return more === 0 ? entries : [...entries, `  # ${groupThousands(more)} more in the JSON report`];
}

// Formats where a diagnostic applies, in the form that the user knows it: `bench.yml:3:5`, `--out`, `round 3, head`. A
// Location in, one line of text out. Parts of it are untrusted, so an output treats the whole line as untrusted. What a
// recording says of itself is in quotes, so that a line of a log shows where this program's own words begin.

import type { Location, LocationPart } from '../../model/location.ts';
import { abbreviateSha, shortenSha } from '../../text/short-sha.ts';
import { quoteUntrustedText } from '../untrusted.ts';

export function formatLocation(location: Location): string {
  const isRecorded = location[0]?.kind === 'recording';
  return location
    .map((part, index) => {
      const text = formatPart(part);
      return isRecorded && index > 0 && !OWN_KINDS.includes(part.kind) ? quoteUntrustedText(text) : text;
    })
    .join(', ');
}

/** Parts whose text is only this program's words and numbers. */
const OWN_KINDS: readonly LocationPart['kind'][] = ['round', 'placement', 'setup', 'part', 'pull request'];

function formatPart(part: LocationPart): string {
  switch (part.kind) {
    case 'file': {
      const { path, line, column, keys } = part;
      const position = [path, line, column].filter((one) => one !== undefined).join(':');
      return keys === undefined ? position : `${position}: ${formatJsonPath(keys)}`;
    }
    case 'setting': {
      const { path, line, column, keys } = part;
      return [`${path}:${line}:${column}`, ...(keys.length === 0 ? [] : [formatYamlPath(keys)])].join(': ');
    }
    case 'input':
      return `input "${part.name}"`;
    case 'flag':
      return `--${part.name}`;
    case 'key':
      return part.name;
    case 'side':
      return part.sha === undefined ? part.side : `${part.side} ${abbreviateSha(part.sha)}`;
    case 'round':
      return `${part.round === 0 ? 'warm-up' : `round ${part.round}`}, ${part.side}`;
    case 'placement':
      return `counting, ${part.placement === 0 ? 'warm-up' : `placement ${part.placement}`}, ${part.side}`;
    case 'setup':
      return `setup, ${part.side}`;
    case 'recording':
    case 'event':
      return `${part.kind} ${quoteUntrustedText(part.name)}`;
    case 'label':
      return `label ${part.name}`;
    case 'git command':
    case 'environment variable':
      return part.name;
    case 'commit':
      return `commit ${shortenSha(part.sha)}`;
    case 'pull request':
      return `pull request #${part.number}`;
    case 'part':
      return part.part;
    case 'text':
      return part.text;
  }
}

/** Formats a path in JSON: `$[2].values[0]`. */
function formatJsonPath(keys: readonly (string | number)[]): string {
  return `$${keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;
}

/** Formats a path in YAML: `budgets[0].max-regression`. */
function formatYamlPath(keys: readonly (string | number)[]): string {
  const steps = keys.map((key, index) => {
    if (typeof key === 'number') return `[${key}]`;
    const name = /^[\w*/-]+$/.test(key) ? key : JSON.stringify(key);
    return index === 0 ? name : `.${name}`;
  });
  return steps.join('');
}

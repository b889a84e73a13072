import { describe, expect, test } from '@jest/globals';
import { findFormat } from '../../../src/formats/index.ts';
import { FORMAT_INPUTS } from '../../support/format-cases.ts';
import { readWith } from '../../support/read-format.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Inputs in which a value of an object or a list has a name that the format reads. */
const INPUTS = FORMAT_INPUTS.filter(({ path, text }) => path.endsWith('.json') && text.length < 60_000);

/** A JSON text with another text in the place of a string, wherever it is a whole key or value. */
function renamed(text: string, from: string, to: string): string {
  return text.replaceAll(JSON.stringify(from), JSON.stringify(to));
}

describe.each(INPUTS.map((input) => [`${input.format}/${input.name}`, input] as const))('%s', (_, { format, text }) => {
  const read = (changed: string) => readWith(findFormat(format)!, changed).found;
  const before = read(text);
  // A name that is a whole string, such that the name alone changes.
  const names = [...new Set(before.flatMap(([name, metric]) => [String(name), String(metric)]))]
    .filter((name) => text.includes(JSON.stringify(name)))
    .filter((name) => read(renamed(text, name, 'plainName')).length === before.length)
    .slice(0, 4);

  test.each(NAMES)('a name like %s is kept', (hostile) => {
    for (const name of names) {
      const other = JSON.stringify(read(renamed(text, name, 'plainName')));
      const isTaken = text.includes(JSON.stringify(hostile));
      if (!isTaken)
        expect(JSON.stringify(read(renamed(text, name, hostile)))).toBe(other.replaceAll('plainName', hostile));
    }
  });
});

test.each([
  ['bencher-bmf', '{"a":{"x":{"value":1}},\n"a":{"x":{"value":2}}}'],
  ['bencher-bmf', '{"a":{"x":{"value":1},\n"x":{"value":2}}}'],
  ['cbdr-json', '{"wall_time":1,\n"wall_time":2}'],
])('%s with a name twice in one object is an error: %s', (format, text) => {
  expect(readWith(findFormat(format)!, text).problems).toContainEqual(
    expect.stringMatching(/^error in:2: the key .* occurs twice/),
  );
});

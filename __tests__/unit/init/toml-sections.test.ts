import { expect, test } from '@jest/globals';
import { parseTomlSections, parseTomlString } from '../../../src/init/toml-sections.ts';

test('sections by their header, in order, without what is commented out', () => {
  const text =
    'top = 1\n[package] # ours\nname = "a"\n# name = "b"\n\n[[bench]]\nname = \'x\'\n  [ "target.x" ]\n';
  expect(parseTomlSections(text).map(({ header }) => header)).toEqual(['', 'package', 'bench', 'target.x']);
  expect(parseTomlSections(text)[1]?.body.trim()).toBe('name = "a"');
});

test('a string by its key, in either quotes', () => {
  expect(parseTomlString('name = "a"\n', 'name')).toBe('a');
  expect(parseTomlString("other = 'b'\n  name='c'\n", 'name')).toBe('c');
  expect(parseTomlString('rename = "a"\nname = 1\n', 'name')).toBeNull();
});

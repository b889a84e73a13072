// XML in all the ways in which the same can be written, and in the ways in which it is none.

import { describe, expect, test } from '@jest/globals';
import { parseRootName, parseXml } from '../../../src/formats/xml.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';

function read(text: string) {
  const events: string[] = [];
  const problem = parseXml(
    { path: 'in', text },
    {
      open({ name, location, attributes }) {
        const [file] = location;
        const line = file?.kind === 'file' ? file.line : null;
        events.push(`${line} ${[name, ...Object.entries(attributes).flat()].join(' ')}`);
      },
      close: () => events.push('/'),
    },
  );
  return { events, problem: problem && `${problem.severity} ${formatDiagnosticLine(problem)}` };
}

describe('well-formed', () => {
  test.each([
    ['blanks around the equals sign', '<a m = "x"/>', ['1 a m x', '/']],
    ['single quotes', `<a m='"x"'/>`, ['1 a m "x"', '/']],
    ['names beyond ASCII', '<größe é="ü"></größe>', ['1 größe é ü', '/']],
    ['entities and characters by number', '<a m="&lt;&amp;amp;&#65;&#x1F600;"/>', ['1 a m <&amp;A😀', '/']],
    ['a line feed in an attribute is a blank', '<a m="x\ny"/>', ['1 a m x y', '/']],
    ['a greater-than sign in an attribute', '<a m="a>b"/>', ['1 a m a>b', '/']],
    ['prefixes of namespaces', '<j:a xmlns:j="u" j:m="x"/>', ['1 a xmlns:j u j:m x', '/']],
    [
      'names of prototypes',
      '<a __proto__="1" constructor="2" hasOwnProperty="3"/>',
      ['1 a __proto__ 1 constructor 2 hasOwnProperty 3', '/'],
    ],
    ['comments, CDATA and instructions', '<a><!-- <b/> --><![CDATA[<b/>]]><?p <b/>?></a>', ['1 a', '/']],
    ['the lines of tags', '\n<a\nm="1">\n<b/><c\n/></a>', ['2 a m 1', '4 b', '/', '4 c', '/', '/']],
    ['a document type', '<!DOCTYPE a SYSTEM "x.dtd"><a/>', ['1 a', '/']],
  ])('%s', (_, text, events) => expect(read(text)).toEqual({ events, problem: null }));

  test('documents one after the other, with plain text and comments around them', () => {
    const text =
      'running R&D\n<?xml version="1.0"?>\n<a/>done\n<?xml version="1.0"?>\n<!-- x -->\n<b>\n</b>\nend\n<!-- y -->\n';
    expect(read(text)).toEqual({ events: ['3 a', '/', '6 b', '/'], problem: null });
  });

  test.each(['', 'text', '<!-- nothing -->'])('no element: %j', (text) => {
    expect(read(text)).toEqual({ events: [], problem: null });
  });
});

describe('not well-formed', () => {
  const fault = (line: number, what: string) =>
    `error in:${line}: this is not XML: "${what}". Check that the command prints nothing else.`;

  test.each([
    ['a less-than sign in an attribute', '<a>\n<b m="a < b"/></a>', 2, 'disallowed character'],
    ['an attribute twice', '<a>\n<b m="1" m="2"/></a>', 2, 'duplicate attribute: m'],
    ['no quotes', '<a>\n<b m=x/></a>', 2, 'unquoted attribute value'],
    ['no value', '<a>\n<b m/></a>', 2, 'disallowed character in attribute name'],
    ['tags that cross', '<a>\n<b></a></b>', 2, 'unexpected close tag'],
    ['an end without a start', '<a/>\n</a>', 2, 'unmatched closing tag: a'],
    ['an entity that nothing declares', '<a>\n&nbsp;</a>', 2, 'undefined entity'],
    ['a control character', '<a>\n\x01</a>', 2, 'disallowed character'],
    [
      'a document in another',
      '<a>\n<?xml version="1.0"?></a>',
      2,
      'an XML declaration must be at the start of the document',
    ],
    ['text that looks like a tag', '<a/>\n<<anonymous>', 2, 'disallowed character in tag name'],
  ])('%s', (_, text, line, what) => {
    const { problem } = read(text);
    expect(problem).toBe(fault(line, what));
  });

  test.each(['<a>\n<b/>\n', '<a>\n<b m="', '<a/>\n<b', '<a/>\n<!-- <b/>', '<a>\n<![CDATA[ </a>', '<a>\n</'])(
    'breaks off: %j',
    (text) => {
      expect(read(text).problem).toBe('error in:2: the XML breaks off here. Check that the command ran to its end.');
    },
  );
});

describe('hostile', () => {
  test('entities of a document type are never expanded, and files never read', () => {
    const levels = Array.from({ length: 30 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
    const laughs = `<!DOCTYPE a [<!ENTITY e0 "ha">${levels.join('')}]>`;
    const outside = '<!DOCTYPE a [<!ENTITY e30 SYSTEM "file:///etc/passwd">]>';
    for (const type of [laughs, outside])
      for (const use of ['<a m="&e30;"/>', '<a>&e30;</a>'])
        expect(read(type + use).problem).toContain('undefined entity');
  });

  test.each([
    ['100,000 levels', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), 200_000],
    ['100,000 levels that are never closed', '<a>'.repeat(100_000), 100_000],
    ['20,000 documents', '<?xml version="1.0"?><a/>\n'.repeat(20_000), 40_000],
    ['100,000 attributes', `<a ${Array.from({ length: 100_000 }, (_, index) => `m${index}=""`).join(' ')}/>`, 2],
    ['2 MB of less-than signs', '<'.repeat(2_000_000), 0],
    ['2 MB of entities', `<a m="${'&amp;'.repeat(400_000)}"/>`, 2],
    ['a comment of 1 MB', `<!--${' -'.repeat(500_000)}`, 0],
  ])('%s take no longer than their length', (_, text, count) => {
    const start = process.cpuUsage();
    expect(read(text).events).toHaveLength(count);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(3);
  });
});

test.each([
  ['<a/>', 'a'],
  ['\n<?xml version="1.0"?>\n<!DOCTYPE b>\n<!-- x --><?y z?><n:b m="1">', 'b'],
  ['<a', null],
  ['{"a": "<b>"}', null],
  ['text <a>', null],
  ['<!-- <a> -->', null],
])('the root of %j is %j', (text, name) => expect(parseRootName(text)).toBe(name));

import { describe, expect, test } from '@jest/globals';
import { parseMarker, renderMarker } from '../../../src/publish/marker.ts';

const HEAD = '0123456789'.repeat(4);

const marker = (key: string) => ({ key, headSha: HEAD, runId: 12_345_678_901, runAttempt: 2 });

describe('marker', () => {
  test('is one HTML comment with the run in it', () => {
    expect(renderMarker(marker('bench-referee'))).toBe(
      `<!-- bench-referee: name=bench-referee head=${HEAD} run=12345678901.2 -->`,
    );
  });

  test.each(['a b', '-->', '--!>', '---->', '>', '->', 'a\nb', '@org/team', '%2D', 'ü 🏁', '\ud800', '<!--'])(
    'of %j stays inside its comment and is read back',
    (key) => {
      const line = renderMarker(marker(key));
      expect(line.slice('<!-- '.length, -' -->'.length)).not.toMatch(/--|[<>\n]/);
      expect(parseMarker(`${line}\nbody`, key)).toEqual(marker(key));
      expect(parseMarker(`${line}\r\nbody`, key)).toEqual(marker(key));
      expect(parseMarker(line, key)).toEqual(marker(key));
    },
  );

  test.each([
    ['another gate', `${renderMarker(marker('other'))}\nbody`],
    ['a later line', `\n${renderMarker(marker('gate'))}`],
    ['an indent', ` ${renderMarker(marker('gate'))}`],
    ['text behind it', `${renderMarker(marker('gate'))} body`],
    ['no commit', '<!-- bench-referee: name=gate head=main run=1.1 -->'],
    ['no text', ''],
  ])('%s is not ours', (_, body) => {
    expect(parseMarker(body, 'gate')).toBeNull();
  });
});

import { describe, expect, test } from '@jest/globals';
import type { RepeatArguments } from '../../../src/model/report.ts';
import { formatRepeats } from '../../../src/render/next-steps.ts';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { renderVerdict } from '../../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../../src/render/pages/html.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { aRepeat, aReport, aRow, around, aVerdict } from '../../support/builders.ts';

const marked = {
  plain: (text: string) => text,
  strong: (text: string) => `*${text}*`,
  code: (text: string) => text,
  untrusted: (text: string) => `[${text}]`,
};

const reportOf = (repeats: readonly RepeatArguments[], outcome: 'fail' | 'pass' = 'fail') =>
  aReport({
    rows: [aRow({ base: around(1), head: around(1.2), verdicts: [aVerdict({ outcome })] })],
    repeats,
  });

describe('a command to repeat a run', () => {
  test('is quoted for a shell, word by word', () => {
    const { commands, remarks } = formatRepeats(reportOf([aRepeat('--', "go test -run='^$'")]));
    expect(commands).toEqual([
      { leg: null, command: expect.stringMatching(/ --seed 7f3a91c2 -- 'go test -run='\\''\^\$'\\'''$/) },
    ]);
    expect(remarks).toEqual([]);
  });

  test('starts with the words that start the program', () => {
    const report = { ...reportOf([aRepeat()]), program: ['node', '/my tools/cli.js'] };
    const [repeat] = formatRepeats(report).commands;
    expect(repeat?.command).toMatch(/^node '\/my tools\/cli\.js' check --base /);
    for (const text of [renderComment(report, { runUrl: null }), renderVerdict(report, { colour: false })]) {
      expect(text).toContain(repeat?.command);
    }
  });

  test('is not needed for a run that passes', () => {
    expect(formatRepeats(reportOf([aRepeat()], 'pass'))).toEqual({ commands: [], remarks: [] });
  });

  test('stands for each leg, and the rest is counted', () => {
    const legs = Array.from({ length: 8 }, (_, index) => ({ ...aRepeat(), leg: `leg ${index}` }));
    const { commands, remarks } = formatRepeats(reportOf(legs));
    expect(commands.map(({ leg }) => leg)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `leg ${index}`));
    expect(remarks.map((remark) => formatRichText(remark, marked))).toEqual([
      'The commands of 2 more legs are left out.',
    ]);
  });

  test('keeps its lines in every output', () => {
    const report = reportOf([aRepeat('--', 'make\nmake bench')]);
    const lines = "-- 'make\nmake bench'";
    expect(renderComment(report, { runUrl: null })).toContain(`${lines}\n\`\`\``);
    expect(renderVerdict(report, { colour: false, columns: 40 })).toContain(`${lines}\n`);
    expect(renderHtml(report)).toContain('-- &#39;make\nmake bench&#39;</pre>');
  });

  test('is never cut: one that is too long for a comment stands in the page', () => {
    const report = reportOf([aRepeat('--', 'x'.repeat(5000))]);
    expect(renderComment(report, { runUrl: null })).toContain('the HTML report has it');
    expect(renderComment(report, { runUrl: null })).not.toContain('xxx');
    expect(renderHtml(report)).toContain('x'.repeat(5000));
  });
});

test('settings that nobody vouches for are told, and stand in no command', () => {
  const obstacles = [
    { option: 'setup', recorded: 'rm -rf ~', flag: null },
    { option: 'output-file', recorded: null, flag: null },
  ];
  const report = reportOf([{ leg: null, words: null, obstacles }]);
  const { commands, remarks } = formatRepeats(report);
  expect(commands).toEqual([]);
  expect(remarks.map((remark) => formatRichText(remark, marked))).toEqual([
    'No command is shown that repeats this measurement, because the recording has settings that the configuration does not have: [setup] [rm -rf ~], no [output-file]. Check them, and write them into the configuration to get the command.',
  ]);
  expect(renderComment(report, { runUrl: null })).not.toContain('```sh');
  expect(renderHtml(report)).not.toContain('<pre>');
});

test('a setting that no file can have is given as a flag', () => {
  const seed = { option: 'seed', recorded: "it's me", flag: '--seed' };
  const setup = { option: 'setup', recorded: 'npm ci', flag: null };
  const remarkOf = (obstacles: RepeatArguments['obstacles']) =>
    formatRepeats(reportOf([{ leg: null, words: null, obstacles }])).remarks.map((one) => formatRichText(one, marked));
  const start =
    'No command is shown that repeats this measurement, because the recording has settings that the configuration does not have:';
  expect(remarkOf([seed])).toEqual([
    `${start} [seed] [it's me]. Check them, and give --seed to check: the configuration cannot set it.`,
  ]);
  expect(remarkOf([setup, seed])).toEqual([
    `${start} [setup] [npm ci], [seed] [it's me]. Check them, write them into the configuration, and give --seed to check: the configuration cannot set it.`,
  ]);
});

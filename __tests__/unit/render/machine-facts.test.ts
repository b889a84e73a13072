import { expect, test } from '@jest/globals';
import type { Report } from '../../../src/model/report.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { listMachineFacts } from '../../../src/render/run-facts.ts';
import { aReport } from '../../support/builders.ts';
import { REPORT_CASES } from '../../support/report-cases.ts';

const FORMATTER = {
  plain: (text: string) => text,
  strong: (text: string) => text,
  code: (text: string) => text,
  untrusted: (text: string) => `<${text}>`,
};

const textOf = (report: Report) =>
  listMachineFacts(report).map(({ label, text }) => `${label}: ${formatRichText(text, FORMATTER)}`);

test('a machine of which everything is known', () => {
  expect(textOf(REPORT_CASES['machine-moved']!)).toEqual([
    'processor: <AMD EPYC 7763 64-Core Processor>, 4 cores',
    'caches: 2 × 32KiB L1d, 2 × 32KiB L1i, 2 × 512KiB L2 and 32MiB L3',
    'features: <avx2 sha_ni>',
    'governor: <powersave>',
    'memory: 16GiB',
    'system: <linux>, <6.11.0-1018-azure>, <x64>',
    'image: <ubuntu24 20261101.1>',
    'toolchain of base: <go version go1.25.3 linux/amd64>',
    'toolchain of head: <go version go1.26.0 linux/amd64>',
    'measured by: node <24.21.0>',
    'kept to: processors <2-3>',
    'niceness: -5',
    'load: 0.10 before, 1.20 after (one-minute average)',
    'frequency: 2.45 to 3.20 GHz',
    'stolen by the host: 4.0% of the processor time, at most 9.0% in one block of rounds',
    'used by others: 2.0% of the processor time, at most 2.0% in one block of rounds',
  ]);
});

test('an older recording has less to tell, and files nothing', () => {
  const labels = listMachineFacts(aReport({ rows: [] })).map(({ label }) => label);
  expect(labels).toEqual(['processor', 'memory', 'system', 'image', 'measured by', 'load']);
  expect(listMachineFacts(aReport({ rows: [], environment: null }))).toEqual([]);
});

test('a toolchain that is the same on both sides is named once', () => {
  const { environment } = aReport({ rows: [] });
  const lines = ['go version go1.26.0 linux/amd64', 'gcc 13'];
  const report = aReport({
    rows: [],
    environment: { ...environment!, toolchain: { base: lines, head: lines } },
  });
  expect(textOf(report)).toContain('toolchain: <go version go1.26.0 linux/amd64>, <gcc 13>');
});

// The documentation is held to the program: its tables are current, its examples are read by the parsers that
// users meet, its command lines name what exists, and its links lead somewhere.

import '../support/readable-errors.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { parse, parseDocument } from 'yaml';
import { FLAG_USAGES, parseCompareFlags } from '../../src/benchstat/index.ts';
import { parseProfileDiffArgs } from '../../src/cli/profile-diff.ts';
import { main } from '../../src/cli.ts';
import { UserError } from '../../src/errors.ts';
import { formatIds } from '../../src/formats/format-names.ts';
import { renderDiagnostics } from '../../src/render/excerpt.ts';
import { BUDGET_KEYS } from '../../src/settings/budget-schema.ts';
import { flagSpecOf, parseArgs } from '../../src/settings/command-line.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { fileSchema } from '../../src/settings/options.ts';
import {
  anchorsOf,
  type Block,
  blocksOf,
  commandLinesOf,
  type Document,
  linksOf,
  readDocuments,
  root,
} from '../support/docs.ts';
import { readReferences } from '../support/references.ts';

const documents = readDocuments();
const named = (path: string) => documents.find((document) => document.path === path)?.text ?? '';

const yaml = documents.flatMap(blocksOf).filter(({ language }) => language === 'yaml');
const { repository } = (await readReferences()).readOwnName();
/** What follows the repository names one of its actions. */
const ACTION = new RegExp(`^${repository}/?([^@]*)@`);
const FILE = '.github/bench-referee.yml';
const opens = (first: string) => yaml.filter(({ text }) => text.startsWith(`${first}\n`));

test('the tables of options are current: run `npm run docs`', async () => {
  const script = (await import(join(root, 'scripts/document-tables.mjs'))) as {
    documents(): Readonly<Record<string, string>>;
  };
  for (const [path, text] of Object.entries(script.documents())) {
    expect({ path, text: readFileSync(join(root, path), 'utf8') }).toEqual({ path, text });
  }
});

describe('workflow examples', () => {
  const actions = {
    '': 'action.yml',
    measure: 'measure/action.yml',
    report: 'report/action.yml',
    record: 'record/action.yml',
  };
  const isAction = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name);

  test('every YAML example says on its first line which file it is', () => {
    const known =
      /^# \.github\/(bench-referee\.yml|perf-web\.yml|bench-referee\.yml with mistakes|workflows\/[\w-]+\.yml)\n/;
    expect(yaml.filter(({ text }) => !known.test(text)).map(({ where }) => where)).toEqual([]);
  });

  test.each(workflows())('$where parses and gives only inputs and reads only outputs that exist', (block) => {
    const document = parseDocument(block.text);
    expect([...document.errors, ...document.warnings]).toEqual([]);
    for (const job of Object.values(jobsOf(block))) {
      for (const { uses, with: given, id } of job.steps) {
        const [, name = ''] = ACTION.exec(uses ?? '') ?? ['', 'another'];
        if (!isAction(name)) continue;
        const file = parse(readFileSync(join(root, actions[name]), 'utf8')) as Record<'inputs' | 'outputs', object>;
        expect(Object.keys(file.inputs)).toEqual(expect.arrayContaining(Object.keys(given ?? {})));
        const read = [...block.text.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)];
        const own = read.filter(([, step]) => step === id).map(([, , output]) => output);
        expect(Object.keys(file.outputs)).toEqual(expect.arrayContaining(own));
      }
    }
  });

  test.each(workflows())('$where grants permissions, and no more than are needed', (block) => {
    const { permissions } = parse(block.text) as { permissions?: unknown };
    expect(permissions).toEqual({});
    for (const job of Object.values(jobsOf(block))) {
      const uses = job.steps.map((step) => step.uses ?? '');
      const measures = uses.some((one) => one.startsWith(`${repository}/measure@`));
      if (measures) expect(job.permissions).toEqual({ contents: 'read' });
      // The only action that writes to the repository.
      const records = uses.some((one) => one.startsWith(`${repository}/record@`));
      if (records) expect(job.permissions).toEqual({ contents: 'write' });
      // What another run left takes a permission of its own.
      const another = block.text.includes('run-id:') ? ['actions'] : [];
      const granted = Object.keys(job.permissions ?? {}).sort();
      // A job beside the gate, which only selects or sums up, may read at most.
      if (!uses.some((one) => one.startsWith('OWNER/'))) expect(['', 'contents']).toContain(granted.join());
      else {
        const rights = measures || records ? ['contents'] : [...another, ...rightsOfGate(job)];
        // A job that does not comment may leave out the check run, too.
        const isSilent = !rights.includes('pull-requests') && !granted.includes('checks');
        expect(granted).toEqual(rights.filter((right) => !isSilent || right !== 'checks'));
      }
      // Whatever is checked out beside a benchmark must not carry the token.
      for (const step of job.steps.filter(({ uses: one }) => one?.startsWith('actions/checkout@'))) {
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  /** Lists the rights of a job that reports. */
  function rightsOfGate({ steps }: Job): string[] {
    const given = steps.find(({ uses = '' }) => uses.startsWith('OWNER/'))?.with ?? {};
    return [
      'checks',
      'contents',
      ...(given['issue'] === true ? ['issues'] : []),
      ...(given['comment'] === 'never' ? [] : ['pull-requests']),
    ];
  }

  function workflows(): Block[] {
    return yaml.filter(({ text }) => text.startsWith('# .github/workflows/'));
  }

  interface Job {
    readonly permissions?: Readonly<Record<string, string>>;
    readonly steps: readonly {
      readonly uses?: string;
      readonly id?: string;
      readonly with?: Readonly<Record<string, unknown>>;
    }[];
  }

  function jobsOf({ text }: Block): Record<string, Job> {
    return (parse(text) as { jobs: Record<string, Job> }).jobs;
  }
});

describe('configuration examples', () => {
  test.each(opens(`# ${FILE}`))('$where is a configuration', ({ text }) => {
    expect(() => parseConfigFile(text, FILE)).not.toThrow();
  });

  test.each(opens(`# ${FILE} with mistakes`))('$where is answered as the next block says', ({ text, where }) => {
    const all = documents.flatMap(blocksOf);
    const answer = all[all.findIndex((block) => block.where === where) + 1];
    expect(answer?.language).toBe('text');
    try {
      parseConfigFile(text, FILE);
      throw new Error('it was accepted');
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      expect(renderDiagnostics((error as UserError).diagnostics)).toBe(answer?.text.trimEnd());
    }
  });

  test('docs/configuration.md explains every key', () => {
    const keys = [...Object.keys(fileSchema.in.shape), ...BUDGET_KEYS];
    const text = named('docs/configuration.md');
    expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([]);
  });

  test('docs/formats.md has a section for every format', () => {
    const text = named('docs/formats.md');
    expect(formatIds.filter((id) => !text.includes(`## \`${id}\``))).toEqual([]);
  });

  test('docs/formats.md begins with a table that has the command of each section', () => {
    const [table = '', ...sections] = named('docs/formats.md').split(/^## /m);
    const commands = sections.flatMap((section) => {
      const [, id] = /^`([\w-]+)`/.exec(section) ?? [];
      const [, run = ''] = /^run: (.+)$/m.exec(section) ?? [];
      return id === undefined ? [] : [{ id, run, outputFile: /^output-file: (.+)$/m.exec(section)?.[1] }];
    });
    const rows = [...table.matchAll(/^\| [^|]+ \| \[[^\]]+\]\(#([\w-]+)\) \| `(.+?)` \| (?:`(.+)`)? \|$/gm)].map(
      ([, id = '', run = '', outputFile]) => ({ id, run: run.replaceAll('\\|', '|'), outputFile }),
    );
    const byId = (some: typeof rows) => some.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(rows)).toEqual(byId(commands));
  });
});

describe('command lines', () => {
  const readCompare = (argv: readonly string[]) => {
    const flags = parseCompareFlags(argv);
    // An empty message: no file was named, as where only the help was asked for.
    if (flags.kind === 'refused' && flags.message !== '') throw new Error(flags.message);
  };
  /** What each command does with its arguments first. */
  const readers: Readonly<Record<string, (argv: readonly string[]) => unknown>> = {
    check: (argv) => parseArgs('check', argv),
    measure: (argv) => parseArgs('measure', argv),
    report: (argv) => parseArgs('report', argv),
    validate: (argv) => parseArgs('validate', argv),
    compare: readCompare,
    parse: (argv) => parseArgs('parse', argv),
    profile: ([subcommand, ...argv]) => {
      expect(subcommand).toBe('diff');
      return parseProfileDiffArgs(argv);
    },
    history: ([subcommand, ...argv]) =>
      subcommand === 'change-points'
        ? parseArgs('history change-points', argv)
        : subcommand === 'import'
          ? parseArgs('history import', argv)
          : parseArgs('history', subcommand === undefined ? [] : [subcommand, ...argv]),
    init: (argv) => parseArgs('init', argv),
    demo: (argv) => parseArgs('demo', argv),
    bisect: (argv) => parseArgs('bisect', argv),
    doctor: (argv) => parseArgs('doctor', argv),
    formats: (argv) => parseArgs('formats', argv),
    '--version': (argv) => parseArgs('formats', argv),
    '--help': (argv) => parseArgs('formats', argv),
  };
  const all = documents.flatMap(commandLinesOf).filter(({ argv }) => argv.length > 0);

  test('the documents show some', () => {
    expect(all.length).toBeGreaterThan(10);
  });

  test.each(all)('$where: bench-referee $argv', ({ argv: [command = '', ...rest] }) => {
    expect(Object.keys(readers)).toContain(command);
    const own = rest.filter((word) => word !== '--help');
    expect(() => readers[command]?.(own)).not.toThrow();
  });

  test('docs/command-line.md has a section for every command, and no other', async () => {
    const written: string[] = [];
    const stdout = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    await main(['--help']);
    stdout.mockRestore();
    const commands = [...written.join('').matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name);
    const sections = [...named('docs/command-line.md').matchAll(/^## `(\w+)`$/gm)].map(([, name]) => name);
    expect(sections.toSorted()).toEqual(commands.toSorted());
    expect(commands.slice(0, 5)).toEqual(['init', 'check', 'doctor', 'compare', 'demo']);
  });

  test('docs/command-line.md names every flag of check, measure, bisect and doctor', () => {
    const text = named('docs/command-line.md');
    const flags = ['check', 'measure', 'bisect', 'doctor'].flatMap((command) => [...flagSpecOf(command).keys()]);
    expect(flags.filter((flag) => !text.includes(`\`--${flag}`))).toEqual([]);
  });

  test('docs/command-line.md names every flag of compare', () => {
    const [, section = ''] = named('docs/command-line.md').split('\n## `compare`\n');
    const [text = ''] = section.split('\n## ');
    expect(FLAG_USAGES.filter(({ name }) => !text.includes(`\`--${name}`))).toEqual([]);
  });
});

describe('links', () => {
  test.each(documents)('of $path lead to files and headings that exist', (document) => {
    expect(linksOf(document).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  function leadsSomewhere(document: Document, link: string): boolean {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document.path : posix.join(dirname(document.path), path);
    if (!existsSync(join(root, target))) return false;
    const found = documents.find((other) => other.path === target);
    return anchor === undefined || (found !== undefined && anchorsOf(found).includes(anchor));
  }
});

describe('pictures', () => {
  const folder = 'docs/images';
  const stored = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const shown = documents.flatMap((document) =>
    linksOf(document)
      .map((link) => posix.join(dirname(document.path), link))
      .filter((target) => /\.(png|svg|jpe?g|gif|webp)$/.test(target)),
  );

  test('every picture that a document shows exists, and every picture is shown', () => {
    expect([...new Set(shown)].toSorted()).toEqual(stored.toSorted());
  });

  test('every picture has a text for readers who cannot see it', () => {
    const empty = documents.filter(({ text }) => /!\[\s*\]\(/.test(text)).map(({ path }) => path);
    expect(empty).toEqual([]);
  });
});

// What the tests of the documentation look at: the Markdown files of the project, their fenced blocks, the
// command lines they show, and their links. Text in, plain values out.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface Document {
  /** Relative to the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Block {
  /** `docs/forks.md:12`: the line of the opening fence. */
  readonly where: string;
  readonly language: string;
  readonly text: string;
}

/** Every document that a stranger may read. */
export function readDocuments(): Document[] {
  const inRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return [...inRoot, ...inDocs].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const FENCE = /^```(\S*)[^\n]*\n(.*?)^```$/gms;

export function blocksOf({ path, text }: Document): Block[] {
  return [...text.matchAll(FENCE)].map(({ 1: language = '', 2: content = '', index }) => ({
    where: `${path}:${text.slice(0, index).split('\n').length}`,
    language,
    text: content,
  }));
}

export interface CommandLine {
  readonly where: string;
  /** What stands behind the program's name. */
  readonly argv: readonly string[];
}

const PROGRAM = /^(?:\$ )?(?:npx bench-referee@[\d.]+|bench-referee|node dist\/cli\.js)(?: (.*))?$/;

/** Lines of shell blocks and whole spans of code that start the program. */
export function commandLinesOf(document: Document): CommandLine[] {
  const shell = blocksOf(document).filter(({ language }) => ['sh', 'console'].includes(language));
  const lines = shell.flatMap(({ where, text }) =>
    text
      .replaceAll(/\\\n\s*/g, '')
      .split(/\n| \| /)
      .map((line) => ({ where, line: line.replace(/ > \S+$/, '') })),
  );
  const spans = [...document.text.replaceAll(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, line = '']) => ({
    where: document.path,
    line,
  }));
  return [...lines, ...spans].flatMap(({ where, line }) => {
    const match = PROGRAM.exec(line.replace(/\s+#.*$/, '').trim());
    return match === null ? [] : [{ where, argv: words(match[1] ?? '') }];
  });
}

/** As a shell splits them; only quotes are known, which is all that the documents use. */
function words(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)]
    .map(([word]) => word)
    .map((word) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}

/** Targets of links and pictures that point into the repository. */
export function linksOf({ text }: Document): string[] {
  const prose = text.replaceAll(FENCE, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, markdown, html]) => markdown ?? html ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsOf({ text }: Document): string[] {
  const headings = text.replaceAll(FENCE, '').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

// A repository in a temporary folder, and commits for it that change no time.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Case, Edit } from './cases.ts';

export type Commit = readonly [subject: string, write: (repository: Repository) => void];

export class Repository {
  readonly folder = mkdtempSync(join(tmpdir(), 'bench-referee-planted-'));

  git(...words: readonly string[]): string {
    const identity = ['-c', 'user.name=planted', '-c', 'user.email=planted@example.com'];
    return execFileSync('git', [...identity, ...words], { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  edit([file, from, to]: Edit): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
    this.write(
      file,
      text.replace(from, () => to),
    );
  }

  commit(subject: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', `--message=${subject}`);
    return this.git('rev-parse', 'HEAD');
  }
}

/** The commits that change no time. The first one touches the function of the regression, or its file. */
export function harmlessCommits({ refactored, unused: [file, text] }: Case): Commit[] {
  const note = (number: number) => (repository: Repository) => repository.write(`docs/${number}.md`, 'A note\n');
  return [
    ['refactor', (repository) => repository.edit(refactored)],
    ['add a function', (repository) => repository.write(file, repository.read(file) + text)],
    ...[1, 2, 3, 4, 5].map((number): Commit => [`note ${number}`, note(number)]),
  ];
}

// Says at the end of a diagnosis whether to trust the proposal, and what to do next. In: a Diagnosis, and where its file
// was written and belongs. Out: lines for a terminal, with commands for a POSIX shell.

import { posix } from 'node:path';
import { cleanUntrustedText } from '../render/untrusted.ts';
import { ownFileUrl } from '../text/own-repository.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { type Diagnosis, findObjection, type Objection } from './diagnosis.ts';

/** Paths as the user would type them in the current folder, with forward slashes. */
export interface ProposalDestination {
  readonly written: string | null;
  readonly config: string;
  /** `in-place`: the proposal was written to `config` itself. `replaces`: `config` exists. */
  readonly state: 'in-place' | 'replaces' | 'missing';
}

/** `isFolded`: the text has only the first lines of the proposal. */
export function adviceLines(diagnosis: Diagnosis, destination: ProposalDestination, isFolded: boolean): string[] {
  const objection = findObjection(diagnosis) ?? 'none';
  const { written } = destination;
  const file = written === null ? [] : [`  The proposal is in ${cleanUntrustedText(written)}.`];
  const isUsable = objection === 'none' || objection === 'undetected';
  const use = isUsable ? useLines(destination, isFolded) : file;
  return [CONCLUSIONS[objection], '', 'NEXT', ...REMEDIES[objection], ...use];
}

const CONCLUSIONS: Readonly<Record<Objection | 'none', string>> = {
  none: 'TRUST IT: as proposed, this gate can turn red, and unchanged code keeps it green.',
  red: 'DO NOT TRUST IT YET: unchanged code turns this gate red.',
  disturbed: 'DO NOT TRUST IT YET: the machine was disturbed (see the warnings above), so the limits may be too wide.',
  undetected: 'DO NOT TRUST IT YET: the results named above cannot turn this gate red.',
};

const REMEDIES: Readonly<Record<Objection | 'none', readonly string[]>> = {
  none: [],
  red: ['  Run doctor again. If it is red again, correct the cause named above.'],
  disturbed: [
    `  Run doctor again on an idle machine, or on the runner of the gate: ${ownFileUrl('examples/doctor.yml')}`,
    '  If the machine of the gate is always disturbed like this, the limits fit it.',
  ],
  undetected: ['  Follow the advice above and run doctor again, or use the proposal as it is.'],
};

function useLines({ written, config, state }: ProposalDestination, isFolded: boolean): string[] {
  const target = cleanUntrustedText(config);
  const commit = 'Commit it on the default branch: a pull request is judged by the file of its base.';
  if (written === null) {
    const save = isFolded
      ? `  Run doctor again with \`--write FILE\`, and move the file to ${target}.`
      : `  Save the proposal above as ${target}. With \`--write FILE\` doctor writes it to a file.`;
    return [save, `  ${commit}`];
  }
  if (state === 'in-place') return [`  Written to ${target}, where the gate reads it. ${commit}`];
  const replaces = state === 'replaces' ? ', which it replaces (`git diff` shows the changes)' : '';
  return [
    `  Written to ${cleanUntrustedText(written)}. Use it as ${target}${replaces}:`,
    `    ${moveCommand(written, config, state)}`,
    `  ${commit}`,
  ];
}

function moveCommand(written: string, config: string, state: ProposalDestination['state']): string {
  const move = ['mv', written, config].map(quoteShellWord).join(' ');
  const folder = posix.dirname(config);
  return state === 'replaces' || folder === '.' ? move : `mkdir -p ${quoteShellWord(folder)} && ${move}`;
}

// Everything about one comparison, for the row that a reader opens: budgets, numbers, three pictures, and every value.
// A PageRow in, elements out. Computes no statistic.

import type { Verdict } from '../../model/verdict.ts';
import { percent } from '../../units/percent.ts';
import type { Drawing } from '../drawing.ts';
import { change, probability, span } from '../numbers.ts';
import type { PageRow } from '../page-data.ts';
import { coursePlot, distributionPlot, samplePlot } from '../plot.ts';
import { shortQuantity } from './columns.ts';
import { element, svgElement } from './dom.ts';

const OUTCOMES: Readonly<Record<Verdict['outcome'], string>> = {
  pass: 'kept',
  fail: 'broken',
  unknown: 'undecided',
};

export function details(row: PageRow): HTMLElement[] {
  const where = row.group === null ? [] : [element('code', {}, [row.group]), ' · '];
  return [
    element('h3', {}, [element('code', {}, [row.name])]),
    element('p', { class: 'quiet' }, [...where, element('code', {}, [row.metric]), ...numbers(row)]),
    ...budgets(row),
    element('div', { class: 'plots' }, [
      ...figure('In the order they were taken', samplePlot(row), true),
      ...figure('How often each value came', distributionPlot(row), true),
      ...figure('The change as rounds came in', coursePlot(row), false),
    ]),
    valueTable(row),
  ];
}

function numbers({ change: ratio, interval, p, exact, base, head }: PageRow): string[] {
  const range = span(interval);
  const sizes = new Set([base, head].flatMap((side) => side?.n ?? []));
  const facts = [
    ...(ratio === null ? [] : [`change ${change(ratio)}`]),
    ...(range === null ? [] : [`95% interval ${range}`]),
    ...(p === null ? [] : [probability(p)]),
    ...(exact && base !== null && head !== null ? ['the same in every run, so no test is needed'] : []),
    `n=${[...sizes].join('+')}`,
  ];
  return facts.map((fact) => ` · ${fact}`);
}

function budgets({ verdicts, unit, base, head }: PageRow): HTMLElement[] {
  if (verdicts.length === 0) {
    const isCompared = base !== null && head !== null;
    const reason = isCompared
      ? 'No budget is set for it.'
      : 'Only one side has it: there is nothing to judge.';
    return [element('p', {}, [reason])];
  }
  const items = verdicts.map(({ kind, limit, level, outcome, because, isUnjudged }) => {
    const limitText =
      limit === null
        ? ''
        : ` ${kind === 'max' || kind === 'min' ? shortQuantity(limit, unit) : percent(limit)}`;
    const weight = level === 'fail' ? '' : level === 'warn' ? ' (a warning only)' : ' (only reported)';
    return element('li', { class: outcome }, [
      element('code', {}, [kind]),
      `${limitText}: `,
      element('strong', {}, [isUnjudged ? 'not judged: base is from another machine' : OUTCOMES[outcome]]),
      weight,
      ...(because === null ? [] : [element('span', { class: 'quiet' }, [` Why: ${because}`])]),
    ]);
  });
  return [element('ul', { class: 'budgets' }, items)];
}

function figure(title: string, drawing: Drawing | null, hasSides: boolean): HTMLElement[] {
  if (drawing === null) return [];
  const key = hasSides
    ? [
        ' ',
        element('span', { class: 'key base' }, ['base']),
        ' ',
        element('span', { class: 'key head' }, ['head']),
      ]
    : [];
  return [element('figure', {}, [element('figcaption', {}, [title, ...key]), svgElement(drawing)])];
}

/** Makes a table of all values. It is filled only when it is opened, because few readers need every value. */
function valueTable(row: PageRow): HTMLElement {
  const folded = element('details', {}, [element('summary', {}, ['Every value'])]);
  folded.addEventListener(
    'toggle',
    () => {
      const scroll = { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Every value' };
      folded.append(element('div', scroll, [valuesOf(row)]));
    },
    { once: true },
  );
  return folded;
}

function valuesOf({ base, head, unit }: PageRow): HTMLElement {
  const rounds = [...new Set([...(base?.rounds ?? []), ...(head?.rounds ?? [])])].sort((a, b) => a - b);
  const cell = (side: PageRow['base'], round: number) =>
    element('td', {}, [
      (side?.values ?? [])
        .filter((_, index) => side?.rounds[index] === round)
        .map((value) => shortQuantity(value, unit))
        .join(', '),
    ]);
  const lines = rounds.map((round) =>
    element('tr', {}, [
      element('th', { scope: 'row' }, [String(round)]),
      cell(base, round),
      cell(head, round),
    ]),
  );
  const titles = ['Round', 'Base', 'Head'].map((title) => element('th', { scope: 'col' }, [title]));
  return element('table', { class: 'values' }, [
    element('thead', {}, [element('tr', {}, titles)]),
    element('tbody', {}, lines),
  ]);
}

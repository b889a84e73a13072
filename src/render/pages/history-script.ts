// The script of the history page: it searches, sorts, and tells the level of a commit that a reader points at or moves to
// with the arrow keys. Small enough to be written here, and the page is complete without it.

/** Reads the element `data`, which `history-html.ts` writes. */
export const HISTORY_SCRIPT = `
const { commits, days, drawn, levels, margins, words, commitUrl, plot } = JSON.parse(document.getElementById('data').textContent);
const list = document.getElementById('charts');
const figures = [...list.children];
const places = new Map(figures.map((figure, index) => [figure, index]));
const [search, sort, only, none, count] = ['search', 'sort', 'only', 'none', 'count'].map((id) => document.getElementById(id));
for (const element of document.querySelectorAll('.toolbar [hidden]')) element.hidden = false;

const orders = {
  worst: (one, other) => places.get(one) - places.get(other),
  step: (one, other) => other.dataset.step - one.dataset.step || orders.worst(one, other),
  latest: (one, other) => other.dataset.latest - one.dataset.latest || orders.worst(one, other),
  name: (one, other) => one.dataset.name.localeCompare(other.dataset.name, 'en', { numeric: true }),
};

const visible = () => [...list.children].filter((figure) => !figure.hidden);

function update() {
  const words = search.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const figure of figures) {
    const isWanted = !only.checked || figure.dataset.step > 0;
    figure.hidden = !isWanted || !words.every((word) => figure.dataset.name.includes(word));
    if (!figure.hidden) shown += 1;
  }
  none.hidden = shown > 0;
  count.textContent = shown === figures.length ? '' : shown + ' of ' + figures.length;
  focusable(visible()[0]);
}

search.addEventListener('input', update);
only.addEventListener('change', update);
sort.addEventListener('change', () => {
  list.append(...figures.toSorted(orders[sort.value]));
  focusable(visible()[0]);
});

// One chart at a time is a stop of the tab key; the arrow keys lead to the others.
let stop = null;
function focusable(figure) {
  if (stop !== null) reach(stop, -1);
  stop = figure ?? null;
  if (stop !== null) reach(stop, 0);
}

function reach(figure, index) {
  figure.tabIndex = index;
  figure.querySelector('h2 a').tabIndex = index;
}
for (const figure of figures) reach(figure, -1);

const cursors = new WeakMap();

/** Shows the level of a drawn commit: by its place among those that are drawn. */
function show(figure, place) {
  const index = places.get(figure);
  cursors.set(figure, place);
  const svg = figure.querySelector('svg');
  let line = svg.querySelector('.cursor');
  if (line === null) {
    line = document.createElementNS(svg.namespaceURI, 'path');
    line.setAttribute('class', 'cursor');
    svg.append(line);
  }
  const x = plot.left + ((plot.right - plot.left) * drawn[place]) / Math.max(1, commits.length - 1);
  line.setAttribute('d', 'M' + x.toFixed(1) + ' ' + plot.top + 'V' + plot.bottom);
  const commit = commits[drawn[place]];
  const output = figure.querySelector('output');
  output.textContent = ', ' + days[drawn[place]] + ': ' + describe(levels[index][place], margins[index][place], words[index]);
  const link = document.createElement(commitUrl === null ? 'span' : 'a');
  link.textContent = commit;
  if (commitUrl !== null) link.href = commitUrl + commit;
  output.prepend(link);
}

/** In hundredths of a percent. */
function describe(level, margin, [less, more]) {
  if (level === null) return 'no level';
  const text = (value) => (value / 100).toFixed(2) + '%';
  if (Math.abs(Math.log1p(level / 1e4)) <= Math.log1p(margin / 1e4)) return 'no change (' + (level < 0 ? '' : '+') + text(level) + ' ±' + text(margin) + ')';
  return text(Math.abs(level)) + ' ' + (level < 0 ? less : more) + ' ±' + text(margin);
}

list.addEventListener('pointermove', (event) => {
  const svg = event.target.closest('svg');
  if (svg === null) return;
  const box = svg.getBoundingClientRect();
  const part = (((event.clientX - box.left) / box.width) * svg.viewBox.baseVal.width - plot.left) / (plot.right - plot.left);
  show(svg.closest('figure'), Math.round(Math.min(1, Math.max(0, part)) * (drawn.length - 1)));
});

list.addEventListener('focusin', (event) => {
  if (event.target.matches('figure')) focusable(event.target);
});

list.addEventListener('keydown', (event) => {
  const figure = event.target;
  if (!figure.matches('figure') || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = drawn.length - 1;
  const at = cursors.get(figure) ?? last + 1;
  const moves = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  if (event.key in moves) {
    event.preventDefault();
    show(figure, Math.min(last, Math.max(0, moves[event.key])));
  } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const all = visible();
    const next = all[all.indexOf(figure) + (event.key === 'ArrowUp' ? -1 : 1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
});

addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input, select')) return;
  event.preventDefault();
  search.focus();
});

update();
`;

/** Hash of the script for the content security policy; a test compares them. */
export const HISTORY_SCRIPT_HASH = 'sha256-uFRC+rufOyFNDfI4SW8cvd5L1QTpcULkd9yeL6x9RKM=';

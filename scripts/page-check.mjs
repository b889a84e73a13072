// Holds the HTML report, the page of the history and the flame graph against a real browser: opened from disk they ask for nothing, log no error,
// pass axe-core in light and dark, work by keyboard, and stay quick with 6,000 results or 300 charts of 1,000 runs. Comments, as GitHub shows them,
// pass axe-core too, and need no scrolling but on a phone. Ends with 1 and a list where they do not:
//   npm run page-check [-- --only CASE,CASE] [--pictures FOLDER] [--cache FOLDER] [--chromium PATH]
// What that needs is no dependency of this project: npm installs it into the cache folder, below the system's
// temporary one by default.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { REPORT_CASES } from '../__tests__/support/report-cases.ts';
import { makeRuns, RELEASE, shaOfCommit } from '../bench/history-runs.ts';
import { suiteOf } from '../bench/inputs.ts';
import { analyse, withEstimateHistory } from '../src/analyse/pipeline.ts';
import { analyseHistory } from '../src/history/analyse-history.ts';
import { renderHistoryHtml } from '../src/render/pages/history-html.ts';
import { renderHtml } from '../src/render/pages/html.ts';
import { policyOf } from '../src/settings/settings.ts';
import { checkComments } from './comment-check.mjs';
import { checkFlames } from './flame-check.mjs';
import { usePage } from './page-use.mjs';

const PACKAGES = { 'axe-core': '4.10.3', 'puppeteer-core': '24.43.1' };

/** A page that is slower than this makes people wait. */
const MOST_LOAD_MS = 2000;
const LONGEST_TASK_MS = 200;
const SPEED_PASSES = 3;

/** Pages of which only the speed is checked. */
const LARGE = ['large', 'history-large'];

/** Cases of all flame graphs, and of all comments. */
const FLAME = 'flame';
const COMMENTS = 'comments';

/** Rendering is a small part of a run that measured for minutes. */
const MOST_RENDER_MS = 1000;

const NO_COLOURS = { rules: { 'color-contrast': { enabled: false } } };
const WIDE = { width: 1280, height: 800, isMobile: false };

/** `rules` are those of axe-core: only the colours differ between light and dark, and they are the same on a phone. */
const SCREENS = {
  light: { ...WIDE, scheme: 'light', rules: {} },
  dark: { ...WIDE, scheme: 'dark', rules: { runOnly: ['color-contrast'] } },
  phone: { scheme: 'light', width: 390, height: 844, isMobile: true, rules: NO_COLOURS },
  /** The width of a column of GitHub, and a desk at a zoom of 200 %. */
  column: { ...WIDE, width: 1012, scheme: 'light', rules: NO_COLOURS },
  zoomed: { ...WIDE, width: 640, height: 400, scheme: 'light', rules: NO_COLOURS },
};

/** Cases that are looked at on every screen. */
const EVERYWHERE = ['regression', 'hostile-names', 'history'];

const { values: options } = parseArgs({
  options: {
    pictures: { type: 'string' },
    only: { type: 'string' },
    cache: { type: 'string', default: join(tmpdir(), 'bench-referee-page-check') },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const faults = [];
const folder = mkdtempSync(join(tmpdir(), 'bench-referee-page-'));
install(options.cache);
const require = createRequire(join(resolve(options.cache), 'index.js'));
const { default: puppeteer } = await import(pathToFileURL(require.resolve('puppeteer-core')).href);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const browser = await puppeteer.launch({
  executablePath: options.chromium,
  args: ['--no-sandbox', '--hide-scrollbars'],
});
try {
  const pages = writePages();
  const names = [...Object.keys(pages), FLAME, COMMENTS];
  const wanted = options.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`there is no case ${unknown.join(', ')}; the cases are ${names.join(', ')}`);
  const left = Object.entries(pages).filter(([name]) => wanted.includes(name));
  const checkNext = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await checkOnAllScreens(...next);
  };
  // Two pages at a time, because each has a process of its own. Their speed is measured alone, below.
  await Promise.all([checkNext(), checkNext()]);
  if (wanted.includes('regression')) {
    await checkKeyboard(pages.regression);
    await checkSortMenu(pages.regression);
  }
  if (wanted.includes('history')) await checkHistoryKeyboard(pages.history);
  for (const name of LARGE) if (wanted.includes(name)) await checkSpeed(name, pages[name]);
  if (wanted.includes(FLAME))
    await checkFlames({ browser, open, screens: SCREENS, judgeByAxe, photograph, faults, say, folder });
  if (wanted.includes(COMMENTS)) await checkComments({ open, screens: SCREENS, judgeByAxe, faults, folder });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) {
  console.error(`${faults.length} faults of the HTML report:`);
  for (const fault of faults) console.error(`- ${fault}`);
  process.exit(1);
}
console.log('the HTML report holds');

function install(into) {
  mkdirSync(into, { recursive: true });
  const manifest = `${JSON.stringify({ private: true, dependencies: PACKAGES }, null, 2)}\n`;
  const path = join(into, 'package.json');
  const isCurrent =
    existsSync(join(into, 'node_modules')) && existsSync(path) && readFileSync(path, 'utf8') === manifest;
  if (isCurrent) return;
  writeFileSync(path, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: into,
    stdio: 'inherit',
  });
}

/** A page for each case, by its name. */
function writePages() {
  const large = withEstimateHistory(analyse(suiteOf({ benchmarks: 2000, rounds: 30 }), policyOf(null, '2026-01-01')));
  // The first one warms the compiler up.
  renderHtml(large);
  const start = process.cpuUsage();
  const text = renderHtml(large);
  const took = process.cpuUsage(start).user / 1000;
  say('large', `rendered in ${ms(took)} of processor time, ${Math.round(text.length / 1000)} kB`);
  if (took > MOST_RENDER_MS) faults.push(`large: takes ${ms(took)} to render`);
  const reports = {
    ...REPORT_CASES,
    few: analyse(suiteOf({ benchmarks: 100, rounds: 3 }), policyOf(null, '2026-01-01')),
  };
  const texts = Object.entries(reports).map(([name, report]) => [name, renderHtml(withEstimateHistory(report))]);
  return Object.fromEntries(
    [...texts, ['large', text], ...historyTexts()].map(([name, html]) => {
      const path = join(folder, `${name}.html`);
      writeFileSync(path, html);
      return [name, path];
    }),
  );
}

/** The page of a small history, and of one with 300 charts of 1,000 runs. */
function historyTexts() {
  const textOf = (size) => {
    const history = analyseHistory(makeRuns(size), { anchor: shaOfCommit(0) });
    const releases = [0, 1, 2, 3].map((index) => ({ name: `v2.${index}.0`, commit: shaOfCommit(index * RELEASE) }));
    return renderHistoryHtml(history, { anchorName: 'v2.0.0', repository: null, releases, imported: [] });
  };
  const large = textOf({ series: 300, count: 1000 });
  say('history-large', `${Math.round(large.length / 1000)} kB`);
  return [
    ['history', textOf({ series: 12, count: 1000 })],
    ['history-large', large],
  ];
}

async function checkOnAllScreens(name, path) {
  // axe looks at every row that is written, which takes minutes for thousands of them.
  if (!LARGE.includes(name)) {
    await checkPage(name, path, ['light', 'dark']);
    await checkPage(name, path, ['phone']);
    if (EVERYWHERE.includes(name)) for (const screen of ['column', 'zoomed']) await checkPage(name, path, [screen]);
    await checkPaper(name, path);
  }
  await checkWithoutScript(name, path);
}

/** Checks a page on screens that differ in their colours alone. */
async function checkPage(name, path, screens) {
  const [first] = screens;
  const tab = await open(path, SCREENS[first], `${name}, ${first}`);
  const row = await tab.$('table.results tbody button');
  if (row !== null) await row.click();
  for (const screen of screens) {
    await setColours(tab, SCREENS[screen]);
    await judgeByAxe(tab, `${name}, ${screen}`, SCREENS[screen]);
    const width = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (width > 0) faults.push(`${name}, ${screen}: is ${width} px wider than the screen`);
    if (screen === 'phone') await judgeSizes(tab, `${name}, ${screen}`);
    await photograph(tab, `${name}-${screen}`);
  }
  await tab.close();
}

/** Letters of pictures are at least 12 px high, and whatever a finger hits 24 px, unless it stands in a sentence. */
async function judgeSizes(tab, where) {
  const small = await tab.evaluate(() => {
    const isSeen = (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('thead, .skip');
    const faultOf = (element, size, least) =>
      size >= least ? [] : [`"${element.textContent.slice(0, 40)}" is ${size.toFixed(1)} px, not ${least}`];
    const letters = [...document.querySelectorAll('svg text')].flatMap((text) => {
      const { width } = text.ownerSVGElement.getBoundingClientRect();
      const scale = width / text.ownerSVGElement.viewBox.baseVal.width;
      return width === 0 ? [] : faultOf(text, scale * Number.parseFloat(getComputedStyle(text).fontSize), 12);
    });
    const cut = [...document.querySelectorAll('svg text')].flatMap((text) => {
      const { x, width } = text.getBBox();
      const isInside = x >= 0 && x + width <= text.ownerSVGElement.viewBox.baseVal.width;
      return isInside ? [] : [`"${text.textContent}" is cut off`];
    });
    const labels = [...document.querySelectorAll('.labels span, .worst a')].flatMap((label) =>
      faultOf(label, Number.parseFloat(getComputedStyle(label).fontSize), 12),
    );
    const targets = document.querySelectorAll(
      'button, summary, select, input[type=search], label, .worst a, h2 a, li > a:only-child',
    );
    const fingers = [...targets].filter(isSeen).flatMap((target) => {
      const isSentence = target.matches('li > a') && target.parentElement.textContent !== target.textContent;
      return isSentence ? [] : faultOf(target, target.getBoundingClientRect().height, 24);
    });
    return [...letters, ...cut, ...labels, ...fingers];
  });
  for (const fault of small.slice(0, 5)) faults.push(`${where}: ${fault}`);
}

/** Paper has every table as it is written, and nothing to press. */
async function checkPaper(name, path) {
  const tab = await open(path, SCREENS.light, `${name}, paper`);
  await tab.emulateMediaType('print');
  const shown = await tab.evaluate(() =>
    [...document.querySelectorAll('#explorer, .toolbar, .copy, .skip')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.className || one.id),
  );
  if (shown.length > 0) faults.push(`${name}, paper: has ${shown.join(', ')}`);
  const isWritten = await tab.evaluate(() => document.querySelector('.written')?.checkVisibility() ?? true);
  if (!isWritten) faults.push(`${name}, paper: has no tables`);
  await photograph(tab, `${name}-paper`);
  await tab.close();
}

/** Everything important is in the file itself. */
async function checkWithoutScript(name, path) {
  const tab = await browser.newPage();
  await tab.setJavaScriptEnabled(false);
  await tab.goto(pathToFileURL(path).href);
  const isWritten = (await tab.$('.written table, h1, figure svg')) !== null;
  if (!isWritten) faults.push(`${name}, without script: shows nothing`);
  const dead = await tab.$$eval('button, input, select', (all) => all.filter((one) => one.checkVisibility()).length);
  if (dead > 0) faults.push(`${name}, without script: has ${dead} controls that do nothing`);
  const lost = await tab.$$eval('a[href^="#"]', (links) =>
    links
      .filter(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) === null)
      .map(({ hash }) => hash),
  );
  if (lost.length > 0) faults.push(`${name}, without script: ${lost[0]} leads nowhere`);
  await photograph(tab, `${name}-plain`);
  await tab.close();
}

async function open(path, screen, where, hash = '') {
  const tab = await browser.newPage();
  const { width, height, isMobile } = screen;
  await tab.setViewport({ width, height, isMobile, deviceScaleFactor: isMobile ? 2 : 1 });
  await setColours(tab, screen);
  const url = `${pathToFileURL(path).href}${hash}`;
  tab.on('request', (request) => {
    const asked = request.url();
    if (asked.split('#')[0] !== url.split('#')[0]) faults.push(`${where}: asked for ${asked}`);
  });
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`${where}: logged ${message.text()}`);
  });
  tab.on('pageerror', (error) => faults.push(`${where}: threw ${error}`));
  await tab.goto(url);
  return tab;
}

function setColours(tab, { scheme }) {
  return tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
}

/** `part` selects what is judged. Null: the page, as which it also needs a title, a language and landmarks. */
async function judgeByAxe(tab, where, { rules }, part = null) {
  // Puppeteer's evaluate is not held to the page's policy.
  if (!(await tab.evaluate(() => 'axe' in globalThis))) await tab.evaluate(axe);
  const { violations } = await tab.evaluate(
    (chosen, selector) => globalThis.axe.run(selector ?? document, { resultTypes: ['violations'], ...chosen }),
    rules,
    part,
  );
  for (const { id, impact, nodes, help } of violations) {
    const text = `${where}: axe: ${id} (${impact}): ${help}: ${nodes[0].html.slice(0, 160)}`;
    if (['serious', 'critical'].includes(impact)) faults.push(text);
    else say(where, text);
  }
}

async function photograph(tab, name) {
  if (options.pictures === undefined) return;
  mkdirSync(options.pictures, { recursive: true });
  const height = await tab.evaluate(() => Math.min(2400, document.documentElement.scrollHeight));
  const { width } = tab.viewport();
  await tab.evaluate(() => window.scrollTo(0, 0)).catch(() => {});
  await tab.screenshot({
    path: join(options.pictures, `${name}.png`),
    clip: { x: 0, y: 0, width, height },
    captureBeyondViewport: true,
  });
}

/** Filters, sorts, opens a row, closes it, and comes back by the link, without a mouse. */
async function checkKeyboard(path) {
  const tab = await open(path, SCREENS.light, 'keyboard');
  const focused = () => tab.evaluate(() => document.activeElement?.textContent ?? '');
  const expect = async (what, got, wanted) => {
    if ((await got) !== wanted) faults.push(`keyboard: ${what} is "${await got}", not "${wanted}"`);
  };
  const status = () => tab.$eval('[role=status]', ({ textContent }) => textContent);
  const tabTo = async (wanted) => {
    for (let step = 0; step < 60; step += 1) {
      await tab.keyboard.press('Tab');
      if ((await focused()).startsWith(wanted)) return;
    }
    faults.push(`keyboard: Tab does not reach "${wanted}"`);
  };
  await tab.keyboard.press('Tab');
  await expect('the first stop', focused(), 'Skip to the results');
  await tab.keyboard.press('/');
  await tab.keyboard.type('encode sec/op');
  await expect('the count', status(), '2 of 15 results');
  await tabTo('Benchmark');
  await tab.keyboard.press('Enter');
  await expect(
    'the sorted column',
    tab.$eval('[aria-sort]', ({ textContent }) => textContent),
    'Benchmark',
  );
  await tabTo('Encode');
  await tab.keyboard.press('ArrowDown');
  await expect('the second row', focused(), 'EncodeLarge-8');
  await tab.keyboard.press('Enter');
  const isOpen = () => tab.$eval('tr.open button', (button) => button.getAttribute('aria-expanded'));
  await expect('the open row', isOpen(), 'true');
  const hash = await tab.evaluate(() => location.hash);
  await tab.keyboard.press('Escape');
  await expect(
    'the number of open rows',
    tab.$$eval('tr.open', ({ length }) => String(length)),
    '0',
  );
  await expect('the focus after closing', focused(), 'EncodeLarge-8');
  await checkCopies(tab, tabTo, expect);
  await tab.close();
  const again = await open(path, SCREENS.light, 'link', hash);
  await expect(
    'the row of the link',
    again.$eval('tr.open button', ({ textContent }) => textContent),
    'EncodeLarge-8',
  );
  // For the mouse: the picture of all changes has the worst on the left.
  const { x, y } = await (await again.$('.overview svg')).boundingBox();
  await again.mouse.click(x + 80, y + 60);
  await expect(
    'the row of the second change',
    again.$eval('tr.open button', ({ textContent }) => textContent),
    'Encode-8',
  );
  await again.close();
}

/** Copies the address of a row and the command, and follows the label of the worst change. */
async function checkCopies(tab, tabTo, expect) {
  await tab.evaluate(() => {
    globalThis.copied = [];
    document.addEventListener('copy', () => globalThis.copied.push(String(document.activeElement.value)));
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const copied = () => tab.evaluate(() => globalThis.copied.at(-1));
  await tab.keyboard.press('Enter');
  await tabTo('Copy link to this row');
  await tab.keyboard.press('Enter');
  await expect('the copied address', copied(), await tab.evaluate(() => location.href));
  await expect(
    'the answer',
    tab.evaluate(() => document.activeElement.textContent),
    'Copied',
  );
  await tab.evaluate(() => document.activeElement.blur());
  await tabTo('Copy');
  await tab.keyboard.press('Enter');
  await expect('the copied command', (await copied()).slice(0, 20), 'bench-referee check ');
  await tabTo('+16.26%');
  await tab.keyboard.press('Enter');
  await expect(
    'the row of the label',
    tab.$eval('tr.open button', ({ textContent }) => textContent),
    'EncodeLarge-8',
  );
  await tab.keyboard.press('Escape');
}

/** A phone sorts by a menu. */
async function checkSortMenu(path) {
  const tab = await open(path, SCREENS.phone, 'menu');
  const first = () => tab.$eval('table.results tbody button', ({ textContent }) => textContent);
  await tab.select('.sort select', 'change');
  if ((await first()) !== 'EncodeLarge-8') faults.push(`menu: the worst is "${await first()}"`);
  await tab.click('.sort button');
  if ((await first()) !== 'Decode-8') faults.push(`menu: the best is "${await first()}"`);
  await tab.close();
}

/** Searches, moves from chart to chart and from commit to commit, and sorts, without a mouse. */
async function checkHistoryKeyboard(path) {
  const tab = await open(path, SCREENS.light, 'history, keyboard');
  const titles = await tab.$$eval('#charts h2', ({ length }) => length);
  if (titles !== 12) faults.push(`history: ${titles} headings for 12 charts`);
  const expect = (what, got, wanted) => {
    if (!wanted.test(got)) faults.push(`history, keyboard: ${what} is "${got}", not ${wanted}`);
  };
  const focused = () => tab.evaluate(() => document.activeElement?.dataset.name ?? '');
  const first = () => tab.$eval('#charts figure:not([hidden])', ({ dataset }) => dataset.name);
  await tab.keyboard.press('/');
  await tab.keyboard.type('benchmark1');
  expect('the count', await tab.$eval('#count', ({ textContent }) => textContent), /^3 of 12$/);
  for (let step = 0; step < 10 && (await focused()) === ''; step += 1) await tab.keyboard.press('Tab');
  expect('the first chart', await focused(), /benchmark1/);
  const before = await focused();
  await tab.keyboard.press('ArrowDown');
  if ((await focused()) === before) faults.push('history, keyboard: the arrow key stays at the first chart');
  await tab.keyboard.press('End');
  const last = () => tab.evaluate(() => document.activeElement.querySelector('output').textContent);
  const end = await last();
  expect(
    'the last level',
    end,
    /^[0-9a-f]{12}, 2026-\d\d-\d\d: (?:no change \([+-]\d+\.\d\d% ±\d+\.\d\d%\)|\d+\.\d\d% slower ±\d+\.\d\d%)$/,
  );
  await tab.keyboard.press('ArrowLeft');
  if ((await last()) === end) faults.push('history, keyboard: the arrow key stays at the last commit');
  await tab.$eval('#search', (search) => {
    search.value = '';
    search.dispatchEvent(new Event('input'));
  });
  await tab.select('#sort', 'name');
  expect('the first by name', await first(), /benchmark0-8/);
  await tab.select('#sort', 'step');
  expect('the first by its step', await first(), /benchmark(?:0|10)-8/);
  await tab.click('#only');
  expect(
    'the charts with changes',
    String(await tab.$$eval('figure:not([hidden])', ({ length }) => length)),
    /^[1-4]$/,
  );
  await tab.click('figure:not([hidden]) h2 a');
  expect(
    'the address of a chart',
    decodeURIComponent(await tab.evaluate(() => location.hash)),
    /^#Benchmark\d+-8\|ns\/op$/,
  );
  await tab.close();
}

/** A busy machine stalls now here, now there; what is slow by itself is slow each time: the best pass of each step. */
async function checkSpeed(name, path) {
  const passes = [];
  for (let pass = 1; pass <= SPEED_PASSES; pass += 1) passes.push(await useAndMeasure(name, path));
  const load = Math.min(...passes.map((pass) => pass.load));
  const steps = passes[0].steps.map(({ name: step }, index) => ({
    name: step,
    longest: Math.min(...passes.map((pass) => pass.steps[index].longest)),
  }));
  const worst = steps.reduce((left, right) => (right.longest > left.longest ? right : left));
  say(
    name,
    `loaded in ${ms(load)}; ${worst.longest === 0 ? 'no task above 50 ms after it' : `longest task after it ${ms(worst.longest)} (${worst.name})`}`,
  );
  if (load > MOST_LOAD_MS) faults.push(`${name}: takes ${ms(load)} to load`);
  for (const { name: step, longest } of steps)
    if (longest > LONGEST_TASK_MS) faults.push(`${name}: a task of ${ms(longest)} (${step})`);
}

async function useAndMeasure(name, path) {
  const tab = await browser.newPage();
  await tab.setViewport(SCREENS.light);
  const start = performance.now();
  await tab.goto(pathToFileURL(path).href);
  const rows = await tab.$$eval('table.results tbody tr, #charts figure', ({ length }) => length);
  const load = performance.now() - start;
  if (rows === 0) faults.push(`${name}: no row is built`);
  const steps = await tab.evaluate(usePage);
  await tab.close();
  return { load, steps };
}

function say(where, what) {
  console.log(`${where}: ${what}`);
}

function ms(duration) {
  return `${Math.round(duration)} ms`;
}

// Holds the flame graph against a real browser, as a part of page-check.mjs: axe, keyboard, search, hostile names, a deep
// stack, and 50,000 frames that open within a second. Tabs come from the caller, faults go to it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_NAME } from '../__tests__/support/hostile-profiles.ts';
import { makeProfile } from '../__tests__/support/profiles.ts';
import { readGoProfiles, renderFlamePage } from './flame-page.mjs';

const MOST_LOAD_MS = 1000;
const LONGEST_STEP_MS = 200;
const PASSES = 5;

/** 50,000 frames, of which all functions with a 7 at the end are slower on head. */
function makeLargeSide(factor) {
  const stacks = Array.from({ length: 48_000 }, (_, index) => {
    const calls = [1, 7, 49, 343].map((step) => `f${Math.floor(index / step) % 7}_${step}`);
    return [`main;${calls.join(';')};leaf${index % 20_000}`, (1 + (index % 13)) * (index % 10 === 7 ? factor : 1)];
  });
  return makeProfile(Object.fromEntries(stacks));
}

function makePages() {
  const deep = makeProfile({
    [Array.from({ length: 4000 }, (_, level) => `recurse${level % 3}`).join(';')]: 5,
    main: 5,
  });
  const renamed = (profile) => ({
    ...profile,
    frames: profile.frames.map(() => ({ name: HOSTILE_NAME, file: HOSTILE_NAME, line: null })),
  });
  const flat = makeProfile({ main: 5, hash: 3 }, { hasStacks: false });
  const other = makeProfile({ main: 5, hash: 4 }, { hasStacks: false });
  return {
    'flame-go': renderFlamePage(readGoProfiles('base', 'slow')),
    'flame-equal': renderFlamePage(readGoProfiles('base', 'head')),
    'flame-deep': renderFlamePage({ base: [makeProfile({ main: 10 })], head: [deep] }),
    'flame-hostile': renderFlamePage({
      base: [renamed(makeProfile({ a: 1 }))],
      head: [renamed(makeProfile({ a: 2 }))],
    }),
    'flame-flat': renderFlamePage({ base: [flat], head: [other] }),
    'flame-large': renderFlamePage({ base: [makeLargeSide(1)], head: [makeLargeSide(3)] }),
  };
}

export async function checkFlames({ browser, open, screens, judgeByAxe, photograph, faults, say, folder }) {
  const pages = Object.fromEntries(
    Object.entries(makePages()).map(([name, html]) => {
      const path = join(folder, `${name}.html`);
      writeFileSync(path, html);
      return [name, path];
    }),
  );
  for (const [name, path] of Object.entries(pages)) {
    for (const [screen, settings] of Object.entries(screens)) {
      const where = `${name}, ${screen}`;
      const tab = await open(path, settings, where);
      await judgeByAxe(tab, where, settings);
      const width = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (width > 0) faults.push(`${where}: is ${width} px wider than the screen`);
      await photograph(tab, `${name}-${screen}`);
      await tab.close();
    }
  }
  await checkFlameKeyboard({ open, screens, faults, path: pages['flame-go'] });
  await checkFlameTable({ open, screens, faults, path: pages['flame-go'] });
  await checkFlameSpeed({ browser, screens, faults, say, path: pages['flame-large'] });
}

/** Moves, zooms, searches and changes the widths without a mouse. */
async function checkFlameKeyboard({ open, screens, faults, path }) {
  const tab = await open(path, screens.light, 'flame keyboard');
  const label = () =>
    tab.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const expect = async (what, wanted, get = label) => {
    const got = await get();
    if (got !== wanted) faults.push(`flame keyboard: ${what} is "${got}", not "${wanted}"`);
  };
  const press = async (...keys) => {
    for (const key of keys) await tab.keyboard.press(key);
  };
  const widthOf = (name) => async () => {
    const frame = await tab.$(`.frame[aria-label^="${name}"]`);
    return frame === null ? 'none' : String(Math.round((await frame.boundingBox()).width));
  };
  const whole = await tab.$eval('.sheet', ({ clientWidth }) => String(clientWidth));
  await press('/');
  await expect('the field of /', 'Search functions');
  await tab.keyboard.type('codec.hash');
  const dimmed = await tab.$$eval('.frame:not(.dim)', (frames) =>
    frames.every(({ title }) => title.includes('codec.hash')),
  );
  if (!dimmed) faults.push('flame keyboard: frames that do not match are not dim');
  await expect('the status of the search', true, async () =>
    tab.$$eval('[role=status]', (all) => all.some(({ textContent }) => textContent.startsWith('1 frame: 0s → 2'))),
  );
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect('the first frame', 'all');
  const height = await tab.$eval('.frame', ({ offsetHeight }) => offsetHeight);
  if (height < 24) faults.push(`flame keyboard: a frame is ${height} px high`);
  for (const name of ['testing.(*B).launch', 'testing.(*B).runN', 'example.com/codec/codec.BenchmarkEncode']) {
    await press('ArrowDown');
    await expect('the frame below', name);
  }
  await press('ArrowDown');
  const encode = 'example.com/codec/codec.Encode';
  await expect('the frame that grew', `${encode}, own time grew`);
  await press('Enter');
  await expect('the width of the zoomed frame', whole, widthOf(`${encode},`));
  await expect('the focus after zooming', `${encode}, own time grew`);
  const address = () => tab.evaluate(() => location.hash);
  await expect('the address', `#frame=${encode}`, address);
  await press('Escape');
  await expect('the focus after Escape', 'example.com/codec/codec.BenchmarkEncode');
  await press('Home');
  await expect('the focus after Home', 'all');
  await press('Escape');
  await (await tab.$('.chip:nth-child(3)')).click();
  await expect('the address of the whole graph', '', address);
  await (await tab.$('.chip:nth-child(2)')).click();
  await expect('the width of a new function with widths of base', 'none', widthOf('example.com/codec/codec.hash'));
  await tab.close();
}

/** Opens the address of a frame, leaves it for what a search finds, and goes from a function to its caller and back. */
async function checkFlameTable({ open, screens, faults, path }) {
  const tab = await open(path, screens.light, 'flame table', '#frame=runtime.mapassign_faststr');
  const expect = async (what, wanted, selector) => {
    const got = await tab.$eval(selector, ({ textContent }) => textContent).catch(() => 'nothing');
    if (!got.startsWith(wanted)) faults.push(`flame table: ${what} is "${got}", not "${wanted}"`);
  };
  const press = async (selector) => {
    await tab.focus(selector);
    await tab.keyboard.press('Enter');
  };
  await expect('the frame of the address', 'runtime.mapassign_faststr', '.frame:focus');
  await expect('its callers', 'Callers and callees of runtime.mapassign_faststr in ', '.sandwich caption');
  await expect('its caller', 'example.com/codec/codec.count', '.sandwich tbody:nth-of-type(2) button');
  await tab.type('input[type=search]', 'codec.hash');
  await expect('the search', '1 frame: 0s → 230.0ms (+230.0ms) · 1 outside this view', '.toolbar [role=status]');
  await expect('the list', '1 function', '.sandwich caption');
  await press('.toolbar .plain');
  await expect('the match that is shown', '✚ codec.hash', '.frame:focus');
  await press('.sandwich tbody button');
  await expect('the function', 'example.com/codec/codec.hash', '.sandwich tbody button:focus');
  await press('.sandwich tbody:nth-of-type(2) button');
  await expect(
    'the caller',
    'Callers and callees of example.com/codec/codec.Encode in codec/codec.go:29',
    '.sandwich caption',
  );
  await press('.sandwich th:nth-child(6) button');
  await expect('the order', 'Total head', '.sandwich [aria-sort=descending]');
  await expect('the largest callee', 'sort.Slice', '.sandwich tbody:nth-of-type(3) button');
  await press('.sandwich th:first-child button');
  await expect('the order by name', 'Function', '.sandwich [aria-sort=ascending]');
  await press('.changed tr:nth-child(3) a');
  await tab.waitForSelector('.frame:focus', { timeout: 2000 }).catch(() => {});
  await expect('the frame of a link', '▽ runtime.asyncPreempt', '.frame:focus');
  await tab.emulateMediaType('print');
  const hasSentence = await tab.$eval('.absent', (text) => text.checkVisibility());
  if (!hasSentence || (await tab.$eval('.legend', (legend) => legend.checkVisibility())))
    faults.push('flame table: paper has a legend, or no sentence');
  await tab.close();
}

/** The best of some passes, because a busy machine stalls now here, now there. */
async function checkFlameSpeed({ browser, screens, faults, say, path }) {
  const passes = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const tab = await browser.newPage();
    await tab.setViewport(screens.light);
    const start = performance.now();
    await tab.goto(`file://${path}`);
    const frames = await tab.$$eval('.frame', ({ length }) => length);
    const load = performance.now() - start;
    if (frames === 0) faults.push('flame-large: no frame is drawn');
    const step = await tab.evaluate(() => {
      const search = document.querySelector('input[type=search]');
      const actions = [
        () => document.querySelectorAll('.chip')[1].click(),
        () => document.querySelectorAll('.frame')[3].click(),
        () => document.querySelectorAll('.chip')[2].click(),
        () => {
          search.value = 'leaf7';
          search.dispatchEvent(new Event('input'));
        },
      ];
      const times = actions.map((act) => {
        const from = performance.now();
        act();
        document.body.getBoundingClientRect();
        return performance.now() - from;
      });
      return Math.max(...times);
    });
    passes.push({ load, step });
    await tab.close();
  }
  const load = Math.round(Math.min(...passes.map((pass) => pass.load)));
  const step = Math.round(Math.min(...passes.map((pass) => pass.step)));
  say('flame-large', `loaded in ${load} ms; the longest step took ${step} ms`);
  if (load > MOST_LOAD_MS) faults.push(`flame-large: takes ${load} ms to load`);
  if (step > LONGEST_STEP_MS) faults.push(`flame-large: a step takes ${step} ms`);
}

// Photographs pages with Debian's Chromium. In: HTML. Out: PNG files of at most 256 colours, a third of the size they
// would have. What that needs is no dependency of this project: see gfm.mjs.

import { writeFileSync } from 'node:fs';
import { install } from './gfm.mjs';

/** More than a page of text, its colours and the edges of its letters have. */
const COLOURS = 256;

/** Around a part of a page, or its letters stand at the edge. */
const MARGIN = 12;

/** Nobody looks at more of a page. */
const MOST_HEIGHT = 6000;

export async function startBrowser({ cache, chromium }) {
  const load = install(cache);
  const [{ default: puppeteer }, { default: png }] = await Promise.all(['puppeteer-core', 'upng-js'].map(load));
  const browser = await puppeteer.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--hide-scrollbars', '--font-render-hinting=none'],
  });
  return {
    /** A page or one element of it, down to `height`. `act` does to the page what a reader would do. */
    async photograph(
      html,
      { path, width, height = MOST_HEIGHT, scheme = 'light', element = 'html', margin = MARGIN, act = null },
    ) {
      const tab = await browser.newPage();
      try {
        // A phone's screen has more dots than its style sheet knows of.
        const isMobile = width < 600;
        await tab.setViewport({ width, height: 800, deviceScaleFactor: isMobile ? 1.5 : 1, isMobile });
        await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await tab.setContent(html);
        if (act !== null) await act(tab);
        writeFileSync(path, compact(await shot(tab, { element, height, margin }), png));
      } finally {
        await tab.close();
      }
    },
    close: () => browser.close(),
  };
}

async function shot(tab, { element, height: most, margin: wanted }) {
  const { x, y, width, height } = await tab.evaluate((selector) => {
    window.scrollTo(0, 0);
    const box = document.querySelector(selector).getBoundingClientRect();
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  }, element);
  const margin = Math.min(wanted, x, y);
  const clip = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: Math.min(most, height + 2 * margin),
  };
  return tab.screenshot({ clip, captureBeyondViewport: true });
}

function compact(bytes, png) {
  const picture = png.decode(bytes);
  const pixels = png.toRGBA8(picture);
  return Buffer.from(png.encode(pixels, picture.width, picture.height, COLOURS));
}

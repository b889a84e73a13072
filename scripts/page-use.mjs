// What a reader does with the HTML report or the page of the history, for page-check.mjs: it runs in the page itself, so it can use nothing that
// stands outside the function. Out: for each step its name and the longest task that it caused, in milliseconds.

/** In the page: what a reader does, and the longest task of each step, 0 below the 50 ms that browsers count. */
export async function usePage() {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const all = (selector) => [...document.querySelectorAll(selector)];
  const search = document.querySelector('input[type=search]');
  const press = (key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const type = (text) => () => {
    search.value = text;
    search.dispatchEvent(new Event('input'));
  };
  const choose = (value) => () => {
    const sort = document.querySelector('#sort');
    sort.value = value;
    sort.dispatchEvent(new Event('change'));
  };
  const { scrollHeight } = document.documentElement;
  const far = Array.from({ length: 40 }, (_, index) => (index / 40) * scrollHeight);
  const near = Array.from({ length: 40 }, (_, index) => index * 120);
  const clickRow = () => all('tr[data-place]')[3]?.click();
  const actions = [
    ...[...far, ...near].map((y) => [`scroll to ${Math.round(y)}`, () => window.scrollTo(0, y)]),
    ...all('table.results thead button').map((button) => [`sort by ${button.textContent}`, () => button.click()]),
    ...['c', 'case=19', 'case=19 alloc', ''].map((text) => [`search "${text}"`, type(text)]),
    ...[...all('.chip'), ...all('.chip')].map((chip) => [`show ${chip.textContent}`, () => chip.click()]),
    ...[...all('#sort option'), ...all('#sort option').slice(0, 1)].map(({ value }) => [
      `sort by ${value}`,
      choose(value),
    ]),
    ...[...all('#only'), ...all('#only')].map((box) => ['only with changes', () => box.click()]),
    ['open', clickRow],
    ...['ArrowDown', 'End', 'PageUp', 'Home', 'Escape'].map((key) => [key, () => press(key)]),
  ];
  const steps = [];
  for (const [name, act] of actions) {
    const from = performance.now();
    act();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    steps.push({ name, from, to: performance.now() });
  }
  await new Promise((done) => setTimeout(done, 200));
  return steps.map(({ name, from, to }) => {
    const own = tasks.filter(({ startTime, duration }) => startTime < to && startTime + duration > from);
    return { name, longest: Math.max(0, ...own.map(({ duration }) => duration)) };
  });
}

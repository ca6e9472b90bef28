import type { Locator, Page } from 'playwright-core';

const POINTED_MS = 300;

/** When the largest part of a page was painted, in milliseconds after it was asked for. */
export function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/**
 * The time from asking for a page to the first picture that shows what a selector matches, in milliseconds. The page itself
 * notes it: a locator that waits loads a large script of the driver's own into the page, which would be measured with it.
 */
export async function firstPicture(page: Page, address: string, sign: string): Promise<number> {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A task behind the frame begins when it has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => console.debug('shown', performance.now());
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, sign);
  const shown = page.waitForEvent('console', (message) => message.text().startsWith('shown '));
  await page.goto(address, { waitUntil: 'commit' });
  return Number((await shown).text().split(' ')[1]);
}

/** The time until a bare page has loaded and compiled these scripts, without running them, in milliseconds. */
export async function loadOfScripts(page: Page, scripts: readonly string[]): Promise<number> {
  const links = scripts.map((script) => `<link rel="modulepreload" href="${script}" onload="loaded()">`);
  const count = `let missing = ${scripts.length};
    function loaded() { missing -= 1; if (missing === 0) document.body.append(document.createElement('hr')); }`;
  const body = `<!doctype html><script>${count}</script>${links.join('')}<body>A bare page</body>`;
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }));
  return firstPicture(page, '/bare', 'hr');
}

/** The times from each key, or finger that lifts, to the picture that shows what it did, in milliseconds. */
export async function waitsOfInput(
  page: Page,
  input: 'keydown' | 'pointerup',
  give: () => Promise<void>,
): Promise<number[]> {
  const inputs = await page.evaluateHandle((type) => {
    const waits: number[] = [];
    addEventListener(
      type,
      ({ timeStamp }) => {
        // A task behind the frame begins when it has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => waits.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      },
      { capture: true },
    );
    return waits;
  }, input);
  await give();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  return inputs.jsonValue();
}

/**
 * The time from a click to the picture that shows what was asked for, in milliseconds. The page is looked at when it changes:
 * a look in each frame would take the page's own time. The pointer comes before the click, as a person's does.
 */
export async function waitForPicture(page: Page, target: Locator, sign: string): Promise<number> {
  const wait = await page.evaluateHandle((selector) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const look = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    };
    addEventListener('click', look, { capture: true, once: true });
    return { promise };
  }, sign);
  await target.hover();
  await page.waitForTimeout(POINTED_MS);
  await target.click();
  return wait.evaluate(({ promise }) => promise);
}

/**
 * How long the page's own thread had the processor meanwhile, in milliseconds. It says the same on a machine with other
 * work, where every wait is longer.
 */
export async function processorOf(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await seconds();
  await act();
  const used = 1_000 * ((await seconds()) - before);
  await devtools.detach();
  return used;
}

/** The longest time between two pictures, in milliseconds. */
export async function longestFrameOf(page: Page, move: () => Promise<void>): Promise<number> {
  const longest = await page.evaluateHandle(() => {
    const found = { ms: 0, isOver: false };
    let last = performance.now();
    requestAnimationFrame(function frame(now) {
      found.ms = Math.max(found.ms, now - last);
      last = now;
      if (!found.isOver) requestAnimationFrame(frame);
    });
    return found;
  });
  await move();
  return longest.evaluate((found) => {
    found.isOver = true;
    return found.ms;
  });
}

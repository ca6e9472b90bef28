import type { Locator, Page } from '@playwright/test';

/** Slows the page to a quarter of this machine's speed with 150 ms latency, like an old laptop in a school. */
export async function slowDown(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await chromium.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await chromium.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...unlimited });
}

/** Presses whatever is at the button's position, every 30 ms for two seconds. */
export async function pressInPlace(button: Locator): Promise<void> {
  await button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        let presses = 0;
        const press = () => {
          const there = document.elementFromPoint(x + width / 2, y + height / 2);
          there?.closest('button')?.click();
          presses += 1;
          if (presses < 66) return;
          clearInterval(timer);
          resolve();
        };
        const timer = setInterval(press, 30);
      }),
  );
}

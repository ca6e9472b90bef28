import type { Page, Request } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';

const formPages = ['/', '/contact'];
const textPages = [
  '/services',
  '/services/pediatric',
  '/services/school-based',
  '/services/sensory',
  '/services/fine-motor',
  '/services/consultation',
  '/about',
  '/backlink-strategy',
];

/** The paths of what the browser has asked for, as it asks. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The paths of what the browser asks for while `act` runs. */
async function requestsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const paths: string[] = [];
  const note = (request: Request) => paths.push(new URL(request.url()).pathname);
  page.on('request', note);
  await act();
  page.off('request', note);
  return paths;
}

function otherThanPictures(paths: readonly string[], page: string): string[] {
  return paths.filter((path) => path !== page && !/\.woff2$|favicon|^\/pictures\//.test(path));
}

function scripts(paths: readonly string[]): string[] {
  return paths.filter((path) => path.endsWith('.js'));
}

/** Until the two fonts are there, which are the last thing a page asks for. */
async function settle(page: Page) {
  const areThere = () =>
    page.evaluate(() =>
      ['1em Figtree Variable', '600 1em Fraunces Variable'].every((font) => document.fonts.check(font)),
    );
  await expect.poll(areThere).toBe(true);
}

test('Each page asks for itself, its pictures and two fonts, and a page of text for no script when touched', async ({
  page,
}) => {
  for (const path of [...formPages, ...textPages]) {
    await test.step(path, async () => {
      const asked = await requestsDuring(page, async () => {
        await page.goto(path);
        await settle(page);
      });
      expect(otherThanPictures(asked, path)).toEqual([]);
      expect(asked.filter((asset) => asset.endsWith('.woff2'))).toHaveLength(2);
      if (formPages.includes(path)) return;
      const touched = await requestsDuring(page, async () => {
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.press('Tab');
        await settle(page);
      });
      expect(scripts([...asked, ...touched])).toEqual([]);
    });
  }
});

test('A form page fetches one script file when the form is first touched, and nothing of React', async ({
  page,
}) => {
  for (const path of formPages) {
    await test.step(path, async () => {
      const untouched = await requestsDuring(page, async () => {
        await page.goto(path);
        await page.keyboard.press('Tab');
        await settle(page);
      });
      expect(scripts(untouched)).toEqual([]);
      const touched = await requestsDuring(page, async () => {
        await page.getByLabel('Your name').focus();
        await expect(page.locator('form[data-enhanced]')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
      });
      expect(scripts(touched)).toEqual([expect.stringMatching(/^\/assets\/website-script-/)]);
    });
  }

  await test.step('Arriving at the form by a link starts nothing yet', async () => {
    await page.goto('/about');
    const asked = await requestsDuring(page, async () => {
      await page.goto('/#contact');
      await expect(page.locator('#contact')).toBeFocused();
      await settle(page);
    });
    expect(scripts(asked)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('Scrolling to the end of the page, by fingers on the form too, fetches pictures alone', async ({
    page,
  }) => {
    const asked = requestsOf(page);
    await page.goto('/');
    await settle(page);
    const browser = await page.context().newCDPSession(page);
    const form = page.getByRole('form', { name: 'Consultation request' });
    for (let turn = 0; turn < 30; turn += 1) {
      await browser.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -500, speed: 4000 });
    }
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await form.getByLabel('Email').scrollIntoViewIfNeeded();
    await browser.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance: -100 });
    expect(otherThanPictures(asked, '/')).toEqual([]);
  });
});

test('What is typed and left before the script has come stays, and is judged once it has', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Consultation request' });
  await form.getByLabel('Your name').fill('Pat Example');
  await form.getByLabel("Child's name").focus();
  await form.getByLabel('Please check my insurance coverage').check();
  letGo();
  await expect(form.getByText("Child's name is required")).toBeVisible();
  await expect(form.getByLabel('Your name')).toHaveValue('Pat Example');
  await expect(form.getByLabel('Please check my insurance coverage')).toBeChecked();
  await expect(form.getByText('Your name is required')).toBeHidden();

  await test.step('So is a request that is sent before, also where the browser translates the button', async () => {
    const goOn = await holdScripts(page);
    await page.goto('/contact');
    await form.getByRole('button').click();
    await form.getByRole('button', { name: 'Sending...' }).evaluate((button) => {
      button.innerHTML = '<font>Enviando…</font>';
    });
    goOn();
    await expect(form.getByText('Email is required')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send Request' })).toBeVisible();
  });
});

test('A letter typed while the script arrives stays where it is', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/contact');
  const name = page.getByLabel('Your name');
  await name.focus();
  await page.keyboard.type('Pat Exa');
  letGo();
  await page.keyboard.type('mple', { delay: 30 });
  await expect(page.locator('form[data-enhanced]')).toHaveCount(1);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Pat Example');
});

test('The sign-in page starts after its first paint, and cannot be used before it listens', async ({
  page,
}) => {
  await test.step('It asks for its scripts once it is painted, and for nothing that a visitor is refused', async () => {
    const asked = requestsOf(page);
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
    const { painted, fetched } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toHaveLength(1);
    expect(fetched.length).toBeGreaterThan(10);
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted[0] ?? Number.NaN);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((asset) => asset.startsWith('/api/'))).toEqual([]);
  });

  await test.step('Nothing can be pressed or typed into before it listens, and nothing moves then', async () => {
    const letGo = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    letGo();
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await page.getByRole('tab', { name: 'Login' }).click();
    expect(await heading.boundingBox()).toEqual(before);
  });

  await test.step('It starts where the browser does not report when it paints', async () => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible();
  });
});

test('Nothing in sight moves when the fonts arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved.push(String(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await settle(page);
    await page.evaluate(() => document.fonts.ready);
    const moved = await page.evaluate(() => ('moved' in window ? window.moved : undefined));
    // A tenth of what browsers call good: the eye does not notice it.
    for (const value of Array.isArray(moved) ? moved : []) expect(Number(value)).toBeLessThan(0.01);
  }
});

test('The website reads what the browser stores, and works where the browser refuses to store anything', async ({
  page,
}) => {
  await test.step('The theme that was chosen in the app holds on the site', async () => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/about');
    await expect(page.locator('html')).toHaveClass('dark');
  });

  await test.step('The form works where the browser refuses', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.goto('/contact');
    const parent = page.getByLabel('Your name');
    await parent.fill('Robin Sample');
    await expect(page.locator('form[data-enhanced]')).toHaveCount(1);
    await expect(parent).toHaveValue('Robin Sample');
  });
});

test('Where the script does not come, a request is sent as a plain form, and what is typed outlasts a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_ABORTED/);
  await page.route('**/assets/*.js', (route) => route.abort());

  await test.step('A request is sent as a plain form', async () => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Consultation request' });
    await form.getByLabel('Your name').fill('Pat Example');
    await form.getByLabel("Child's name").fill('Sam Example');
    await form.getByLabel("Child's age").fill('7');
    await form.getByLabel('Email').fill('pat@example.com');
    await form.getByLabel('Phone number').fill('555-0100');
    await form.getByLabel('Your concerns').fill('Buttons and zippers are hard.');
    await form.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByRole('heading', { name: 'Consultation Request Received!' })).toBeVisible();
  });

  await test.step('What is typed and ticked is restored after a reload', async () => {
    await page.goto('/contact');
    const name = page.getByLabel('Your name');
    const insurance = page.getByLabel('Please check my insurance coverage');
    await name.fill('Pat Example');
    await insurance.check();
    await page.reload();
    await expect(name).toHaveValue('Pat Example');
    await expect(insurance).toBeChecked();

    await page.getByLabel('School').fill('Oak Street School');
    await insurance.uncheck();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.getByLabel('School').focus();
    await expect(page.locator('form[data-enhanced]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText("Child's name is required")).toBeVisible();
    await expect(name).toHaveValue('Pat Example');
    await expect(page.getByLabel('School')).toHaveValue('Oak Street School');
    await expect(insurance).not.toBeChecked();
  });
});

/** Holds every script file back until the function it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

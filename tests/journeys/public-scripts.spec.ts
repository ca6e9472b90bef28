import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';

const formPages = ['/', '/contact', '/auth'];
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

for (const path of [...formPages, ...textPages]) {
  test(`${path} asks for itself, its pictures and two fonts, nothing else`, async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto(path);
    await settle(page);
    const others = asked.filter((asset) => asset !== path && !/\.woff2$|favicon|^\/pictures\//.test(asset));
    expect(others).toEqual([]);
    expect(asked.filter((asset) => asset.endsWith('.woff2'))).toHaveLength(2);
  });
}

for (const path of textPages) {
  test(`${path} asks for no script when it is touched either`, async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Tab');
    await settle(page);
    expect(scripts(asked)).toEqual([]);
  });
}

for (const path of formPages) {
  test(`${path} starts its scripts at the first key, and none of the app's`, async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto(path);
    await settle(page);
    expect(scripts(asked)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts(asked).length).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    expect(scripts(asked).filter((file) => /practice-layout|dashboard|recharts/.test(file))).toEqual([]);
  });

  test(`${path} starts its scripts when it is left lying open`, async ({ page }) => {
    await page.clock.install();
    const asked = requestsOf(page);
    await page.goto(path);
    await page.clock.runFor(5_000);
    expect(scripts(asked)).toEqual([]);
    await page.clock.runFor(10_000);
    await expect.poll(() => scripts(asked).length).toBeGreaterThan(2);
  });
}

test('arriving at the form by a link starts nothing yet', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await settle(page);
  expect(scripts(asked)).toEqual([]);
});

test('what is typed before React has loaded is kept', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Consultation request' });
  await form.getByLabel('Your name').fill('Pat Example');
  await form.getByLabel('Please check my insurance coverage').check();
  await form.getByRole('button', { name: 'Send Request' }).click();
  letGo();
  await expect(form.getByText("Child's name is required")).toBeVisible();
  await expect(form.getByLabel('Your name')).toHaveValue('Pat Example');
  await expect(form.getByLabel('Please check my insurance coverage')).toBeChecked();
  await expect(form.getByText('Your name is required')).toBeHidden();
});

test('what is pressed before React has loaded is done once it has', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  letGo();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
});

test('a request is sent as a plain form when the scripts do not come', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
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

test('the theme that was chosen in the app holds on the site', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass('dark');
});

test('nothing in sight moves when the fonts arrive', async ({ page }) => {
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

test('the form works where the browser refuses to keep anything', async ({ page }) => {
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
  await expect(page.locator('script[type=held]')).toHaveCount(0);
  await expect(parent).toHaveValue('Robin Sample');
});

test('what is typed and ticked before React has loaded stands there again after a reload', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
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
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText("Child's name is required")).toBeVisible();
  await expect(name).toHaveValue('Pat Example');
  await expect(page.getByLabel('School')).toHaveValue('Oak Street School');
  await expect(insurance).not.toBeChecked();
});

test('the menu of a phone opens and closes while React is still loading', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const about = page.getByRole('link', { name: 'About', exact: true });
  await expect(about.first()).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  letGo();
});

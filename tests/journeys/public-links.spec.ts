import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { publicPages } from '#tests/setup/public-pages.ts';

test('no link or picture of the site is dead, and no anchor either', async ({ page, program, problems }) => {
  problems.allow(/status of 404/);
  const anchors = new Map<string, Set<string>>();
  const links: { from: string; to: URL }[] = [];
  for (const path of [...publicPages, '/nothing-is-here']) {
    const found = await readPage(page, path);
    anchors.set(path, new Set(found.ids));
    const leading = [...found.links, ...found.files];
    links.push(...leading.map((href) => ({ from: path, to: new URL(href, program.url + path) })));
  }
  expect(links.length).toBeGreaterThan(100);

  const dead: string[] = [];
  const answered = new Map<string, boolean>();
  for (const { from, to } of links.filter(({ to }) => to.origin === program.url)) {
    if (!answered.has(to.pathname)) {
      answered.set(to.pathname, (await page.request.get(program.url + to.pathname)).ok());
    }
    const isThere = to.pathname === from || answered.get(to.pathname);
    const hasAnchor = to.hash === '' || anchors.get(to.pathname)?.has(to.hash.slice(1));
    if (!isThere || !hasAnchor) dead.push(`${from} → ${to.pathname}${to.hash}`);
  }
  expect(dead).toEqual([]);
});

test('links out of the site are only calls and letters to the practice', async ({ page, program }) => {
  for (const path of publicPages) {
    const { links } = await readPage(page, path);
    const outward = links.filter((href) => new URL(href, program.url).origin !== program.url);
    for (const href of outward) expect(href).toMatch(/^(tel:\+15165550142|mailto:hello@example\.com)$/);
  }
});

test('the strategy page is linked from nowhere', async ({ page }) => {
  for (const path of publicPages) {
    expect((await readPage(page, path)).links).not.toContain('/backlink-strategy');
  }
});

async function readPage(page: Page, path: string) {
  await page.goto(path);
  return page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    files: [...document.querySelectorAll('img[src], link[href]:not([rel=canonical])')].map(
      (file) => file.getAttribute('src') ?? file.getAttribute('href') ?? '',
    ),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  }));
}

import { describe, expect, test } from 'vitest';
import { accents, colorsWith } from '#domain/platform/accents.ts';
import { colors } from '#domain/platform/colors.ts';
import { publicIdentitySchema } from '#domain/website/identity/public-identity.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { plainPage } from '#server/platform/plain-pages/plain-page.ts';
import { plainPagePolicy } from '#server/platform/plain-pages/plain-page-policy.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { MOST_PAGE_BYTES, pageBytes } from './setup/page-weight.ts';
import { publicPages } from './setup/public-pages.ts';
import { serveSite } from './setup/served-site.ts';

const chosen = accents.filter((accent) => accent !== 'teal');

function stylesIn(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

describe.each(chosen)('In %s', (accent) => {
  const identity = buildOwnIdentity({ accent, footerPages: buildFooterPages() });
  const { primary, accent: second } = colorsWith(accent);

  test('every page has the colors, and still arrives with the first ten packets', async () => {
    const { app } = await serveSite({ identity });
    for (const url of [...publicPages.filter((page) => page !== '/auth'), '/no-such-page']) {
      expect(await pageBytes({ app }, url), url).toBeLessThanOrEqual(MOST_PAGE_BYTES);
      const page = await app.inject(url);
      const styles = stylesIn(page.body);
      expect(styles, url).toHaveLength(2);
      expect(styles[1], url).toContain(primary.light);
      for (const style of styles) {
        expect(page.headers['content-security-policy'], url).toContain(hashSource(style));
      }
    }
  });

  test('illustrations and the icon have them', async () => {
    const { app } = await serveSite({ identity });
    const { body } = await app.inject('/');
    const [path = ''] = /\/pictures\/[\w/-]+\.svg/.exec(body) ?? [];
    expect(path).toMatch(new RegExp(`^/pictures/${accent}/`));
    const drawing = await app.inject(path);
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawing.body).toContain(primary.light);
    expect(drawing.body).not.toContain(colors.primary.light);
    const icon = await app.inject('/favicon.svg');
    expect(icon.body).toContain(second.light);
    expect(icon.body).not.toMatch(new RegExp(`${colors.primary.light}|${colors.accent.light}`));
  });

  test('a plain page has them, as its policy allows', () => {
    const [style = ''] = stylesIn(plainPage('Thank you', '<p>We call you.</p>', identity));
    expect(style).toContain(primary.light);
    expect(plainPagePolicy).toContain(hashSource(style));
  });
});

test('The share picture is drawn again in other colors', async () => {
  const tagOf = async (accent: 'teal' | 'rose') => {
    const { app } = await serveSite({ identity: buildOwnIdentity({ accent }) });
    return (await app.inject('/share/home.png')).headers.etag;
  };
  expect(await tagOf('rose')).not.toBe(await tagOf('teal'));
});

test('The sign-in page and the app keep their own colors', async () => {
  const { app } = await serveSite({ identity: buildOwnIdentity({ accent: 'rose' }) });
  for (const url of ['/auth', '/dashboard']) {
    expect((await app.inject(url)).body).not.toContain(colorsWith('rose').primary.light);
  }
});

test('An edition from before colors could be chosen has the default colors', () => {
  const { accent: _, ...before } = sampleIdentity;
  expect(publicIdentitySchema.parse(before).accent).toBe('teal');
  expect(publicIdentitySchema.safeParse({ ...before, accent: 'plaid' }).error?.issues[0]?.message).toBe(
    'Please choose one of the colors',
  );
});

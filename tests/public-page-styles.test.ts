import { beforeAll, expect, test } from 'vitest';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

/** Classes that scripts or other rules use, without styles of their own. */
const withoutLook = /^(lucide|lucide-.*|group|peer)$/;

/** Styles of fields that the website does not use. */
const ofOtherFields = /^(disabled:(bg-sunken|text-ink-muted)|read-only:bg-sunken)$/;

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

const inSpanish = ['/', '/contact'].map((page) => pathInLanguage(page, 'es'));

test.each([...publicPages, ...inSpanish, '/no-such-page'])(
  '%s carries a rule for every class on it',
  async (page) => {
    const html = (await site.app.inject(page)).body;
    const [style = ''] = /<style[\s\S]*?<\/style>/.exec(html) ?? [];
    const styled = new Set([...style.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => plain(name)));
    const named = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.trim().split(/\s+/),
    );
    const classes = [...new Set(named)].map((name) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));
    expect(classes.length).toBeGreaterThan(50);
    expect(html).not.toMatch(/<(input|select|textarea)[^>]* (disabled|readonly)=/i);
    const looks = classes.filter((name) => !withoutLook.test(name) && !ofOtherFields.test(name));
    expect(looks.filter((name) => !styled.has(name))).toEqual([]);
  },
);

/** Returns a class as written in HTML, without a stylesheet's escapes. */
function plain(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1');
}

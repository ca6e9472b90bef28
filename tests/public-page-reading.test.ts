import { beforeAll, expect, test } from 'vitest';
import { sentencesOf } from './setup/page-sentences.ts';
import { publicPages } from './setup/public-pages.ts';
import { readingGrade } from './setup/reading-grade.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

test.each(publicPages.filter((page) => page !== '/auth'))(
  '%s reads at grade 8 or below, as it is sent',
  async (page) => {
    const sentences = sentencesOf((await site.app.inject(page)).body);
    expect(sentences.length).toBeGreaterThan(5);
    expect(readingGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
  },
);

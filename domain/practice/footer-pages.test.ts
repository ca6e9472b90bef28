import { describe, expect, test } from 'vitest';
import { blanksIn, footerPagePlaces, showableFooterPage, shownFooterPages } from './footer-pages.ts';

const page = { text: 'We speak two languages.', source: '', reviewedOn: '2026-11-20', isShown: true };

test.each([
  [page, undefined],
  [{ ...page, isShown: false, text: 'We speak [languages].', reviewedOn: '' }, undefined],
  [
    { ...page, text: 'We speak [languages].' },
    'Please replace what stands in brackets before you show this page',
  ],
  [{ ...page, reviewedOn: '' }, 'Please give the day on which you reviewed this page'],
  [{ ...page, text: '  ' }, 'Please write something here'],
  [{ ...page, text: 'a'.repeat(12_001) }, 'Please shorten this to 12,000 characters'],
  [{ ...page, reviewedOn: '2026-02-30' }, 'Please give the day of the review as YYYY-MM-DD'],
])('%j: %s', (typed, message) => {
  expect(showableFooterPage.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

describe('what is shown', () => {
  test('is what the owner shows and nothing is missing of, in the order of the footer', () => {
    const footerPages = {
      language: page,
      cost: page,
      privacy: { ...page, isShown: false },
      schools: { ...page, text: 'Call [number].' },
    };
    expect(shownFooterPages({ footerPages }).map(({ id }) => id)).toEqual(['cost', 'language']);
  });

  test('has an address and a name of its own each', () => {
    expect(new Set(footerPagePlaces.map(({ path }) => path)).size).toBe(footerPagePlaces.length);
    expect(new Set(footerPagePlaces.map(({ label }) => label)).size).toBe(footerPagePlaces.length);
  });
});

test('what is left to fill in is what stands in brackets', () => {
  expect(blanksIn('Call [a number] or [].')).toEqual(['a number', '']);
  expect(blanksIn('Nothing [is left')).toEqual([]);
});

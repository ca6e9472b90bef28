import { describe, expect, test } from 'vitest';
import {
  blanksIn,
  footerPagePlaces,
  pageBlanks,
  showableFooterPage,
  shownFooterPages,
} from './footer-pages.ts';

const page = { text: 'We speak two languages.', source: '', reviewedOn: '2026-11-20', isShown: true };

test.each([
  [page, undefined],
  [{ ...page, isShown: false, text: 'We speak [languages].', reviewedOn: '' }, undefined],
  [
    { ...page, text: 'We speak [languages].' },
    'Please replace what stands in brackets before you show this page',
  ],
  [
    { ...page, text: 'We are licensed under ___.' },
    'Please fill in the blanks (___ or TBD) before you show this page',
  ],
  [{ ...page, text: 'Call {phone}, and ask for Tbd Sample.' }, undefined],
  [{ ...page, reviewedOn: '' }, 'Please give the day on which you reviewed this page'],
  [{ ...page, text: '  ' }, 'Please write something here'],
  [{ ...page, text: 'a'.repeat(12_001) }, 'Please shorten this to 12,000 characters'],
  [{ ...page, reviewedOn: '2026-02-30' }, 'Please give the day of the review as YYYY-MM-DD'],
])('%j gives: %s', (typed, message) => {
  expect(showableFooterPage.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

describe('A shown footer page', () => {
  test('is one that the owner shows and that is complete, in the footer’s order', () => {
    const footerPages = {
      language: page,
      cost: page,
      privacy: { ...page, isShown: false },
      schools: { ...page, text: 'Call [number].' },
    };
    expect(shownFooterPages({ footerPages }).map(({ id }) => id)).toEqual(['cost', 'language']);
  });

  test('has its own path and label', () => {
    expect(new Set(footerPagePlaces.map(({ path }) => path)).size).toBe(footerPagePlaces.length);
    expect(new Set(footerPagePlaces.map(({ label }) => label)).size).toBe(footerPagePlaces.length);
  });
});

test.each([
  ['Call [a number] or [].', ['a number', '']],
  ['We speak [name the languages\n- Ask us.', ['name the languages']],
  ['We speak Spanish and languages].', ['languages']],
  ['On [two\nlines].', ['two\nlines']],
  ['Call {phone} or write to {email}.', []],
  ['Call {phnoe} or write to {Email}.', ['{phnoe}', '{Email}']],
])('%j has the blanks %j', (text, blanks) => {
  expect(blanksIn(text)).toEqual(blanks);
});

test.each([
  ['Our license: [license number].', [['license number', '[license number]']]],
  [
    '- License number: ___, registered ____',
    [
      ['License number', '___'],
      ['registered', '____'],
    ],
  ],
  ['# Insurance\n[ ] is our insurer.', [['is our insurer', '[ ]']]],
  [
    'Price of a visit: TBD\nCall {phone} or {phnoe}.',
    [
      ['Price of a visit', 'TBD'],
      ['{phnoe}', '{phnoe}'],
    ],
  ],
  [
    'Insured by [___] until [date]',
    [
      ['Insured by', '[___]'],
      ['date', '[date]'],
    ],
  ],
  ['___', [['___', '___']]],
  ['Nothing is left in snake_case, and Tbd Sample works here.', []],
])('The blanks of %j are named and found: %j', (text, blanks) => {
  expect(pageBlanks(text).map(({ label, start, end }) => [label, text.slice(start, end)])).toEqual(blanks);
});

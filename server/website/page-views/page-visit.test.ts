import { expect, test } from 'vitest';
import { isCountedShowing, pageVisitOf } from './page-visit.ts';

const person = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
};

test.each([
  ['a person', {}, 'seen'],
  ['a person whose browser names the document', { 'sec-fetch-dest': 'document' }, 'seen'],
  ['fetched ahead', { 'sec-purpose': 'prefetch' }, 'fetched ahead'],
  ['drawn ahead', { 'sec-purpose': 'prefetch;prerender' }, 'fetched ahead'],
  ['fetched ahead by an older browser', { purpose: 'prefetch' }, 'not counted'],
  ['fetched ahead by an old Firefox', { 'x-moz': 'prefetch' }, 'not counted'],
  ['a script of a page', { 'sec-fetch-dest': 'empty' }, 'not counted'],
  ['Do Not Track', { dnt: '1' }, 'not counted'],
  ['Do Not Track that says yes', { dnt: '0' }, 'seen'],
  ['Global Privacy Control', { 'sec-gpc': '1' }, 'not counted'],
  [
    'fetched ahead under Global Privacy Control',
    { 'sec-gpc': '1', 'sec-purpose': 'prefetch' },
    'not counted',
  ],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    'not counted',
  ],
  ['a command', { 'user-agent': 'curl/8.9.1' }, 'not counted'],
  ['nobody', { 'user-agent': '' }, 'not counted'],
] as const)('%s', (_who, headers, visit) => {
  expect(pageVisitOf('GET', { ...person, ...headers })).toBe(visit);
});

test('A request for the headers only is not a view', () => {
  expect(pageVisitOf('HEAD', person)).toBe('not counted');
});

test('A page that reports being shown counts for a person who can be counted', () => {
  expect(isCountedShowing(person)).toBe(true);
  expect(isCountedShowing({ ...person, 'sec-gpc': '1' })).toBe(false);
  expect(isCountedShowing({ 'user-agent': 'curl/8.9.1' })).toBe(false);
});

import { expect, test } from 'vitest';
import { type FinishedList, ListCache } from './list-cache.ts';

const listOf = (bytes: number, tag = 'W/"1"') =>
  ({ tag, body: Buffer.alloc(bytes, 'x'), encoding: 'identity', headers: {} }) as const;

/** Makes a list as often as it takes to be stored. */
function store(lists: ListCache, key: string, list: FinishedList): void {
  lists.set(key, list);
  lists.set(key, list);
}

test('A list is returned only with its own tag', () => {
  const lists = new ListCache();
  store(lists, 'one', listOf(10));
  expect(lists.get('one', 'W/"1"')?.body.byteLength).toBe(10);
  expect(lists.get('one', 'W/"2"')).toBeUndefined();
  expect(lists.get('other', 'W/"1"')).toBeUndefined();
});

test('A list that is made once takes no room, and one that was made before takes it at once', () => {
  const lists = new ListCache();
  for (let index = 0; index < 100; index += 1) lists.set(`search ${index}`, listOf(1_000));
  expect(lists.weight).toBe(0);
  lists.set('search 99', listOf(1_000, 'W/"2"'));
  expect(lists.get('search 99', 'W/"2"')).toBeDefined();
  lists.set('search 99', listOf(1_000, 'W/"3"'));
  expect(lists.get('search 99', 'W/"3"')).toBeDefined();
});

test('Keys of lists that were made once are forgotten after thousands of others', () => {
  const lists = new ListCache();
  for (let index = 0; index < 10_000; index += 1) lists.set(`${index}`, listOf(10));
  lists.set('0', listOf(10));
  expect(lists.weight).toBe(0);
});

test('The least recently used lists are evicted', () => {
  const lists = new ListCache(10_000);
  for (const key of ['a', 'b', 'c']) store(lists, key, listOf(600));
  lists.get('a', 'W/"1"');
  for (let index = 0; index < 7; index += 1) store(lists, `more ${index}`, listOf(600));
  expect(lists.get('b', 'W/"1"')).toBeUndefined();
  expect(lists.get('a', 'W/"1"')).toBeDefined();
  expect(lists.weight).toBeLessThanOrEqual(10_000);
});

test('The cache never exceeds its size, and does not store a very large list', () => {
  const lists = new ListCache(100_000);
  for (let index = 0; index < 5_000; index += 1) {
    lists.set(`list ${index % 700}`, listOf((index * 37) % 20_000, `W/"${index}"`));
    expect(lists.weight).toBeLessThanOrEqual(100_000);
  }
  store(lists, 'giant', listOf(90_000));
  expect(lists.get('giant', 'W/"1"')).toBeUndefined();
  lists.clear();
  expect(lists.weight).toBe(0);
});

test('The lists of 500 therapists with 200 rows each fit', () => {
  const lists = new ListCache();
  // 200 sessions with notes are some 70 KB as they are; a browser is sent a tenth of that.
  for (let therapist = 0; therapist < 500; therapist += 1) store(lists, `${therapist}`, listOf(100_000));
  for (let therapist = 0; therapist < 500; therapist += 1) {
    expect(lists.get(`${therapist}`, 'W/"1"')).toBeDefined();
  }
});

import { expect, test } from 'vitest';
import { createReplyStore } from './reply-store.ts';

test('A reply is made once per edition, even for requests that arrive meanwhile', async () => {
  let edition = 1;
  let made = 0;
  const store = createReplyStore<string>(() => String(edition));
  const make = async () => {
    made += 1;
    return `edition ${edition}, made ${made}`;
  };
  const ask = () => store.get('/', make);

  expect(await Promise.all([ask(), ask()])).toEqual(['edition 1, made 1', 'edition 1, made 1']);
  edition = 2;
  expect(await ask()).toBe('edition 2, made 2');
  expect(await ask()).toBe('edition 2, made 2');
});

test('A failed reply is tried again', async () => {
  const store = createReplyStore<string>(() => 'one');
  await expect(store.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await store.get('/', async () => 'fine')).toBe('fine');
});

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftLock } from './draft-lock.ts';
import { draftStore, unlockDrafts } from './draft-store.ts';

const key = Buffer.alloc(32, 7).toString('base64url');
const otherKey = Buffer.alloc(32, 251).toString('base64url');
const asText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  // Its entries are its properties, as those of a browser's storage are.
  const storage = new Proxy(
    {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is restored unchanged, and cannot be read in the storage', () => {
  unlockDrafts(1, key);
  const drafts = draftStore(1, 'note', asText);
  drafts.keep('8', 'Ivy cut along a curved line');
  expect([drafts.read('8'), drafts.keys()]).toEqual(['Ivy cut along a curved line', ['8']]);
  expect([...kept.values()].join()).not.toMatch(/Ivy|curved/);
});

test('a draft does not open for another therapist, key or name', () => {
  unlockDrafts(1, key);
  draftStore(1, 'note', asText).keep('8', 'Ivy');
  kept.set('draft 1 note 9', kept.get('draft 1 note 8') ?? '');
  expect(draftStore(1, 'note', asText).read('9')).toBeUndefined();
  unlockDrafts(2, otherKey);
  expect(draftStore(1, 'note', asText).read('8')).toBeUndefined();
  unlockDrafts(1, otherKey);
  expect(draftStore(1, 'note', asText).read('8')).toBeUndefined();
  unlockDrafts(1, key);
  expect(draftStore(1, 'note', asText).read('8')).toBe('Ivy');
});

test('an unencrypted draft of an earlier version is kept and encrypted', () => {
  kept.set('draft 1 note 8', '{"text":"Ivy"}');
  unlockDrafts(1, key);
  expect(kept.get('draft 1 note 8')).not.toContain('Ivy');
  expect(draftStore(1, 'note', (draft) => draft).read('8')).toEqual({ text: 'Ivy' });
});

test('any encrypted text opens again under its name', () => {
  const lock = draftLock(key);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, name) => {
      expect(lock.open(name, lock.lock(name, text))).toBe(text);
    }),
  );
});

test("another tab's draft is read, and an altered one is not", () => {
  unlockDrafts(1, key);
  const drafts = draftStore(1, 'note', asText);
  drafts.keep('8', 'Ivy');
  const name = 'draft 1 note 8';
  kept.set(name, draftLock(key).lock(name, '"Ivy from another tab"'));
  expect(drafts.read('8')).toBe('Ivy from another tab');
  kept.set(name, `${kept.get(name)?.slice(0, -4)}AAAA`);
  expect(drafts.read('8')).toBeUndefined();
  drafts.drop('8');
  expect(drafts.read('8')).toBeUndefined();
});

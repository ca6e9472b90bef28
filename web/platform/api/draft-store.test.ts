import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftsOnDevice } from '#tests/setup/drafts-on-device.ts';
import { openDraftDatabase, writeDrafts } from './draft-database.ts';
import { draftLock } from './draft-lock.ts';

const key = Buffer.alloc(32, 7).toString('base64url');
const otherKey = Buffer.alloc(32, 251).toString('base64url');
const asText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined);
let left: Map<string, string>;
let pages: EventTarget[];

beforeEach(() => {
  left = new Map();
  pages = [];
  // Its entries are its properties, as those of a browser's storage are.
  const storage = new Proxy(
    {
      getItem: (name: string) => left.get(name) ?? null,
      setItem: (name: string, text: string) => left.set(name, text),
      removeItem: (name: string) => left.delete(name),
    },
    {
      ownKeys: () => [...left.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  for (const page of pages) page.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});

/** Opens a page of the app, where a therapist signs in. */
async function openPage(userId = 1, ownKey = key) {
  const page = new EventTarget();
  pages.push(page);
  vi.stubGlobal('window', page);
  vi.resetModules();
  const { draftStorage, draftStore } = await import('./draft-store.ts');
  const { unlockDrafts } = await import('./unlock-drafts.ts');
  await unlockDrafts(userId, ownKey);
  return {
    draftStore,
    draftStorage,
    unlockDrafts,
    notes: draftStore(1, 'note', asText),
    stored: () => vi.waitUntil(() => draftStorage() === 'stored'),
    leave: () => page.dispatchEvent(new Event('pagehide')),
  };
}

/** Puts a text under a name on the disk. */
async function putOnDisk(name: string, text: string | undefined): Promise<void> {
  const database = await openDraftDatabase();
  await writeDrafts(database, [[name, text]]);
  database.close();
}

test('a draft is restored unchanged, and cannot be read in the storage', async () => {
  const page = await openPage();
  page.notes.keep('8', 'Ivy cut along a curved line');
  expect([page.notes.read('8'), page.notes.keys()]).toEqual(['Ivy cut along a curved line', ['8']]);
  await page.stored();
  expect((await draftsOnDevice()).map(([name]) => name)).toEqual(['draft 1 note 8']);
  expect(JSON.stringify([await draftsOnDevice(), ...left])).not.toMatch(/Ivy|curved/);
  expect((await openPage()).notes.read('8')).toBe('Ivy cut along a curved line');
});

test('a draft does not open for another therapist, key or name', async () => {
  const page = await openPage();
  page.notes.keep('8', 'Ivy');
  await page.stored();
  await putOnDisk('draft 1 note 9', (await draftsOnDevice())[0]?.[1]);
  expect((await openPage()).notes.read('9')).toBeUndefined();
  expect((await openPage(2, otherKey)).notes.read('8')).toBeUndefined();
  expect((await openPage(1, otherKey)).notes.read('8')).toBeUndefined();
  expect((await openPage()).notes.read('8')).toBe('Ivy');
  await page.unlockDrafts(2, otherKey);
  expect(page.notes.read('8')).toBeUndefined();
});

test.each([
  ['1.0.0 are encrypted', (name: string) => draftLock(key).lock(name, '{"text":"Ivy"}')],
  ['0.1.0 are not', () => '{"text":"Ivy"}'],
])('drafts of version %s, and are taken over once they are on the disk', async (_what, textOf) => {
  const name = 'draft 1 note 8';
  left.set(name, textOf(name));
  const page = await openPage();
  expect(page.draftStore(1, 'note', (draft) => draft).read('8')).toEqual({ text: 'Ivy' });
  await page.stored();
  expect([...left]).toEqual([]);
  expect(JSON.stringify(await draftsOnDevice())).not.toContain('Ivy');
  const next = await openPage();
  expect(next.draftStore(1, 'note', (draft) => draft).read('8')).toEqual({ text: 'Ivy' });
});

test('any encrypted text opens again under its name', () => {
  const lock = draftLock(key);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, name) => {
      expect(lock.open(name, lock.lock(name, text))).toBe(text);
    }),
  );
});

test("another tab's draft is read, and an altered one is not", async () => {
  const [page, other] = [await openPage(), await openPage()];
  other.notes.keep('8', 'Ivy from another tab');
  await vi.waitUntil(() => page.notes.read('8') === 'Ivy from another tab');
  other.notes.drop('8');
  await vi.waitUntil(() => page.notes.read('8') === undefined);
  other.notes.keep('8', 'Ivy');
  await other.stored();
  const [[name = '', text = ''] = []] = await draftsOnDevice();
  await putOnDisk(name, `${text.slice(0, -4)}AAAA`);
  expect((await openPage()).notes.read('8')).toBeUndefined();
});

test('a draft counts as stored only when the disk has it', async () => {
  const page = await openPage();
  const writes: { durability: string; isComplete: boolean }[] = [];
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    const transaction = begin.apply(this, asked);
    const write = { durability: transaction.durability, isComplete: false };
    writes.push(write);
    transaction.addEventListener('complete', () => {
      write.isComplete = true;
    });
    return transaction;
  });
  page.notes.keep('8', 'I');
  // A key need not wait until its draft is encrypted and written.
  expect([page.draftStorage(), writes]).toEqual(['storing', []]);
  await vi.waitUntil(() => writes.length === 1);
  for (const text of ['Iv', 'Ivy']) page.notes.keep('8', text);
  await page.stored();
  expect(writes).toEqual([
    { durability: 'strict', isComplete: true },
    { durability: 'strict', isComplete: true },
  ]);
  // Without a goodbye of the page before, as when its browser is killed.
  expect((await openPage()).notes.read('8')).toBe('Ivy');
});

test('a page that is closed passes on drafts that are not on the disk yet', async () => {
  const page = await openPage();
  page.notes.keep('8', 'Ivy');
  page.notes.keep('9', 'Iris');
  await page.stored();
  const disk = await draftsOnDevice();
  page.notes.drop('8');
  page.notes.keep('9', 'Iris cut');
  page.leave();
  expect(JSON.stringify([...left])).not.toContain('Iris');
  for (const [name, text] of disk) await putOnDisk(name, text);
  const next = await openPage();
  expect([next.notes.keys(), next.notes.read('9')]).toEqual([['9'], 'Iris cut']);
  await next.stored();
  expect([...left]).toEqual([]);
});

test.each([
  ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'has a full disk',
    () =>
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      }),
  ],
])(
  'a browser that %s keeps drafts until the page is left, and does not count them as stored',
  async (_what, spoil) => {
    spoil();
    const page = await openPage();
    expect(page.draftStorage()).toBe('stored');
    page.notes.keep('8', 'Ivy');
    await vi.waitUntil(() => page.draftStorage() === 'unavailable');
    expect(page.notes.read('8')).toBe('Ivy');
    page.leave();
    expect((await openPage()).notes.read('8')).toBe('Ivy');
  },
);

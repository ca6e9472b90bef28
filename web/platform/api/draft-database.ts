const NAME = 'drafts';
const STORE = 'drafts';
/** Some browsers leave the request unanswered; the page must open all the same. */
const OPENED_WITHIN_MS = 3_000;

/** Opens this browser's database of drafts. Rejects if there is none, as in some private windows. */
export function openDraftDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => {
      // A later version of the program may change it while this page is open.
      opening.result.onversionchange = () => opening.result.close();
      resolve(opening.result);
    };
    opening.onerror = () => reject(opening.error);
    setTimeout(() => reject(new Error('The browser did not open its database')), OPENED_WITHIN_MS);
  });
}

/** Returns the stored texts whose names begin with `start`, by name. */
export async function readDrafts(database: IDBDatabase, start: string): Promise<Map<string, unknown>> {
  const transaction = database.transaction(STORE);
  const store = transaction.objectStore(STORE);
  const range = IDBKeyRange.bound(start, `${start}\uffff`);
  const [names, texts] = [store.getAllKeys(range), store.getAll(range)];
  await completed(transaction);
  return new Map(names.result.map((name, place) => [String(name), texts.result[place]]));
}

/** Stores texts by name, and removes the names without one. Resolves when the disk has them. */
export async function writeDrafts(
  database: IDBDatabase,
  changes: Iterable<readonly [name: string, text: string | undefined]>,
): Promise<void> {
  // By default browsers report a write while it is in memory only, where a crash loses it.
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  for (const [name, text] of changes) {
    if (text === undefined) store.delete(name);
    else store.put(text, name);
  }
  await completed(transaction);
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Returns the names of the drafts in this browser's database, with their texts as stored. It needs nothing from its
 * module, so that it also runs inside a page.
 */
export function draftsOnDevice(): Promise<[name: string, text: string][]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('drafts');
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts');
      const store = transaction.objectStore('drafts');
      const [names, texts] = [store.getAllKeys(), store.getAll()];
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(names.result.map((name, place) => [String(name), String(texts.result[place])]));
      };
    };
  });
}

const ITEMS_AT_ONCE = 500;

/**
 * Rows or ids in parts that one statement can take: it is given only so many values. Between two parts others have
 * their turn, since SQLite computes in this thread.
 */
export async function* inParts<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    if (start > 0) await new Promise(setImmediate);
    yield items.slice(start, start + ITEMS_AT_ONCE);
  }
}

const ITEMS_AT_ONCE = 500;

/**
 * Yields rows or ids in parts that fit the parameters of one statement. Other requests run between two parts, because
 * SQLite computes in this thread.
 */
export async function* inParts<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    if (start > 0) await new Promise(setImmediate);
    yield items.slice(start, start + ITEMS_AT_ONCE);
  }
}

/** Caches replies until the next edition of the site. */
export interface ReplyStore<Answer> {
  get(key: string, make: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Creates a cache of replies. `edition` identifies the state of the site that replies are made from. Requests
 * that arrive while a reply is being made wait for it. Keys come from a fixed set, so nothing is evicted.
 */
export function createReplyStore<Answer>(edition: () => string): ReplyStore<Answer> {
  const cache = new Map<string, { edition: string; answer: Promise<Answer> }>();
  return {
    get(key, make) {
      const current = edition();
      const found = cache.get(key);
      if (found?.edition === current) return found.answer;
      const entry = { edition: current, answer: make() };
      cache.set(key, entry);
      entry.answer.catch(() => {
        if (cache.get(key) === entry) cache.delete(key);
      });
      return entry.answer;
    },
  };
}

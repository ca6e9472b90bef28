/** Answers made once per edition of the site and handed out until the next edition. */
export interface ReplyStore<Answer> {
  get(key: string, make: () => Promise<Answer>): Promise<Answer>;
}

/**
 * `edition` names the state of the site that answers are made from. Requests that arrive while an answer
 * is being made wait for that one. Callers choose keys from a closed set: nothing is ever dropped.
 */
export function createReplyStore<Answer>(edition: () => string): ReplyStore<Answer> {
  const kept = new Map<string, { edition: string; answer: Promise<Answer> }>();
  return {
    get(key, make) {
      const current = edition();
      const found = kept.get(key);
      if (found?.edition === current) return found.answer;
      const entry = { edition: current, answer: make() };
      kept.set(key, entry);
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return entry.answer;
    },
  };
}

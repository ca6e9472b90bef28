import type { KeptAnswer } from './kept-answer.ts';

/** Answers made once per edition of the site and handed out until the next edition. */
export interface AnswerStore {
  get(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>;
}

/**
 * `edition` names the state of the site that answers are made from. Requests that arrive while an answer
 * is being made wait for that one. Callers choose keys from a closed set: nothing is ever dropped.
 */
export function createAnswerStore(edition: () => string): AnswerStore {
  const kept = new Map<string, { edition: string; answer: Promise<KeptAnswer> }>();
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

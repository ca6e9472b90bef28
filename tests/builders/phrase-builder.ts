import type { NewPhrase } from '#domain/clinical/phrases/phrase.ts';

/** Builds a request to create a phrase; pass only what the case is about. */
export function buildPhrase(changes: Partial<NewPhrase> = {}): NewPhrase {
  return {
    section: 'plan',
    shortcut: 'home',
    text: 'Sent home: {goal}, for five minutes a day.',
    ...changes,
  };
}

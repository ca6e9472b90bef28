import type { ReactNode } from 'react';
import type { OfferedPhrase } from '#domain/clinical/phrases/offered-phrases.ts';
import { phraseSectionLabels, phraseSections } from '#domain/clinical/phrases/phrase-sections.ts';

interface PhraseRowsProps<Shown extends OfferedPhrase> {
  phrases: readonly Shown[];
  /** The actions on one of them. */
  actions: (phrase: Shown) => ReactNode;
}

/** Phrases by section, each with its shortcut. */
export function PhraseRows<Shown extends OfferedPhrase>({ phrases, actions }: PhraseRowsProps<Shown>) {
  return phraseSections.map((section) => {
    const ofSection = phrases.filter((phrase) => phrase.section === section);
    if (ofSection.length === 0) return null;
    return (
      <div key={section} className="mt-4">
        <h3 className="px-5 pb-1 font-semibold text-ink-muted text-sm">{phraseSectionLabels[section]}</h3>
        <ul className="divide-y divide-line border-line border-t">
          {ofSection.map((phrase) => (
            <li key={phrase.shortcut} className="flex items-center gap-3 py-2 pr-3 pl-5">
              <div className="min-w-0 grow">
                <p className="break-words text-sm">{phrase.text}</p>
                <p className="break-words text-ink-muted text-sm">{`;${phrase.shortcut}`}</p>
              </div>
              <div className="flex shrink-0 gap-1">{actions(phrase)}</div>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

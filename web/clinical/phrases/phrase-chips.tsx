import type { OfferedPhrase } from '#domain/clinical/phrases/offered-phrases.ts';

interface PhraseChipsProps {
  phrases: readonly OfferedPhrase[];
  /** Returns the displayed text of one. */
  textOf: (phrase: OfferedPhrase) => string;
  onChoose: (phrase: OfferedPhrase, isTouched: boolean) => void;
}

/** The most used phrases, inserted with one tap. */
export function PhraseChips({ phrases, textOf, onChoose }: PhraseChipsProps) {
  return (
    <ul aria-label="Phrases used most" className="flex min-w-0 grow basis-72 flex-wrap gap-2">
      {phrases.map((phrase) => (
        <li key={phrase.shortcut} className="min-w-0 max-w-64 grow basis-36">
          <button
            type="button"
            data-digit-key=""
            title={`${phrase.text} (;${phrase.shortcut})`}
            // The field keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ nativeEvent }) =>
              onChoose(phrase, nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
            }
            className="block h-11 w-full truncate rounded-full border border-line-strong bg-surface px-3.5 text-ink text-sm transition-colors hover:border-primary hover:bg-primary-soft hover:text-primary-ink md:h-9"
          >
            {textOf(phrase)}
          </button>
        </li>
      ))}
    </ul>
  );
}

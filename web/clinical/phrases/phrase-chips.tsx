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
        <li key={phrase.shortcut} className="min-w-0 max-w-96 grow basis-56">
          <button
            type="button"
            data-digit-key=""
            title={`${phrase.text} (;${phrase.shortcut})`}
            // The field keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ nativeEvent }) =>
              onChoose(phrase, nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
            }
            className="flex h-full min-h-11 w-full items-center rounded-lg border border-line-strong bg-surface px-3.5 py-1.5 text-left text-ink text-sm leading-snug transition-colors hover:border-primary hover:bg-primary-soft hover:text-primary-ink md:min-h-9"
          >
            <span className="line-clamp-2 wrap-anywhere">{textOf(phrase)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

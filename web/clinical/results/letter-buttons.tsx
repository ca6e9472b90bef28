import { clsx } from 'clsx';
import type { MarkKey } from '#domain/clinical/results/marks.ts';
import type { LadderKey, LevelNames } from '#domain/people/practice/ladders.ts';
import { markLabel } from './mark-label.ts';

interface LetterButtonsProps {
  label: string;
  ladder: LadderKey;
  /** The practice's own names of the levels. */
  names: LevelNames | undefined;
  letters: readonly MarkKey[];
  /** The current choice, if one is required. */
  chosen?: MarkKey | null;
  onLetter: (letter: MarkKey) => void;
}

/**
 * The letters of a ladder in a full-width row. All have the same neutral color, so that a child who watches
 * does not see right or wrong.
 */
export function LetterButtons({ label, ladder, names, letters, chosen, onLetter }: LetterButtonsProps) {
  return (
    <fieldset className="mt-3 flex min-w-0 divide-x divide-line-strong border-line-strong border-y bg-sunken sm:mx-4 sm:overflow-hidden sm:rounded-lg sm:border-x">
      <legend className="sr-only">{label}</legend>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          title={markLabel(ladder, letter, names)}
          aria-pressed={chosen === undefined ? undefined : chosen === letter}
          onClick={() => onLetter(letter)}
          className={clsx(
            'h-12 min-w-0 flex-1 touch-manipulation select-none font-semibold text-ink hover:bg-primary-soft focus-visible:-outline-offset-2 active:bg-primary-soft',
            letter.length > 2 && 'text-sm',
            chosen === letter && 'bg-primary-soft shadow-[inset_0_-3px] shadow-primary',
          )}
        >
          {letter}
          <span className="sr-only">{` ${markLabel(ladder, letter, names)}`}</span>
        </button>
      ))}
    </fieldset>
  );
}

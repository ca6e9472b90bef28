import { clsx } from 'clsx';
import type { MarkKey } from '#domain/clinical/results/marks.ts';
import type { LadderKey, LevelNames } from '#domain/people/practice/ladders.ts';
import { markWords } from './mark-words.ts';

interface LetterButtonsProps {
  label: string;
  ladder: LadderKey;
  /** The practice's own names of the levels. */
  names: LevelNames | undefined;
  letters: readonly MarkKey[];
  /** Of a choice, the one that stands. */
  chosen?: MarkKey | null;
  onLetter: (letter: MarkKey) => void;
}

/** The letters of a ladder in one row from edge to edge, in one neutral color: a child who looks on reads no right or wrong. */
export function LetterButtons({ label, ladder, names, letters, chosen, onLetter }: LetterButtonsProps) {
  return (
    <fieldset className="mt-3 flex min-w-0 divide-x divide-line-strong border-line-strong border-y bg-sunken sm:mx-4 sm:overflow-hidden sm:rounded-lg sm:border-x">
      <legend className="sr-only">{label}</legend>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          title={markWords(ladder, letter, names)}
          aria-pressed={chosen === undefined ? undefined : chosen === letter}
          onClick={() => onLetter(letter)}
          className={clsx(
            'h-12 min-w-0 flex-1 touch-manipulation select-none font-semibold text-ink hover:bg-primary-soft focus-visible:-outline-offset-2 active:bg-primary-soft',
            letter.length > 2 && 'text-sm',
            chosen === letter && 'bg-primary-soft shadow-[inset_0_-3px] shadow-primary',
          )}
        >
          {letter}
          <span className="sr-only">{` ${markWords(ladder, letter, names)}`}</span>
        </button>
      ))}
    </fieldset>
  );
}

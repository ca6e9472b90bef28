import { clsx } from 'clsx';
import { useState } from 'react';
import { type Mark, type MarkKey, offeredMarks } from '#domain/clinical/results/marks.ts';
import { plannedPlaces, roomForMarks, withMark, withMarkAt } from '#domain/clinical/results/trial-marks.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { LetterButtons } from './letter-buttons.tsx';
import { markLabel } from './mark-label.ts';
import type { PadGoal } from './pad-goal.ts';

interface TrialPadProps {
  goal: PadGoal;
  marks: readonly Mark[];
  onMarks: (marks: readonly Mark[]) => void;
}

/**
 * A pad of trials as a row of letters with planned ones as empty places: a letter marks the next place, or
 * the one that was tapped.
 */
export function TrialPad({ goal, marks, onMarks }: TrialPadProps) {
  const [tapped, setTapped] = useState<number>();
  const { ladder, levelNames } = goal;
  if (ladder === null) return null;
  const places = Math.max(marks.length, plannedPlaces(goal));
  const chosen = tapped !== undefined && tapped < places ? tapped : undefined;

  function take(letter: MarkKey): void {
    onMarks(chosen === undefined ? withMark(goal, marks, letter) : withMarkAt(goal, marks, chosen, letter));
    setTapped(undefined);
  }

  return (
    <>
      <ol
        aria-label={`Marks of ${goal.name}`}
        className={clsx(
          'mt-3 px-4',
          goal.steps ? 'grid grid-cols-2 items-end gap-2 sm:grid-cols-3' : 'flex flex-wrap gap-1.5',
        )}
      >
        {Array.from({ length: places }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its index only
          <li key={place} className="min-w-0">
            <Place
              name={nameOf(goal, place)}
              step={goal.steps?.[place % goal.steps.length]}
              mark={marks[place] ?? null}
              words={(mark) => markLabel(ladder, mark, levelNames)}
              isChosen={chosen === place}
              onTap={() => setTapped(chosen === place ? undefined : place)}
            />
          </li>
        ))}
      </ol>
      <LetterButtons
        label={chosen === undefined ? `Mark ${goal.name}` : `Change ${nameOf(goal, chosen)}`}
        ladder={ladder}
        names={levelNames}
        letters={offeredMarks(goal)}
        onLetter={take}
      />
      {chosen !== undefined && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-x-3 px-4 text-ink-muted text-sm">
          {`Choose another letter for ${nameOf(goal, chosen)}`}
          {marks[chosen] && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                onMarks(withMarkAt(goal, marks, chosen, null));
                setTapped(undefined);
              }}
            >
              Take It Away
            </Button>
          )}
        </p>
      )}
      {chosen === undefined && roomForMarks(goal, marks) === 0 && (
        <p className="mt-2 px-4 text-ink-muted text-sm">Every place is marked.</p>
      )}
    </>
  );
}

function nameOf({ steps }: PadGoal, place: number): string {
  if (steps === null) return `trial ${place + 1}`;
  const round = Math.floor(place / steps.length) + 1;
  const step = steps[place % steps.length] ?? '';
  return round > 1 ? `${step} (round ${round})` : step;
}

interface PlaceProps {
  name: string;
  step: string | undefined;
  mark: Mark;
  words: (mark: MarkKey) => string;
  isChosen: boolean;
  onTap: () => void;
}

/** One trial or step. An empty trial cannot be changed yet; an empty step can be marked out of order. */
function Place({ name, step, mark, words, isChosen, onTap }: PlaceProps) {
  const look = clsx(
    'flex h-11 items-center justify-center rounded-md border font-semibold',
    step === undefined ? 'min-w-11 px-1' : 'w-full',
    mark === null ? 'border-line-strong border-dashed' : 'border-line-strong bg-surface text-ink',
    isChosen && 'outline-2 outline-focus',
  );
  const letter =
    mark === null ? (
      <span className="sr-only">{`${name}: empty`}</span>
    ) : (
      <MarkLetter {...{ mark, name, words }} />
    );
  const content =
    mark === null && step === undefined ? (
      <span className={look}>{letter}</span>
    ) : (
      <button type="button" aria-pressed={isChosen} onClick={onTap} className={look}>
        {letter}
      </button>
    );
  if (step === undefined) return content;
  return (
    <>
      <span aria-hidden="true" className="mb-1 block break-words text-ink-muted text-sm">
        {step}
      </span>
      {content}
    </>
  );
}

function MarkLetter({
  mark,
  name,
  words,
}: {
  mark: MarkKey;
  name: string;
  words: (mark: MarkKey) => string;
}) {
  return (
    <>
      {mark}
      <span className="sr-only">{` ${words(mark)}, ${name}`}</span>
    </>
  );
}

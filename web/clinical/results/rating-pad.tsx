import { clsx } from 'clsx';
import { attainmentNumber } from '#domain/clinical/goals/criterion.ts';
import type { PadGoal } from './pad-goal.ts';

const LOWEST_ATTAINMENT = -2;

interface RatingPadProps {
  goal: PadGoal;
  rating: number | null;
  onRating: (rating: number | null) => void;
}

/** The steps of a rubric or of goal attainment with their texts, one of which can be chosen. */
export function RatingPad({ goal, rating, onRating }: RatingPadProps) {
  const isAttainment = goal.measure === 'gas';
  return (
    <fieldset className="mt-3 grid min-w-0 gap-1.5 px-4">
      <legend className="sr-only">{`Rate ${goal.name}`}</legend>
      {goal.labels?.map((label, index) => {
        const step = isAttainment ? LOWEST_ATTAINMENT + index : index;
        return (
          <button
            key={step}
            type="button"
            aria-pressed={rating === step}
            onClick={() => onRating(rating === step ? null : step)}
            className={clsx(
              'flex min-h-11 items-center gap-3 rounded-md border border-line-strong px-3 py-2 text-left text-sm hover:bg-primary-soft',
              rating === step && 'border-primary bg-primary-soft',
            )}
          >
            <span className="min-w-6 shrink-0 font-semibold text-base tabular-nums">
              {isAttainment ? attainmentNumber(step) : step}
            </span>
            <span className="min-w-0 break-words">{label}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

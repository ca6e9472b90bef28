import { useFormContext } from 'react-hook-form';
import { formatDay } from '#domain/platform/dates.ts';
import {
  type SpanishFormValues,
  type TypedSpanish,
  typedState,
} from '#domain/website/identity/spanish-form-values.ts';
import type { SpanishState, SpanishTextState } from '#domain/website/identity/spanish-texts.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Badge, type BadgeVariant } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { FactField } from './fact-field.tsx';

interface SpanishTextFieldsProps {
  /** The saved state. */
  before: SpanishTextState;
  typed: TypedSpanish;
  index: number;
}

/** Fields for one text: its English, its Spanish, its state, and its reviewer. */
export function SpanishTextFields({ before, typed, index }: SpanishTextFieldsProps) {
  const { register, setValue, formState } = useFormContext<SpanishFormValues>();
  const errors = formState.errors.texts?.[index];
  const { label, length } = before.text;
  const box = `texts.${index}.spanish` as const;
  const wiring = register(box, {
    onChange: () => {
      // An edit invalidates the review.
      if (typed.reviewedBy || typed.reviewedOn) setReview('', '');
    },
  });

  function setReview(by: string, on: string): void {
    setValue(`texts.${index}.reviewedBy`, by, { shouldDirty: true });
    setValue(`texts.${index}.reviewedOn`, on, { shouldDirty: true });
  }

  return (
    <fieldset className="grid min-w-0 gap-x-5 gap-y-4 lg:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink text-sm">
          {label}
          <StateBadge state={typedState(before, typed)} />
        </p>
        <EnglishWords words={typed.english} />
        {before.state === 'older' && (
          <>
            <p className="mt-1.5 text-ink-muted text-sm">The Spanish was written for:</p>
            <EnglishWords words={before.writtenFor} />
          </>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Field label={`${label} in Spanish`} error={errors?.spanish?.message}>
          {length === 'line' ? (
            <Input {...wiring} lang="es" autoComplete="off" />
          ) : (
            <Textarea {...wiring} lang="es" rows={length === 'page' ? 10 : 4} />
          )}
        </Field>
        {before.state === 'older' && typed.spanish.trim() === before.spanish && (
          <Checkbox {...register(`texts.${index}.stillFits`)} label="It still says the same as the English" />
        )}
        {typed.spanish.trim() !== '' && (
          <Review before={before} typed={typed} index={index} onReview={setReview} />
        )}
      </div>
    </fieldset>
  );
}

function EnglishWords({ words }: { words: string }) {
  return (
    <p className="whitespace-pre-wrap break-words rounded-lg bg-sunken px-3.5 py-2.5 text-sm">{words}</p>
  );
}

const stateWords: Record<SpanishState, [string, BadgeVariant]> = {
  missing: ['Missing', 'danger'],
  older: ['Older than the English', 'warning'],
  unreviewed: ['Not reviewed', 'secondary'],
  reviewed: ['Reviewed', 'success'],
};

function StateBadge({ state }: { state: SpanishState }) {
  const [words, variant] = stateWords[state];
  return <Badge variant={variant}>{words}</Badge>;
}

interface ReviewProps extends SpanishTextFieldsProps {
  onReview: (by: string, on: string) => void;
}

/** Fields for who reviewed the Spanish, and when. */
function Review({ before, typed, index, onReview }: ReviewProps) {
  const { getValues } = useFormContext<SpanishFormValues>();
  const today = useToday();
  const isMarked = Boolean(typed.reviewedBy || typed.reviewedOn);
  const { label } = before.text;
  const earlier = earlierReview(before);

  /** Returns the most recent reviewer, since one person usually reviews all texts. */
  function latestReviewer(): string {
    const named = getValues('texts').filter(({ reviewedBy }) => reviewedBy !== '');
    return named.at(-1)?.reviewedBy ?? getValues('shippedReviewedBy');
  }

  return (
    <div className="flex flex-col gap-3">
      {!isMarked && earlier && <p className="text-ink-muted text-sm">{earlier}</p>}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 self-start"
        aria-label={isMarked ? `Take Back the Review: ${label}` : `Mark as Reviewed: ${label}`}
        onClick={() => (isMarked ? onReview('', '') : onReview(latestReviewer(), today))}
      >
        {isMarked ? 'Take Back the Review' : 'Mark as Reviewed'}
      </Button>
      {isMarked && (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <FactField name={`texts.${index}.reviewedBy`} label="Reviewed By" autoComplete="off" />
          <FactField name={`texts.${index}.reviewedOn`} label="Reviewed On" Control={DateInput} />
        </div>
      )}
    </div>
  );
}

/** Returns the review of the Spanish from before this form was opened. */
function earlierReview({ state, isShipped, reviewedBy, reviewedOn }: SpanishTextState): string | undefined {
  const isReviewed = reviewedBy !== '' && reviewedOn !== null;
  const review = isReviewed ? `reviewed by ${reviewedBy} on ${formatDay(reviewedOn)}` : undefined;
  if (isShipped) return review ? `Ships with the program, and was ${review}.` : 'Ships with the program.';
  return state === 'older' && review ? `It was ${review}, beside the earlier English.` : undefined;
}

import { useDeferredValue } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { namedTexts } from '#domain/website/identity/spanish-rules.ts';
import { textsThatTakeBack } from '#domain/website/identity/spanish-texts.ts';

interface SpanishTakenBackProps<Values extends FieldValues, Result> {
  /** The form that contains the text. */
  control: Control<Values, unknown, Result>;
  saved: PublicIdentity;
  /** Returns the website with the typed values; undefined if they cannot be saved. */
  identityWith: (typed: unknown) => PublicIdentity | undefined;
}

/** Warns before saving that the typed text hides the Spanish website. */
export function SpanishTakenBack<Values extends FieldValues, Result>({
  control,
  saved,
  identityWith,
}: SpanishTakenBackProps<Values, Result>) {
  const typed = useDeferredValue(useWatch({ control }));
  const next = saved.spanish.isShown ? identityWith(typed) : undefined;
  const labels = next ? textsThatTakeBack(saved, next).map(({ label }) => label) : [];
  return (
    <p role="status" className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink empty:hidden">
      {labels.length > 0 &&
        `Saved like this, the website shows no Spanish until these texts have theirs, as new as the English: ${namedTexts(labels)}.`}
    </p>
  );
}

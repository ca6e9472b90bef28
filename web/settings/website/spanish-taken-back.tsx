import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { namedTexts } from '#domain/practice/spanish-rules.ts';
import { lackingSpanish } from '#domain/practice/spanish-texts.ts';
import { identityOfForm, type WebsiteFormValues, websiteForm } from '#domain/practice/website-form-values.ts';

/** Says before it is saved that what was typed takes the website in Spanish back. */
export function SpanishTakenBack({ saved }: { saved: PublicIdentity }) {
  const { control } = useFormContext<WebsiteFormValues>();
  const typed = useDeferredValue(useWatch({ control }));
  if (!saved.spanish.isShown) return null;
  const read = websiteForm.safeParse(typed);
  if (!read.success) return null;
  const before = new Set(lackingSpanish(saved).map(({ text }) => text.english));
  const lacking = lackingSpanish(identityOfForm(read.data)).filter(({ text }) => !before.has(text.english));
  if (lacking.length === 0) return null;
  return (
    <p role="status" className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      Saved like this, the website shows no Spanish until these texts have theirs, as new as the English:{' '}
      {namedTexts(lacking.map(({ text }) => text.label))}.
    </p>
  );
}

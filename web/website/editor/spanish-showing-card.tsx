import { ExternalLink } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { lackingTexts, type SpanishFormValues } from '#domain/website/identity/spanish-form-values.ts';
import { namedTexts } from '#domain/website/identity/spanish-rules.ts';
import { isLacking, type SpanishTextState } from '#domain/website/identity/spanish-texts.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface SpanishShowingCardProps {
  states: readonly SpanishTextState[];
  /** Whether the website was to be shown in Spanish when the form opened. */
  wasShown: boolean;
}

/** Shows whether families see the website in Spanish, what it lacks, and the owner's choice. */
export function SpanishShowingCard({ states, wasShown }: SpanishShowingCardProps) {
  const { control } = useFormContext<SpanishFormValues>();
  const { field } = useController({ control, name: 'isShown' });
  const texts = useWatch({ control, name: 'texts' });
  const isShownNow = wasShown && !states.some(isLacking);
  const lacking = lackingTexts(states, texts);
  // An owner who had it on can undo turning it off by mistake.
  const cannotBeShown = lacking.length > 0 && !field.value && !wasShown;
  return (
    <Card>
      <CardHeader
        title="Website in Spanish"
        mark={
          isShownNow ? (
            <Badge variant="success">Shown</Badge>
          ) : (
            <Badge variant={wasShown ? 'warning' : 'secondary'}>
              {wasShown ? 'Taken back' : 'Not shown'}
            </Badge>
          )
        }
        description="Families see it only while every text below is there in Spanish, and as new as its English."
      />
      <CardBody className="flex flex-col gap-3">
        <p role="status">{howComplete(states.length, lacking)}</p>
        <Checkbox
          ref={field.ref}
          checked={field.value}
          disabled={cannotBeShown}
          onChange={field.onChange}
          onBlur={field.onBlur}
          label="Show the website in Spanish"
          hint={showingHint(lacking.length > 0, field.value)}
        />
        {isShownNow && (
          <a
            href="/es"
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 self-start font-medium text-primary text-sm underline underline-offset-2 md:min-h-8"
          >
            See It as Families Do
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">(opens a new tab)</span>
          </a>
        )}
      </CardBody>
    </Card>
  );
}

function howComplete(count: number, lacking: readonly string[]): string {
  if (lacking.length === 0) return `All ${count} texts are there.`;
  return `${lacking.length} of ${count} texts ${lacking.length === 1 ? 'is' : 'are'} missing or older than the English: ${namedTexts(lacking)}.`;
}

function showingHint(isLackingSome: boolean, isWanted: boolean): string {
  if (!isLackingSome) return 'Each page then has a link to its Spanish at the top.';
  return isWanted
    ? 'It is taken back until the rest is there, and shows again by itself.'
    : 'It can be shown once the rest is there.';
}

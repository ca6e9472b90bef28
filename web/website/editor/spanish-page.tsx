import { useMemo, useState } from 'react';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import {
  type SpanishFormResult,
  type SpanishFormValues,
  spanishFormOf,
  spanishFormStart,
  spanishOfForm,
} from '#domain/website/identity/spanish-form-values.ts';
import { isSpanishShown, spanishTextStates } from '#domain/website/identity/spanish-texts.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { EditionForm } from './edition-form.tsx';
import { EditionPage, toWebsite } from './edition-page.tsx';
import { ShippedSpanishCard } from './shipped-spanish-card.tsx';
import { SpanishShowingCard } from './spanish-showing-card.tsx';
import { type SpanishFilter, SpanishTextsCard } from './spanish-texts-card.tsx';

export const meta = practiceTitle('Website in Spanish');

/** The page for the owner's texts in Spanish, and for whether families see them. */
export default function SpanishPage() {
  const today = useToday();
  const [filter, setFilter] = useState<SpanishFilter>('all');
  return (
    <EditionPage back={toWebsite} loadingLabel="Loading Spanish">
      {(latest) => (
        <EditionForm<SpanishFormValues, SpanishFormResult>
          edition={latest}
          schemaFor={(identity) => spanishFormOf(identity, today)}
          start={spanishFormStart}
          partOf={(typed, identity) => ({ spanish: spanishOfForm(typed, identity) })}
          draftFor={() => 'website-spanish'}
          success={({ identity }) => ({
            title: 'Spanish Saved',
            description: isSpanishShown(identity) ? 'Families see it at once.' : 'Families do not see it.',
          })}
          next="stay"
          label="Save Spanish"
          isSpanish
          // The invalid field may be hidden by the filter.
          onInvalid={() => setFilter('all')}
        >
          {({ identity }) => <SpanishFields identity={identity} filter={filter} onFilter={setFilter} />}
        </EditionForm>
      )}
    </EditionPage>
  );
}

interface SpanishFieldsProps {
  identity: PublicIdentity;
  filter: SpanishFilter;
  onFilter: (filter: SpanishFilter) => void;
}

function SpanishFields({ identity, filter, onFilter }: SpanishFieldsProps) {
  const states = useMemo(() => spanishTextStates(identity), [identity]);
  return (
    <>
      <SpanishShowingCard states={states} wasShown={identity.spanish.isShown} />
      <ShippedSpanishCard />
      <SpanishTextsCard states={states} filter={filter} onFilter={onFilter} />
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  type SpanishFormResult,
  type SpanishFormValues,
  spanishFormOf,
  spanishFormStart,
  spanishOfForm,
} from '#domain/website/identity/spanish-form-values.ts';
import { spanishTextStates } from '#domain/website/identity/spanish-texts.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { ShippedSpanishCard } from './shipped-spanish-card.tsx';
import { SpanishShowingCard } from './spanish-showing-card.tsx';
import { type SpanishFilter, SpanishTextsCard } from './spanish-texts-card.tsx';
import { useSaveSpanish } from './website-queries.ts';

/**
 * The form with each text of the owner and its Spanish. After a save, it continues with the saved edition.
 */
export function SpanishForm({ edition: latest }: { edition: WebsiteEdition }) {
  // The edition loaded before anything was changed.
  const [opened, setOpened] = useState(latest);
  const [filter, setFilter] = useState<SpanishFilter>('all');
  return (
    <OpenedForm
      key={opened.version}
      edition={opened}
      onSaved={setOpened}
      filter={filter}
      onFilter={setFilter}
    />
  );
}

interface OpenedFormProps {
  edition: WebsiteEdition;
  onSaved: (edition: WebsiteEdition) => void;
  filter: SpanishFilter;
  onFilter: (filter: SpanishFilter) => void;
}

function OpenedForm({ edition, onSaved, filter, onFilter }: OpenedFormProps) {
  const { identity } = edition;
  const today = useToday();
  const [states] = useState(() => spanishTextStates(identity));
  const form = useCheckedForm<SpanishFormValues, unknown, SpanishFormResult>({
    resolver: zodResolver(spanishFormOf(identity, today)),
    defaultValues: spanishFormStart(identity),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const draft = useFormDraft(form, {
    key: 'website-spanish',
    updatedAt: edition.createdAt ?? undefined,
  });
  const save = useSaveSpanish((saved) => {
    unsaved.allowLeave();
    draft.forget();
    onSaved(saved);
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(
          (typed) => save.mutate({ edition, spanish: spanishOfForm(typed, identity) }),
          // The invalid field may be hidden by the filter.
          () => onFilter('all'),
        )}
        className="flex flex-col gap-6"
      >
        <DraftRestored draft={draft} />
        <SpanishShowingCard states={states} wasShown={identity.spanish.isShown} />
        <ShippedSpanishCard />
        <SpanishTextsCard states={states} filter={filter} onFilter={onFilter} />
        <SaveBar label="Save Spanish" isSaving={save.isPending} />
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

import type { ReactNode } from 'react';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import type { RestoredDraft } from '#web/platform/drafts/use-form-draft.ts';
import { DaysFields, type DaysFieldsProps, type TypedDays } from '#web/platform/ui/days-fields.tsx';
import { WhenLoaded, type WhenLoadedProps } from '#web/platform/ui/when-loaded.tsx';

interface PaperOfDaysProps<Draft>
  extends Pick<WhenLoadedProps<Draft>, 'query' | 'loadingLabel' | 'children'> {
  form: Pick<DaysFieldsProps, 'days' | 'errors'> & {
    isWhole: boolean;
    draft: RestoredDraft;
    question: ReactNode;
    change: (days: TypedDays) => void;
  };
}

/** The days of a paper, and below them the form of what was drafted for them. */
export function PaperOfDays<Draft>({ form, query, loadingLabel, children }: PaperOfDaysProps<Draft>) {
  return (
    <div className="grid gap-5">
      <DraftRestored draft={form.draft} />
      <DaysFields days={form.days} errors={form.errors} onChange={form.change} />
      {form.isWhole && (
        <WhenLoaded query={query} loadingLabel={loadingLabel} placeholders={3}>
          {children}
        </WhenLoaded>
      )}
      {form.question}
    </div>
  );
}

import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { Day } from '#domain/platform/dates.ts';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { daysErrors, type TypedDays } from '#web/platform/ui/days-fields.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';

interface PaperFormOptions<Values extends FieldValues> {
  /** Under which what is typed survives a reload. */
  key: string;
  start: DefaultValues<Values> & Values;
  /** Returns what is wrong with the days of the paper. */
  daysFault: (days: { fromOn: Day; untilOn: Day }) => string | undefined;
}

/** The state of a paper's form, whose draft depends on its days; closing asks first. See `PaperOfDays`. */
export function usePaperForm<Values extends FieldValues & TypedDays>(
  { key, start, daysFault }: PaperFormOptions<Values>,
  { onDirtyChange, close }: Pick<FormInDialog, 'onDirtyChange' | 'close'>,
) {
  const form = useForm<Values>({ defaultValues: start });
  const draft = useFormDraft(form, { key });
  const { question, allowLeave } = useUnsavedChanges(form.formState.isDirty, onDirtyChange);
  const values = form.watch();
  const days = { from: values.from, to: values.to };
  const errors = daysErrors(days, ({ from, to }) => daysFault({ fromOn: from, untilOn: to }));
  return {
    ...{ values, days, errors, draft, question },
    /** Whether the days can be asked about. */
    isWhole: !errors.from && !errors.to,
    change: (changed: Partial<Values>) =>
      form.reset({ ...form.getValues(), ...changed }, { keepDefaultValues: true }),
    /** Closes after the paper was made. */
    finish: () => {
      draft.forget();
      allowLeave();
      close();
    },
  };
}

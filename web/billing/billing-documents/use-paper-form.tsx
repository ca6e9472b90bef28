import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';

/** The state of a paper's form; what is typed survives a reload under `key`, and closing asks first. */
export function usePaperForm<Values extends FieldValues>(
  key: string,
  start: DefaultValues<Values> & Values,
  { onDirtyChange, close }: Pick<FormInDialog, 'onDirtyChange' | 'close'>,
) {
  const form = useForm<Values>({ defaultValues: start });
  const draft = useFormDraft(form, { key });
  const { question, allowLeave } = useUnsavedChanges(form.formState.isDirty, onDirtyChange);
  return {
    values: form.watch(),
    draft,
    /** Render it anywhere in the form. */
    question,
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

import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import {
  type PracticeSettingsFormValues,
  practiceSettingsForm,
  practiceSettingsFormStart,
  settingsChangeOf,
} from '#domain/practice/practice-settings-form-values.ts';
import { DraftRestored } from '#web/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/drafts/use-form-draft.ts';
import { useUpdatePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { SaveBar } from '#web/settings/save-bar.tsx';
import { useUnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/ui/use-checked-form.ts';
import { LetterheadFields } from './letterhead-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { WorkFields } from './work-fields.tsx';

interface PracticeSettingsFormProps {
  settings: PracticeSettings;
  isOwner: boolean;
  onSaved: (settings: PracticeSettings) => void;
}

/** Every setting of the practice; for who does not own it, to read. */
export function PracticeSettingsForm({ settings, isOwner, onSaved }: PracticeSettingsFormProps) {
  const update = useUpdatePracticeSettings();
  const form = useCheckedForm({
    resolver: zodResolver(practiceSettingsForm),
    defaultValues: practiceSettingsFormStart(settings),
  });
  const draft = useFormDraft(form, { key: isOwner ? 'practice settings' : undefined });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  function save(typed: PracticeSettingsFormValues): void {
    update.mutate(settingsChangeOf(typed, settings), {
      onSuccess: (saved) => {
        draft.forget();
        onSaved(saved);
      },
    });
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <DraftRestored draft={draft} className="mb-4" />
        {!isOwner && (
          <p className="mb-4 rounded-lg bg-info-soft px-4 py-3 text-info-ink text-sm">
            Only the owner of the practice can change these settings.
          </p>
        )}
        <fieldset disabled={!isOwner} className="flex min-w-0 flex-col gap-6">
          <LetterheadFields />
          <WorkFields isOwner={isOwner} />
          <MoneyFields />
        </fieldset>
        {isOwner && <SaveBar label="Save Settings" isSaving={update.isPending} />}
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

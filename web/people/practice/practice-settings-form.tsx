import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import {
  type PracticeSettingsFormValues,
  practiceSettingsForm,
  practiceSettingsFormStart,
  settingsChangeOf,
} from '#domain/people/practice/practice-settings-form-values.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { usePracticeSettings, useUpdatePracticeSettings } from './practice-settings-queries.ts';

interface PracticeSettingsFormProps {
  /** The key under which drafts are saved. */
  draftKey: string;
  /** Some of the fields. */
  children: (isOwner: boolean) => ReactNode;
}

/** The form for some of the practice's settings; read-only for therapists who do not own it. */
export function PracticeSettingsForm(props: PracticeSettingsFormProps) {
  const latest = usePracticeSettings();
  // The settings when the form opened: only differences are sent.
  const [opened, setOpened] = useState(latest);
  return <OpenedForm key={JSON.stringify(opened)} settings={opened} onSaved={setOpened} {...props} />;
}

interface OpenedFormProps extends PracticeSettingsFormProps {
  settings: PracticeSettings;
  onSaved: (settings: PracticeSettings) => void;
}

function OpenedForm({ settings, onSaved, draftKey, children }: OpenedFormProps) {
  const isOwner = useUser().data?.isOwner ?? false;
  const update = useUpdatePracticeSettings();
  const form = useCheckedForm({
    resolver: zodResolver(practiceSettingsForm),
    defaultValues: practiceSettingsFormStart(settings),
  });
  const draft = useFormDraft(form, { key: isOwner ? draftKey : undefined });
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
          {children(isOwner)}
        </fieldset>
        {isOwner && <SaveBar label="Save Settings" isSaving={update.isPending} />}
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { placeholders } from '#domain/clinical/phrases/fill-phrase.ts';
import { type NewPhrase, newPhrase, type Phrase } from '#domain/clinical/phrases/phrase.ts';
import { phraseSectionLabels, phraseSections } from '#domain/clinical/phrases/phrase-sections.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useCreatePhrase, useUpdatePhrase } from './phrase-queries.ts';

export interface PhraseFormStart {
  /** The phrase to change; none for a new one. */
  phrase?: Phrase;
  /** The text of a new one, such as a built-in phrase. */
  copied?: NewPhrase;
}

interface PhraseFormProps {
  start: PhraseFormStart;
  onSaved: () => void;
  onCancel: () => void;
  /** Tells the dialog whether closing it would lose changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

const names = placeholders.map((name) => `{${name}}`);
const filledHint = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are filled in from the note; ___ is a blank to fill in yourself.`;

/** The form of a phrase: its section, its shortcut and its text. */
export function PhraseForm({ start, onSaved, onCancel, onDirtyChange }: PhraseFormProps) {
  const { phrase, copied } = start;
  const create = useCreatePhrase();
  const update = useUpdatePhrase(phrase?.id ?? 0);
  const { section = 'notes', shortcut = '', text = '' } = phrase ?? copied ?? {};
  const form = useCheckedForm<NewPhrase, unknown, NewPhrase>({
    resolver: zodResolver(newPhrase),
    defaultValues: { section, shortcut, text },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(typed: NewPhrase): void {
    const done = {
      onSuccess: () => {
        allowLeave();
        onSaved();
      },
    };
    if (phrase) update.mutate({ ...typed, updatedAt: phrase.updatedAt }, done);
    else create.mutate(typed, done);
  }

  return (
    <form noValidate aria-label="Phrase" onSubmit={handleSubmit(save)} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Section" error={errors.section?.message}>
          <Select {...register('section')}>
            <LabeledOptions values={phraseSections} labels={phraseSectionLabels} />
          </Select>
        </Field>
        <Field
          label="Shortcut"
          hint="Letters and digits, typed after ; in a note."
          error={errors.shortcut?.message}
        >
          <Input
            {...register('shortcut')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="home"
          />
        </Field>
      </div>
      <Field label="Text" hint={filledHint} error={errors.text?.message}>
        <Textarea rows={4} {...register('text')} />
      </Field>
      <FormActions
        saveText={phrase ? 'Update Phrase' : 'Add Phrase'}
        savingText="Saving..."
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}

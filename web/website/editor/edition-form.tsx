import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { toastOnNextPage } from '#web/platform/ui/toast-handover.ts';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { FieldFromLink } from './field-from-link.tsx';
import { SpanishTakenBack } from './spanish-taken-back.tsx';
import { useIsUploadingPicture, useSaveEdition } from './website-queries.ts';

interface EditionFormProps<Values extends FieldValues, Result> {
  /** The newest edition. */
  edition: WebsiteEdition;
  /** Returns the rules of the typed values. */
  schemaFor: (identity: PublicIdentity) => z.ZodMiniType<Result, Values>;
  /** Returns the initial values. */
  start: (identity: PublicIdentity) => DefaultValues<Values>;
  /** Returns the part of the website that the typed values change. */
  partOf: (typed: Result, identity: PublicIdentity) => Partial<PublicIdentity>;
  /** Returns the key of the draft on this device. */
  draftFor: (edition: WebsiteEdition) => string;
  /** Returns the message after a save. */
  success: (edition: WebsiteEdition) => { title: string; description: string };
  /**
   * What follows a save: a path to navigate to, a reload, since the app shows the practice's name, or the form
   * with the saved edition.
   */
  next: `/${string}` | 'reload' | 'stay';
  /** The label of the button. */
  label: string;
  /** Whether the form is the Spanish itself, which needs no warning that it is missing. */
  isSpanish?: boolean;
  onInvalid?: () => void;
  /** Renders the fields of the edition that the form changes. */
  children: (edition: WebsiteEdition) => ReactNode;
}

/** A form that saves a new edition of the website. Changes are public as soon as they are saved. */
export function EditionForm<Values extends FieldValues, Result>(props: EditionFormProps<Values, Result>) {
  const { partOf, draftFor, success, next, label, isSpanish = false, onInvalid, children } = props;
  // The edition loaded before anything was changed.
  const [edition, setEdition] = useState(props.edition);
  const { identity, createdAt } = edition;
  const navigate = useNavigate();
  const schema = props.schemaFor(identity);
  const form = useCheckedForm<Values, unknown, Result>({
    resolver: zodResolver(schema),
    defaultValues: props.start(identity),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const draft = useFormDraft(form, { key: draftFor(edition), updatedAt: createdAt ?? undefined });
  const save = useSaveEdition({
    ...(next === 'reload' ? {} : { success }),
    onSaved: (saved) => {
      unsaved.allowLeave();
      draft.forget();
      if (next === 'reload') {
        toastOnNextPage(success(saved));
        window.location.reload();
      } else if (next === 'stay') {
        setEdition(saved);
        form.reset(props.start(saved.identity));
      } else {
        navigate(next);
      }
    },
  });
  const identityWith = (typed: Result) => ({ ...identity, ...partOf(typed, identity) });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(
          (typed) => save.mutate({ part: partOf(typed, identity), edition, isDependent: isSpanish }),
          onInvalid,
        )}
        className="flex flex-col gap-6"
      >
        <DraftRestored draft={draft} />
        {children(edition)}
        <FieldFromLink />
        {!isSpanish && (
          <SpanishTakenBack
            control={form.control}
            saved={identity}
            identityWith={(typed) => {
              const read = schema.safeParse(typed);
              return read.success ? identityWith(read.data) : undefined;
            }}
          />
        )}
        <SaveBar label={label} isSaving={save.isPending} isUploading={useIsUploadingPicture()} />
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { signatureOf } from '#domain/website/identity/public-identity-text.ts';
import type { WebsiteEdition } from '#domain/website/identity/website-edition.ts';
import { MOST_COLLEAGUES, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import {
  type TeamFormResult,
  type TeamFormValues,
  teamForm,
} from '#domain/website/identity/website-team-form.ts';
import { SaveBar } from '#web/people/settings/save-bar.tsx';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { ColleagueFields } from './colleague-fields.tsx';
import { SpanishTakenBack } from './spanish-taken-back.tsx';
import { useMovedRow } from './use-moved-row.ts';
import { useIsUploadingPicture, useSaveTeam } from './website-queries.ts';

const blank = {
  firstName: '',
  lastName: '',
  postNominals: '',
  role: '',
  biography: '',
  license: '',
  languages: [],
  portrait: null,
};

interface MovedColleague {
  id: string;
  index: number;
  step: 1 | -1;
  label: string;
}

/** The form of the website's other therapists, in the order of their page. */
export function TeamForm({ edition: latest }: { edition: WebsiteEdition }) {
  // The edition loaded before anything was changed.
  const [edition] = useState(latest);
  const navigate = useNavigate();
  const form = useCheckedForm<TeamFormValues, unknown, TeamFormResult>({
    resolver: zodResolver(teamForm),
    defaultValues: { team: edition.identity.team },
  });
  const colleagues = useFieldArray({ control: form.control, name: 'team' });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const draft = useFormDraft(form, { key: 'website-team', updatedAt: edition.createdAt ?? undefined });
  const save = useSaveTeam(() => {
    unsaved.allowLeave();
    draft.forget();
    navigate('/settings/website');
  });
  const count = colleagues.fields.length;
  const rows = useMovedRow();
  const add = useRef<HTMLButtonElement>(null);

  function handleMove({ id, index, step, label }: MovedColleague): void {
    colleagues.move(index, index + step);
    rows.announceMove({ id, step, words: `${label} is now ${index + step + 1} of ${count}` });
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ team }) => save.mutate({ edition, team }))}
        className="flex flex-col gap-6"
      >
        <DraftRestored draft={draft} />
        <Card>
          <CardHeader
            title="Therapists on the Website"
            description={`With one more therapist beside ${signatureOf(edition.identity.therapist)}, families find all of them at ${TEAM_PATH}, and the way there at the foot of every page.`}
          />
          <CardBody>
            {count === 0 ? (
              <EmptyState
                icon={Users}
                title="No other therapists"
                description="The website shows one therapist."
              />
            ) : (
              <p className="text-ink-muted text-sm">
                {count === 1 ? 'One other therapist' : `${count} other therapists`}
              </p>
            )}
          </CardBody>
        </Card>
        {count > 0 && (
          <ul ref={rows.list} aria-label="Therapists" className="flex flex-col gap-6">
            {colleagues.fields.map(({ id }, index) => (
              <li key={id} className="min-w-0">
                <ColleagueFields
                  id={id}
                  index={index}
                  isLast={index === count - 1}
                  onMove={(step, label) => handleMove({ id, index, step, label })}
                  onRemove={() => {
                    colleagues.remove(index);
                    add.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="sr-only">
          {rows.words}
        </p>
        {count < MOST_COLLEAGUES && (
          <Button
            ref={add}
            variant="secondary"
            className="self-start"
            onClick={() => colleagues.append(blank)}
          >
            <Plus aria-hidden="true" />
            Add Therapist
          </Button>
        )}
        <SpanishTakenBack
          control={form.control}
          saved={edition.identity}
          identityWith={(typed) => {
            const read = teamForm.safeParse(typed);
            return read.success ? { ...edition.identity, team: read.data.team } : undefined;
          }}
        />
        <SaveBar label="Save Therapists" isSaving={save.isPending} isUploading={useIsUploadingPicture()} />
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

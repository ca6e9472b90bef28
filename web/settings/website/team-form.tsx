import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { signatureOf } from '#domain/practice/public-identity-text.ts';
import type { WebsiteEdition } from '#domain/practice/website-edition.ts';
import { MOST_COLLEAGUES, TEAM_PATH } from '#domain/practice/website-team.ts';
import { type TeamFormResult, type TeamFormValues, teamForm } from '#domain/practice/website-team-form.ts';
import { DraftRestored } from '#web/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/drafts/use-form-draft.ts';
import { SaveBar } from '#web/settings/save-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useUnsavedChanges } from '#web/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/ui/use-checked-form.ts';
import { ColleagueFields } from './colleague-fields.tsx';
import { SpanishTakenBack } from './spanish-taken-back.tsx';
import { useSaveTeam } from './website-queries.ts';

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

/** Everybody whom the page of the therapists shows beside the one the website is about, in its order. */
export function TeamForm({ edition: latest }: { edition: WebsiteEdition }) {
  // The edition that was read before something was changed.
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
    unsaved.letLeave();
    draft.forget();
    navigate('/settings/website');
  });
  const count = colleagues.fields.length;

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
          {count === 0 && (
            <CardBody>
              <EmptyState
                icon={Users}
                title="No other therapists"
                description="The website shows one therapist."
              />
            </CardBody>
          )}
        </Card>
        {colleagues.fields.map(({ id }, index) => (
          <ColleagueFields
            key={id}
            index={index}
            isLast={index === count - 1}
            onMove={(by) => colleagues.move(index, index + by)}
            onRemove={() => colleagues.remove(index)}
          />
        ))}
        {count < MOST_COLLEAGUES && (
          <Button variant="secondary" className="self-start" onClick={() => colleagues.append(blank)}>
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
        <SaveBar label="Save Therapists" isSaving={save.isPending} />
        {unsaved.question}
      </form>
    </FormProvider>
  );
}

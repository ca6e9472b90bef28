import { Plus, Users } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { signatureOf } from '#domain/website/identity/public-identity-text.ts';
import {
  isTeamShown,
  MOST_COLLEAGUES,
  TEAM_PATH,
  type TeamFormResult,
  type TeamFormValues,
  teamForm,
} from '#domain/website/identity/website-team.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { ColleagueFields } from './colleague-fields.tsx';
import { EditionForm } from './edition-form.tsx';
import { EditionPage, toWebsite } from './edition-page.tsx';
import { useMovedRow } from './use-moved-row.ts';

export const meta = practiceTitle('Therapists on the Website');

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

/** The page on which the owner edits the website's other therapists. */
export default function WebsiteTeamPage() {
  return (
    <EditionPage back={toWebsite} loadingLabel="Loading therapists">
      {(latest) => (
        <EditionForm<TeamFormValues, TeamFormResult>
          edition={latest}
          schemaFor={() => teamForm}
          start={({ team }) => ({ team })}
          partOf={({ team }) => ({ team })}
          draftFor={() => 'website-team'}
          success={({ identity }) => ({
            title: 'Therapists Saved',
            description: isTeamShown(identity)
              ? `Families see them at ${TEAM_PATH}.`
              : 'The website shows one therapist.',
          })}
          next="/settings/website"
          label="Save Therapists"
        >
          {({ identity }) => <TeamFields signature={signatureOf(identity.therapist)} />}
        </EditionForm>
      )}
    </EditionPage>
  );
}

/** The other therapists, in the order of their page. */
function TeamFields({ signature }: { signature: string }) {
  const { control } = useFormContext<TeamFormValues>();
  const colleagues = useFieldArray({ control, name: 'team' });
  const count = colleagues.fields.length;
  const rows = useMovedRow();
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Card>
        <CardHeader
          title="Therapists on the Website"
          description={`With one more therapist beside ${signature}, families find all of them at ${TEAM_PATH}, and the way there at the foot of every page.`}
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
                onMove={(step, label) => {
                  colleagues.move(index, index + step);
                  rows.announceMove({ id, step, words: `${label} is now ${index + step + 1} of ${count}` });
                }}
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
        <Button ref={add} variant="secondary" className="self-start" onClick={() => colleagues.append(blank)}>
          <Plus aria-hidden="true" />
          Add Therapist
        </Button>
      )}
    </>
  );
}

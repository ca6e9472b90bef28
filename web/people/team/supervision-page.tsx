import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useParams } from 'react-router';
import {
  type SupervisionForm as SupervisionValues,
  supervisionForm,
} from '#domain/people/team/supervision.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useNameSupervisor, useTeam } from './team-queries.ts';

export const meta = practiceTitle('Supervision');

const TEAM_PATH = '/settings/team';

/** The page on which the owner names a therapist's supervisor, dates and plan. */
export default function SupervisionPage() {
  const id = parseRecordId(useParams().id ?? '');
  const team = useTeam();
  return (
    <div className="flex flex-col gap-3">
      <BackLink to={TEAM_PATH}>Team</BackLink>
      <WhenLoaded query={team} loadingLabel="Loading team" placeholders={2}>
        {(members) => <SupervisionCard therapist={members.find((one) => one.id === id && !one.isOwner)} />}
      </WhenLoaded>
    </div>
  );
}

function SupervisionCard({ therapist }: { therapist: TeamMember | undefined }) {
  if (!therapist) {
    return (
      <Card>
        <CardBody>There is no such therapist. The owner of the practice has no supervisor.</CardBody>
      </Card>
    );
  }
  const { fullName } = therapist;
  return (
    <Card>
      <CardHeader
        title={`Supervision of ${fullName}`}
        description={`${fullName} is asked to agree. From then on the supervisor reads and reviews what is signed from the first day to the last, and sees nothing else of the caseload.`}
      />
      <CardBody>
        <SupervisionFields key={therapist.id} therapist={therapist} />
      </CardBody>
    </Card>
  );
}

interface OfTherapist {
  therapist: TeamMember;
}

function SupervisionFields({ therapist }: OfTherapist) {
  const { supervision } = therapist;
  const name = useNameSupervisor(therapist);
  const today = useToday();
  const { register, handleSubmit, formState, watch } = useCheckedForm({
    resolver: zodResolver(supervisionForm),
    defaultValues: valuesOf(therapist, today),
  });
  const { errors, isDirty } = formState;
  const unsaved = useUnsavedChanges(isDirty);
  const navigate = useNavigate();
  const opened = useFocusOnOpen<HTMLFormElement>();
  const isNobody = watch('supervisorId') === null;

  function save(typed: SupervisionValues): void {
    const onSuccess = () => {
      unsaved.allowLeave();
      void navigate(TEAM_PATH);
    };
    name.mutate({ ...typed, updatedAt: supervision?.updatedAt }, { onSuccess });
  }

  return (
    <form ref={opened} noValidate data-typing onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
      <Field
        label="Supervisor"
        error={errors.supervisorId?.message ?? (name.error ? refusalOf(name.error, 409) : undefined)}
      >
        <Select {...register('supervisorId', { setValueAs: idIn })}>
          <option value="">Nobody</option>
          <SupervisorOptions therapist={therapist} />
        </Select>
      </Field>
      {!isNobody && (
        <>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <Field label="First Day" error={errors.fromOn?.message}>
              <DateInput {...register('fromOn')} />
            </Field>
            <Field label="Last Day" optional error={errors.untilOn?.message}>
              <DateInput {...register('untilOn')} />
            </Field>
          </div>
          <Field
            label="Supervision Plan"
            optional
            hint="How notes and reports are reviewed, and when the two meet."
            error={errors.planText?.message}
          >
            <Textarea {...register('planText')} rows={5} />
          </Field>
        </>
      )}
      <FormActions
        saveText="Save Supervision"
        savingText="Saving..."
        isSaving={name.isPending}
        onCancel={() => navigate(TEAM_PATH)}
      />
      {unsaved.question}
    </form>
  );
}

/** The possible supervisors: other active and confirmed accounts. */
function SupervisorOptions({ therapist }: OfTherapist) {
  const team = useTeam().data ?? [];
  return team
    .filter(({ id, disabledAt, isConfirmed }) => {
      const isNamed = therapist.supervision?.supervisorId === id;
      return id !== therapist.id && (isNamed || (disabledAt === null && isConfirmed));
    })
    .map(({ id, fullName }) => (
      <option key={id} value={id}>
        {fullName}
      </option>
    ));
}

function idIn(chosen: string | number | null): number | null {
  return chosen === '' || chosen === null ? null : Number(chosen);
}

function valuesOf({ supervision }: TeamMember, today: string): SupervisionValues {
  const { supervisorId = null, fromOn = today, untilOn, planText } = supervision ?? {};
  return { supervisorId, fromOn, untilOn: untilOn ?? '', planText: planText ?? '' };
}

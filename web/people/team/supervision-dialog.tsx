import { zodResolver } from '@hookform/resolvers/zod';
import {
  type SupervisionForm as SupervisionValues,
  supervisionForm,
} from '#domain/people/team/supervision.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useNameSupervisor, useTeam } from './team-queries.ts';

interface SupervisionDialogProps {
  therapist: TeamMember;
  onClose: () => void;
}

/** The dialog that names a therapist's supervisor, dates and plan. */
export function SupervisionDialog({ therapist, onClose }: SupervisionDialogProps) {
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Supervision of ${therapist.fullName}`}
      description={`${therapist.fullName} is asked to agree. From then on the supervisor reads and reviews what is signed from the first day to the last, and sees nothing else of the caseload.`}
    >
      {(dialog) => <SupervisionFields therapist={therapist} {...dialog} />}
    </FormDialog>
  );
}

function SupervisionFields({
  therapist,
  close,
  onCancel,
  onDirtyChange,
}: Pick<SupervisionDialogProps, 'therapist'> & FormInDialog) {
  const { supervision } = therapist;
  const name = useNameSupervisor(therapist);
  const today = useToday();
  const { register, handleSubmit, formState, watch } = useCheckedForm({
    resolver: zodResolver(supervisionForm),
    defaultValues: valuesOf(therapist, today),
  });
  const { errors, isDirty } = formState;
  const unsaved = useUnsavedChanges(isDirty, onDirtyChange);
  const isNobody = watch('supervisorId') === null;

  function save(typed: SupervisionValues): void {
    name.mutate({ ...typed, updatedAt: supervision?.updatedAt }, { onSuccess: close });
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={name.isPending} pendingText="Saving...">
          Save Supervision
        </Button>
      </div>
      {unsaved.question}
    </form>
  );
}

/** The possible supervisors: other active and confirmed accounts. */
function SupervisorOptions({ therapist }: Pick<SupervisionDialogProps, 'therapist'>) {
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

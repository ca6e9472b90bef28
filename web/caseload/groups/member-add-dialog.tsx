import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Group } from '#domain/caseload/groups/group.ts';
import { newMember } from '#domain/caseload/groups/group-member.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useClientFinder, useClients } from '#web/caseload/clients/client-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useAddMember } from './group-mutations.ts';

const { clientId, from } = newMember.shape;
const joining = z.object({ clientId: z.pipe(z.nullable(z.number()), clientId), from });

interface MemberAddDialogProps {
  group: Group;
  open: boolean;
  onClose: () => void;
}

/** Adds a child to a group from a day on. */
export function MemberAddDialog({ group, open, onClose }: MemberAddDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Add a Child" width="sm">
      {(dialog) => <MemberAddForm group={group} {...dialog} />}
    </FormDialog>
  );
}

function MemberAddForm({ group, onCancel, close, onDirtyChange }: FormInDialog & { group: Group }) {
  const today = useToday();
  const clients = useClients();
  const clientOf = useClientFinder();
  const [withInactive, setWithInactive] = useState(false);
  const add = useAddMember(group.id);
  const { register, control, handleSubmit, formState } = useCheckedForm<
    z.input<typeof joining>,
    unknown,
    z.output<typeof joining>
  >({ resolver: zodResolver(joining), defaultValues: { clientId: null, from: today } });
  const client = useController({ control, name: 'clientId' });
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(typed: z.output<typeof joining>): void {
    const allowInactive = clientOf(typed.clientId)?.status === 'inactive';
    add.mutate(
      { ...typed, ...(allowInactive && { allowInactive }) },
      {
        onSuccess: () => {
          allowLeave();
          close();
        },
      },
    );
  }

  return (
    <form noValidate aria-label="Child" onSubmit={handleSubmit(save)} className="grid gap-5">
      <div className="grid gap-1.5">
        <Field label="Client" error={errors.clientId?.message}>
          <ClientChoice {...client.field} withInactive={withInactive} />
        </Field>
        {clients.data?.some(({ status }) => status === 'inactive') && (
          <Checkbox
            label="Show inactive clients"
            checked={withInactive}
            onChange={(event) => setWithInactive(event.target.checked)}
          />
        )}
      </div>
      <Field
        label="From"
        hint="The child gets a session in every later meeting that is planned."
        error={errors.from?.message}
      >
        <DateInput {...register('from')} />
      </Field>
      <FormActions saveText="Add Child" savingText="Adding..." isSaving={isSent(add)} onCancel={onCancel} />
      {question}
    </form>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import {
  BORN_IN_THE_FUTURE,
  type Client,
  type ClientFormValues,
  clientStatuses,
  isPastBirthDate,
  type NewClient,
  newClient,
} from '#domain/caseload/clients/client.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { SameClientWarning } from './same-client-warning.tsx';

interface ClientFormProps {
  /** The client to edit; undefined for a new one. */
  client?: Client | undefined;
  /** The initial values of a new one. */
  start?: NewClient | undefined;
  isSaving: boolean;
  /** Saves the form; `allowLeave` disables the warning about unsaved changes. */
  onSave: (client: NewClient, allowLeave: () => void) => void;
  onCancel: () => void;
}

/** The client form. It keeps the typed values if the server refuses them. */
export function ClientForm({ client, start, isSaving, onSave, onCancel }: ClientFormProps) {
  const today = useToday();
  const form = useCheckedForm<ClientFormValues, unknown, NewClient>({
    resolver: zodResolver(clientSchemaOn(today)),
    defaultValues: formValuesOf(client ?? start),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  // A form that starts from an inquiry has no draft, since another inquiry's text must not appear in it.
  const draftKey = client || !start ? `client ${client?.id ?? 'new'}` : undefined;
  const opened = useFocusOnOpen<HTMLFormElement>();
  const draft = useFormDraft(form, { key: draftKey, updatedAt: client?.updatedAt });
  const unsaved = useUnsavedChanges(isDirty);
  const allowLeave = () => {
    draft.forget();
    unsaved.allowLeave();
  };

  return (
    <form ref={opened} noValidate data-typing onSubmit={handleSubmit((values) => onSave(values, allowLeave))}>
      <Card>
        <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <DraftRestored draft={draft} className="sm:col-span-2" />
          <Field label="First Name" error={errors.firstName?.message}>
            <Input {...register('firstName')} autoComplete="off" />
          </Field>
          <Field label="Last Name" error={errors.lastName?.message}>
            <Input {...register('lastName')} autoComplete="off" />
          </Field>
          <Field label="Email" error={errors.email?.message}>
            <Input {...register('email')} type="email" inputMode="email" autoComplete="off" />
          </Field>
          <Field label="Phone" error={errors.phone?.message}>
            <Input {...register('phone')} type="tel" autoComplete="off" />
          </Field>
          <Field label="Date of Birth" error={errors.dateOfBirth?.message}>
            <DateInput {...register('dateOfBirth')} max={today} />
          </Field>
          <Field label="Status" error={errors.status?.message}>
            <Select {...register('status')}>
              <LabeledOptions values={clientStatuses} labels={statusLabels} />
            </Select>
          </Field>
          <Field label="Address" error={errors.address?.message} className="sm:col-span-2">
            <Input {...register('address')} autoComplete="off" />
          </Field>
          <Field label="Notes" error={errors.notes?.message} className="sm:col-span-2">
            <Textarea {...register('notes')} rows={4} />
          </Field>
        </CardBody>
        <div className="px-5 pb-5">
          <FormActions
            saveText={client ? 'Update Client' : 'Create Client'}
            savingText={client ? 'Updating...' : 'Creating...'}
            isSaving={isSaving}
            onCancel={onCancel}
          />
          {!isSaving && <SameClientWarning control={control} ownId={client?.id} />}
        </div>
      </Card>
      {unsaved.question}
    </form>
  );
}

const statusLabels = { active: 'Active', inactive: 'Inactive' };

function clientSchemaOn(today: Day) {
  return newClient.check(
    z.refine(({ dateOfBirth }) => isPastBirthDate(dateOfBirth, today), {
      error: BORN_IN_THE_FUTURE,
      path: ['dateOfBirth'],
    }),
  );
}

function formValuesOf(client: Client | NewClient | undefined): Required<ClientFormValues> {
  return {
    firstName: client?.firstName ?? '',
    lastName: client?.lastName ?? '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    dateOfBirth: client?.dateOfBirth ?? '',
    address: client?.address ?? '',
    notes: client?.notes ?? '',
    status: client?.status ?? 'active',
  };
}

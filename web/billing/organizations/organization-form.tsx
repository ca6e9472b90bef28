import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, type UseFormRegisterReturn } from 'react-hook-form';
import {
  type NewOrganization,
  type Organization,
  organizationKindLabels,
  organizationKinds,
} from '#domain/billing/organizations/organization.ts';
import {
  organizationForm,
  organizationFormStart,
  type TypedOrganization,
} from '#domain/billing/organizations/organization-form.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { ContractFields } from './contract-fields.tsx';
import { useCreateOrganization, useUpdateOrganization } from './organization-queries.ts';
import { PeopleFields } from './people-fields.tsx';
import { SchoolHoursFields } from './school-hours-fields.tsx';

interface OrganizationFormProps {
  organization: Organization | undefined;
  onSaved: (organization: Organization) => void;
  onCancel: () => void;
  /** Reports whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of a school or payer: name and district, week, address, people, and the contract of a payer. */
export function OrganizationForm({ organization, onSaved, onCancel, onDirtyChange }: OrganizationFormProps) {
  const create = useCreateOrganization();
  const update = useUpdateOrganization(organization?.id ?? 0);
  const [start] = useState(() => organizationFormStart(organization));
  const form = useCheckedForm<TypedOrganization, unknown, NewOrganization>({
    resolver: zodResolver(organizationForm),
    defaultValues: start,
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);
  const [kind, pays] = watch(['kind', 'pays']);

  function save(typed: NewOrganization): void {
    const leave = (saved: Organization) => {
      allowLeave();
      onSaved(saved);
    };
    if (organization) {
      update.mutate({ ...typed, updatedAt: organization.updatedAt }, { onSuccess: leave });
    } else create.mutate(typed, { onSuccess: leave });
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="School or payer"
        onSubmit={handleSubmit(save)}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" placeholder="Maple Street School" />
        </Field>
        <Field label="Kind" error={errors.kind?.message}>
          <Select {...register('kind')}>
            <LabeledOptions values={organizationKinds} labels={organizationKindLabels} />
          </Select>
        </Field>
        {kind !== 'district' && (
          <DistrictField
            own={organization?.id}
            chosen={start.parentId}
            error={errors.parentId?.message}
            register={register('parentId')}
          />
        )}
        <SchoolHoursFields />
        <Field label="Address" optional error={errors.address?.message} className="sm:col-span-2">
          <Textarea {...register('address')} rows={2} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="off" />
        </Field>
        <Field label="Email" optional error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
        <PeopleFields />
        <Checkbox
          {...register('pays')}
          label="It Pays for Service"
          hint="With its contract, bills can be made for it."
          className="sm:col-span-2"
        />
        {pays && <ContractFields />}
        <Field label="Notes" optional error={errors.notes?.message} className="sm:col-span-2">
          <Textarea {...register('notes')} rows={3} />
        </Field>
        <div className="sm:col-span-2">
          <FormActions
            saveText={organization ? 'Save Changes' : pays ? 'Add Payer' : 'Add School'}
            savingText={organization ? 'Saving...' : 'Adding...'}
            isSaving={isSent(create) || isSent(update)}
            onCancel={onCancel}
          />
        </div>
        {question}
      </form>
    </FormProvider>
  );
}

interface DistrictFieldProps {
  /** The id of the edited organization, which is not its own district. */
  own: number | undefined;
  /** The district of the saved organization, offered while the list loads. */
  chosen: string;
  error: string | undefined;
  register: UseFormRegisterReturn;
}

function DistrictField({ own, chosen, error, register }: DistrictFieldProps) {
  const all = useOrganizations();
  const districts = (all.data ?? []).filter(({ id, kind }) => kind === 'district' && id !== own);
  if (districts.length === 0 && chosen === '') return null;
  return (
    <Field
      label="District"
      optional
      hint="Its closings hold for the school too."
      error={error ?? (all.isError ? 'The districts could not be loaded' : undefined)}
      className="sm:col-span-2"
    >
      <Select key={all.data ? 'loaded' : 'loading'} {...register}>
        <option value="">None</option>
        {districts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!all.data && chosen !== '' && <option value={chosen}>Loading...</option>}
      </Select>
    </Field>
  );
}

import { useFieldArray, useFormContext } from 'react-hook-form';
import { PEOPLE_LIMIT } from '#domain/billing/organizations/organization.ts';
import type { TypedOrganization } from '#domain/billing/organizations/organization-form.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FieldRows } from '#web/platform/ui/field-rows.tsx';
import { Input } from '#web/platform/ui/input.tsx';

/** The people at a school or payer, each with a role in free words. */
export function PeopleFields() {
  const { control, register, formState } = useFormContext<TypedOrganization>();
  const people = useFieldArray({ control, name: 'people' });
  const errors = formState.errors.people;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">People</legend>
      <FieldRows
        noun="Person"
        rows={people.fields}
        most={PEOPLE_LIMIT}
        keyOf={({ id }) => id}
        onAdd={() => people.append({ name: '', role: '', email: '', phone: '' })}
        onRemove={people.remove}
      >
        {(index) => (
          <>
            <Field label="Name" error={errors?.[index]?.name?.message}>
              <Input {...register(`people.${index}.name`)} autoComplete="off" />
            </Field>
            <Field label="Role" optional error={errors?.[index]?.role?.message}>
              <Input {...register(`people.${index}.role`)} autoComplete="off" placeholder="CSE chair" />
            </Field>
            <Field label="Email" optional error={errors?.[index]?.email?.message}>
              <Input {...register(`people.${index}.email`)} type="email" autoComplete="off" />
            </Field>
            <Field label="Phone" optional error={errors?.[index]?.phone?.message}>
              <Input {...register(`people.${index}.phone`)} type="tel" autoComplete="off" />
            </Field>
          </>
        )}
      </FieldRows>
    </fieldset>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import {
  professionNames,
  professions,
  type SigningProfile,
  type SigningProfileForm as SigningProfileValues,
  signingProfileForm,
} from '#domain/clinical/signing/signing-profile.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useSaveSigningProfile } from './signing-profile-queries.ts';

interface SigningProfileFormProps {
  /** Null before it was filled in. */
  profile: SigningProfile | null;
  submitText: string;
}

/** The form for the name, credentials and license printed below a therapist's signatures. */
export function SigningProfileForm({ profile, submitText }: SigningProfileFormProps) {
  const save = useSaveSigningProfile();
  const { register, handleSubmit, formState, reset } = useCheckedForm({
    resolver: zodResolver(signingProfileForm),
    defaultValues: valuesOf(profile),
  });
  const { errors, isDirty } = formState;
  const unsaved = useUnsavedChanges(isDirty);
  return (
    <form
      noValidate
      onSubmit={handleSubmit((typed) =>
        save.mutate(
          { ...typed, updatedAt: profile?.updatedAt },
          { onSuccess: (saved) => reset(valuesOf(saved.profile)) },
        ),
      )}
    >
      <div className="grid gap-x-4 gap-y-5 p-5 sm:grid-cols-2">
        <Field label="Printed Name" error={errors.printedName?.message} className="sm:col-span-2">
          <Input {...register('printedName')} autoComplete="name" />
        </Field>
        <Field label="Profession" error={errors.profession?.message}>
          <Select {...register('profession')}>
            <LabeledOptions values={professions} labels={professionNames} />
          </Select>
        </Field>
        <Field
          label="Credentials"
          hint="As they are to be printed, for example OTR/L."
          error={errors.credentials?.message}
        >
          <Input {...register('credentials')} />
        </Field>
        <Field label="New York License Number" error={errors.licenseNumber?.message}>
          <Input {...register('licenseNumber')} />
        </Field>
        <Field label="NPI" hint="If you have one: ten digits." error={errors.npi?.message}>
          <Input {...register('npi')} inputMode="numeric" />
        </Field>
        <Field
          label="License Valid Until"
          hint="Bills to payers stop sessions after this day."
          error={errors.licenseUntil?.message}
        >
          <DateInput {...register('licenseUntil')} />
        </Field>
      </div>
      <div className="flex justify-end border-line border-t px-5 py-4">
        <Button type="submit" pending={save.isPending} pendingText="Saving...">
          {submitText}
        </Button>
      </div>
      {unsaved.question}
    </form>
  );
}

function valuesOf(profile: SigningProfile | null): SigningProfileValues {
  const { printedName = '', credentials = '', profession = 'OT', licenseNumber = '' } = profile ?? {};
  const { npi = null, licenseUntil = null } = profile ?? {};
  return {
    ...{ printedName, credentials, profession, licenseNumber },
    ...{ npi: npi ?? '', licenseUntil: licenseUntil ?? '' },
  };
}

import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { LanguageChoices } from './language-choices.tsx';

/** Who the therapist is, as the home page and the About page tell it. */
export function TherapistFields() {
  const { register, formState } = useFormContext<WebsiteFormValues>();
  const errors = formState.errors.therapist;
  return (
    <Card>
      <CardHeader title="Therapist" />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="First Name" error={errors?.firstName?.message}>
          <Input {...register('therapist.firstName')} />
        </Field>
        <Field label="Last Name" error={errors?.lastName?.message}>
          <Input {...register('therapist.lastName')} />
        </Field>
        <Field label="Letters After the Name" optional error={errors?.postNominals?.message}>
          <Input {...register('therapist.postNominals')} />
        </Field>
        <Field label="Role" error={errors?.role?.message}>
          <Input {...register('therapist.role')} />
        </Field>
        <Field label="Introduction" error={errors?.introduction?.message} className="sm:col-span-2">
          <Textarea {...register('therapist.introduction')} rows={4} />
        </Field>
        <Field
          label="Biography"
          hint="An empty line begins a new paragraph."
          error={formState.errors.biography?.message}
          className="sm:col-span-2"
        >
          <Textarea {...register('biography')} rows={8} />
        </Field>
        <CredentialFields />
        <Field
          label="License"
          optional
          hint="State and number. The About page shows it, and the page of your therapists."
          error={errors?.license?.message}
          className="sm:col-span-2"
        >
          <Input {...register('therapist.license')} />
        </Field>
        <LanguageChoices field={register('therapist.languages')} />
      </CardBody>
    </Card>
  );
}

function CredentialFields() {
  const { register, control, formState } = useFormContext<WebsiteFormValues>();
  const credentials = useFieldArray({ control, name: 'therapist.credentials' });
  const errors = formState.errors.therapist?.credentials;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 font-medium text-ink text-sm">Credentials</legend>
      <p className="mb-3 text-ink-muted text-sm">
        Those that came with the program stay samples. Write yours as you hold them, with the school, the
        number or the year.
      </p>
      <ul className="flex flex-col gap-4 md:gap-3">
        {credentials.fields.map((credential, index) => (
          <li
            key={credential.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 max-sm:border-line max-sm:border-b max-sm:pb-2"
          >
            <Field
              label={`Credential ${index + 1}`}
              hideLabel
              error={errors?.[index]?.text?.message}
              className="flex-1 max-sm:basis-full"
            >
              <Input {...register(`therapist.credentials.${index}.text`)} />
            </Field>
            <Checkbox
              label="Sample"
              className="md:h-10 md:justify-center"
              {...register(`therapist.credentials.${index}.isSample`)}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove credential ${index + 1}`}
              onClick={() => credentials.remove(index)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {credentials.fields.length === 0 && <FieldError>Please write the credential</FieldError>}
      {credentials.fields.length < 12 && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => credentials.append({ text: '', isSample: false })}
        >
          <Plus aria-hidden="true" />
          Add credential
        </Button>
      )}
    </fieldset>
  );
}

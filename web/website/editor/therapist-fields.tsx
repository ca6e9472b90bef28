import { useFieldArray, useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { AddButton, RemoveButton } from './entry-buttons.tsx';
import { FactField } from './fact-field.tsx';
import { LanguageChoices } from './language-choices.tsx';

/** Fields for the therapist on the home page and the About page. */
export function TherapistFields() {
  const { register } = useFormContext<WebsiteFormValues>();
  return (
    <Card>
      <CardHeader title="Therapist" />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FactField name="therapist.firstName" />
        <FactField name="therapist.lastName" />
        <FactField name="therapist.postNominals" optional />
        <FactField name="therapist.role" />
        <FactField name="therapist.introduction" rows={4} wide />
        <FactField name="therapist.biography" hint="An empty line begins a new paragraph." rows={8} wide />
        <CredentialFields />
        <FactField
          name="therapist.license"
          optional
          hint="State and number. The About page shows it, and the page of your therapists."
          wide
        />
        <LanguageChoices field={register('therapist.languages')} />
      </CardBody>
    </Card>
  );
}

function CredentialFields() {
  const { register, control } = useFormContext<WebsiteFormValues>();
  const credentials = useFieldArray({ control, name: 'therapist.credentials' });
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
            <FactField
              name={`therapist.credentials.${index}.text`}
              label={`Credential ${index + 1}`}
              hideLabel
              className="flex-1 max-sm:basis-full"
            />
            <Checkbox
              label="Sample"
              className="md:h-10 md:justify-center"
              {...register(`therapist.credentials.${index}.isSample`)}
            />
            <RemoveButton
              label={`Remove credential ${index + 1}`}
              onClick={() => credentials.remove(index)}
            />
          </li>
        ))}
      </ul>
      {credentials.fields.length === 0 && <FieldError>Please write the credential</FieldError>}
      {credentials.fields.length < 12 && (
        <AddButton className="mt-3" onClick={() => credentials.append({ text: '', isSample: false })}>
          Add Credential
        </AddButton>
      )}
    </fieldset>
  );
}

import { useFormContext } from 'react-hook-form';
import { claimDescriptions } from '#domain/website/identity/website-claims.ts';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';

/** What only the owner knows of her practice: the website says it once she confirms it. */
export function ClaimFields() {
  const { register, formState } = useFormContext<WebsiteFormValues>();
  return (
    <Card>
      <CardHeader
        title="What You Offer"
        description="The website says only what is so. Whatever you answer with no, it leaves out."
      />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {claimDescriptions.map(({ name, label, isSaidUntilDenied }) => (
          <Field key={name} label={label} error={formState.errors.claims?.[name]?.message}>
            <Select {...register(`claims.${name}`)}>
              <option value="unconfirmed">
                {isSaidUntilDenied ? 'Not confirmed: said for now' : 'Not confirmed: not said'}
              </option>
              <option value="yes">Yes</option>
              <option value="no">No</option>
            </Select>
          </Field>
        ))}
      </CardBody>
    </Card>
  );
}

import { claimDescriptions } from '#domain/website/identity/website-claims.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { FactField } from './fact-field.tsx';

/** Fields for the claims that the website makes once the owner confirms them. */
export function ClaimFields() {
  return (
    <Card>
      <CardHeader
        title="What You Offer"
        description="The website says only what is so. Whatever you answer with no, it leaves out."
      />
      <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {claimDescriptions.map(({ name, label, isShownUntilDenied }) => (
          <FactField key={name} name={`claims.${name}`} label={label}>
            {(field) => (
              <Select {...field}>
                <option value="unconfirmed">
                  {isShownUntilDenied ? 'Not confirmed: said for now' : 'Not confirmed: not said'}
                </option>
                <option value="yes">Yes</option>
                <option value="no">No</option>
              </Select>
            )}
          </FactField>
        ))}
      </CardBody>
    </Card>
  );
}

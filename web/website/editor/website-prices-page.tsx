import { Blocks } from 'lucide-react';
import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { ClaimFields } from './claim-fields.tsx';
import { FactField } from './fact-field.tsx';
import { WebsiteSectionForm } from './website-section.tsx';

export const meta = practiceTitle('Website Prices');

/** The price of a consultation and what the practice offers, and the way to its services. */
export default function WebsitePricesPage() {
  return (
    <WebsiteSectionForm section={websiteSections.prices}>
      <ButtonLink to="/settings/website/services" variant="secondary" size="sm" className="self-start">
        <Blocks aria-hidden="true" />
        Services
      </ButtonLink>
      <Card>
        <CardHeader title="Price" />
        <CardBody className="grid gap-4 sm:grid-cols-2">
          <FactField
            name="consultationRateCents"
            label="Consultation Rate, per hour ($)"
            Control={MoneyInput}
            options={{ valueAsNumber: true }}
          />
        </CardBody>
      </Card>
      <ClaimFields />
    </WebsiteSectionForm>
  );
}

import { History } from 'lucide-react';
import { websiteSections } from '#domain/website/identity/website-sections.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { AsShippedParts } from './as-shipped-parts.tsx';
import { OwnAddressCard } from './own-address-card.tsx';
import { usePublication } from './website-queries.ts';
import { WebsiteSectionForm } from './website-section.tsx';

export const meta = practiceTitle('Publish the Website');

/** The shipped values to confirm, the address, and the link to earlier editions. */
export default function WebsitePublishingPage() {
  const names = usePublication().data?.asShipped ?? [];
  return (
    <div className="flex flex-col gap-6">
      <ButtonLink to="/settings/website/editions" variant="secondary" size="sm" className="self-start">
        <History aria-hidden="true" />
        Earlier Editions
      </ButtonLink>
      <OwnAddressCard />
      {names.length > 0 && (
        <WebsiteSectionForm section={websiteSections.publishing}>
          <Card>
            <CardHeader title="As It Came with the Program" />
            <CardBody>
              <AsShippedParts names={names} />
            </CardBody>
          </Card>
        </WebsiteSectionForm>
      )}
    </div>
  );
}

import type { Organization } from '#domain/billing/organizations/organization.ts';
import { nameById } from '#domain/billing/organizations/organization-search.ts';
import { hoursText, weekdaysText } from '#domain/billing/organizations/organization-words.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { FactList } from '#web/platform/ui/fact-list.tsx';

/** The facts of a school or payer: district, week, hours, address, notes. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const { parentId, weekdays, hours, address, phone, email, notes } = organization;
  const { data: all = [] } = useOrganizations();
  return (
    <Card>
      <CardHeader title="Facts" />
      <CardBody>
        <FactList
          facts={[
            ['District', nameById(all)(parentId)],
            ['Open On', weekdaysText(weekdays)],
            ['Hours', hoursText(hours)],
            ['Address', address],
            ['Phone', phone],
            ['Email', email],
            ['Notes', notes],
          ]}
        />
      </CardBody>
    </Card>
  );
}

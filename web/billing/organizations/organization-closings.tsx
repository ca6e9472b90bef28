import { Link } from 'react-router';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import { closingsOf } from '#domain/caseload/closings/closed-places.ts';
import { useClosings } from '#web/caseload/closings/closing-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

/** The days to come on which a school or district is closed; those of its district hold for a school. */
export function OrganizationClosings({ organization }: { organization: Organization }) {
  const { id, parentId } = organization;
  const closings = useClosings();
  const today = useToday();
  return (
    <Card className="overflow-clip">
      <CardHeader
        title="Closings"
        className="pb-3"
        actions={
          <ButtonLink
            to={`/calendar/closings?for=${id}`}
            variant="secondary"
            size="sm"
            className="print:hidden"
          >
            All Closings
          </ButtonLink>
        }
      />
      <WhenLoaded query={closings} loadingLabel="Loading closings" placeholders={3} padded>
        {(all) => {
          const own = closingsOf(organization, all);
          const coming = own.filter(({ lastDay }) => lastDay >= today);
          if (coming.length === 0) {
            return (
              <p className="px-5 pb-5 text-ink-muted text-sm">
                {own.length > 0
                  ? 'No closing is to come.'
                  : "None yet: the practice's closings count as its calendar until it has its own."}
              </p>
            );
          }
          return (
            <ul aria-label="Closings" className="divide-y divide-line border-line border-t text-sm">
              {coming.map((closing) => (
                <li key={closing.id} className="px-5 py-2.5">
                  <p className="wrap-anywhere font-semibold">{closing.reason}</p>
                  <p className="text-ink-muted">
                    {closedDaysText(closing)}
                    {closing.organizationId === parentId && parentId !== null && (
                      <>
                        {' · '}
                        <Link to={`/organizations/${parentId}`} className="underline underline-offset-2">
                          The district's
                        </Link>
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </WhenLoaded>
    </Card>
  );
}

import type { OrganizationPerson } from '#domain/billing/organizations/organization.ts';
import { telephoneLink } from '#domain/platform/telephone.ts';
import { contactLinkStyles } from '#web/caseload/clients/client-contact-card.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';

/** The people at a school or payer with their roles, and how to reach them. */
export function PeopleCard({ people }: { people: readonly OrganizationPerson[] }) {
  return (
    <Card className="overflow-clip">
      <CardHeader title="People" className="pb-3" />
      {people.length === 0 ? (
        <p className="px-5 pb-5 text-ink-muted text-sm">
          Nobody yet. Edit it to name the case manager, the teacher, or the billing office.
        </p>
      ) : (
        <ul aria-label="People" className="divide-y divide-line border-line border-t text-sm">
          {people.map(({ name, role, email, phone }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <li key={index} className="px-5 py-3">
              <p className="wrap-anywhere font-semibold">{name}</p>
              {role && <p className="wrap-anywhere text-ink-muted">{role}</p>}
              <p className="flex flex-wrap gap-x-5">
                {phone && (
                  <a href={telephoneLink(phone)} className={contactLinkStyles}>
                    {phone}
                  </a>
                )}
                {email && (
                  <a href={`mailto:${email}`} className={contactLinkStyles}>
                    {email}
                  </a>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

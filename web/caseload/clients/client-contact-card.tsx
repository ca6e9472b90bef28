import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { telephoneLink } from '#domain/platform/telephone.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { shownEmailOf, useInitialsShown } from './shown-names.ts';

/** The contact details of a client's family. */
export function ClientContactCard({ client: { phone, email, address } }: { client: Client }) {
  const areInitials = useInitialsShown();
  const isEmpty = !phone && !email && !address;
  return (
    <Card>
      <CardHeader title="Contact Information" />
      <CardBody className="flex flex-wrap gap-x-10 pt-2 md:gap-y-2 md:pt-3">
        {isEmpty && <p className="pt-1 text-ink-muted text-sm md:pt-0">No contact information provided</p>}
        {phone && (
          <ContactLine icon={Phone} label="Phone">
            <a href={telephoneLink(phone)} className={contactLinkStyles}>
              {phone}
            </a>
          </ContactLine>
        )}
        {email && (
          <ContactLine icon={Mail} label="Email">
            {areInitials ? (
              shownEmailOf(email)
            ) : (
              <a href={`mailto:${email}`} className={contactLinkStyles}>
                {email}
              </a>
            )}
          </ContactLine>
        )}
        {address && (
          <ContactLine icon={MapPin} label="Address">
            <span className="min-w-0 break-words">{address}</span>
          </ContactLine>
        )}
      </CardBody>
    </Card>
  );
}

/** The styles of a phone number or an email address as a link. */
export const contactLinkStyles =
  'inline-flex min-h-11 min-w-0 items-center wrap-anywhere text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary md:min-h-6';

function ContactLine({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-3 text-sm md:min-h-6">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="sr-only">{label}:</span>
      {children}
    </div>
  );
}

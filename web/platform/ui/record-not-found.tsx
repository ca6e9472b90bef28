import type { LucideIcon } from 'lucide-react';
import { BackLink } from './back-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';

interface RecordNotFoundProps {
  /** What it is, as the page is titled. */
  noun: 'Assessment' | 'Document' | 'Goal' | 'Group' | 'Invoice' | 'Session' | 'Review';
  /** Where all of them are listed. */
  to: string;
  icon: LucideIcon;
}

/** The page of a record that does not exist, any more or at all. */
export function RecordNotFound({ noun, to, icon }: RecordNotFoundProps) {
  return (
    <>
      <PageHeader title={`${noun} Not Found`} above={<BackLink to={to}>{noun}s</BackLink>} />
      <Card>
        <EmptyState
          icon={icon}
          title={`The requested ${noun.toLowerCase()} could not be found.`}
          description="It may have been deleted, or the address is not complete."
          action={
            <ButtonLink to={to} variant="secondary">
              All {noun.toLowerCase()}s
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}

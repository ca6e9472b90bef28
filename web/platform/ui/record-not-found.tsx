import type { LucideIcon } from 'lucide-react';
import { BackLink } from './back-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from './page-header.tsx';

export interface RecordNotFoundProps {
  /** The kind of record, as in the page's title. */
  noun:
    | 'Assessment'
    | 'Bill'
    | 'Document'
    | 'Goal'
    | 'Group'
    | 'Invoice'
    | 'Mandate'
    | 'Payment'
    | 'Session'
    | 'Review'
    | 'School or Payer';
  /** Its plural, if it does not end in s. */
  plural?: string;
  /** The path of its list. */
  to: string;
  icon: LucideIcon;
}

/** The page for a record that does not exist or no longer exists. */
export function RecordNotFound({ noun, plural = `${noun}s`, to, icon }: RecordNotFoundProps) {
  return (
    <>
      <PageHeader title={`${noun} Not Found`} above={<BackLink to={to}>{plural}</BackLink>} />
      <Card>
        <EmptyState
          icon={icon}
          title={`The requested ${noun.toLowerCase()} could not be found.`}
          description="It may have been deleted, or the address is not complete."
          action={
            <ButtonLink to={to} variant="secondary">
              {`All ${plural}`}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}

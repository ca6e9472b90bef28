import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';

interface ClientRecordsCardProps {
  title: string;
  newTitle: string;
  /** The address of the form for a new record. */
  to: string;
  children: ReactNode;
}

/** All records of one kind of a client, with the link to a new one. */
export function ClientRecordsCard({ title, newTitle, to, children }: ClientRecordsCardProps) {
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title={title}
        className="pb-3"
        actions={
          <ButtonLink to={to} size="sm">
            <Plus aria-hidden="true" />
            {newTitle}
          </ButtonLink>
        }
      />
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { ClientContactCard } from './client-contact-card.tsx';
import { ClientGroups } from './client-groups.tsx';
import type { ClientPart } from './client-part.ts';

interface ClientOverviewProps {
  client: Client;
  parts: readonly ClientPart[];
  onViewAll: (tab: string) => void;
}

/** What the child works on, the family's contact details, and the latest records of each kind. */
export function ClientOverview({ client, parts, onViewAll }: ClientOverviewProps) {
  const cardOf = ({ tab, latest }: ClientPart) =>
    latest && (
      <OverviewCard key={tab} title={latest.title} kind={tab} onViewAll={() => onViewAll(tab)}>
        <latest.Rows clientId={client.id} />
      </OverviewCard>
    );
  const isAside = ({ latest }: ClientPart) => latest?.isAside ?? false;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid min-w-0 gap-5 lg:order-last">
        <ClientGroups clientId={client.id} />
        <ClientContactCard client={client} />
        {client.notes && (
          <Card>
            <CardHeader title="Notes" />
            <CardBody className="whitespace-pre-wrap break-words pt-3 text-sm">{client.notes}</CardBody>
          </Card>
        )}
        {parts.filter(isAside).map(cardOf)}
      </div>
      <div className="grid min-w-0 gap-5">{parts.filter((part) => !isAside(part)).map(cardOf)}</div>
    </div>
  );
}

interface OverviewCardProps {
  title: string;
  kind: string;
  onViewAll: () => void;
  children: ReactNode;
}

function OverviewCard({ title, kind, onViewAll, children }: OverviewCardProps) {
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title={title}
        className="pb-2"
        actions={
          <Button
            variant="ghost"
            size="sm"
            onClick={onViewAll}
            aria-label={`View All ${kind}`}
            className="-mr-3 md:-mr-2.5"
          >
            View All
          </Button>
        }
      />
      {children}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import type { ClientPart } from './client-part.ts';

interface ClientOverviewProps {
  clientId: number;
  parts: readonly ClientPart[];
  onViewAll: (tab: string) => void;
}

/** The latest records of each kind that has a card here. */
export function ClientOverview({ clientId, parts, onViewAll }: ClientOverviewProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.04fr)_minmax(0,1fr)_minmax(0,1.14fr)]">
      {parts.map(
        ({ tab, latest }) =>
          latest && (
            <OverviewCard key={tab} title={latest.title} kind={tab} onViewAll={() => onViewAll(tab)}>
              <latest.Rows clientId={clientId} />
            </OverviewCard>
          ),
      )}
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

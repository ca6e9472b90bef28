import type { ReactNode } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ClientAssessmentRows } from './client-assessment-rows.tsx';
import { ClientInvoiceRows } from './client-invoice-rows.tsx';
import type { ClientRecords } from './client-records.ts';
import type { ClientTab } from './client-tab.ts';
import { RecentSessions } from './recent-sessions.tsx';

const ASSESSMENTS_SHOWN = 2;
const INVOICES_SHOWN = 2;

interface ClientOverviewProps {
  clientId: number;
  records: ClientRecords;
  onViewAll: (tab: ClientTab) => void;
}

/** The latest of each kind of record; of sessions those that took place, and the next. */
export function ClientOverview({
  clientId,
  records: { sessions, assessments, invoices },
  onViewAll,
}: ClientOverviewProps) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.04fr)_minmax(0,1fr)_minmax(0,1.14fr)]">
      <OverviewCard title="Recent Sessions" kind="sessions" onViewAll={() => onViewAll('sessions')}>
        <RecentSessions clientId={clientId} isEmpty={sessions.data?.total === 0} />
      </OverviewCard>
      <OverviewCard title="Recent Assessments" kind="assessments" onViewAll={() => onViewAll('assessments')}>
        <WhenLoaded
          padded
          query={assessments}
          loadingLabel="Loading assessments"
          placeholders={ASSESSMENTS_SHOWN}
        >
          {(all) => <ClientAssessmentRows assessments={all.slice(0, ASSESSMENTS_SHOWN)} />}
        </WhenLoaded>
      </OverviewCard>
      <OverviewCard title="Recent Invoices" kind="invoices" onViewAll={() => onViewAll('invoices')}>
        <WhenLoaded padded query={invoices} loadingLabel="Loading invoices" placeholders={INVOICES_SHOWN}>
          {(all) => <ClientInvoiceRows invoices={all.slice(0, INVOICES_SHOWN)} />}
        </WhenLoaded>
      </OverviewCard>
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

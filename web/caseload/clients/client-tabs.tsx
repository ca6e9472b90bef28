import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/platform/ui/tabs.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ClientAssessmentRows } from './client-assessment-rows.tsx';
import { ClientInvoiceRows } from './client-invoice-rows.tsx';
import { ClientOverview } from './client-overview.tsx';

import type { ClientRecords } from './client-records.ts';
import { ClientSessionsPanel } from './client-sessions-panel.tsx';
import { clientTabs } from './client-tab.ts';

const PLACEHOLDERS = 3;

const ClientDocuments = lazy(() => import('#web/clinical/documents/client-documents.tsx'));
const ClientGoals = lazy(() => import('#web/clinical/goals/client-goals.tsx'));

/** What there is about a client. The tab stands in the address, so that the way back leads to it. */
export function ClientTabs({ clientId, records }: { clientId: number; records: ClientRecords }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = clientTabs.find(({ value }) => value === asked)?.value ?? 'overview';

  function showTab(value: string): void {
    setSearch(value === 'overview' ? {} : { tab: value }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={showTab} className="mt-6">
      <TabList aria-label="Client records">
        {clientTabs.map(({ value, title }) => (
          <Tab key={value} value={value}>
            {title}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="overview">
        <ClientOverview clientId={clientId} records={records} onViewAll={showTab} />
      </TabPanel>
      <TabPanel value="sessions">
        <ClientSessionsPanel clientId={clientId} sessions={records.sessions} />
      </TabPanel>
      <TabPanel value="assessments">
        <RecordsCard
          title="Assessments"
          newTitle="New Assessment"
          to={`/assessments/new?clientId=${clientId}`}
        >
          <WhenLoaded
            padded
            query={records.assessments}
            loadingLabel="Loading assessments"
            placeholders={PLACEHOLDERS}
          >
            {(assessments) => <ClientAssessmentRows assessments={assessments} />}
          </WhenLoaded>
        </RecordsCard>
      </TabPanel>
      <TabPanel value="invoices">
        <RecordsCard title="Invoices" newTitle="New Invoice" to={`/invoices/new?clientId=${clientId}`}>
          <WhenLoaded
            padded
            query={records.invoices}
            loadingLabel="Loading invoices"
            placeholders={PLACEHOLDERS}
          >
            {(invoices) => <ClientInvoiceRows invoices={invoices} />}
          </WhenLoaded>
        </RecordsCard>
      </TabPanel>
      <TabPanel value="goals">
        <Suspense fallback={<SkeletonRows count={PLACEHOLDERS} label="Loading goals" rowClassName="h-20" />}>
          <ClientGoals clientId={clientId} />
        </Suspense>
      </TabPanel>
      <TabPanel value="documents">
        <Suspense
          fallback={<SkeletonRows count={PLACEHOLDERS} label="Loading documents" rowClassName="h-14" />}
        >
          <ClientDocuments clientId={clientId} />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}

interface RecordsCardProps {
  title: string;
  newTitle: string;
  to: string;
  children: ReactNode;
}

function RecordsCard({ title, newTitle, to, children }: RecordsCardProps) {
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

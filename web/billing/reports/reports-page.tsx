import { FileDown, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { AgingCard } from './aging-card.tsx';
import { AssessmentsDueCard } from './assessments-due-card.tsx';
import { AttendanceCard } from './attendance-card.tsx';
import { CaseloadCard } from './caseload-card.tsx';
import { FigureCards } from './figure-cards.tsx';
import { ReceivedCard } from './received-card.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportFrame } from './report-frame.tsx';
import { useReportPdf } from './report-pdf.ts';
import { useReportView } from './report-view.ts';
import { RevenueCard } from './revenue-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TimeCard } from './time-card.tsx';
import { UnbilledCard } from './unbilled-card.tsx';
import { useReportChoice } from './use-report-choice.ts';
import { useReportRecords } from './use-report-records.ts';

/** The reports page: sessions, attendance, revenue and unbilled sessions, and for the practice's owner `ownerCard`. */
export function ReportsPage({ ownerCard }: { ownerCard: ReactNode }) {
  const reports = useReportChoice();
  const { records, error, retry } = useReportRecords(reports.choice.period);
  const isOwner = useUser().data?.isOwner ?? false;
  const pdf = useReportPdf();
  return (
    <>
      <PageHeader
        title="Reports"
        description="Figures from your own records. Open any of them to see what is behind it."
        actions={
          <Button
            variant="secondary"
            className="print:hidden"
            pending={pdf.isPending}
            pendingText="Making the PDF..."
            onClick={() => pdf.mutate(reports.choice)}
          >
            <FileDown aria-hidden="true" />
            Download PDF
          </Button>
        }
      />
      <ReportFilters reports={reports} />
      {error ? (
        <Card>
          <ErrorState message={error.message} onRetry={retry} />
        </Card>
      ) : records ? (
        <ReportFrame records={records} choice={reports.choice}>
          {records.clients.length + records.timeEntries.length === 0 ? <NothingYet /> : <CaseloadReport />}
          {isOwner && reports.choice.clientId === null && <div className="mt-5">{ownerCard}</div>}
        </ReportFrame>
      ) : (
        <SkeletonRows count={4} label="Loading reports" rowClassName="h-36" />
      )}
    </>
  );
}

function CaseloadReport() {
  const { period, clientId } = useReportView().choice;
  return (
    <>
      <FigureCards />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-2">
        <SessionsCard />
        <RevenueCard />
        <ReceivedCard />
        <AgingCard />
        <UnbilledCard key={`${period.from} ${period.until} ${clientId}`} />
        {clientId === null && <TimeCard />}
        <AttendanceCard />
        <AssessmentsDueCard />
        <CaseloadCard />
      </div>
    </>
  );
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        title="Nothing to report yet"
        description="Sessions, attendance and revenue show here once you have clients."
        action={
          <ButtonLink to="/clients/new" variant="secondary">
            <UserPlus aria-hidden="true" />
            Add your first client
          </ButtonLink>
        }
      />
    </Card>
  );
}

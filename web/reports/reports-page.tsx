import { Printer } from 'lucide-react';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AbsencesCard } from './absences-card.tsx';
import { AgingCard } from './aging-card.tsx';
import { AssessmentsDueCard } from './assessments-due-card.tsx';
import { CaseloadCard } from './caseload-card.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportFilters } from './report-filters.tsx';
import { useReportRecords } from './report-records.ts';
import { SessionsCard } from './sessions-card.tsx';
import { UnbilledCard } from './unbilled-card.tsx';
import { useReportChoice } from './use-report-choice.ts';

export const meta = practiceTitle('Reports');

/** How the practice is doing: sessions, attendance, money, what is still to be billed. */
export default function ReportsPage() {
  const reports = useReportChoice();
  const { records, error, retry } = useReportRecords();
  const { choice } = reports;
  return (
    <>
      <PageHeader
        title="Reports"
        description="Figures from your own records. Open any of them to see what is behind it."
        actions={
          <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
            <Printer aria-hidden="true" />
            Print or save as PDF
          </Button>
        }
      />
      <ReportFilters reports={reports} />
      {error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : records ? (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <ReportFigures records={records} choice={choice} />
          <SessionsCard records={records} choice={choice} />
          <UnbilledCard records={records} choice={choice} />
          <AgingCard records={records} choice={choice} />
          <AbsencesCard records={records} choice={choice} />
          <AssessmentsDueCard records={records} choice={choice} />
          <CaseloadCard records={records} />
        </div>
      ) : (
        <SkeletonRows count={4} label="Loading reports" rowClassName="h-36" />
      )}
    </>
  );
}

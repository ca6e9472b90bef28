import { lazy, Suspense } from 'react';
import { DashboardPage } from '#web/caseload/dashboard/dashboard-page.tsx';
import { type DashboardParts, DashboardPartsContext } from '#web/caseload/dashboard/dashboard-parts.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useReportsDueSoon } from '#web/clinical/documents/due-report-queries.ts';
import { ReportsDueLink } from '#web/clinical/documents/reports-due-link.tsx';
import { useOpenNotes } from '#web/clinical/notes/note-list-queries.ts';
import { NotesToSignLink } from '#web/clinical/notes/notes-to-sign-link.tsx';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { nameFirstCalls } from '#web/platform/navigation/first-calls.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BelowNotices, BelowNoticesLink } from './below-notices.tsx';

nameFirstCalls('/dashboard', (queries) => [queries.prefetchQuery(sessionQueries.today())]);

export const meta = practiceTitle('Dashboard');

const BehindLink = lazy(() => import('#web/billing/mandates/behind-link.tsx'));

const EstimatesDueLink = lazy(() => import('#web/billing/billing-documents/estimates-due-link.tsx'));

const parts: DashboardParts = {
  BelowNotices,
  BelowNoticesLink,
  WorkLinks: () => (
    <>
      <NotesToSignLink />
      <ReportsDueLink />
      {wasEverChanged('mandates') && (
        <Suspense fallback={null}>
          <BehindLink />
        </Suspense>
      )}
      {wasEverChanged('billing_details') && (
        <Suspense fallback={null}>
          <EstimatesDueLink />
        </Suspense>
      )}
    </>
  ),
  useIsWorkLoading: () => {
    // Only loaded here: a link to reports may appear later than the schedule.
    useReportsDueSoon();
    return !useOpenNotes().isFetched;
  },
};

/** The dashboard with the notices and links of all wings. */
export default function DashboardScreen() {
  return (
    <DashboardPartsContext value={parts}>
      <DashboardPage />
    </DashboardPartsContext>
  );
}

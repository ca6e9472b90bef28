import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useDocuments } from './document-queries.ts';
import { DocumentRows } from './document-rows.tsx';
import { NewDocumentDialog, type ReportToBegin } from './new-document-dialog.tsx';
import { ReportsToBegin } from './reports-to-begin.tsx';
import { type RequiredReport, WaiveReportDialog } from './waive-report-dialog.tsx';
import { WaivedReports } from './waived-reports.tsx';

/** A client's documents: due reports, then drafts, then signed ones. */
export default function ClientDocuments({ clientId }: { clientId: number }) {
  const documents = useDocuments({ clientId });
  const [begun, setBegun] = useState<'anything' | ReportToBegin>();
  const [waived, setWaived] = useState<RequiredReport>();
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Documents"
        className="pb-3"
        actions={
          <Button size="sm" onClick={() => setBegun('anything')}>
            <Plus aria-hidden="true" />
            New Document
          </Button>
        }
      />
      <WhenLoaded padded query={documents} loadingLabel="Loading documents" placeholders={3}>
        {(found) => (
          <>
            <ReportsToBegin clientId={clientId} documents={found} onBegin={setBegun} onWaive={setWaived} />
            {found.length > 0 ? (
              <DocumentRows documents={found} hideClient />
            ) : (
              <EmptyState
                icon={FileText}
                title="No documents yet"
                description="A new document is filled from the goals, the results and the sessions that are signed."
              />
            )}
            <WaivedReports clientId={clientId} />
          </>
        )}
      </WhenLoaded>
      <NewDocumentDialog
        open={begun !== undefined}
        clientId={clientId}
        report={begun === 'anything' ? undefined : begun}
        onClose={() => setBegun(undefined)}
      />
      <WaiveReportDialog report={waived} onClose={() => setWaived(undefined)} />
    </Card>
  );
}

import { Download } from 'lucide-react';
import { formatBytes } from '#domain/platform/file-size.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { useExport } from './export-query.ts';

/** The card for exporting everything to a file. */
export function ExportCard() {
  const { start, stop, isPending, bytes } = useExport();
  return (
    <Card>
      <CardHeader
        title="Export"
        description="Your whole caseload in one file: clients with their sessions, notes, goals, documents and invoices, and more."
      />
      <CardBody className="flex flex-col items-start gap-4">
        <p className="text-ink-muted text-sm">
          The file is a zip archive: a table for each kind of record, to open in a spreadsheet, every invoice
          as a PDF, and everything as JSON. It holds children's records: keep it where nobody else can open
          it. The export is noted in the activity log.
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button pending={isPending} pendingText="Preparing..." onClick={start}>
            <Download aria-hidden="true" />
            Export Everything
          </Button>
          {isPending && (
            <Button variant="secondary" onClick={stop}>
              Stop
            </Button>
          )}
        </div>
        <div className="text-sm empty:-mt-4" aria-live="polite">
          {isPending &&
            'Your archive is being made. Many invoices take a minute or two: keep this window open.'}
        </div>
        {isPending && bytes > 0 && (
          <p className="text-ink-muted text-sm tabular-nums">{formatBytes(bytes)} so far</p>
        )}
      </CardBody>
    </Card>
  );
}

import { Download } from 'lucide-react';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { useExport } from './export-query.ts';

export const meta = practiceTitle('Data');

/** What is one's own to take along. */
export default function RecordsPage() {
  const exporting = useExport();
  return (
    <Card>
      <CardHeader
        title="Export"
        description="Your clients, sessions, assessments, invoices, annual records and tasks in one file."
      />
      <CardBody className="flex flex-col items-start gap-4">
        <p className="text-ink-muted text-sm">
          The file is a zip archive: a table for each kind of record, to open in a spreadsheet, and everything
          as JSON. It holds children's records: keep it where nobody else can open it. The export is noted in
          the activity log.
        </p>
        <Button pending={exporting.isPending} pendingText="Exporting..." onClick={() => exporting.mutate()}>
          <Download aria-hidden="true" />
          Export Everything
        </Button>
      </CardBody>
    </Card>
  );
}

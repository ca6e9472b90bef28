import { ArchiveRestore } from 'lucide-react';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSealedRecords } from './sealed-record-queries.ts';
import { SealedRecordRow } from './sealed-record-row.tsx';

export const meta = practiceTitle('Sealed Records');

/** The page of sealed records, retained as the law requires, with Restore for each. */
export default function SealedRecordsPage() {
  const records = useSealedRecords();
  return (
    <Card>
      <CardHeader
        title="Sealed Records"
        description="What was deleted is sealed, not gone: New York has records kept six years after the last entry, and until a year past the 21st birthday."
      />
      <CardBody>
        <WhenLoaded query={records} loadingLabel="Loading sealed records" placeholders={3}>
          {(sealed) =>
            sealed.length > 0 ? (
              <ul aria-label="Sealed records" className="divide-y divide-line">
                {sealed.map((record) => (
                  <SealedRecordRow key={record.id} record={record} />
                ))}
              </ul>
            ) : (
              <EmptyState
                icon={ArchiveRestore}
                title="No sealed records"
                description="When a therapist deletes a client, a session, an assessment, an annual record or an invoice, it is sealed, waits here and can be restored."
              />
            )
          }
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

import { ArchiveRestore } from 'lucide-react';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSealedRecords } from './sealed-record-queries.ts';
import { SealedRecordRow } from './sealed-record-row.tsx';

export const meta = practiceTitle('Deleted Clients');

/** The records of deleted clients, as long as the law has them kept, and the way back for each. */
export default function DeletedClientsPage() {
  const records = useSealedRecords();
  return (
    <Card>
      <CardHeader
        title="Deleted clients"
        description="Their records are sealed, not gone: New York has them kept six years after the last entry, and until a year past the 21st birthday."
      />
      <CardBody>
        {records.isPending && <SkeletonRows count={3} label="Loading deleted clients" />}
        {records.isError && <ErrorState message={records.error.message} onRetry={() => records.refetch()} />}
        {records.data?.length === 0 && (
          <EmptyState
            icon={ArchiveRestore}
            title="No deleted clients"
            description="When a therapist deletes a client, the record waits here and can be restored."
          />
        )}
        {records.data && records.data.length > 0 && (
          <ul aria-label="Deleted clients" className="divide-y divide-line">
            {records.data.map((record) => (
              <SealedRecordRow key={record.id} record={record} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

import { ArchiveRestore } from 'lucide-react';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
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
        <WhenLoaded query={records} loadingLabel="Loading deleted clients" placeholders={3}>
          {(sealed) =>
            sealed.length > 0 ? (
              <ul aria-label="Deleted clients" className="divide-y divide-line">
                {sealed.map((record) => (
                  <SealedRecordRow key={record.id} record={record} />
                ))}
              </ul>
            ) : (
              <EmptyState
                icon={ArchiveRestore}
                title="No deleted clients"
                description="When a therapist deletes a client, the record waits here and can be restored."
              />
            )
          }
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

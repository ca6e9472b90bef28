import { FileDown, LoaderCircle } from 'lucide-react';
import type { Client } from '#domain/clients/client.ts';
import { Button } from '#web/ui/button.tsx';
import { useClientRecord } from './client-record-query.ts';

/** Saves the client's whole record as a PDF; a long one takes some seconds. */
export function ClientRecordButton({ client }: { client: Client }) {
  const record = useClientRecord(client);
  return (
    <Button
      variant="secondary"
      // Disabled, it would lose the keyboard's focus.
      aria-disabled={record.isPending}
      onClick={() => !record.isPending && record.mutate()}
    >
      {record.isPending ? (
        <LoaderCircle aria-hidden="true" className="animate-spin" />
      ) : (
        <FileDown aria-hidden="true" />
      )}
      <span aria-live="polite">{record.isPending ? 'Preparing...' : 'Record as PDF'}</span>
    </Button>
  );
}

import type { Client } from '#domain/clients/client.ts';
import { clientRecordFileName } from '#domain/clients/client-record-name.ts';
import { download } from '#web/api/download.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { useToday } from '#web/practice/practice-settings-queries.ts';

/** Keeps one client's whole record as a PDF on this device. */
export function useClientRecord(client: Client) {
  const name = clientRecordFileName(client, useToday());
  return useRecordMutation({
    call: () => download(`/api/clients/${client.id}/pdf`, name),
    success: { title: 'Record Downloaded', description: `${name} is in your downloads.` },
    failure: 'Record Failed',
  });
}

import { useMutation } from '@tanstack/react-query';
import type { Client } from '#domain/clients/client.ts';
import { clientRecordFileName } from '#domain/clients/client-record-name.ts';
import { download } from '#web/api/download.ts';
import { failureText } from '#web/api/request.ts';
import { useToday } from '#web/practice/practice-settings-queries.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Keeps one client's whole record as a PDF on this device. */
export function useClientRecord(client: Client) {
  const name = clientRecordFileName(client, useToday());
  return useMutation({
    mutationFn: () => download(`/api/clients/${client.id}/pdf`, name),
    onSuccess: () => toast({ title: 'Record Downloaded', description: `${name} is in your downloads.` }),
    onError: (error) => failureToast('Record Failed', failureText(error)),
  });
}

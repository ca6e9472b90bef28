import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { clientRecordFileName } from '#domain/caseload/clients/client-record-name.ts';
import type { RecordProgress } from '#domain/caseload/clients/record-progress.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { failureText, request } from '#web/platform/api/request.ts';
import { failureToast } from '#web/platform/ui/failure-toast.ts';
import { toast } from '#web/platform/ui/toast-store.ts';

const LOOK_AGAIN_MS = 1_500;
const nothingYet: RecordProgress = { page: 0, pages: 0 };

/** Downloads a client's full record as a PDF, reports progress, and can be cancelled. */
export function useClientRecord(client: Client) {
  const name = clientRecordFileName(client, useToday());
  const stopping = useRef(new AbortController());
  const making = useRecordMutation({
    call: async () => {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      try {
        await download(`/api/clients/${client.id}/pdf`, name, { signal });
      } catch (error) {
        if (signal.aborted) toast({ title: 'Record Stopped', description: 'Nothing was saved.' });
        else failureToast('Record Failed', failureText(error));
        throw error;
      }
    },
    success: { title: 'Record Downloaded', description: `${name} is in your downloads.` },
  });
  const progress = useQuery({
    queryKey: ['/api/clients', client.id, 'record progress'],
    queryFn: () => request('GET /api/clients/:id/pdf/progress', { id: client.id }),
    enabled: making.isPending,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
  });

  return {
    start: () => making.mutate(),
    stop: () => stopping.current.abort(),
    isPending: making.isPending,
    progress: progress.data ?? nothingYet,
  };
}

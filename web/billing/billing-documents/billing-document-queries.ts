import { useQuery } from '@tanstack/react-query';
import type {
  BillingDocument,
  NewBillingDocument,
} from '#domain/billing/billing-documents/billing-document.ts';
import type { Day } from '#domain/platform/dates.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/billing-documents';

/** Loads the papers of a client, the latest first. */
export function useDocumentsOfClient(clientId: number) {
  return useQuery({
    queryKey: [path, 'client', clientId],
    queryFn: () => request('GET /api/billing-documents', { query: { clientId } }),
  });
}

/** Loads the draft of a superbill over some days; not asked until they are whole. */
export function useSuperbillDraft(clientId: number, days: { from: Day; to: Day }, isAsked: boolean) {
  return useQuery({
    enabled: isAsked,
    queryKey: [path, 'draft', clientId, days.from, days.to],
    queryFn: () => request('GET /api/clients/:id/superbill', { id: clientId, query: days }),
    // What is missing is mended on other pages.
    refetchOnMount: 'always',
  });
}

/** Makes a superbill. */
export function useMakeSuperbill() {
  return useRecordMutation({
    call: (superbill: NewBillingDocument, idempotencyKey) =>
      request('POST /api/billing-documents', { body: superbill, idempotencyKey }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: ({ number }) => ({
      title: 'Superbill Created',
      description: `Superbill ${number} has been created.`,
    }),
    failure: 'Creation Failed',
  });
}

/** Voids a paper with a reason. */
export function useVoidDocument({ id, number }: Pick<BillingDocument, 'id' | 'number'>) {
  return useRecordMutation({
    call: (reason: string) => request('POST /api/billing-documents/:id/void', { id, body: { reason } }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: { title: 'Superbill Voided', description: `Superbill ${number} no longer holds.` },
    failure: 'Update Failed',
  });
}

/** Downloads a paper as it was made. */
export function useDocumentPdf({ id, number }: Pick<BillingDocument, 'id' | 'number'>) {
  return useRecordMutation({
    call: () => download(`${path}/${id}/pdf`, `superbill-${number}.pdf`),
    success: {
      title: 'PDF Generated',
      description: 'The superbill has been generated and can be downloaded.',
    },
    failure: 'Download Failed',
  });
}

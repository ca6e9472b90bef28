import { useQuery } from '@tanstack/react-query';
import type {
  BillingDocument,
  NewBillingDocument,
} from '#domain/billing/billing-documents/billing-document.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import type { TypedDays } from '#web/platform/ui/days-fields.tsx';

const path = '/api/billing-documents';

/** The kinds of paper that are made on a client's page. */
export type MadeKind = NewBillingDocument['kind'];

export const madeKindLabels: Record<MadeKind, string> = { superbill: 'Superbill', estimate: 'Estimate' };

/** Loads the papers of a client, the latest first. */
export function useDocumentsOfClient(clientId: number, isAsked = true) {
  return useQuery({
    enabled: isAsked,
    queryKey: [path, 'client', clientId],
    queryFn: () => request('GET /api/billing-documents', { query: { clientId } }),
  });
}

/** Loads the draft of a superbill over some days; not asked until they are whole. */
export function useSuperbillDraft(id: number, query: TypedDays, isAsked: boolean) {
  return useQuery({
    ...draftOptions('superbill', id, query, isAsked),
    queryFn: () => request('GET /api/clients/:id/superbill', { id, query: { ...query } }),
  });
}

/** Loads the draft of an estimate over some days; not asked until they are whole. */
export function useEstimateDraft(id: number, query: TypedDays, isAsked: boolean) {
  return useQuery({
    ...draftOptions('estimate', id, query, isAsked),
    queryFn: () => request('GET /api/clients/:id/estimate', { id, query: { ...query } }),
  });
}

function draftOptions(kind: MadeKind, clientId: number, { from, to }: TypedDays, enabled: boolean) {
  // Missing details are added on other pages.
  return {
    enabled,
    queryKey: [path, `${kind} draft`, clientId, from, to],
    refetchOnMount: 'always',
  } as const;
}

/** Loads the estimates that are due, earliest first. */
export function useEstimatesDue() {
  return useQuery({
    queryKey: [path, 'due'],
    queryFn: () => request('GET /api/billing-documents/due'),
    // Sessions and clients change on other pages.
    refetchOnMount: 'always',
  });
}

/** Loads the estimates with what was billed under each; not asked where no paper was ever made. */
export function useBilledEstimates() {
  return useQuery({
    enabled: wasEverChanged('billing_documents'),
    queryKey: [path, 'estimates'],
    queryFn: () => request('GET /api/billing-documents/estimates'),
    // Invoices change on other pages.
    refetchOnMount: 'always',
  });
}

/** Makes a paper of a kind. */
export function useMakePaper(kind: MadeKind) {
  return useRecordMutation({
    call: (paper: NewBillingDocument, idempotencyKey) =>
      request('POST /api/billing-documents', { body: paper, idempotencyKey }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: ({ number }) => ({
      title: `${madeKindLabels[kind]} Created`,
      description: `${madeKindLabels[kind]} ${number} has been created.`,
    }),
    failure: 'Creation Failed',
  });
}

type MadePaper = Pick<BillingDocument, 'id' | 'number'> & { kind: MadeKind };

/** Voids a paper with a reason. */
export function useVoidDocument({ id, number, kind }: MadePaper) {
  return useRecordMutation({
    call: (reason: string) => request('POST /api/billing-documents/:id/void', { id, body: { reason } }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: {
      title: `${madeKindLabels[kind]} Voided`,
      description: `${madeKindLabels[kind]} ${number} no longer holds.`,
    },
    failure: 'Update Failed',
  });
}

/** Downloads a paper as it was made. */
export function useDocumentPdf({ id, number, kind }: MadePaper) {
  return useRecordMutation({
    call: () => download(`${path}/${id}/pdf`, `${kind}-${number}.pdf`),
    success: {
      title: 'PDF Generated',
      description: `The ${kind} has been generated and can be downloaded.`,
    },
    failure: 'Download Failed',
  });
}

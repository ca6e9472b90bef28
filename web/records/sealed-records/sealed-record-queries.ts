import { queryOptions, useQuery } from '@tanstack/react-query';
import type { RestoredRecord, SealedKind, SealedRecord } from '#domain/program/sealed-record.ts';
import { shownNameOf } from '#web/caseload/clients/shown-names.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { sealedRecordTitle } from './sealed-record-title.ts';

const path = '/api/sealed-records';

const sealedRecordQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/sealed-records'),
  // Other therapists delete records too, without a notification, so each visit refetches.
  staleTime: 0,
});

/** Returns the practice's sealed records, latest first. */
export function useSealedRecords() {
  return useQuery(sealedRecordQuery);
}

/** Restores a sealed record with its parts; it may be in any list again. */
export function useRestoreSealedRecord() {
  return useRecordMutation({
    call: ({ id }: SealedRecord) => request('POST /api/sealed-records/:id/restore', { id }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: ({ lost }, record) => ({
      title: `${restored[record.kind]} Restored`,
      description:
        record.kind === 'client'
          ? `${record.clientName} is back among the clients of ${record.deletedBy}, ${withWhat(lost)}.`
          : `${sealedRecordTitle(record, shownNameOf)} is back among the records of ${record.deletedBy}.`,
    }),
    failure: 'Restore Failed',
  });
}

function withWhat(lost: RestoredRecord['lost']): string {
  return lost.length === 0
    ? 'with everything there was'
    : `but ${lost.map((place) => lostWords[place]).join(', and ')}`;
}

const lostWords: Record<RestoredRecord['lost'][number], string> = {
  group: 'no longer in a group that is full or deleted by now',
  payer: 'without a payer that was deleted: the family pays for its mandates until another one is chosen',
};

const restored: Record<SealedKind, string> = {
  client: 'Client',
  session: 'Session',
  assessment: 'Assessment',
  annual: 'Annual Record',
  invoice: 'Invoice',
};

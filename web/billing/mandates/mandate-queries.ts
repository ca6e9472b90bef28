import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Mandate, MandateChange, NewMandate } from '#domain/billing/mandates/mandate.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { servicesOwedKey } from '#web/platform/api/record-queries.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/mandates';

export const mandateQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/mandates') }),
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request('GET /api/mandates', { query: { clientId } }),
    }),
  atSchool: (schoolId: number) =>
    queryOptions({
      queryKey: [path, 'school', schoolId],
      queryFn: () => request('GET /api/mandates', { query: { schoolId } }),
    }),
  ledger: (id: number) =>
    queryOptions({
      queryKey: [...servicesOwedKey, 'mandate', id],
      queryFn: () => request('GET /api/mandates/:id/ledger', { id }),
    }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/mandates/:id', { id }) }),
};

/** Returns all mandates, the one that ends last first, once they are asked for. */
export function useMandates({ isAsked }: { isAsked: boolean }) {
  return useQuery({ ...mandateQueries.list(), enabled: isAsked });
}

/** Returns a client's mandates, the one that ends last first. */
export function useClientMandates(clientId: number, { isAsked = true } = {}) {
  return useQuery({ ...mandateQueries.ofClient(clientId), enabled: isAsked });
}

/** Returns the mandates of children at a school, once one is chosen. */
export function useMandatesAtSchool(schoolId: number | null) {
  return useQuery({ ...mandateQueries.atSchool(schoolId ?? 0), enabled: schoolId !== null });
}

export function useMandate(id: number) {
  return useQuery(mandateQueries.detail(id));
}

/** Returns what all mandates owe on a past day, or today. */
export function useServicesOwed(on?: Day) {
  return useQuery({
    queryKey: [...servicesOwedKey, 'on', on ?? 'today'],
    queryFn: () => request('GET /api/services-owed', { query: { on } }),
  });
}

/** Returns what a mandate owed until today, as the server counts it. */
export function useLedger(id: number) {
  return useQuery(mandateQueries.ledger(id));
}

const sessionUpdated = {
  refreshes: 'all',
  success: { title: 'Session Updated', description: 'The session has been updated successfully.' },
  failure: 'Update Failed',
} as const;

/** Counts a session that is beyond what was owed as the make-up for a missed one. */
export function useCountAsMakeUp() {
  return useRecordMutation({
    call: ({ id, makesUpFor }: { id: number; makesUpFor: Instant }) =>
      request('PUT /api/sessions/:id', { id, body: { makesUpFor } }),
    ...sessionUpdated,
  });
}

/** Sets who declined to have a session made up, and why; null takes it back. */
export function useDeclineMakeUp(sessionId: number) {
  return useRecordMutation({
    call: (makeUpDeclined: string | null) =>
      request('PUT /api/sessions/:id', { id: sessionId, body: { makeUpDeclined } }),
    ...sessionUpdated,
  });
}

/** Creates the mandates of one form in one step, with the plan if that is new. */
export function useCreateMandates() {
  return useRecordMutation({
    call: ([first, ...others]: readonly [NewMandate, ...NewMandate[]], idempotencyKey) => {
      const further = others.map(({ delivery, terms, sessionIds }) => ({ delivery, terms, sessionIds }));
      return request('POST /api/mandates', { body: { ...first, further }, idempotencyKey });
    },
    refreshes: 'all',
    success: (_, { length }) => ({
      title: 'Mandate Created',
      description:
        length === 1
          ? 'The mandate has been created successfully.'
          : `${length} mandates have been created successfully.`,
    }),
    failure: 'Creation Failed',
  });
}

/** Changes a mandate, and counts the named sessions toward it. */
export function useUpdateMandate(id: number) {
  return useRecordMutation({
    call: (change: MandateChange) => request('PUT /api/mandates/:id', { id, body: change }),
    refreshes: 'all',
    success: { title: 'Mandate Updated', description: 'The mandate has been updated successfully.' },
    failure: 'Update Failed',
  });
}

/** Sets the usual days after sessions were planned. The message about the sessions says enough. */
export function useSetUsualDays(id: number) {
  return useRecordMutation({
    call: (terms: Mandate['terms']) => request('PUT /api/mandates/:id', { id, body: { terms } }),
    refreshes: [mandateQueries.all],
    failure: 'Update Failed',
  });
}

/** Downloads the services summary of a mandate as a PDF or a spreadsheet, counted today. */
export function useSummaryFile(id: number) {
  return useRecordMutation({
    call: (kind: 'pdf' | 'csv') => download(`${path}/${id}/${kind}`, `services-summary-${id}.${kind}`),
    success: (_, kind) => ({
      title: `${kind.toUpperCase()} Generated`,
      description: 'The services summary has been generated and can be downloaded.',
    }),
    failure: 'Download Failed',
  });
}

/** Deletes a mandate toward which no session counts; `leave` navigates away before its page refetches it. */
export function useDeleteMandate(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/mandates/:id', { id }),
    onSaved: (_, id, queries) => leaveDeleted(queries, { key: mandateQueries.all, id, leave }),
    success: { title: 'Mandate Deleted', description: 'The mandate has been deleted successfully.' },
    failure: 'Deletion Failed',
  });
}

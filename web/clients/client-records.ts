import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Session } from '#domain/sessions/session.ts';
import { assessmentQueries } from '#web/assessments/assessment-queries.ts';
import { invoiceQueries } from '#web/invoices/invoice-queries.ts';
import { useClientSessions } from '#web/sessions/session-queries.ts';

/** Everything that belongs to one client, each kind newest first and loading by itself. */
export interface ClientRecords {
  sessions: UseQueryResult<Session[]>;
  assessments: UseQueryResult<Assessment[]>;
  invoices: UseQueryResult<Invoice[]>;
}

/** The records of one client; assessments and invoices are picked from the therapist's whole lists. */
export function useClientRecords(clientId: number): ClientRecords {
  const sessions = useClientSessions(clientId);
  const assessments = useQuery({
    ...assessmentQueries.list(),
    select: (all) => latestFirst(ofClient(all, clientId), ({ dateCreated }) => dateCreated),
  });
  const invoices = useQuery({
    ...invoiceQueries.list(),
    select: (all) => latestFirst(ofClient(all, clientId), ({ dateIssued }) => dateIssued),
  });
  return { sessions, assessments, invoices };
}

function ofClient<Kept extends { clientId: number }>(records: readonly Kept[], clientId: number): Kept[] {
  return records.filter((each) => each.clientId === clientId);
}

function latestFirst<Kept extends { id: number }>(records: Kept[], dateOf: (kept: Kept) => string): Kept[] {
  return records.toSorted((a, b) => {
    const [left, right] = [dateOf(a), dateOf(b)];
    return left === right ? b.id - a.id : left < right ? 1 : -1;
  });
}

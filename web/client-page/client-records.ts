import type { UseQueryResult } from '@tanstack/react-query';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useClientAssessments } from '#web/assessments/assessment-queries.ts';
import { useClientInvoices } from '#web/invoices/invoice-queries.ts';
import { useClientSessions } from '#web/sessions/session-queries.ts';

/** Everything that belongs to one client, each kind newest first and loading by itself. */
export interface ClientRecords {
  /** As far as they have been read. */
  sessions: ReturnType<typeof useClientSessions>;
  assessments: UseQueryResult<Assessment[]>;
  invoices: UseQueryResult<Invoice[]>;
}

/** The records of one client. */
export function useClientRecords(clientId: number): ClientRecords {
  return {
    sessions: useClientSessions(clientId),
    assessments: useClientAssessments(clientId),
    invoices: useClientInvoices(clientId),
  };
}

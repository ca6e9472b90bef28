import type { UseQueryResult } from '@tanstack/react-query';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import { useClientInvoices } from '#web/billing/invoices/invoice-queries.ts';
import { useClientAssessments } from '#web/caseload/assessments/assessment-queries.ts';
import { useClientSessions } from '#web/caseload/sessions/session-queries.ts';

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

import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Session } from '#domain/sessions/session.ts';
import { useAssessments } from '#web/assessments/assessment-queries.ts';
import { useClients } from '#web/clients/client-queries.ts';
import { useInvoices } from '#web/invoices/invoice-queries.ts';
import { useSessions } from '#web/sessions/session-queries.ts';

export interface ReportRecords {
  sessions: readonly Session[];
  invoices: readonly Invoice[];
  clients: readonly Client[];
  assessments: readonly Assessment[];
}

/** Everything the reports count, the very lists that the other screens show. */
export function useReportRecords() {
  const sessions = useSessions();
  const invoices = useInvoices();
  const clients = useClients();
  const assessments = useAssessments();
  const queries = [sessions, invoices, clients, assessments];
  const failed = queries.find((query) => query.isError);
  const records: ReportRecords | undefined =
    sessions.data && invoices.data && clients.data && assessments.data
      ? {
          sessions: sessions.data,
          invoices: invoices.data,
          clients: clients.data,
          assessments: assessments.data,
        }
      : undefined;
  return {
    records,
    error: failed?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}

import { useMemo } from 'react';
import { daysOfReport, type ReportRecords } from '#domain/billing/reports/practice-report.ts';
import { lastDayOf, type Period } from '#domain/billing/reports/report-period.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { useOwnRates } from '#web/billing/billing-details/billing-details-queries.ts';
import { useInvoices } from '#web/billing/invoices/invoice-queries.ts';
import { usePaidMandates } from '#web/billing/invoices/use-paid-mandates.ts';
import { usePaymentsSince } from '#web/billing/payments/payments-since.ts';
import { useAssessments } from '#web/caseload/assessments/assessment-queries.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useSessionsOfDays } from '#web/caseload/sessions/session-queries.ts';
import { useTimeEntriesOfDays } from '#web/caseload/time-entries/time-entry-queries.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';

/** Loads all records that a report on a period counts. */
export function useReportRecords(period: Period) {
  const { schoolYearStart } = usePracticeSettings();
  const { from, until } = daysOfReport(period, schoolYearStart);
  const sessions = useSessionsOfDays(from, lastDayOf({ from, until }));
  const invoices = useInvoices();
  const payments = usePaymentsSince(from);
  const clients = useClients();
  const assessments = useAssessments();
  const timeEntries = useTimeEntriesOfDays(period.from, lastDayOf(period));
  const paid = usePaidMandates(sessions.data);
  const ownRates = useOwnRates();
  const queries = [
    ...[sessions, invoices, payments, clients, assessments, timeEntries],
    ...paid.queries,
    ownRates.query,
  ];
  const failed = queries.find((query) => query.isError);
  const records = useMemo<ReportRecords | undefined>(
    () =>
      sessions.data &&
      invoices.data &&
      payments.data &&
      clients.data &&
      assessments.data &&
      timeEntries.data &&
      paid.data &&
      ownRates.data
        ? {
            sessions: sessions.data,
            invoices: invoices.data,
            payments: payments.data,
            clients: clients.data,
            assessments: assessments.data,
            timeEntries: timeEntries.data,
            paidMandates: paid.data,
            ownRates: ownRates.data,
          }
        : undefined,
    [
      sessions.data,
      invoices.data,
      payments.data,
      clients.data,
      assessments.data,
      timeEntries.data,
      paid.data,
      ownRates.data,
    ],
  );
  return {
    records,
    error: failed?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}

/** Returns a function that looks up client names by id in a map. */
export function useNamesOf(clients: ReportRecords['clients']): (clientId: number) => string {
  return useMemo(() => {
    const names = new Map(clients.map((client) => [client.id, fullNameOf(client)]));
    return (clientId: number) => names.get(clientId) ?? 'Unknown Client';
  }, [clients]);
}

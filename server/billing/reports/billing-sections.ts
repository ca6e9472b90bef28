import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { organizationsPayText } from '#domain/billing/invoices/paid-mandates.ts';
import { paymentMethodLabels } from '#domain/billing/payments/payment-words.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import {
  type AgingBand,
  agingBands,
  balancesOf,
  receivedBy,
  receivedOf,
} from '#domain/billing/reports/revenue-report.ts';
import { uncheckedText } from '#domain/caseload/sessions/unchecked-sessions.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { ReportSection } from '#server/platform/pdf/report-section.ts';
import { type CountedReport, withoutEmptyEnd } from './counted-report.ts';

/** Returns the sections about revenue for a report's PDF. */
export function billingSections(counted: CountedReport): ReportSection[] {
  return [
    revenueSection(counted),
    receivedSection(counted),
    unbilledSection(counted),
    unpaidSection(counted),
  ];
}

function revenueSection({ report }: CountedReport): ReportSection {
  const { invoiced, received } = report.rows;
  const most = Math.max(1, ...report.revenueOverTime.map((slice) => sumOf(slice.invoiced)));
  return {
    title: 'Revenue',
    note: 'Invoices by the day they were issued; payments, less refunds, by their own. The bar is what was invoiced.',
    head: ['When', 'Invoiced', 'Received'],
    rows:
      invoiced.length + received.length === 0
        ? []
        : withoutEmptyEnd(report.revenueOverTime, (row) => row.invoiced.length + row.received.length > 0).map(
            (row) => ({
              key: row.slice.from,
              cells: [
                row.slice.label,
                formatCents(sumOf(row.invoiced)),
                formatCents(receivedOf(row.received)),
              ],
              bar: { length: sumOf(row.invoiced) / most, filled: 1 },
            }),
          ),
    total: ['Total', formatCents(sumOf(invoiced)), formatCents(receivedOf(received))],
    empty: 'Nothing was invoiced or received in this period.',
  };
}

function receivedSection({ report }: CountedReport): ReportSection {
  const { received, writtenOff } = report.rows;
  const refunded = sumOf(received.filter(({ kind }) => kind === 'refund'));
  const written = sumOf(writtenOff);
  return {
    title: 'Received',
    note: `By method, less refunds. Refunded ${formatCents(refunded)}, written off ${formatCents(written)}.`,
    head: ['Method', 'Entries', 'Received'],
    rows: receivedBy(received, ({ method }) => method ?? 'other').map((row) => ({
      key: row.key,
      cells: [paymentMethodLabels[row.key], row.payments.length, formatCents(row.received)],
    })),
    total: ['Total', received.length, formatCents(receivedOf(received))],
    empty: 'Nothing was received in this period.',
  };
}

function unbilledSection({ report, nameOf }: CountedReport): ReportSection {
  const { unbilled, unchecked, unbilledOfOrganizations } = report;
  const leftOut = uncheckedText(unchecked.length);
  const ofOthers = organizationsPayText(unbilledOfOrganizations);
  return {
    title: 'Not Billed Yet',
    note: `Sessions of the period that may be billed and are on no invoice.${leftOut && ` ${leftOut}, and are not in it.`}${ofOthers && ` ${ofOthers}`}`,
    head: ['Client', 'Sessions', 'Worth'],
    rows: unbilled.map(({ clientId, sessions, worth }) => ({
      key: clientId,
      cells: [nameOf(clientId), sessions.length, formatCents(worth)],
    })),
    total: [
      'Total',
      unbilled.reduce((sum, { sessions }) => sum + sessions.length, 0),
      formatCents(unbilled.reduce((sum, { worth }) => sum + worth, 0)),
    ],
    empty: leftOut
      ? 'Everything that was checked in is on an invoice.'
      : 'Everything in this period is on an invoice.',
  };
}

function unpaidSection({ report, nameOf, placeOf }: CountedReport): ReportSection {
  const { aging } = report;
  const all = agingBands.flatMap((band) => aging[band].map((invoice) => ({ band, invoice })));
  const byClient = Map.groupBy(all, ({ invoice }) => invoice.clientId);
  return {
    title: 'Unpaid Today',
    note: 'Whenever issued, by days since issue.',
    head: ['Client', ...agingBands.map((band) => `${band.replace('-', '–')} days`), 'Total'],
    rows: [...byClient]
      .map(([clientId, own]) => ({ key: clientId, cells: [nameOf(clientId), ...amounts(own)] }))
      .sort((a, b) => placeOf(a.key) - placeOf(b.key)),
    total: ['Total', ...amounts(all)],
    empty: 'Nothing is unpaid.',
  };
}

function amounts(unpaid: readonly { band: AgingBand; invoice: Invoice }[]): string[] {
  const cents = (band?: AgingBand) =>
    balancesOf(unpaid.filter((one) => band === undefined || one.band === band).map(({ invoice }) => invoice));
  return [...agingBands.map(cents), cents()].map((sum) => (sum === 0 ? '–' : formatCents(sum)));
}

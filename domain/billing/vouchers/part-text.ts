import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import { canonicalText } from '#domain/platform/canonical-text.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import { type Examined, stoppedBy } from './check-voucher.ts';
import { type LogMoney, serviceLogs } from './service-logs.ts';

interface BillPeriod {
  from: Day;
  until: Day;
  timeZone: TimeZone;
}

/**
 * Returns the text of a child's part: a log for each mandate with every session of the period, billed as on the lines of
 * the invoice, with the warnings that were billed and the reasons by session and check.
 */
export function partTextOf(
  examined: readonly Examined[],
  lines: readonly InvoiceLine[],
  reasons: ReadonlyMap<string, string>,
  period: BillPeriod,
): string {
  const byId = new Map(examined.map((one) => [one.session.id, one]));
  const lineOf = new Map(lines.map((line) => [line.sessionId, line]));
  const moneyOf = ({ id }: { id: number }): LogMoney => {
    const one = byId.get(id);
    const line = lineOf.get(id);
    const money = { units: line?.units ?? null, rate: line?.rate ?? null, cents: line?.cents ?? null };
    return {
      ...money,
      leftOut: one && !line && isBillableSession(one.session) ? whyLeftOut(one) : null,
      acknowledged: one ? acknowledgedOf(one, reasons) : [],
    };
  };
  const logs = serviceLogs(
    examined.map(({ session }) => session),
    { ...period, moneyOf },
  );
  return canonicalText({ logs });
}

function whyLeftOut({ session, findings }: Examined): string {
  if (session.invoiceId !== null) return 'Billed before';
  return stoppedBy(findings) ?? 'Not billed';
}

function acknowledgedOf({ session, findings }: Examined, reasons: ReadonlyMap<string, string>) {
  return findings.flatMap(({ severity, check, words }) => {
    const reason = severity === 'warn' ? reasons.get(`${session.id} ${check}`) : undefined;
    return reason === undefined ? [] : [{ check, sentence: words, reason }];
  });
}

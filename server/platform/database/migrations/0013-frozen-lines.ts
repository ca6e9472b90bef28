// What invoices printed before they kept their lines, as it was then: later rates, labels and rules change nothing here.

type SessionType = 'individual' | 'group' | 'home' | 'absent';

/** What the practice charged, and by which days it counted. */
export interface PricingThen {
  centsPerMinute: Readonly<Record<SessionType, number>>;
  timeZone: string;
}

interface SessionThen {
  id: number;
  date: string;
  duration: number;
  type: SessionType;
  status: 'scheduled' | 'completed' | 'cancelled' | 'no-show' | 'absence';
}

/** What was billed, as rows from before invoices kept their lines; it is never changed again. */
export interface RowsThen {
  invoices: { id: number; therapist_id: number; client_id: number; amount: number }[];
  sessions: (SessionThen & { invoice_id: number })[];
  annuals: { id: number; date: string; amount: number; invoice_id: number | null }[];
}

export type LineRowThen = ReturnType<typeof lineRowsThen>[number];

/** The lines that these invoices would be printed with, as rows. */
export function lineRowsThen({ invoices, sessions, annuals }: RowsThen, pricing: PricingThen) {
  const sessionsOn = Map.groupBy(sessions, (row) => row.invoice_id);
  const annualsOn = Map.groupBy(annuals, (row) => row.invoice_id);
  return invoices.flatMap((invoice) => {
    const billed = [
      ...oldestFirst(sessionsOn.get(invoice.id)).map((session) => sessionLine(session, pricing)),
      ...oldestFirst(annualsOn.get(invoice.id)).map(annualLine),
    ];
    const cents = invoice.amount - billed.reduce((sum, line) => sum + line.cents, 0);
    const lines = cents === 0 ? billed : [...billed, adjustmentLine(cents)];
    const { therapist_id, client_id, id: invoice_id } = invoice;
    return lines.map((line, index) => ({
      therapist_id,
      client_id,
      invoice_id,
      position: index + 1,
      ...line,
    }));
  });
}

/** The part of a sealed record that said what was billed. */
export interface SealedBefore {
  invoices: RowsThen['invoices'];
  sessions: SessionThen[];
  annuals: RowsThen['annuals'];
  invoiceSessions: { session_id: number; invoice_id: number }[];
}

/** Whether a sealed record names the sessions on its invoices, and no lines. */
export function isSealedBefore(record: unknown): record is SealedBefore {
  return record !== null && typeof record === 'object' && 'invoiceSessions' in record;
}

/** A sealed record with lines in place of the sessions on its invoices. */
export function sealedWithLines<Sealed extends SealedBefore>(
  { invoiceSessions, ...record }: Sealed,
  pricing: PricingThen,
) {
  const invoiceOf = new Map(invoiceSessions.map((row) => [row.session_id, row.invoice_id]));
  const sessions = record.sessions.flatMap((session) => {
    const invoiceId = invoiceOf.get(session.id);
    return invoiceId === undefined ? [] : [{ ...session, invoice_id: invoiceId }];
  });
  const { invoices, annuals } = record;
  return { ...record, invoiceLines: lineRowsThen({ invoices, annuals, sessions }, pricing) };
}

/** The day of a moment by the calendar of a time zone, as YYYY-MM-DD. */
export function dayThen(moment: string | Date, timeZone: string): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone });
}

function oldestFirst<Row extends { id: number; date: string }>(rows: readonly Row[] = []): Row[] {
  return rows.toSorted((one, other) =>
    one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1,
  );
}

interface LineThen {
  kind: 'session' | 'annual' | 'adjustment';
  day: string | null;
  minutes: number | null;
  type: SessionType | null;
  status: SessionThen['status'] | null;
  label: string;
  rate: number | null;
  cents: number;
  session_id: number | null;
  annual_id: number | null;
}

const ofNoSession = { minutes: null, type: null, status: null, rate: null, session_id: null };

const labels: Record<SessionType, string> = {
  individual: 'Individual Therapy',
  group: 'Group Therapy',
  home: 'Home Visit',
  absent: 'Absent',
};

function sessionLine(
  { id, date, duration, type, status }: SessionThen,
  { centsPerMinute, timeZone }: PricingThen,
): LineThen {
  const rate = centsPerMinute[type];
  return {
    kind: 'session',
    day: dayThen(date, timeZone),
    minutes: duration,
    type,
    status,
    label: status === 'absence' ? `${labels[type]}, absence` : labels[type],
    rate,
    cents: duration * rate,
    session_id: id,
    annual_id: null,
  };
}

function annualLine({ id, date, amount }: RowsThen['annuals'][number]): LineThen {
  return { ...ofNoSession, kind: 'annual', day: date, label: 'Annual record', cents: amount, annual_id: id };
}

function adjustmentLine(cents: number): LineThen {
  return { ...ofNoSession, kind: 'adjustment', day: null, label: 'Adjustment', cents, annual_id: null };
}

import type { Selectable } from 'kysely';
import type { RecordTables } from '#server/platform/database/caseload-tables.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** All rows of all therapists, as stored. */
export interface RawRows {
  clients: Selectable<RecordTables['clients']>[];
  sessions: Selectable<RecordTables['sessions']>[];
  invoices: Selectable<RecordTables['invoices']>[];
  billed: Selectable<RecordTables['invoice_lines']>[];
  assessments: Selectable<RecordTables['assessments']>[];
}

export async function readRawRows({ read }: Database): Promise<RawRows> {
  return {
    clients: await read.selectFrom('clients').selectAll().execute(),
    sessions: await read.selectFrom('sessions').selectAll().execute(),
    invoices: await read.selectFrom('invoices').selectAll().execute(),
    billed: await read.selectFrom('invoice_lines').selectAll().execute(),
    assessments: await read.selectFrom('assessments').selectAll().execute(),
  };
}

export interface ModelScope {
  therapistId: number;
  clientId: number | null;
  /** First and last day. */
  from: string;
  to: string;
  today: string;
  timeZone: string;
  billableAbsences: number;
  /** First and last day of the school year in which the period ends. */
  yearFrom: string;
  yearTo: string;
  centsPerMinute: Record<string, number>;
}

/** Computes a report independently, from the rows and the runtime's calendar, as an oracle for the program. */
export function modelReport(rows: RawRows, scope: ModelScope) {
  const { therapistId, clientId, from, to, today } = scope;
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: scope.timeZone });
  const dayOf = (moment: string) => calendar.format(new Date(moment));
  const isRight = (row: { therapist_id: number; client_id: number }) =>
    row.therapist_id === therapistId && (clientId === null || row.client_id === clientId);
  const isIn = (moment: string | null) => moment !== null && dayOf(moment) >= from && dayOf(moment) <= to;

  const own = rows.sessions.filter(isRight);
  const sessions = own.filter(({ date }) => isIn(date));
  const completed = sessions.filter(({ status }) => status === 'completed');
  const expected = sessions.filter(({ status }) => ['completed', 'absence', 'no-show'].includes(status));

  const invoices = rows.invoices.filter(isRight).map((invoice) => ({
    ...invoice,
    status: invoice.status === 'pending' && invoice.due_date < today ? 'overdue' : invoice.status,
  }));
  const invoiced = invoices.filter((invoice) => isIn(invoice.date_issued));
  const unpaidOn = (day: string) =>
    invoices.filter(
      ({ date_issued, date_paid }) =>
        dayOf(date_issued) <= day && (date_paid === null || dayOf(date_paid) > day),
    );
  const balanceDay = to < today ? to : today;
  const outstanding = unpaidOn(balanceDay);
  const overdue = outstanding.filter(
    ({ status, due_date }) => due_date < balanceDay || (balanceDay === today && status === 'overdue'),
  );

  const billed = rows.billed.map((row) => row.session_id);
  const worth = new Map<number, number>();
  for (const session of sessions) {
    const mayBeBilled = session.status === 'completed' || (session.status === 'absence' && session.billable);
    if (!mayBeBilled || billed.includes(session.id)) continue;
    const cents = session.duration * (scope.centsPerMinute[session.type] ?? 0);
    worth.set(session.client_id, (worth.get(session.client_id) ?? 0) + cents);
  }

  const absences = own.filter(
    ({ status, date }) =>
      status === 'absence' && dayOf(date) >= scope.yearFrom && dayOf(date) <= scope.yearTo,
  );
  return {
    sessions: sessions.length,
    delivered: sum(completed.map(({ duration }) => duration)),
    attendance: expected.length === 0 ? null : completed.length / expected.length,
    absences: sessions.filter(({ status }) => status === 'absence').length,
    invoiced: sum(invoiced.map(({ amount }) => amount)),
    received: sum(invoices.filter(({ date_paid }) => isIn(date_paid)).map(({ amount }) => amount)),
    outstanding: sum(outstanding.map(({ amount }) => amount)),
    overdue: sum(overdue.map(({ amount }) => amount)),
    byStatus: counted(sessions.map(({ status }) => status)),
    byDay: counted(sessions.map(({ date }) => dayOf(date))),
    worth: Object.fromEntries(worth),
    aging: unpaidOn(today)
      .map(({ id, date_issued }) => [id, ageBand(daysFrom(dayOf(date_issued), today))])
      .sort(byFirst),
    due: rows.assessments
      .filter((row) => isRight(row) && row.status === 'pending')
      .map(({ id }) => id)
      .sort(byNumber),
    attended: counted(sessions.map((session) => String(session.client_id))),
    absentInYear: counted(absences.map((session) => String(session.client_id))),
    billableLeft: Object.fromEntries(
      absences.map(({ client_id }) => {
        const numbers = absences
          .filter((one) => one.client_id === client_id)
          .map((one) => one.absence_number);
        return [client_id, Math.max(scope.billableAbsences - Math.max(...numbers), 0)];
      }),
    ),
    ages: counted(
      rows.clients
        .filter((client) => isRight({ ...client, client_id: client.id }) && client.status === 'active')
        .map((client) => ageGroup(client.date_of_birth, today)),
    ),
  };
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function daysFrom(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}

function ageBand(days: number): string {
  if (days > 90) return 'over 90';
  if (days > 60) return '61-90';
  return days > 30 ? '31-60' : '0-30';
}

function ageGroup(born: string | null, today: string): string {
  if (born === null) return 'No date of birth';
  let age = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  if (born.slice(5) > today.slice(5)) age -= 1;
  if (age >= 3 && age <= 5) return 'Early Childhood (3-5)';
  if (age >= 6 && age <= 11) return 'Elementary (6-11)';
  if (age >= 12 && age <= 14) return 'Middle School (12-14)';
  return age >= 15 && age <= 21 ? 'High School and Transition (15-21)' : 'Other age';
}

function byFirst([a]: (string | number)[], [b]: (string | number)[]): number {
  return byNumber(Number(a), Number(b));
}

function byNumber(a: number, b: number): number {
  return a - b;
}

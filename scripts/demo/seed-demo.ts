import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf, plusDays } from '#domain/dates.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { type CaseloadWrites, forTherapist } from '#server/database/caseload.ts';
import type { Database } from '#server/database/connection.ts';
import { createUser } from '#server/users/user-store.ts';
import { demoAssessments, demoResponses } from './demo-assessments.ts';
import { type DemoFamily, demoFamilies } from './demo-families.ts';
import { type DemoSession, demoSchedule, demoSessions, demoToday } from './demo-sessions.ts';
import { demoTasks } from './demo-tasks.ts';
import { Dice } from './dice.ts';
import { invoiceMonths } from './invoice-months.ts';

const signIn = { username: 'sample', password: 'sample-practice' };
const sessionsToday = 7;

export interface SeededSession extends DemoSession {
  id: number;
}

/** Fills an empty practice with a made-up caseload of one school year, and gives the sign-in to look around with. */
export async function seedDemo(database: Database, { now }: { now: Date }): Promise<typeof signIn> {
  const passwordHash = await hashPassword(signIn.password);
  const registration = { ...signIn, fullName: 'Robin Sample', email: 'robin@example.com' };
  const user = await database.write((queries) =>
    createUser(queries, registration, passwordHash, now.toISOString()),
  );
  const caseload = forTherapist(database, user.id, {
    actor: { userId: user.id, address: null },
    clock: () => now,
  });
  await caseload.write((queries) => seedCaseload(queries, now));
  return signIn;
}

async function seedCaseload(queries: CaseloadWrites, now: Date): Promise<void> {
  const dice = new Dice(20_260_901);
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  const todays = demoToday(dice, sessionsToday, now, DEFAULT_TIME_ZONE);
  const clientIds: number[] = [];
  for (const [index, family] of demoFamilies(dice, today).entries()) {
    const clientId = await addClient(queries, family, plusDays(today, -320 + index));
    clientIds.push(clientId);
    const weekly = demoSessions(dice, demoSchedule(dice, index), today, now, DEFAULT_TIME_ZONE);
    const lastDay = family.status === 'inactive' ? plusDays(today, -90) : undefined;
    const kept = weekly.filter(({ date }) => {
      const day = dayOf(date, DEFAULT_TIME_ZONE);
      return day !== today && (lastDay === undefined || day < lastDay);
    });
    const extra = todays[index];
    const sessions = await addSessions(queries, clientId, extra ? [...kept, extra] : kept);
    await invoiceMonths(queries, dice, clientId, sessions, today);
    await addAnnual(queries, clientId, plusDays(today, -30 - index * 7));
    if (index % 2 === 0) await addAssessment(queries, dice, clientId, plusDays(today, -index * 5 - 1));
  }
  await addTasks(queries, clientIds, today);
}

function addClient(queries: CaseloadWrites, family: DemoFamily, since: Day): Promise<number> {
  const createdAt = momentOf(since, '09:00', DEFAULT_TIME_ZONE);
  return queries.insertReturningId('clients', {
    first_name: family.firstName,
    last_name: family.lastName,
    email: family.email,
    phone: family.phone,
    address: family.address,
    date_of_birth: family.dateOfBirth,
    notes: family.notes,
    status: family.status,
    created_at: createdAt,
    updated_at: createdAt,
  });
}

async function addSessions(
  queries: CaseloadWrites,
  clientId: number,
  sessions: readonly DemoSession[],
): Promise<SeededSession[]> {
  const added: SeededSession[] = [];
  for (const session of sessions) {
    const id = await queries.insertReturningId('sessions', {
      client_id: clientId,
      date: session.date,
      duration: session.duration,
      type: session.type,
      status: session.status,
      absence_number: session.absenceNumber,
      billable: session.billable,
      notes: session.notes,
      series_id: null,
      created_at: queries.now,
      updated_at: queries.now,
    });
    added.push({ ...session, id });
  }
  return added;
}

async function addAnnual(queries: CaseloadWrites, clientId: number, date: Day): Promise<void> {
  await queries.insertInto('annuals', {
    client_id: clientId,
    date,
    amount: 5_000,
    invoice_id: null,
    created_at: queries.now,
    updated_at: queries.now,
  });
}

async function addAssessment(queries: CaseloadWrites, dice: Dice, clientId: number, day: Day): Promise<void> {
  const { title, description, questions } = dice.pick(demoAssessments);
  const isCompleted = dice.chance(0.6);
  const created = momentOf(day, '14:00', DEFAULT_TIME_ZONE);
  await queries.insertInto('assessments', {
    client_id: clientId,
    title,
    description,
    questions: JSON.stringify(questions),
    responses: isCompleted ? JSON.stringify(demoResponses(dice, questions)) : null,
    status: isCompleted ? 'completed' : 'pending',
    date_created: created,
    date_completed: isCompleted ? momentOf(day, '15:30', DEFAULT_TIME_ZONE) : null,
    updated_at: created,
  });
}

async function addTasks(queries: CaseloadWrites, clientIds: readonly number[], today: Day): Promise<void> {
  for (const [index, task] of demoTasks.entries()) {
    await queries.insertInto('tasks', {
      title: task.title,
      description: null,
      due_date: task.dueInDays === null ? null : plusDays(today, task.dueInDays),
      completed: task.completed,
      client_id: index % 2 === 0 ? (clientIds[index] ?? null) : null,
      created_at: queries.now,
      updated_at: queries.now,
    });
  }
}

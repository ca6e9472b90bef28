import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf, plusDays } from '#domain/platform/dates.ts';
import { newClosingRow } from '#server/caseload/closings/closing-store.ts';
import { newTaskRow } from '#server/caseload/tasks/task-store.ts';
import { hashPassword } from '#server/people/passwords/passwords.ts';
import { currentSettings } from '#server/people/sign-in/current-settings.ts';
import { createUser } from '#server/people/users/user-store.ts';
import { type CaseloadWrites, forCaseload } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { addAnnual } from './demo-annual-rows.ts';
import { addAssessments } from './demo-assessment-rows.ts';
import { addBillingDetails } from './demo-billing-details.ts';
import { addClient, addSessions } from './demo-client-rows.ts';
import { demoClosings } from './demo-closings.ts';
import { addEstimate } from './demo-estimates.ts';
import { demoFamilies } from './demo-families.ts';
import { addPlanWithGoals } from './demo-goal-rows.ts';
import { addGroups } from './demo-groups.ts';
import { addInquiries } from './demo-inquiries.ts';
import { addMandates } from './demo-mandates.ts';
import { addMessage } from './demo-messages.ts';
import { addPayments } from './demo-payments.ts';
import { writeReports } from './demo-reports.ts';
import { addResults } from './demo-result-rows.ts';
import { addSchools } from './demo-schools.ts';
import { countAbsences, demoSchedule, demoSessions, demoToday } from './demo-sessions.ts';
import { saveDemoSettings } from './demo-settings.ts';
import { type AtMoment, signNotes } from './demo-signed-notes.ts';
import { addSuperbill } from './demo-superbill.ts';
import { demoTasks } from './demo-tasks.ts';
import { addTemplates } from './demo-templates.ts';
import { addTimeEntries } from './demo-time-entries.ts';
import { addVisitors } from './demo-website.ts';
import { Dice } from './dice.ts';
import { invoiceMonths } from './invoice-months.ts';

const signIn = { username: 'sample', password: 'sample-practice' };
const sessionsToday = 7;

/** Fills an empty practice with an invented caseload of one school year, and returns its sign-in. */
export async function seedDemo(database: Database, { now }: { now: Date }): Promise<typeof signIn> {
  const passwordHash = await hashPassword(signIn.password, 'known');
  const registration = { ...signIn, fullName: 'Robin Sample', email: 'robin@example.com' };
  const user = await database.write((queries) =>
    createUser(queries, registration, passwordHash, now.toISOString(), { isInvited: true }),
  );
  const caseload = forCaseload(
    { database, therapistId: user.id, clock: () => now },
    { kind: 'therapist', id: user.id, address: null },
  );
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  const at: AtMoment = (moment, run) =>
    forCaseload(
      { database, therapistId: user.id, clock: () => new Date(moment) },
      { kind: 'therapist', id: user.id, address: null },
    ).write(run);
  // A caseload's log begins with its account; without that line it counts as truncated.
  const account = { action: 'create', entity: 'account', entityId: user.id, clientId: null } as const;
  await at(momentOf(plusDays(today, -330), '08:00', DEFAULT_TIME_ZONE), async (queries) =>
    queries.audit(account),
  );
  await database.write((queries) => saveDemoSettings(queries, today));
  const clientIds = await caseload.write((queries) => seedCaseload(queries, now));
  const [clientId = 0] = clientIds;
  const settings = await currentSettings(database.read);
  await signNotes(at, clientIds, { today, settings });
  await addEstimate(at, clientIds, { today, settings });
  await addMessage(at, clientIds, { today, settings });
  await caseload.write((queries) => addSuperbill(queries, clientIds, { today, settings }));
  await caseload.write((queries) => writeReports(queries, clientIds, { today, settings }));
  await database.write((queries) => addTemplates(queries, user.id, now.toISOString()));
  await database.write((queries) => addInquiries(queries, { ownerId: user.id, clientId, today }));
  await database.write((queries) => addVisitors(queries, new Dice(20_260_902), today));
  return signIn;
}

/** Returns the ids of the clients, in the order of the families. */
async function seedCaseload(queries: CaseloadWrites, now: Date): Promise<number[]> {
  const dice = new Dice(20_260_901);
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  const todays = demoToday(dice, sessionsToday, now, DEFAULT_TIME_ZONE);
  const closings = demoClosings(today);
  await queries.insertInto(
    'closings',
    closings.map((closing) => newClosingRow(closing, queries.now)),
  );
  const clientIds: number[] = [];
  for (const [index, family] of demoFamilies(dice, today).entries()) {
    const clientId = await addClient(queries, family, plusDays(today, -320 + index));
    clientIds.push(clientId);
    const weekly = demoSessions(dice, demoSchedule(dice, index), today, now, DEFAULT_TIME_ZONE);
    const lastDay = family.status === 'inactive' ? plusDays(today, -90) : undefined;
    const kept = weekly.filter(({ date }) => {
      const day = dayOf(date, DEFAULT_TIME_ZONE);
      return day !== today && !closingOn(day, closings) && (lastDay === undefined || day < lastDay);
    });
    const extra = todays[index];
    const counted = countAbsences(extra ? [...kept, extra] : kept, DEFAULT_TIME_ZONE);
    const sessions = await addSessions(queries, clientId, counted);
    await invoiceMonths(queries, dice, clientId, sessions, today);
    await addAnnual(queries, clientId, plusDays(today, -30 - index * 7), index);
    if (index % 2 === 0) {
      await addAssessments(queries, dice, clientId, plusDays(today, -index * 5 - 1), index / 2);
    }
  }
  // Separate generators, so that the other demo data does not change.
  const goalDice = new Dice(20_260_903);
  const resultDice = new Dice(20_260_904);
  for (const [index, clientId] of clientIds.entries()) {
    if (!hasPlan(index)) continue;
    await addPlanWithGoals(queries, goalDice, { clientId, index, today });
    await addResults(queries, resultDice, clientId);
  }
  await addGroups(queries, clientIds, { today, closings, timeZone: DEFAULT_TIME_ZONE });
  const schools = await addSchools(queries, { today, closings });
  await addMandates(queries, clientIds, { ...schools, today, now });
  await addBillingDetails(queries, clientIds, today);
  await addPayments(queries, { today });
  const isClosed = (day: Day) => closingOn(day, closings) !== undefined;
  await addTimeEntries(queries, { today, isClosed, timeZone: DEFAULT_TIME_ZONE });
  await addTasks(queries, clientIds, today);
  return clientIds;
}

/** Returns whether a client has a plan with goals: three of four do. */
const hasPlan = (index: number) => index % 4 !== 3;

async function addTasks(queries: CaseloadWrites, clientIds: readonly number[], today: Day): Promise<void> {
  for (const [index, { dueInDays, ...task }] of demoTasks.entries()) {
    await queries.insertInto('tasks', [
      newTaskRow(
        {
          ...task,
          dueDate: dueInDays === null ? null : plusDays(today, dueInDays),
          clientId: index % 2 === 0 ? (clientIds[index] ?? null) : null,
        },
        queries.now,
      ),
    ]);
  }
}

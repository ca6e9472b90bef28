import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import type { ClosedDays } from '#domain/caseload/closings/closing.ts';
import { absenceBilling } from '#domain/caseload/sessions/absence-billing.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf, plusDays } from '#domain/platform/dates.ts';
import { isWeekend, type WeekdayName, weekdayOf, weekOf } from '#domain/platform/week.ts';
import { createMandate } from '#server/billing/mandates/mandate-store.ts';
import { listClosings } from '#server/caseload/closings/closing-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { addSessions } from './demo-client-rows.ts';
import type { DemoSchools } from './demo-schools.ts';
import type { DemoSession } from './demo-sessions.ts';

interface DemoMandate {
  /** The place of the child among the families. */
  child: number;
  school: 0 | 1;
  weekdays: readonly WeekdayName[];
  time: string;
  /** The days until it ends; null ends it with its plan. */
  endsInDays: number | null;
  /** The missed sessions, by their position since the first session. */
  missed: Readonly<Record<number, Miss>>;
  /** The place of the missed session that was made up, if one was. */
  madeUp?: number;
}

interface Miss {
  status: SessionStatus;
  missedReason: MissedReason;
}

const MINUTES = 30;
/** Mandates began so many days before this week. */
const DAYS_BACK = 63;

const childAbsent = { status: 'absence', missedReason: 'student-absent' } as const;
const therapistAway = { status: 'cancelled', missedReason: 'provider-absent' } as const;

/** One mandate is on track, one is behind with minutes still to be made up, and one ends soon. */
const demoMandates: readonly DemoMandate[] = [
  {
    child: 0,
    school: 0,
    weekdays: ['Tuesday', 'Thursday'],
    time: '07:30',
    endsInDays: null,
    missed: { 5: childAbsent },
  },
  {
    child: 1,
    school: 1,
    weekdays: ['Monday', 'Wednesday'],
    time: '07:00',
    endsInDays: null,
    missed: { 10: therapistAway, 11: therapistAway, 13: therapistAway },
    madeUp: 10,
  },
  {
    child: 4,
    school: 1,
    weekdays: ['Friday'],
    time: '16:45',
    endsInDays: 20,
    missed: {},
  },
];

/** Adds mandates that a district pays, with the sessions that count toward them. */
export async function addMandates(
  queries: CaseloadWrites,
  clientIds: readonly number[],
  { today, now, district, schools }: DemoSchools & { today: Day; now: Date },
): Promise<void> {
  const closings = await listClosings(queries);
  const monday = mondayOf(today);
  for (const { child, school, weekdays, time, endsInDays, missed, madeUp } of demoMandates) {
    const clientId = clientIds[child] ?? 0;
    const [plan] = await listPlans(queries, { clientId });
    if (!plan) continue;
    const mandate = await createMandate(queries, {
      clientId,
      planId: plan.id,
      payerId: district,
      schoolId: schools[school],
      endsOn: endsInDays === null ? plan.endsOn : plusDays(today, endsInDays),
      terms: [
        {
          startsOn: plusDays(monday, -DAYS_BACK),
          sessions: weekdays.length,
          per: 'week',
          cycleDays: null,
          minutes: MINUTES,
          group: 1,
          place: 'pull-out',
          weekdays: [...weekdays],
        },
      ],
      authorizationNumber: `A-${204 + child}`,
    });
    const days = daysOf(mandate, closings);
    const sessions = days.map((day, place) => sessionOn({ day, time, mandate, miss: missed[place] }, now));
    const makesUpFor = madeUp === undefined ? undefined : sessions[madeUp]?.date;
    if (makesUpFor !== undefined) {
      const day = openDayBefore(monday, new Set(days), closings);
      sessions.push({ ...sessionOn({ day, time, mandate }, now), makesUpFor });
    }
    await addSessions(queries, clientId, sessions);
  }
}

/** Returns the days of a mandate's sessions: in each week the usual ones, and others where those are closed. */
function daysOf({ terms, endsOn }: Mandate, closings: readonly ClosedDays[]): Day[] {
  const days: Day[] = [];
  const [term] = terms;
  if (!term) return days;
  for (let monday = term.startsOn; monday <= endsOn; monday = plusDays(monday, 7)) {
    const open = weekOf(monday, 'Monday').filter((day) => day <= endsOn && isOpen(day, closings));
    const isUsual = (day: Day) => term.weekdays.includes(weekdayOf(day));
    const preferred = [...open.filter(isUsual), ...open.filter((day) => !isUsual(day))];
    days.push(...preferred.slice(0, term.sessions).toSorted());
  }
  return days;
}

function isOpen(day: Day, closings: readonly ClosedDays[]): boolean {
  return !isWeekend(day) && closingOn(day, closings) === undefined;
}

/** Returns the latest open day before a day on which the child has no session. */
function openDayBefore(before: Day, taken: ReadonlySet<Day>, closings: readonly ClosedDays[]): Day {
  const day = plusDays(before, -1);
  return isOpen(day, closings) && !taken.has(day) ? day : openDayBefore(day, taken, closings);
}

interface PlacedSession {
  day: Day;
  time: string;
  mandate: Pick<Mandate, 'id'>;
  miss?: Miss | undefined;
}

function sessionOn({ day, time, mandate, miss }: PlacedSession, now: Date): DemoSession {
  const date = momentOf(day, time, DEFAULT_TIME_ZONE);
  const held: SessionStatus = date < now.toISOString() ? 'completed' : 'scheduled';
  const session = {
    date,
    duration: MINUTES,
    type: 'individual',
    status: miss?.status ?? held,
    notes: null,
    seriesId: null,
    cycleLength: null,
    makesUpFor: null,
    groupId: null,
    mandateId: mandate.id,
    missedReason: miss?.missedReason ?? null,
    makeUpDeclined: null,
  } as const;
  // The district pays no absences.
  return { ...session, ...absenceBilling(session, undefined, 1, 0) };
}

function mondayOf(day: Day): Day {
  return weekOf(day, 'Monday')[0] ?? day;
}

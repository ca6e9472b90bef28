import { hoursText } from '#domain/billing/organizations/organization-words.ts';
import { type ClosablePlace, closedSchoolText } from '#domain/caseload/closings/closed-places.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { PlannedSession } from '#domain/caseload/sessions/planned-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { endOfSession, takesTime } from '#domain/caseload/sessions/session-span.ts';
import { type Day, dayOf, momentOf, plusDays, shortDay, type TimeZone } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf, weekOf } from '#domain/platform/week.ts';
import { type Mandate, type MandateTerm, termOn } from './mandate.ts';
import { matchMandate } from './match-mandate.ts';

/** Minutes between two schools that are too few to get from one to the other. */
const LEAST_MINUTES_BETWEEN = 10;
const MINUTE_MS = 60_000;

type Listed = Pick<
  Session,
  'id' | 'clientId' | 'date' | 'duration' | 'status' | 'type' | 'mandateId' | 'makesUpFor'
>;

/** A school as far as planning needs it. */
interface School extends ClosablePlace {
  weekdays: readonly WeekdayName[];
  hours: { from: string; until: string } | null;
}

interface PlanningContext {
  mandates: readonly Mandate[];
  organizations: readonly School[];
  closings: readonly Closing[];
  /** The therapist's sessions in the week of the first planned one. */
  sessions: readonly Listed[];
  /** Children in the room who are not clients. */
  others: number;
  nameOf: (clientId: number) => string;
  timeZone: TimeZone;
}

/** A planned session with its mandate and school. */
interface Known {
  session: PlannedSession;
  day: Day;
  mandate: Mandate;
  term: MandateTerm | undefined;
  school: School | undefined;
}

/**
 * Returns the concerns about planned sessions of one or several children and days, each once as a sentence: a closed
 * day of the school, its hours, the ratio, the number of a week, and the way between two schools. None blocks saving.
 */
export function planningNotices(planned: readonly PlannedSession[], context: PlanningContext): string[] {
  const moved = new Set(planned.map(({ id }) => id));
  const sessions = context.sessions.filter((one) => takesTime(one) && !moved.has(one.id));
  const besides = { ...context, sessions };
  const found = planned.flatMap((session) => {
    const known = knownOf(session, context);
    return known
      ? [
          ...schoolNotices(known, besides),
          ratioNotice(known, planned, besides),
          weekNotice(known, planned, besides),
          travelNotice(known, besides),
        ]
      : [];
  });
  return [...new Set(found.filter((notice) => notice !== undefined))];
}

function knownOf(session: PlannedSession, context: PlanningContext): Known | undefined {
  const day = dayOf(session.date, context.timeZone);
  const own = context.mandates.filter(({ clientId }) => clientId === session.clientId);
  const decided =
    session.mandateId === undefined
      ? matchMandate({ day, duration: session.duration, isInGroup: session.type === 'group' }, own).mandateId
      : session.mandateId;
  const mandate = own.find(({ id }) => id === decided);
  return mandate && { session, day, mandate, term: termOn(mandate, day), school: schoolOf(mandate, context) };
}

function schoolOf({ schoolId }: Mandate, { organizations }: PlanningContext): School | undefined {
  return organizations.find(({ id }) => id === schoolId);
}

function* schoolNotices(
  { session, day, school }: Known,
  { closings, timeZone }: PlanningContext,
): Generator<string | undefined> {
  if (!school) return;
  const { name, weekdays, hours } = school;
  yield closedSchoolText(day, school, closings);
  const weekday = weekdayOf(day);
  if (!weekdays.includes(weekday)) yield `${name} is not open on ${weekday}s`;
  if (!hours) return;
  const isWithin =
    momentOf(day, hours.from, timeZone) <= session.date &&
    endOfSession(session) <= momentOf(day, hours.until, timeZone);
  if (!isWithin) {
    yield `Outside the hours of ${name}, ${hoursText(hours)}`;
  }
}

/** Says that more children are in the room than a child's mandate allows. */
function ratioNotice(
  { session, term }: Known,
  planned: readonly PlannedSession[],
  { sessions, others, nameOf }: PlanningContext,
): string | undefined {
  if (term === undefined || session.type !== 'group') return undefined;
  const together = sessions.filter(
    (one) =>
      one.type === 'group' &&
      one.date === session.date &&
      one.duration === session.duration &&
      !planned.some(({ clientId }) => clientId === one.clientId),
  );
  const children = planned.filter(({ date }) => date === session.date).length + together.length + others;
  if (children <= term.group) return undefined;
  const name = nameOf(session.clientId);
  return term.group === 1
    ? `${name}’s mandate is individual, and ${children} children are planned together`
    : `${name}’s mandate allows ${term.group} children at once, and ${children} are planned`;
}

/** Says that the week has more sessions than the mandate, once for each child; make-ups do not count. */
function weekNotice(
  { session, day, mandate, term }: Known,
  planned: readonly PlannedSession[],
  { sessions, nameOf, timeZone }: PlanningContext,
): string | undefined {
  const ofChild = planned.filter(({ clientId }) => clientId === session.clientId);
  if (term?.per !== 'week' || session.makesUpFor != null || session !== ofChild[0]) return undefined;
  const [monday = day] = weekOf(day, 'Monday');
  const next = plusDays(monday, 7);
  const isInWeek = ({ date }: Pick<Session, 'date'>) => {
    const on = dayOf(date, timeZone);
    return monday <= on && on < next;
  };
  const counted = sessions.filter((one) => one.mandateId === mandate.id && one.makesUpFor === null);
  const count = counted.filter(isInWeek).length + ofChild.filter(isInWeek).length;
  if (count <= term.sessions) return undefined;
  const mandated = term.sessions === 1 ? '1 is mandated' : `${term.sessions} are mandated`;
  return `${count} sessions of ${nameOf(session.clientId)} in the week of ${shortDay(monday, day)}, and ${mandated}`;
}

/** Says that the way from or to another school is too short. */
function travelNotice({ session, day, school }: Known, context: PlanningContext): string | undefined {
  if (!school) return undefined;
  const { mandates, sessions, timeZone } = context;
  for (const other of sessions) {
    if (dayOf(other.date, timeZone) !== day) continue;
    const mandate = mandates.find(({ id }) => id === other.mandateId);
    const elsewhere = mandate && schoolOf(mandate, context);
    if (!elsewhere || elsewhere.id === school.id) continue;
    const minutes = minutesBetween(session, other);
    if (minutes < 0 || minutes >= LEAST_MINUTES_BETWEEN) continue;
    const [first, second] = session.date < other.date ? [school, elsewhere] : [elsewhere, school];
    const time = minutes === 0 ? 'No time' : minutes === 1 ? 'Only 1 minute' : `Only ${minutes} minutes`;
    return `${time} from ${first.name} to ${second.name}`;
  }
  return undefined;
}

type Span = Pick<Session, 'date' | 'duration'>;

/** Returns the minutes between two sessions; less than nothing if they overlap. */
function minutesBetween(one: Span, other: Span): number {
  const [first, second] = one.date < other.date ? [one, other] : [other, one];
  return (Date.parse(second.date) - Date.parse(endOfSession(first))) / MINUTE_MS;
}

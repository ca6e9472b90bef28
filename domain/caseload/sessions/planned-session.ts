import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { type Day, type Instant, isDay, isTime, momentOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';
import { NO_MANDATE, type SessionFormValues } from './session-form-values.ts';
import { isGroupMeeting } from './session-group-values.ts';
import { type IsClosed, repeatDays } from './session-repeat.ts';
import { firstDayOfForm, repeatFaultOfForm, repeatWithoutClosings } from './session-repeat-values.ts';
import { takesTime } from './session-span.ts';
import { sessionTypes } from './session-words.ts';

/** A session that is being planned or moved. */
export interface PlannedSession extends Pick<Session, 'clientId' | 'date' | 'duration' | 'type'> {
  /** Its id, if it is there already. */
  id?: number | undefined;
  /** The mandate that it counts toward; null is none. Undefined while its day, type and length decide. */
  mandateId?: number | null | undefined;
  makesUpFor?: Instant | null | undefined;
}

interface FormPlace {
  /** The session that is edited. */
  session: Session | undefined;
  timeZone: TimeZone;
  isClosed: IsClosed;
}

/**
 * Returns the sessions that a form plans: of each child of a group, on each date of a repeat. None until day, time and
 * client are typed, or if the session takes no time.
 */
export function plannedOfForm(
  values: SessionFormValues,
  { session, timeZone, isClosed }: FormPlace,
): PlannedSession[] {
  const { clientId, date, time, duration, status, mandateId, makesUpFor, group } = values;
  const isTyped = isDay(date) && isTime(time) && duration >= MINIMUM_DURATION_MINUTES;
  if (clientId === null || !isTyped || !takesTime({ status })) return [];
  const type = sessionTypes.find((known) => known === values.type) ?? 'individual';
  const isGroup = !session && isGroupMeeting({ type, group });
  const chosen = mandateId === NO_MANDATE ? null : Number(mandateId);
  return daysOfForm(values, isClosed).flatMap((day) =>
    (isGroup ? [clientId, ...group.clientIds] : [clientId]).map((child) => ({
      id: session?.id,
      clientId: child,
      date: momentOf(day, time, timeZone),
      duration,
      type,
      mandateId: isGroup || mandateId === '' ? undefined : chosen,
      makesUpFor: makesUpFor === '' ? null : makesUpFor,
    })),
  );
}

function daysOfForm({ date, repeat }: SessionFormValues, isClosed: IsClosed): Day[] {
  if (!repeat.isOn || repeatFaultOfForm(date, repeat, isClosed) !== undefined) {
    return [firstDayOfForm({ date, repeat }, isClosed)];
  }
  return repeatDays(date, repeatWithoutClosings(date, repeat, isClosed), isClosed);
}

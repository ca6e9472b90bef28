import * as z from 'zod/mini';
import { type Day, dayOf, isDay, momentOf, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { LONG_TEXT_LIMIT, optionalText } from '#domain/platform/text.ts';
import type { WeekdayName } from '#domain/platform/week.ts';
import { type MissedReason, missedReasons, reasonsOf, statusOfReason } from './missed-reason.ts';
import { type NewSession, newSession, type Session, type SessionChange } from './session.ts';
import { groupObstacleOfForm, isGroupMeeting, noGroup, sessionGroupSchema } from './session-group-values.ts';
import { noRepeat, repeatFaultOfForm, sessionRepeatSchema } from './session-repeat-values.ts';
import { type SessionStatus, sessionStatuses } from './session-words.ts';

const { date, type, clientId } = newSession.shape;
const absenceNumberMessage = 'Absence number must be at least 1';

/** The choice of a session that counts toward no mandate. */
export const NO_MANDATE = 'none';

/**
 * The session form while it is edited: nothing is chosen at first, and an absence's number and billable flag are null
 * while they follow the rule.
 */
export const sessionFormSchema = z
  .object({
    date: z.pipe(date, z.string().check(z.refine(isDay, 'Please enter a valid date'))),
    time: z.string(),
    duration: newSession.shape.duration,
    type: z.pipe(z.string(), type),
    clientId: z.pipe(z.nullable(z.number()), clientId),
    status: z.enum(sessionStatuses, 'Status is required'),
    notes: optionalText(LONG_TEXT_LIMIT),
    absenceNumber: z.nullable(
      z
        .int(absenceNumberMessage)
        .check(z.minimum(1, absenceNumberMessage), z.maximum(999, 'Absence number must be at most 999')),
    ),
    billable: z.nullable(z.boolean()),
    /** The mandate's id or `NO_MANDATE`; empty while the session itself decides. */
    mandateId: z.string(),
    missedReason: z.union([z.literal(''), z.enum(missedReasons)]),
    /** The start of the session that is made up; empty for none. */
    makesUpFor: z.string(),
    repeat: sessionRepeatSchema,
    group: sessionGroupSchema,
  })
  .check(({ value, issues }) => {
    const obstacle = isGroupMeeting(value) ? groupObstacleOfForm(value.clientId, value.group) : undefined;
    if (obstacle === undefined) return;
    const { field, message } = obstacle;
    issues.push({ code: 'custom', path: ['group', field], message, input: value.group });
  })
  .check(({ value: { date, repeat }, issues }) => {
    if (!repeat.isOn) return;
    // The server knows the closings for sure.
    const fault = repeatFaultOfForm(date, repeat, () => false);
    if (fault === undefined) return;
    const { field, message } = fault;
    issues.push({ code: 'custom', path: ['repeat', ...field], message, input: repeat });
  });
export type SessionFormValues = z.input<typeof sessionFormSchema>;
export type SessionFormResult = z.output<typeof sessionFormSchema>;

export interface SessionFormStart {
  clientId?: number | undefined;
  session?: Session | undefined;
  /** The suggested day and time ("HH:mm") of a new session. */
  date?: string | undefined;
  time?: string | undefined;
  /** The group of a new meeting. */
  groupId?: number | undefined;
  /** The repeat that the form begins with. */
  planned?: PlannedRepeat | undefined;
}

/** A repeat of sessions toward a mandate. */
export interface PlannedRepeat {
  mandateId: number;
  duration: number;
  type: 'individual' | 'group';
  weekdays: WeekdayName[];
  /** The last date. */
  until: Day;
}

/** Returns the form's initial values. */
export function sessionFormStart(
  { clientId, session, date, time, groupId, planned }: SessionFormStart,
  { timeZone, sessionMinutes }: { timeZone: TimeZone; sessionMinutes: number },
): SessionFormValues {
  return {
    date: session ? dayOf(session.date, timeZone) : (date ?? ''),
    time: session ? timeOfDay(session.date, timeZone) : (time ?? ''),
    duration: session?.duration ?? planned?.duration ?? sessionMinutes,
    type: session?.type ?? planned?.type ?? (groupId === undefined ? '' : 'group'),
    clientId: session?.clientId ?? clientId ?? null,
    status: session?.status ?? 'scheduled',
    notes: session?.notes ?? '',
    absenceNumber: null,
    billable: null,
    mandateId: planned ? String(planned.mandateId) : '',
    missedReason: session?.missedReason ?? '',
    makesUpFor: session?.makesUpFor ?? '',
    repeat: planned
      ? { ...noRepeat, isOn: true, ends: 'until', until: planned.until, weekdays: planned.weekdays }
      : noRepeat,
    group: groupId === undefined ? noGroup : { ...noGroup, choice: String(groupId) },
  };
}

/**
 * Converts the form to the request: day and time as one instant in the practice's time zone, 00:00 without a time. The
 * server counts absences and applies the rule; an absence's number and billable flag are sent only if set manually, the
 * mandate only if it was chosen, and a reason only if there is one.
 */
export function sessionOfForm(
  {
    time,
    absenceNumber,
    billable,
    mandateId,
    missedReason,
    makesUpFor: _makesUpFor,
    repeat: _repeat,
    group: _group,
    ...typed
  }: SessionFormResult,
  timeZone: TimeZone,
): NewSession {
  return {
    ...typed,
    date: momentOf(typed.date, time || '00:00', timeZone),
    ...(absenceNumber !== null && { absenceNumber }),
    ...(billable !== null && { billable }),
    ...(mandateId !== '' && { mandateId: mandateId === NO_MANDATE ? null : Number(mandateId) }),
    ...(missedReason !== '' && { missedReason }),
  };
}

/**
 * Converts the form to the change of a session: a reason or make-up that was taken away is sent as null. A start that reads
 * as before stays exact, in the hour that comes twice and by the second.
 */
export function changeOfForm(
  typed: SessionFormResult,
  before: Pick<Session, 'date' | 'missedReason' | 'makesUpFor'>,
  timeZone: TimeZone,
): SessionChange {
  const { date, time, missedReason, makesUpFor } = typed;
  const isSameStart = date === dayOf(before.date, timeZone) && time === timeOfDay(before.date, timeZone);
  return {
    ...sessionOfForm(typed, timeZone),
    ...(isSameStart && { date: before.date }),
    ...(missedReason === '' && before.missedReason !== null && { missedReason: null }),
    ...(makesUpFor !== (before.makesUpFor ?? '') && { makesUpFor: makesUpFor || null }),
  };
}

/** Returns the reasons that the form offers beside a status: those that go with it, and those that imply another. */
export function reasonsToChoose(status: SessionStatus): MissedReason[] {
  const fitting = reasonsOf(status);
  return missedReasons.filter((reason) => fitting.includes(reason) || statusOfReason(reason) !== undefined);
}

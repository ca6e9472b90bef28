import { firstDayOf, type Mandate } from '#domain/billing/mandates/mandate.ts';
import { mandateSentence } from '#domain/billing/mandates/mandate-notation.ts';
import { sentenceOn } from '#domain/billing/mandates/mandate-standing.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { type Day, dayOf, shortDay, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import type { CheckedMandate, CheckedSession } from './checked-session.ts';
import { childLabel } from './child-label.ts';
import type { LogRow, ServiceLog } from './service-log.ts';

/** What a bill says of a session beyond the session itself. */
export type LogMoney = Pick<LogRow, 'units' | 'rate' | 'cents' | 'leftOut' | 'acknowledged'>;

interface LogPlace {
  from: Day;
  until: Day;
  timeZone: TimeZone;
  moneyOf: (session: CheckedSession) => LogMoney;
}

/** Returns a log for each mandate of these sessions, by the first day of the mandates within a child. */
export function serviceLogs(sessions: readonly CheckedSession[], place: LogPlace): ServiceLog[] {
  return [...Map.groupBy(sessions, ({ mandate }) => mandate)].map(([mandate, own]) =>
    serviceLogOf(mandate, own, place),
  );
}

/** Returns the log of one mandate; without sessions it is a blank sheet. */
export function serviceLogOf(
  checked: CheckedMandate,
  sessions: readonly CheckedSession[],
  { from, until, timeZone, moneyOf }: LogPlace,
): ServiceLog {
  const { mandate, client, plan, school, contract, closedDays } = checked;
  const { service, authorizationNumber, endsOn } = mandate;
  return {
    child: {
      label: childLabel(client, authorizationNumber, contract?.childShownAs ?? 'name'),
      dateOfBirth: client.dateOfBirth,
    },
    plan: { title: plan.title, program: plan.program },
    mandate: {
      service,
      sentence: sentenceWithin(mandate, from, until),
      authorizationNumber,
      startsOn: firstDayOf(mandate),
      endsOn,
    },
    school: school && { name: school.name, weekdays: [...school.weekdays] },
    from,
    until,
    rows: sessions
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .map((session) => logRow(session, timeZone, moneyOf(session))),
    closedDays: closedDays.filter(({ day }) => from <= day && day <= until),
  };
}

/** Returns what a mandate promises in a period: "2 × 30 weekly, individual, pull-out; from Nov 18: 3 × 30 weekly, …". */
export function sentenceWithin(mandate: Mandate, from: Day, until: Day): string {
  const changes = mandate.terms.filter(({ startsOn }) => from < startsOn && startsOn <= until);
  const later = changes
    .filter(({ startsOn }) => startsOn !== firstDayOf(mandate))
    .map((term) => `from ${shortDay(term.startsOn, until)}: ${mandateSentence(term, mandate.delivery)}`);
  return [sentenceOn(mandate, from), ...later].join('; ');
}

function logRow(session: CheckedSession, timeZone: TimeZone, money: LogMoney): LogRow {
  const { date, day, duration, type, status, missedReason, makesUpFor, note, signed, size, groupNumber } =
    session;
  return {
    day,
    start: timeOfDay(date, timeZone),
    end: timeOfDay(endOfSession(session), timeZone),
    minutes: duration,
    type,
    groupSize: size > 1 || (type === 'group' && size > 0) ? size : null,
    groupNumber,
    status,
    missedReason,
    makeUpFor: makesUpFor && dayOf(makesUpFor, timeZone),
    setting: note?.setting ?? null,
    progress: note?.progress ?? null,
    diagnosisCodes: note?.diagnosisCodes ?? [],
    procedureCodes: note?.procedureCodes ?? [],
    signedOn: signed && session.noteStatus === 'signed' ? dayOf(signed.signedAt, timeZone) : null,
    ...money,
  };
}

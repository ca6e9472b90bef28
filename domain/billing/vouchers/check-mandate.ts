import { dayNumber } from '#domain/billing/mandates/day-numbers.ts';
import { makeUpUntil } from '#domain/billing/mandates/explain-gap.ts';
import { canBeMadeUp } from '#domain/billing/mandates/ledger-history.ts';
import { firstDayOf, type MandateTerm, termOn } from '#domain/billing/mandates/mandate.ts';
import { readMandate } from '#domain/billing/mandates/mandate-notation.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import type { CheckedSession } from './checked-session.ts';
import { type Look, needs, stop, warn } from './look.ts';
import { unitsOf } from './units.ts';

// Checks 2 to 5, 8 to 11, 17, 21 and 22: what was promised, and for how many children. Each function is one check.

/** Check 2. */
export const outsideMandate: Look = ({ day, mandate: { mandate } }) =>
  day < firstDayOf(mandate) || day > mandate.endsOn
    ? stop(
        `It is outside of the days of its mandate, ${formatDay(firstDayOf(mandate))} to ${formatDay(mandate.endsOn)}`,
      )
    : undefined;

/** Check 3. */
export const beyondPeriod: Look = ({ id, day, mandate: { mandate, excess } }) => {
  const term = termOn(mandate, day);
  return term && excess.has(id)
    ? warn(`It is one more than the ${term.sessions} ${periodWords[term.per]}`)
    : undefined;
};

const periodWords: Record<MandateTerm['per'], string> = {
  week: 'of its week',
  month: 'of its month',
  cycle: 'of its cycle',
  year: 'of the year',
};

/** Check 4. */
export const longer: Look = (session) => {
  const minutes = promisedMinutes(session);
  return session.status === 'completed' && minutes !== undefined && session.duration > minutes
    ? warn(`${session.duration} minutes are longer than the ${minutes} of its mandate`)
    : undefined;
};

/** Check 5. A make-up may be a part of what was missed. */
export const shorter: Look = (session) => {
  const { duration, status, makesUpFor, mandate } = session;
  if (status !== 'completed') return undefined;
  if (mandate.contract && unitsOf(duration, mandate.contract) === 0)
    return stop(`${duration} minutes are 0 units`);
  const minutes = promisedMinutes(session);
  return minutes !== undefined && duration < minutes && makesUpFor === null
    ? warn(`${duration} minutes are shorter than the ${minutes} of its mandate`)
    : undefined;
};

/** Check 8. A child without a school is seen on any day. */
export const closedDay: Look = ({ day, status, mandate: { school, days, closedDays } }) => {
  if (status !== 'completed' || school === null || days.isOpen(dayNumber(day))) return undefined;
  const closing = closedDays.find((closed) => closed.day === day);
  if (closing) return warn(`${school.name} is closed: ${closing.name}`);
  const weekday = weekdayOf(day);
  return school.weekdays.includes(weekday) ? undefined : warn(`${school.name} does not meet on a ${weekday}`);
};

/** Check 9. */
export const overRatio: Look = (session) => {
  const term = termOf(session);
  if (!term || session.status !== 'completed') return undefined;
  if (term.group === 1) {
    const isInGroup = session.size > 1 || session.type === 'group';
    return isInGroup ? stop('It was in a group, and its mandate is individual') : undefined;
  }
  return session.size > term.group
    ? stop(`${session.size} children are more than the group of ${term.group} in its mandate`)
    : undefined;
};

const LARGEST_SCHOOL_GROUP = 5;

/** Check 10. */
export const largeGroup: Look = ({ size, status, mandate: { plan } }) =>
  status === 'completed' && ['iep', 'iesp', '504'].includes(plan.program) && size > LARGEST_SCHOOL_GROUP
    ? warn(`${size} children are more than ${LARGEST_SCHOOL_GROUP} in a school-age group`)
    : undefined;

/** Check 11. */
export const aloneInGroup: Look = (session) => {
  const group = termOf(session)?.group ?? 1;
  return session.status === 'completed' && group > 1 && session.size === 1
    ? warn('One child was present, and its mandate is for a group')
    : undefined;
};

/** Check 17. */
export const makeUp: Look = (session) => {
  const { makesUpFor, day, mandate } = session;
  if (makesUpFor === null) return undefined;
  const missed = mandate.history.sessions.find(({ date }) => date === makesUpFor);
  const minutes = missed && termOn(mandate.mandate, missed.day)?.minutes;
  if (!missed || minutes === undefined || !canBeMadeUp(missed, minutes)) {
    return warn('It makes up for no missed or short session of its mandate');
  }
  const until = makeUpUntil(mandate.history, missed.day);
  if (day > until) return warn(`It makes up for ${formatDay(missed.day)} after ${formatDay(until)}`);
  const part = isMissed(missed) ? minutes : minutes - missed.duration;
  return madeUpThrough(session, makesUpFor) > part
    ? warn(`It makes up for more than the ${part} minutes of ${formatDay(missed.day)}`)
    : undefined;
};

/** Returns the minutes that make up for a session until this one is over. */
function madeUpThrough({ date, mandate }: CheckedSession, makesUpFor: Instant): number {
  const made = mandate.history.makeUps.get(makesUpFor) ?? [];
  const counted = made.filter((one) => one.status === 'completed' && one.date <= date);
  return counted.reduce((sum, { duration }) => sum + duration, 0);
}

/** Check 21. */
export const orderMissing: Look = (session) => {
  const words = orderFault(session);
  if (words === undefined) return undefined;
  return needs(session, 'order') ? stop(words) : { severity: 'info', words };
};

function orderFault({ day, mandate: { mandate } }: CheckedSession): string | undefined {
  const { order } = mandate;
  if (order === null) return 'The mandate has no written order';
  if (order.writtenOn > day) return `The written order is of ${formatDay(order.writtenOn)}, after it`;
  if (order.until !== null && order.until < day)
    return `The written order ended on ${formatDay(order.until)}`;
  const changed = lastChange(mandate.terms, day);
  return changed !== undefined && order.writtenOn < changed
    ? `The mandate changed on ${formatDay(changed)}, after its written order`
    : undefined;
}

/** Returns the first day of the last change of frequency, length or ratio until a day. */
function lastChange(terms: readonly MandateTerm[], day: string): string | undefined {
  const promise = ({ sessions, per, cycleDays, minutes, group }: MandateTerm) =>
    [sessions, per, cycleDays, minutes, group].join(' ');
  return terms.findLast((term, index) => {
    const before = terms[index - 1];
    return term.startsOn <= day && before !== undefined && promise(before) !== promise(term);
  })?.startsOn;
}

/** Check 22. What an order says in other words is not compared. */
export const orderSaysOtherwise: Look = (session) => {
  const { order } = session.mandate.mandate;
  const term = termOf(session);
  const said = order?.says ? readMandate(order.says)?.at(0) : undefined;
  if (!order || !term || !said) return undefined;
  const isSame = said.sessions === term.sessions && said.minutes === term.minutes && said.per === term.per;
  return isSame ? undefined : warn(`The written order says ${order.says}`);
};

function termOf({ day, mandate: { mandate } }: CheckedSession): MandateTerm | undefined {
  return termOn(mandate, day);
}

function promisedMinutes(session: CheckedSession): number | undefined {
  return termOf(session)?.minutes;
}

import { type Day, shortDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import type { MadeUpPart } from './count-make-ups.ts';
import type { CountedPeriod } from './count-periods.ts';
import type { LedgerSession } from './ledger-history.ts';
import type { MakeUpOffer } from './ledger-shapes.ts';

/**
 * Returns the sessions that were more than their period owed, each with the oldest missed one that it could make up:
 * one of which as many minutes are open, else one that it makes up in part. No session or minute is offered twice.
 */
export function makeUpOffers(
  counted: readonly CountedPeriod[],
  parts: readonly MadeUpPart[],
  on: Day,
): MakeUpOffer[] {
  const open = parts.flatMap(({ session, open: minutes }) =>
    session && minutes > 0 ? [{ session, minutes }] : [],
  );
  const offers: MakeUpOffer[] = [];
  for (const extra of counted.flatMap((period) => extraSessions(period, on))) {
    const left = open.filter(({ minutes }) => minutes > 0);
    const missed = left.find(({ minutes }) => minutes >= extra.duration) ?? left[0];
    if (!missed) break;
    missed.minutes = Math.max(missed.minutes - extra.duration, 0);
    offers.push(offerOf(extra, missed.session, on));
  }
  return offers;
}

/** Returns the sessions beyond what a period owed: first those on no usual weekday, then the latest. */
function extraSessions({ period, sessions, due, over, isFinished }: CountedPeriod, on: Day): LedgerSession[] {
  if (!isFinished || over === 0) return [];
  const completed = sessions.filter(({ status, day }) => status === 'completed' && day <= on);
  const isUsual = ({ day }: LedgerSession) => period.term.weekdays.includes(weekdayOf(day));
  const extraFirst = completed.toReversed().toSorted((a, b) => Number(isUsual(a)) - Number(isUsual(b)));
  let left = over;
  return extraFirst.slice(0, Math.max(completed.length - due, 0)).filter(({ duration }) => {
    if (duration > left) return false;
    left -= duration;
    return true;
  });
}

function offerOf(extra: LedgerSession, missed: LedgerSession, on: Day): MakeUpOffer {
  const [day, missedDay] = [shortDay(extra.day, on), shortDay(missed.day, on)];
  return {
    sessionId: extra.id,
    day: extra.day,
    makesUpFor: missed.date,
    missedSessionId: missed.id,
    missedDay: missed.day,
    question: `${day} was one more than owed. Count it as the make-up for ${missedDay}?`,
  };
}

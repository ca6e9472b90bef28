import type { LedgerSession, LedgerSource } from '#domain/billing/mandates/ledger-history.ts';
import type { LedgerPart } from '#domain/billing/mandates/ledger-shapes.ts';
import type { MandateTerm } from '#domain/billing/mandates/mandate.ts';
import type { CalendarClosing, CalendarSource } from '#domain/billing/mandates/open-days.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';

// A second counting of what a mandate owes, against which the first is checked. It walks day by day and spends minute by
// minute, and shares nothing with the first but the shapes.

export interface SlowQuestion extends Omit<LedgerSource, 'days'> {
  source: CalendarSource;
  schoolId: number | null;
  on: Day;
}

/** A period as a list of days. */
interface Bucket {
  term: MandateTerm;
  days: Day[];
  open: Day[];
  quota: number;
  due: number;
  isFinished: boolean;
  sessions: LedgerSession[];
}

interface SlowPart {
  reason: LedgerPart['reason'];
  session: LedgerSession | undefined;
  day: Day;
  minutes: number;
  madeUp: number;
  isToBeMadeUp: boolean;
  isLate: boolean;
}

/** Counts a mandate anew, slowly. */
export function slowLedger(question: SlowQuestion) {
  const { sessions, on } = question;
  const buckets = bucketsOf(question);
  const hasTakenPlace = ({ status, day }: LedgerSession) => status === 'completed' && day <= on;
  const minutesOf = (some: LedgerSession[]) => some.reduce((sum, { duration }) => sum + duration, 0);
  const regular = sessions.filter(({ makesUpFor }) => makesUpFor === null);
  const sums = { owedSessions: 0, owed: 0, covered: 0, over: 0, running: 0, planned: 0, excusedToCome: 0 };
  const partsOfBuckets = buckets.map((bucket) => {
    const { term, due, isFinished } = bucket;
    const done = minutesOf(bucket.sessions.filter(hasTakenPlace));
    if (!isFinished && term.per !== 'year') {
      sums.running += done;
      return [];
    }
    const owed = due * term.minutes;
    sums.owedSessions += due;
    sums.owed += owed;
    const parts: SlowPart[] = [];
    const claims = claimsOf(bucket, question);
    for (let minute = 0; minute < Math.max(owed, done); minute += 1) {
      if (minute < owed && minute < done) sums.covered += 1;
      else if (minute < done && minute < bucket.quota * term.minutes) sums.running += 1;
      else if (minute < done) sums.over += 1;
      else spend(claims, parts);
    }
    return parts;
  });
  const parts = partsOfBuckets.flat();
  // Regular sessions outside of the mandate's days.
  const inside = new Set(buckets.flatMap((bucket) => bucket.sessions));
  sums.over += minutesOf(regular.filter((session) => !inside.has(session) && hasTakenPlace(session)));
  // Make-ups, minute by minute: a part, a session of a period that still runs, or over.
  const unfinished = buckets.filter(({ isFinished }) => !isFinished);
  const isAwaited = (moment: string) =>
    unfinished.some(({ sessions: some, term }) =>
      some.some((session) => session.date === moment && isReplaceable(session, term)),
    );
  const completedAhead: string[] = [];
  for (const makeUp of sessions.filter((session) => session.makesUpFor !== null && hasTakenPlace(session))) {
    for (let minute = 0; minute < makeUp.duration; minute += 1) {
      const part = parts.find(({ session, ...some }) => {
        return (
          session?.date === makeUp.makesUpFor && session?.status !== 'scheduled' && some.madeUp < some.minutes
        );
      });
      if (part) part.madeUp += 1;
      else if (isAwaited(makeUp.makesUpFor ?? '')) completedAhead.push(makeUp.makesUpFor ?? '');
      else sums.over += 1;
    }
  }
  sums.running += completedAhead.length;
  const openOf = (part: SlowPart) => (part.isToBeMadeUp ? part.minutes - part.madeUp : 0);
  const total = (some: SlowPart[], value: (part: SlowPart) => number) =>
    some.reduce((sum, part) => sum + value(part), 0);
  // Sessions still to come, with one entry for each minute of a make-up.
  const isToCome = ({ status, day }: LedgerSession) =>
    (status === 'scheduled' && day >= on) || (status === 'completed' && day > on);
  const minutesToCome = [
    ...completedAhead,
    ...sessions.flatMap((session) =>
      session.makesUpFor !== null && isToCome(session)
        ? Array.from({ length: session.duration }, () => session.makesUpFor ?? '')
        : [],
    ),
  ];
  let plannedMakeUps = 0;
  let missing = 0;
  const takeMinute = (isNamed: (moment: string) => boolean) => {
    const place = minutesToCome.findIndex(isNamed);
    if (place < 0) missing += 1;
    else {
      minutesToCome.splice(place, 1);
      plannedMakeUps += 1;
    }
  };
  for (const [place, bucket] of buckets.entries()) {
    const own = partsOfBuckets[place] ?? [];
    const { term, isFinished, sessions: some } = bucket;
    if (isFinished) {
      for (const part of own) {
        for (let minute = 0; minute < openOf(part); minute += 1) {
          takeMinute((moment) => moment === part.session?.date && part.reason !== 'unanswered');
        }
      }
      continue;
    }
    const isYear = term.per === 'year';
    const done = minutesOf(some.filter(hasTakenPlace));
    const beyondDue = Math.max(Math.min(done, bucket.quota * term.minutes) - bucket.due * term.minutes, 0);
    const toFill = isYear
      ? (bucket.quota - bucket.due) * term.minutes + total(own, openOf)
      : bucket.quota * term.minutes;
    const filling = isYear
      ? beyondDue + minutesOf(some.filter(isToCome))
      : minutesOf(some.filter((one) => !isMissed(one)));
    let left = toFill;
    while (left > 0 && toFill - left < filling) left -= 1;
    sums.planned += toFill - left;
    const excused = closedUsual(bucket, question)
      .filter(({ day }) => !isYear || day >= on)
      .filter(({ reason }) => !wants(question, reason));
    let excusedMinutes = excused.length * term.minutes;
    while (left > 0 && excusedMinutes > 0) {
      left -= 1;
      excusedMinutes -= 1;
      sums.excusedToCome += 1;
    }
    while (left > 0) {
      left -= 1;
      takeMinute((moment) => some.some((one) => one.date === moment && isReplaceable(one, term)));
    }
  }
  return {
    ...sums,
    totalSessions: buckets.reduce((sum, { quota }) => sum + quota, 0),
    openDays: buckets.reduce((sum, { open }) => sum + open.length, 0),
    madeUp: total(parts, ({ madeUp }) => madeUp),
    toMakeUp: total(parts, ({ isToBeMadeUp, minutes }) => (isToBeMadeUp ? minutes : 0)),
    excused: total(parts, ({ isToBeMadeUp, minutes }) => (isToBeMadeUp ? 0 : minutes)),
    open: total(parts, openOf),
    late: total(parts, (part) => (part.isLate ? openOf(part) : 0)),
    delivered: minutesOf(sessions.filter(hasTakenPlace)),
    plannedMakeUps,
    missing,
    parts: parts.map(({ reason, day, minutes, madeUp }) => ({ reason, day, minutes, madeUp })),
  };
}

function isReplaceable(session: LedgerSession, { minutes }: MandateTerm): boolean {
  return isMissed(session) || (session.status === 'completed' && session.duration < minutes);
}

function isWithin({ firstDay, lastDay }: CalendarClosing, day: Day): boolean {
  return firstDay <= day && day <= lastDay;
}

/** Returns why a day is closed, and whether the school meets on it. */
function stateOf(day: Day, { source, schoolId }: SlowQuestion) {
  const school = source.organizations.find(({ id }) => id === schoolId);
  const isOwn = ({ organizationId }: CalendarClosing) =>
    school !== undefined &&
    organizationId !== null &&
    (organizationId === school.id || organizationId === school.parentId);
  const isPracticeClosed = source.closings.some((closing) => {
    return closing.organizationId === null && isWithin(closing, day);
  });
  const start = source.schoolYearStart ?? '07-01';
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  const hasOwnCalendar = source.closings.some(
    (closing) =>
      isOwn(closing) && closing.lastDay >= `${year}-${start}` && closing.firstDay < `${year + 1}-${start}`,
  );
  const isSchoolClosed =
    source.closings.some((closing) => isOwn(closing) && isWithin(closing, day)) ||
    (isPracticeClosed && !hasOwnCalendar);
  const weekdays: readonly string[] = school?.weekdays ?? [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ];
  const reason: LedgerPart['reason'] | undefined = isSchoolClosed
    ? 'school-closed'
    : isPracticeClosed
      ? 'provider-absent'
      : undefined;
  return { reason, isOpen: weekdays.includes(weekdayOf(day)) && !isSchoolClosed, week: weekdays.length };
}

function bucketsOf(question: SlowQuestion): Bucket[] {
  const { mandate, sessions, on } = question;
  const buckets: Bucket[] = [];
  let before: MandateTerm | undefined;
  for (
    let day = mandate.terms[0]?.startsOn ?? mandate.endsOn;
    day <= mandate.endsOn;
    day = plusDays(day, 1)
  ) {
    const term = mandate.terms.filter(({ startsOn }) => startsOn <= day).at(-1);
    if (!term) break;
    const { isOpen } = stateOf(day, question);
    const current = buckets.at(-1);
    const isNew =
      !current ||
      before?.per !== term.per ||
      before.cycleDays !== term.cycleDays ||
      (term.per === 'week' && weekdayOf(day) === 'Monday') ||
      (term.per === 'month' && day.endsWith('-01')) ||
      (term.per === 'cycle' && isOpen && current.open.length === term.cycleDays);
    const bucket = isNew
      ? { term, days: [], open: [], quota: 0, due: 0, isFinished: false, sessions: [] }
      : current;
    if (isNew) buckets.push(bucket);
    bucket.days.push(day);
    if (isOpen) bucket.open.push(day);
    before = term;
  }
  for (const bucket of buckets) {
    bucket.term = strongestTerm(bucket, mandate.terms);
    bucket.quota = quotaOf(bucket, question);
    bucket.isFinished = (bucket.open.at(-1) ?? bucket.days.at(-1) ?? '') < on;
    const past = bucket.open.filter((day) => day < on).length;
    const isYear = bucket.term.per === 'year' && bucket.open.length > 0;
    bucket.due = isYear ? Math.floor((bucket.quota * past) / bucket.open.length) : bucket.quota;
    bucket.sessions = sessions
      .filter(({ day, makesUpFor }) => makesUpFor === null && bucket.days.includes(day))
      .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  }
  return buckets;
}

function strongestTerm(bucket: Bucket, terms: readonly MandateTerm[]): MandateTerm {
  const votes = new Map<MandateTerm, number>();
  const termOf = (day: Day) => terms.filter(({ startsOn }) => startsOn <= day).at(-1) ?? bucket.term;
  for (const day of bucket.days) votes.set(termOf(day), votes.get(termOf(day)) ?? 0);
  for (const day of bucket.open) votes.set(termOf(day), (votes.get(termOf(day)) ?? 0) + 1);
  const most = Math.max(...votes.values());
  return [...votes].filter(([, count]) => count === most).at(-1)?.[0] ?? bucket.term;
}

function quotaOf({ term, open, days }: Bucket, question: SlowQuestion): number {
  const n = term.sessions;
  const o = open.length;
  if (o === 0) return 0;
  switch (term.per) {
    case 'year':
      return n;
    case 'cycle':
      return Math.floor((n * o) / (term.cycleDays ?? 1) + 0.5);
    case 'week': {
      const { week } = stateOf(days[0] ?? '', question);
      return n <= week ? Math.min(n, o) : Math.floor((n * o) / week + 0.5);
    }
    case 'month': {
      const month = (days[0] ?? '').slice(0, 7);
      let whole = 0;
      for (let day = `${month}-01`; day.startsWith(month); day = plusDays(day, 1)) {
        if (stateOf(day, question).isOpen) whole += 1;
      }
      return Math.floor((n * o) / whole + 0.5);
    }
  }
}

/** Returns the closed usual days of a period that have no session. */
function closedUsual({ term, days }: Bucket, question: SlowQuestion) {
  return days.flatMap((day) => {
    const { reason } = stateOf(day, question);
    const hasSession = question.sessions.some((session) => session.day === day);
    return reason && term.weekdays.includes(weekdayOf(day)) && !hasSession ? [{ reason, day }] : [];
  });
}

/** Returns what explains a gap, in order. The last explains all that is left. */
function claimsOf(bucket: Bucket, question: SlowQuestion): SlowPart[] {
  const { term, sessions, days, isFinished } = bucket;
  const { on, mandate, policy } = question;
  const lastDay = days.at(-1) ?? '';
  const claim = (
    reason: SlowPart['reason'],
    minutes: number,
    day: Day,
    session?: LedgerSession,
  ): SlowPart => {
    const from = session ? day : lastDay;
    const limits = {
      mandate: () => mandate.endsOn,
      days: (count: number) => plusDays(from, count),
      month: () => plusDays(`${plusDays(`${from.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1),
    };
    const { until } = policy;
    const limit = until.kind === 'days' ? limits.days(until.days) : limits[until.kind]();
    return {
      reason,
      session,
      day,
      minutes,
      madeUp: 0,
      isToBeMadeUp: wants(question, reason) && (session?.makeUpDeclined ?? null) === null,
      isLate: limit < on,
    };
  };
  const missed = sessions.filter((session) => isMissed(session) && session.day <= on);
  return [
    ...missed.map((session) => {
      const closed = session.status === 'cancelled' ? stateOf(session.day, question).reason : undefined;
      return claim(session.missedReason ?? closed ?? 'not-said', term.minutes, session.day, session);
    }),
    ...sessions
      .filter(({ status, day }) => status === 'scheduled' && day < on)
      .map((session) => claim('unanswered', term.minutes, session.day, session)),
    ...sessions
      .filter(({ status, day, duration }) => status === 'completed' && day <= on && duration < term.minutes)
      .map((session) => claim('short', term.minutes - session.duration, session.day, session)),
    ...closedUsual(bucket, question)
      .filter(({ day }) => isFinished || day < on)
      .map(({ reason, day }) => claim(reason, term.minutes, day)),
    claim('unscheduled', Number.POSITIVE_INFINITY, lastDay),
  ];
}

/** Moves one minute from the first claim that has any to its part. */
function spend(claims: SlowPart[], parts: SlowPart[]): void {
  const [first] = claims;
  if (!first) return;
  let part = parts.find(({ session, day, reason }) => {
    return session === first.session && day === first.day && reason === first.reason;
  });
  if (!part) {
    part = { ...first, minutes: 0 };
    parts.push(part);
  }
  part.minutes += 1;
  first.minutes -= 1;
  if (first.minutes === 0) claims.shift();
}

function wants({ policy }: SlowQuestion, reason: LedgerPart['reason']): boolean {
  const unstated = ['not-said', 'unanswered', 'short', 'unscheduled'];
  const asked: string = unstated.includes(reason) ? 'other' : reason;
  return policy.makeUp.some((wanted) => wanted === asked);
}

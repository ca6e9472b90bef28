import { isBillableSession } from '#domain/billing/invoices/billable-sessions.ts';
import { dayNumber } from '#domain/billing/mandates/day-numbers.ts';
import { absencesPaid, reasonOfMissed } from '#domain/billing/mandates/policy-presets.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { planSettingLabels } from '#domain/clinical/plans/plan-labels.ts';
import { isLate } from '#domain/clinical/signing/late-entry.ts';
import { type Day, dayOf, timeOfDay } from '#domain/platform/dates.ts';
import type { CheckedSession, CheckingPractice } from './checked-session.ts';
import { type Found, type Look, needs, stop, warn } from './look.ts';

// Checks 1, 6, 7, 12 to 16, 18 to 20 and 23 to 28: the session, its note, who signs, who pays. Each function is one check.

/** Check 1. */
export const stillScheduled: Look = (session, { now }) =>
  session.status === 'scheduled' && endOfSession(session) <= now ? stop('It is still scheduled') : undefined;

/** Check 6. */
export const overlapOfChild: Look = ({ overlapsOfChild }) =>
  overlapsOfChild ? stop('It overlaps another session of the child') : undefined;

/** Check 7. */
export const overlapOfTherapist: Look = ({ overlapsOfTherapist }) =>
  overlapsOfTherapist ? stop('It overlaps a session of another child outside of one group') : undefined;

/** Check 12. */
export const noNote: Look = (session) =>
  isBillableSession(session) && session.noteStatus === 'none' ? stop('It has no note') : undefined;

/** Check 13. What was withdrawn says no more that the session took place. */
export const notSigned: Look = (session, practice) => {
  if (!isBillableSession(session)) return undefined;
  if (session.noteStatus === 'withdrawn') return stop('Its note was withdrawn');
  if (session.noteStatus !== 'draft') return undefined;
  const isCorrected = (session.note?.version ?? 1) > 1;
  return bySignature(
    session,
    practice,
    isCorrected ? 'Its note is being corrected' : 'Its note is not signed',
  );
};

/** Check 14. */
export const notReviewed: Look = (session, practice) =>
  isBillableSession(session) && session.signed?.waitsForReview
    ? bySignature(session, practice, 'An assistant signed its note, and nobody reviewed it')
    : undefined;

function bySignature(session: CheckedSession, { settings }: CheckingPractice, words: string): Found {
  return needs(session, 'signature') || settings.billSignedOnly ? stop(words) : warn(words);
}

/** Check 15. */
export const lateEntry: Look = (session, { settings: { timeZone, lateNoteDays } }) =>
  isBillableSession(session) &&
  session.signed &&
  isLate(session.date, session.signed.firstSignedAt, timeZone, lateNoteDays)
    ? warn('Its note is a late entry')
    : undefined;

/** Check 16. */
export const noteSaysOtherwise: Look = (session, { settings: { timeZone } }) => {
  const { note, signed, mandate, makesUpFor, missedReason, noteStatus } = session;
  if (note === null || noteStatus === 'none') return undefined;
  if (note.planId !== mandate.mandate.planId) return warn('Its note is not under the plan of its mandate');
  if (note.makeUpFor !== (makesUpFor && dayOf(makesUpFor, timeZone)))
    return warn('Its note names another make-up day');
  return noteStatus === 'signed' && signed && signed.missedReason !== missedReason
    ? warn('Its note gives another reason')
    : undefined;
};

/** Check 18. */
export const setting: Look = ({ note, status, mandate: { plan } }) => {
  if (status !== 'completed' || note === null) return undefined;
  if (note.setting === null) return warn('Its note names no setting');
  return plan.setting !== null && plan.setting !== note.setting
    ? warn(`Its setting is not the plan's, ${planSettingLabels[plan.setting]}`)
    : undefined;
};

/** Check 19. */
export const unpaidAbsence: Look = (session, { settings }) =>
  session.status === 'absence' &&
  isBillableSession(session) &&
  absencesPaid(session.mandate.policy, settings.billableAbsences) === 0
    ? stop('The payer pays no absences')
    : undefined;

/** Check 20. A cancelled session on a closed day explains itself. */
export const noReason: Look = (session) =>
  isMissed(session) &&
  reasonOfMissed(session, session.mandate.days.closedOn(dayNumber(session.day))) === 'not-said'
    ? warn('It was missed, and no reason is given')
    : undefined;

/** Check 23. */
export const noNpi: Look = (session, { profile, settings }) =>
  needs(session, 'npi') && !(profile?.npi || settings.npi)
    ? stop('The therapist has no NPI here')
    : undefined;

/** Check 24. */
export const noLicense: Look = ({ day }, { profile, settings }) => {
  if (!(profile?.licenseNumber || settings.license)) return stop('The therapist has no license number here');
  return profile?.licenseUntil && profile.licenseUntil < day
    ? stop("The therapist's license ended before it")
    : undefined;
};

/** Check 25. */
export const noAuthorization: Look = (session) =>
  needs(session, 'authorization') && !session.mandate.mandate.authorizationNumber
    ? stop('Its mandate has no authorization number')
    : undefined;

const agesServed: Partial<Record<CheckedSession['mandate']['plan']['program'], readonly [number, number]>> = {
  private: [3, 21],
  cpse: [3, 5],
};
const SCHOOL_AGE = [5, 21] as const;

/** Check 26. */
export const age: Look = ({ day, mandate: { client, plan } }) => {
  if (client.dateOfBirth === null) return warn('The child has no birth date here');
  const [youngest, oldest] = agesServed[plan.program] ?? SCHOOL_AGE;
  const years = yearsOn(client.dateOfBirth, day);
  return years < youngest || years > oldest
    ? warn(`The child is ${years}, not ${youngest} to ${oldest}`)
    : undefined;
};

function yearsOn(born: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Check 27. */
export const noProgress: Look = ({ status, note, mandate: { plan } }) =>
  plan.program === 'cpse' && status === 'completed' && note !== null && note.progress === null
    ? warn('Its note does not say the progress')
    : undefined;

/** Check 28. Of a session that is on that bill still, it is only told. */
export const changedSince: Look = ({ billedAs, date, duration, status, type, invoiceId }, { settings }) => {
  if (billedAs === null) return undefined;
  const isSameTime = billedAs.start === timeOfDay(date, settings.timeZone) && billedAs.minutes === duration;
  const isSame = isSameTime && billedAs.status === status && billedAs.type === type;
  const words = 'It changed since a bill with it was sent';
  return isSame ? undefined : { severity: invoiceId === null ? 'warn' : 'info', words };
};

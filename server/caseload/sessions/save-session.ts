import {
  absenceBilling,
  isSameAbsenceCount,
  needsAbsenceNumber,
} from '#domain/caseload/sessions/absence-billing.ts';
import type { NewSession, Session, SessionChange } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, momentOf, parseMoment } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { isBrokenReference } from '#server/platform/database/dialect.ts';
import { type SessionTerms, withoutMandate } from '#server/platform/database/mandate-terms.ts';
import { conflict, invalid, refuseStale } from '#server/platform/http/errors.ts';
import { closeAbsenceGap, nextAbsenceNumber } from './absence-store.ts';
import { moveMakeUps } from './move-make-ups.ts';
import { payerOfMandate, reasonOfSession, refuseWrongMakeUp, termsOfSession } from './session-mandate.ts';
import { createSession, getSession, updateSession } from './session-store.ts';
import { listSessionIdsWithNote } from './sessions-with-note.ts';
import { refuseSignedChange } from './signed-sessions.ts';

type Planned = Pick<Session, 'clientId' | 'date' | 'duration' | 'type'>;
type SessionLinks = Pick<Session, 'seriesId' | 'cycleLength' | 'makesUpFor' | 'groupId'>;

/**
 * Schedules a session for one of the therapist's own clients. Throws 404 for another therapist's client, 400 for an
 * invalid date.
 */
export async function scheduleSession(
  queries: CaseloadWrites,
  session: NewSession,
  settings: PracticeSettings,
  links: Partial<SessionLinks> = {},
): Promise<Session> {
  const date = momentOfSession(session.date, session.time, settings);
  // Run together to share a round trip on PostgreSQL. Without such a client the insert fails too, and the 404 is
  // reported.
  const [client, added] = await Promise.allSettled([
    getClient(queries, session.clientId),
    addSession(queries, { ...session, date }, settings, links),
  ]);
  if (client.status === 'rejected') throw client.reason;
  if (added.status === 'rejected') throw added.reason;
  return added.value;
}

async function addSession(
  queries: CaseloadWrites,
  session: NewSession,
  settings: PracticeSettings,
  { seriesId = null, cycleLength = null, makesUpFor = null, groupId = null }: Partial<SessionLinks>,
): Promise<Session> {
  const { clientId, date, duration, type, status, mandateId, notes = null } = session;
  const missedReason = reasonOfSession(session, session.missedReason);
  const terms = await termsOfSession(
    queries,
    session,
    // A make-up counts toward the mandate of what it makes up, also after its last day.
    { stated: mandateId, current: makesUpFor === null ? undefined : mandateId },
    settings.timeZone,
  );
  const next = needsAbsenceNumber(session, undefined)
    ? await nextAbsenceNumber(queries, { clientId, date, ...terms }, settings)
    : 0;
  const billing = absenceBilling(
    session,
    undefined,
    next,
    terms.billableAbsences ?? settings.billableAbsences,
  );
  return createSession(queries, {
    clientId,
    date,
    duration,
    type,
    status,
    ...billing,
    notes,
    seriesId,
    cycleLength,
    makesUpFor,
    groupId,
    mandateId: terms.mandateId,
    missedReason,
    makeUpDeclined: null,
  });
}

/**
 * Changes the sent fields; billing follows from the result. A session that is moved alone leaves its group's meeting.
 */
export async function changeSession(
  queries: CaseloadWrites,
  id: number,
  { updatedAt, ...change }: SessionChange,
  settings: PracticeSettings,
  moves: 'alone' | 'with the group' = 'alone',
): Promise<Session> {
  const before = await getSession(queries, id);
  refuseStale(before, updatedAt);
  const clientId = change.clientId ?? before.clientId;
  if (clientId !== before.clientId) {
    await getClient(queries, clientId);
    await refuseMoveWithNote(queries, before);
  }
  const date = changedMoment(before, change, settings);
  const requested = { ...change, status: change.status ?? before.status };
  const after = {
    clientId,
    date,
    duration: change.duration ?? before.duration,
    type: change.type ?? before.type,
  };
  const terms = await termsAfter(queries, before, after, change, settings);
  const isSameCount = isSameAbsenceCount(
    {
      clientId: before.clientId,
      payerId: await payerOfMandate(queries, before.mandateId),
      day: dayOf(before.date, settings.timeZone),
    },
    { clientId, payerId: terms.payerId, day: dayOf(date, settings.timeZone) },
    settings.schoolYearStart,
  );
  const counted = isSameCount ? before : { ...before, absenceNumber: 0 };
  const next = needsAbsenceNumber(requested, counted)
    ? await nextAbsenceNumber(queries, { clientId, date, ...terms }, settings)
    : 0;
  const notes = change.notes === undefined ? before.notes : change.notes;
  const missedReason = reasonOfSession(requested, change.missedReason, before.missedReason);
  const makesUpFor = await madeUpAfter(queries, before, after, change, terms);
  await refuseSignedChange(queries, before, {
    ...after,
    status: requested.status,
    notes,
    missedReason,
    makesUpFor,
  });
  let saved: Session;
  try {
    saved = await updateSession(queries, before, {
      ...after,
      status: requested.status,
      ...absenceBilling(requested, counted, next, terms.billableAbsences ?? settings.billableAbsences),
      notes,
      seriesId: before.seriesId,
      cycleLength: before.cycleLength,
      makesUpFor,
      groupId: moves === 'with the group' || isStillInMeeting(before, after) ? before.groupId : null,
      mandateId: terms.mandateId,
      missedReason,
      makeUpDeclined: change.makeUpDeclined === undefined ? before.makeUpDeclined : change.makeUpDeclined,
    });
  } catch (error) {
    // The invoice line refers to the session and its client.
    if (!isBrokenReference(error)) throw error;
    throw conflict('This session is on an invoice of its client, so it cannot be moved to another client');
  }
  const isStillCounted = isSameCount && saved.status === 'absence';
  if (before.status === 'absence' && !isStillCounted) await closeAbsenceGap(queries, before, settings);
  if (saved.date !== before.date) {
    await queries.sessionMoved(saved, settings.timeZone);
    if (clientId === before.clientId) await moveMakeUps(queries, before, saved.date);
  }
  return saved;
}

/** Returns the terms of a changed session: its mandate stays unless another is stated or what decides it changed. */
async function termsAfter(
  queries: CaseloadWrites,
  before: Session,
  after: Planned,
  change: SessionChange,
  { timeZone }: PracticeSettings,
): Promise<SessionTerms> {
  const isDecidedAnew = !isStillInMeeting(before, after);
  const isStated = change.mandateId !== undefined;
  if (!isDecidedAnew && !isStated && before.mandateId === null) return withoutMandate;
  const kept = isDecidedAnew ? undefined : before.mandateId;
  return termsOfSession(
    queries,
    after,
    { stated: isStated ? change.mandateId : kept, current: before.mandateId },
    timeZone,
  );
}

/** Returns what a changed session makes up. A make-up of one client does not make up another client's session. */
async function madeUpAfter(
  queries: CaseloadWrites,
  before: Session,
  { clientId }: Planned,
  { makesUpFor }: SessionChange,
  terms: SessionTerms,
): Promise<Session['makesUpFor']> {
  if (makesUpFor === undefined) return clientId === before.clientId ? before.makesUpFor : null;
  if (makesUpFor !== null) await refuseWrongMakeUp(queries, makesUpFor, { id: before.id, clientId }, terms);
  return makesUpFor;
}

async function refuseMoveWithNote(queries: CaseloadWrites, session: Session): Promise<void> {
  const withNote = await listSessionIdsWithNote(queries, [session]);
  if (withNote.size > 0) throw conflict('This session has a note, so it cannot be moved to another client');
}

/** Returns whether a session changed alone still belongs to the group's meeting. */
function isStillInMeeting(before: Session, after: Planned): boolean {
  return (
    before.clientId === after.clientId &&
    before.date === after.date &&
    before.duration === after.duration &&
    before.type === after.type
  );
}

/** Returns the start of a session after a change: a time alone moves it within its day. */
export function changedMoment(
  before: Pick<Session, 'date'>,
  change: Pick<SessionChange, 'date' | 'time'>,
  settings: PracticeSettings,
): string {
  if (change.date !== undefined) return momentOfSession(change.date, change.time, settings);
  return change.time
    ? momentOf(dayOf(before.date, settings.timeZone), change.time, settings.timeZone)
    : before.date;
}

/** Returns the start of a requested session. Throws 400 if the date and time are invalid. */
export function momentOfSession(
  date: string,
  time: string | null | undefined,
  settings: PracticeSettings,
): string {
  const moment = parseMoment(date, time, settings.timeZone);
  if (moment === undefined) throw invalid('Please enter a valid date');
  return moment;
}

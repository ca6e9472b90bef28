import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, momentOf, plusDays } from '#domain/platform/dates.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import { noteOfSession, saveSessionNote } from '#server/clinical/notes/save-session-note.ts';
import { addAddendum, correct } from '#server/clinical/signing/acts-after-signing.ts';
import { noteKind } from '#server/clinical/signing/note-kind.ts';
import { sign } from '#server/clinical/signing/sign.ts';
import type { PracticeCalendar } from '#server/clinical/signing/signed-kind.ts';
import { saveSigningProfile } from '#server/clinical/signing/signing-profile-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

/** Days since the practice signs its notes; older ones stay as they are. */
const SIGNED_SINCE_DAYS = 75;
/** Number of children with all notes signed; the others have two weeks of open work. */
const WHOLE_RECORDS = 10;
const TWO_WEEKS = 14;
/** Number of days whose notes are still to be written or signed. */
const OPEN_DAYS = 4;
/** One in this many children has notes in four sections. */
const SOAP_EVERY = 3;

const soapWords = [
  {
    activity: 'Cut out leaves for the class tree',
    subjective: 'Came in quiet and chose the scissors first.',
    assessment: 'Turns the paper with the other hand now; needs a reminder on corners.',
    planText: 'Curves next, with the same scissors.',
  },
  {
    activity: 'Obstacle course, then writing at the slant board',
    subjective: 'Teacher says the morning was loud.',
    assessment: 'Sits longer at the table after heavy work.',
    planText: 'Keep ten minutes of movement before writing.',
  },
] as const;

/** Runs a job at a moment: the demo signs notes on the evening of the session. */
export type AtMoment = <T>(moment: string, run: (queries: CaseloadWrites) => Promise<T>) => Promise<T>;

/**
 * Signs the notes of the children's sessions since the school year began, through the same steps as a therapist, each
 * on the evening of its day. The last days stay open; one note gets an addendum and one a correction.
 */
export async function signNotes(
  at: AtMoment,
  clientIds: readonly number[],
  calendar: PracticeCalendar,
): Promise<void> {
  const { today } = calendar;
  const evening = (day: Day) => momentOf(day, '18:30', DEFAULT_TIME_ZONE);
  const first = plusDays(today, -SIGNED_SINCE_DAYS);
  const sessions = await at(evening(first), async (queries) => {
    await saveSigningProfile(queries, profile);
    const from = momentOf(first, '00:00', DEFAULT_TIME_ZONE);
    return listSessions(queries, { from, until: momentOf(today, '00:00', DEFAULT_TIME_ZONE) });
  });
  const recent = evening(plusDays(today, -TWO_WEEKS));
  const held = sessions
    .filter(({ status, clientId, date }) => {
      const index = clientIds.indexOf(clientId);
      return status === 'completed' && index >= 0 && (index < WHOLE_RECORDS || date > recent);
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const byDay = Map.groupBy(held, ({ date }) => dayOf(date, DEFAULT_TIME_ZONE));
  for (const [day, ofDay] of byDay) {
    await at(evening(day), async (queries) => {
      for (const session of ofDay) {
        await writeNote(queries, session, clientIds.indexOf(session.clientId));
        if (day <= plusDays(today, -OPEN_DAYS)) await sign(queries, noteKind, session.id, {}, calendar);
      }
    });
  }
  await changeAfterwards(at, held[0], held[1], evening(plusDays(today, -2)), calendar);
}

const profile = {
  printedName: 'Robin Sample',
  credentials: 'OTR/L',
  profession: 'OT',
  licenseNumber: '012345',
  npi: '1234567893',
} as const;

async function writeNote(queries: CaseloadWrites, session: Session, index: number): Promise<void> {
  const isGroup = session.type === 'group';
  const isSoap = index % SOAP_EVERY === 0;
  // Most notes use the session's own text.
  if (!isSoap && !isGroup && session.notes !== null) return;
  const begun = await noteOfSession(queries, session, DEFAULT_TIME_ZONE);
  const { planId, setting, groupSize, diagnosisCodes, procedureCodes } = begun;
  const kept = { planId, setting, diagnosisCodes, procedureCodes };
  const words = isSoap
    ? soapWords[session.id % soapWords.length]
    : { activity: 'Stations for both hands: beads, clips, scissors' };
  const template = isSoap ? 'soap' : 'narrative';
  const form = { ...kept, ...words, template, groupSize: isGroup ? (groupSize ?? 3) : null } as const;
  await saveSessionNote(queries, session.id, form, DEFAULT_TIME_ZONE);
}

/** Adds an addendum and a correction to signed notes. */
async function changeAfterwards(
  at: AtMoment,
  added: Session | undefined,
  corrected: Session | undefined,
  moment: string,
  calendar: PracticeCalendar,
): Promise<void> {
  if (!added || !corrected) return;
  await at(moment, async (queries) => {
    const words = 'The classroom aide joined for the last ten minutes.';
    await addAddendum(queries, noteKind, added.id, { kind: 'addendum', words }, calendar.settings);
    await correct(queries, noteKind, corrected.id, { reason: 'The activity of another day was named' });
    const lateReason = 'Found while the report was written';
    await sign(queries, noteKind, corrected.id, { lateReason }, calendar);
  });
}

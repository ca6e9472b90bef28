import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteContent } from './session-note.ts';

const hiddenInNarrative = { subjective: null, objective: null, assessment: null, planText: null };

/** The note of a missed session gives the reason in the session's own Notes. */
const hiddenOfMissed = {
  ...hiddenInNarrative,
  activity: null,
  groupSize: null,
  makeUpFor: null,
  progress: null,
  coTreatedWith: null,
  coTreatmentReason: null,
};

type HidingNote = Pick<NoteContent, keyof typeof hiddenOfMissed | 'template'>;

/**
 * Returns a note without the fields its page does not show: SOAP sections in a narrative note, and service
 * details if no service was given. They stay in the draft but are not signed.
 */
export function shownNote<Note extends HidingNote>(note: Note, session: Pick<Session, 'status'>): Note {
  if (isMissed(session)) return { ...note, ...hiddenOfMissed };
  return note.template === 'narrative' ? { ...note, ...hiddenInNarrative } : note;
}

/**
 * Returns a note as each version of the program would sign it, the current one first. The first version left nothing out,
 * so what it signed can contain hidden fields.
 */
export function notesBySigningRule<Note extends HidingNote>(
  note: Note,
  session: Pick<Session, 'status'>,
): Note[] {
  return [shownNote(note, session), note];
}

/** Returns the fields of a note that its page may hide. */
export function hidingFieldsOf(note: HidingNote): Omit<HidingNote, 'template'> {
  const { subjective, objective, assessment, planText, activity } = note;
  const { groupSize, makeUpFor, progress, coTreatedWith, coTreatmentReason } = note;
  return {
    ...{ subjective, objective, assessment, planText, activity },
    ...{ groupSize, makeUpFor, progress, coTreatedWith, coTreatmentReason },
  };
}

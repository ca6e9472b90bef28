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

/**
 * Returns a note without the fields its page does not show: SOAP sections in a narrative note, and service
 * details if no service was given. They stay in the draft but are not signed.
 */
export function shownNote<Note extends Pick<NoteContent, keyof typeof hiddenOfMissed | 'template'>>(
  note: Note,
  session: Pick<Session, 'status'>,
): Note {
  if (isMissed(session)) return { ...note, ...hiddenOfMissed };
  return note.template === 'narrative' ? { ...note, ...hiddenInNarrative } : note;
}

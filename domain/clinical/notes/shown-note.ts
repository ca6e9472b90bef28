import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteContent } from './session-note.ts';

const hiddenInNarrative = { subjective: null, objective: null, assessment: null, planText: null };

/** Of a missed session the note says why it was missed, in the session's own Notes. */
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
 * A note without what its page does not show: the sections of SOAP in a narrative one, and what is said of a service that was
 * not given. It stays in the draft; what is not shown is not signed.
 */
export function shownNote<Note extends Pick<NoteContent, keyof typeof hiddenOfMissed | 'template'>>(
  note: Note,
  session: Pick<Session, 'status'>,
): Note {
  if (isMissed(session)) return { ...note, ...hiddenOfMissed };
  return note.template === 'narrative' ? { ...note, ...hiddenInNarrative } : note;
}

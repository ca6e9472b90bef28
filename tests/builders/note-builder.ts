import type { SessionNoteForm } from '#domain/clinical/notes/session-note.ts';

/** Builds a request to save a note with all four sections; pass what matters. */
export function buildNote(changes: Partial<SessionNoteForm> = {}): SessionNoteForm {
  return {
    template: 'soap',
    activity: 'Cut out leaves',
    subjective: 'Came in quiet and chose the scissors first.',
    objective: 'Cut along three lines.',
    assessment: 'Turns the paper with the other hand now.',
    planText: 'Curves next.',
    setting: 'school-classroom',
    ...changes,
  };
}

import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import type { OnServer } from '#web/platform/drafts/autosave.ts';
import { hasShapeOf } from '#web/platform/drafts/same-shape.ts';

/** What is written of a note beside its data, as it is on the server. */
export function noteOnServer(note: NoteOfSession): OnServer<NoteContent> {
  const { sessionId, clientId, state, version, correctionReason, lateReason, updatedAt, ...rest } = note;
  const { childrenCounted, ...content } = rest;
  // As counted, it is counted anew when somebody turns out to be missing.
  const groupSize = content.groupSize === childrenCounted ? null : content.groupSize;
  return { content: { ...content, groupSize }, updatedAt };
}

/**
 * A note as it was changed here, with what was changed elsewhere since `base`: the Notes here and the rest there, or the other way
 * round. Undefined where both changed the same.
 */
export function mergedNote(
  mine: NoteContent,
  base: NoteContent,
  latest: NoteContent,
): NoteContent | undefined {
  const withNotes = (content: NoteContent, { notes }: NoteContent) => ({ ...content, notes });
  const areNotesMine = !isSameNote(withNotes(base, mine), base);
  const isRestMine = !isSameNote(withNotes(mine, base), base);
  if (areNotesMine && !isSameNote(withNotes(base, latest), base)) return undefined;
  if (isRestMine && !isSameNote(withNotes(latest, base), base)) return undefined;
  return withNotes(isRestMine ? mine : latest, areNotesMine ? mine : latest);
}

/** Whether two notes say the same: spaces at the ends and empty fields count for nothing. */
export function isSameNote(one: NoteContent, other: NoteContent): boolean {
  return told(one) === told(other);
}

function told(content: NoteContent): string {
  const fields = Object.entries(content).sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify(fields.map(([name, value]) => [name, toldValue(value)]));
}

function toldValue(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Whether what was kept on the device is what is written of a note. */
export function isNoteContent(kept: unknown): kept is NoteContent {
  return hasShapeOf(kept, { template: '', diagnosisCodes: [''], procedureCodes: [''], pulled: {} });
}

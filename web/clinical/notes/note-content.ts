import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import type { OnServer } from '#web/platform/drafts/autosave.ts';
import { hasShapeOf } from '#web/platform/drafts/same-shape.ts';

/** Returns a note's content, without its results, as it is on the server. */
export function noteOnServer(note: NoteOfSession): OnServer<NoteContent> {
  const { sessionId, clientId, state, version, correctionReason, lateReason, updatedAt, ...rest } = note;
  const { childrenCounted, ...content } = rest;
  // A group size equal to the counted one is not saved, so that it follows when a child turns out to be
  // absent.
  const groupSize = content.groupSize === childrenCounted ? null : content.groupSize;
  return { content: { ...content, groupSize }, updatedAt };
}

/**
 * Merges a note changed here with changes made elsewhere since `base`, if one changed Notes and the other the
 * rest. Returns undefined if both changed the same part.
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

/** Returns whether two notes have the same content, ignoring surrounding spaces and empty fields. */
export function isSameNote(one: NoteContent, other: NoteContent): boolean {
  return contentKey(one) === contentKey(other);
}

function contentKey(content: NoteContent): string {
  const fields = Object.entries(content).sort(([a], [b]) => a.localeCompare(b));
  return JSON.stringify(fields.map(([name, value]) => [name, trimmedValue(value)]));
}

function trimmedValue(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Returns whether a draft from the device has the shape of a note's content. */
export function isNoteContent(draft: unknown): draft is NoteContent {
  return hasShapeOf(draft, { template: '', diagnosisCodes: [''], procedureCodes: [''], pulled: {} });
}

import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { id, instant, owned } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, requiredText } from '#domain/platform/text.ts';

/** Typing is saved every few seconds: additions within this time after a version was saved create no other one. */
const SITTING_MS = 10 * 60 * 1000;

export const noteVersionRecord = describeRecord({
  noun: 'note-version',
  words: { one: 'earlier note', several: 'earlier notes' },
  about: 'What the notes of sessions said before they were changed',
  table: 'note_versions',
  fields: {
    ...owned,
    clientId: id,
    sessionId: id,
    /** The text before the change; empty for a note that was started. */
    text: z.string(),
    replacedAt: instant,
    /** The full name, at that time, of the author of the change. */
    replacedBy: z.string(),
  },
  parents: { clientId: 'clients', sessionId: 'sessions' },
  rules: z.object({
    clientId: recordId('Client is required'),
    sessionId: recordId('Session is required'),
    text: z
      .string('An earlier note needs its text')
      .check(z.maxLength(LONG_TEXT_LIMIT, 'The text of an earlier note is too long')),
    replacedBy: requiredText('An earlier note needs the name of whoever changed it'),
  }),
  upgrades: [],
});
export type NoteVersion = Answered<typeof noteVersionRecord>;

/**
 * Returns whether the former text is saved as a version: always if text was removed or replaced, and once per sitting
 * if text was only added. `lastSavedAt` is when the last version of this note was saved.
 */
export function isVersionSaved(
  former: string,
  next: string,
  { lastSavedAt, now }: { lastSavedAt: Instant | undefined; now: Instant },
): boolean {
  if (former === next) return false;
  const isSameSitting = lastSavedAt !== undefined && Date.parse(now) - Date.parse(lastSavedAt) < SITTING_MS;
  return !(isSameSitting && isOnlyAddedTo(former, next));
}

/** Returns whether `next` is `former` with one insertion at any position. */
function isOnlyAddedTo(former: string, next: string): boolean {
  let before = 0;
  while (before < former.length && former[before] === next[before]) before += 1;
  return next.length > former.length && next.endsWith(former.slice(before));
}

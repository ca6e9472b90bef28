import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { type Answered, describeRecord } from '#domain/platform/record.ts';
import { recordId } from '#domain/platform/record-fields.ts';
import { id, instant, owned } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, requiredText } from '#domain/platform/text.ts';

/** Typing is saved every few seconds: what is only added within this time after a version was kept makes no other. */
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
    /** What the note said until then; empty for a note that was begun. */
    text: z.string(),
    replacedAt: instant,
    /** The full name, as it was then, of whoever changed it. */
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
 * Whether what a note said is kept when it becomes `next`: whatever is taken away or written over is, and once in a
 * sitting also what is only added to. `lastKeptAt` is when a version of this note was kept last.
 */
export function isVersionKept(
  former: string,
  next: string,
  { lastKeptAt, now }: { lastKeptAt: Instant | undefined; now: Instant },
): boolean {
  if (former === next) return false;
  const isSameSitting = lastKeptAt !== undefined && Date.parse(now) - Date.parse(lastKeptAt) < SITTING_MS;
  return !(isSameSitting && isOnlyAddedTo(former, next));
}

/** Whether `next` holds all of `former`, with one piece more at any place. */
function isOnlyAddedTo(former: string, next: string): boolean {
  let before = 0;
  while (before < former.length && former[before] === next[before]) before += 1;
  return next.length > former.length && next.endsWith(former.slice(before));
}

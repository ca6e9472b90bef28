import * as z from 'zod/mini';
import { id } from '#domain/platform/stored-shapes.ts';
import { listedRecords } from './caseload-records.ts';

/** How long a change can be undone: the message with the Undo button stays while the pointer or focus is on it. */
export const UNDO_RETENTION_MS = 5 * 60_000;

const nouns = listedRecords.map(({ noun }) => noun);

/** A record that an undo put back: as it was, there again, or gone again. */
const undoneRecord = z.strictObject({
  kind: z.enum(nouns),
  id,
  clientId: z.nullable(id),
  became: z.enum(['as it was', 'there again', 'gone again']),
});
export type UndoneRecord = z.output<typeof undoneRecord>;

/** The reply of an undo: the records, and the text of the message. */
export const undoneShape = z.strictObject({ text: z.string(), records: z.array(undoneRecord) });

/** Returns what an undo did as a sentence: "The session is as it was before." */
export function undoneText(records: readonly UndoneRecord[]): string {
  const [first] = records;
  if (first === undefined) return 'Everything is as it was before.';
  const isOneKind = records.every(({ kind, became }) => kind === first.kind && became === first.became);
  if (!isOneKind) return 'All of it is as it was before.';
  const words = listedRecords.find(({ noun }) => noun === first.kind)?.words;
  const isOne = records.length === 1;
  const subject = isOne ? `The ${words?.one} is` : `${records.length} ${words?.several} are`;
  const outcome = first.became === 'as it was' ? `as ${isOne ? 'it was' : 'they were'} before` : first.became;
  return `${subject} ${outcome}.`;
}

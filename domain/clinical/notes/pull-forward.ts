import * as z from 'zod/mini';
import { day } from '#domain/platform/stored-shapes.ts';
import { noteSections } from './note-labels.ts';
import type { NoteContent } from './session-note.ts';

export type NoteSection = (typeof noteSections)[number];

/**
 * The text of a section in the last signed note that has any. Only text is copied, since figures belong to
 * their session.
 */
export const earlierSection = z.strictObject({
  section: z.enum(noteSections),
  /** The day of that note's session. */
  on: day,
  text: z.string(),
});
export type EarlierSection = z.output<typeof earlierSection>;

type Pulled = NoteContent['pulled'];

/** Returns the sections copied from an earlier note after this section was copied too. */
export function pulledWith(pulled: Pulled, { section, on }: Pick<EarlierSection, 'section' | 'on'>): Pulled {
  return { ...pulled, [section]: on };
}

/** Returns the sections copied from an earlier note after this section's text was edited. */
export function pulledWithout(pulled: Pulled, section: NoteSection): Pulled {
  const { [section]: _changed, ...others } = pulled;
  return others;
}

/** Returns whether a section can be filled from an earlier note; existing text is never replaced. */
export function canTakeOver(text: string): boolean {
  return text.trim() === '';
}

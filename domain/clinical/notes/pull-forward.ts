import * as z from 'zod/mini';
import { day } from '#domain/platform/stored-shapes.ts';
import { noteSections } from './note-words.ts';
import type { NoteContent } from './session-note.ts';

export type NoteSection = (typeof noteSections)[number];

/** The words of a section in the last signed note that has some: words alone, since figures are of their own session. */
export const earlierSection = z.strictObject({
  section: z.enum(noteSections),
  /** The day of that note's session. */
  on: day,
  text: z.string(),
});
export type EarlierSection = z.output<typeof earlierSection>;

type Pulled = NoteContent['pulled'];

/** Which sections came from an earlier note once this one did. */
export function pulledWith(pulled: Pulled, { section, on }: Pick<EarlierSection, 'section' | 'on'>): Pulled {
  return { ...pulled, [section]: on };
}

/** Which sections came from an earlier note once the words of this one are changed. */
export function pulledWithout(pulled: Pulled, section: NoteSection): Pulled {
  const { [section]: _changed, ...others } = pulled;
  return others;
}

/** Whether a section takes the words of an earlier note: never in the place of what stands there. */
export function canTakeOver(text: string): boolean {
  return text.trim() === '';
}

import type { OpenNotes } from '#domain/clinical/signing/listed-note.ts';
import { countOf } from '#domain/platform/count-of.ts';

/** Returns "4 notes to sign (1 not written yet)"; empty if all are signed. */
export function openNotesText({ missing, draft }: OpenNotes): string {
  const open = missing + draft;
  if (open === 0) return '';
  const notes = `${countOf(open, 'note')} to sign`;
  return missing === 0 ? notes : `${notes} (${missing} not written yet)`;
}

import { soapSectionLabels, soapSections } from '#domain/clinical/notes/note-labels.ts';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';

/** Returns a note's text for comparison with another version, each section under its title. */
export function noteText(content: NoteContent): string {
  const parts = [
    ['Activity', content.activity] as const,
    ['Notes', content.notes] as const,
    ...soapSections.map((section) => [soapSectionLabels[section], content[section]] as const),
    ['Treated together with', content.coTreatedWith] as const,
  ];
  return parts.flatMap(([label, text]) => (text?.trim() ? [`${label}: ${text.trim()}`] : [])).join('\n');
}

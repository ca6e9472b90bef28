/** How much of a session's notes a list shows, in characters. */
const NOTES_PREVIEW_LENGTH = 100;

/** The beginning of the notes as one line, with an ellipsis where something was left out; '' without notes. */
export function notesPreview(notes: string | null): string {
  const line = Array.from((notes ?? '').replace(/\s+/g, ' ').trim());
  if (line.length <= NOTES_PREVIEW_LENGTH) return line.join('');
  return `${line.slice(0, NOTES_PREVIEW_LENGTH).join('')}...`;
}

/** Length of the notes in a list, in characters. */
const NOTES_PREVIEW_LENGTH = 100;

/** Returns the beginning of the notes on one line, with an ellipsis if it is shortened; '' without notes. */
export function notesPreview(notes: string | null): string {
  const line = Array.from((notes ?? '').replace(/\s+/g, ' ').trim());
  if (line.length <= NOTES_PREVIEW_LENGTH) return line.join('');
  return `${line.slice(0, NOTES_PREVIEW_LENGTH).join('')}...`;
}

/**
 * Returns the beginning of a text: as many whole sentences as fit, or the first words of a sentence that is
 * too long.
 */
export function inBrief(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const sentences = text.slice(0, limit + 1).match(/^.*[.!?]["'”’)]?(?=\s)/s)?.[0];
  if (sentences !== undefined) return sentences;
  const words = text.slice(0, limit);
  const end = words.lastIndexOf(' ');
  return `${(end > 0 ? words.slice(0, end) : words.slice(0, limit - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

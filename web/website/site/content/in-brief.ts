/** The beginning of a text: its whole sentences as far as there is room, or its first words where one alone is too long. */
export function inBrief(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const sentences = text.slice(0, limit + 1).match(/^.*[.!?]["'”’)]?(?=\s)/s)?.[0];
  if (sentences !== undefined) return sentences;
  const words = text.slice(0, limit);
  const end = words.lastIndexOf(' ');
  return `${(end > 0 ? words.slice(0, end) : words.slice(0, limit - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

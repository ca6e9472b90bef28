/**
 * Returns a count with its unit, which a therapist entered in the plural: "6 reminders", "1 reminder", "1
 * time out of seat".
 */
export function countText(count: number, unit: string): string {
  if (count !== 1) return `${count} ${unit}`;
  const words = unit.split(' ');
  const plural = words.findIndex((word) => /[^su]s$/i.test(word) && !/is$/i.test(word));
  return `1 ${plural === -1 ? unit : words.with(plural, singularOf(words[plural] ?? '')).join(' ')}`;
}

function singularOf(word: string): string {
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  return word.replace(/(?<=ss|sh|ch|x)es$|s$/i, '');
}

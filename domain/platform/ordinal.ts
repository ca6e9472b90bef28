/** Returns a number with its English ending: "1st", "12th", "0.4th". */
export function ordinal(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return `${number}${endings[number % 10] ?? 'th'}`;
}

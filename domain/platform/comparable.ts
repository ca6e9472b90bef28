/** Returns a username or email address normalized for comparison, without regard to case. */
export function comparable(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

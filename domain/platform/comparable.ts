/** How two usernames or two email addresses are compared: without regard to case. */
export function comparable(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** What a document leaves out because nobody has signed it, without its full stop; nothing where all of the period is signed. */
export function unsignedSessionsText(unsigned: number): string | undefined {
  if (unsigned === 0) return undefined;
  return unsigned === 1
    ? '1 session of this period is not signed, and does not count here'
    : `${unsigned} sessions of this period are not signed, and do not count here`;
}

/**
 * Returns which unsigned sessions a document leaves out, without a period; undefined if every session is
 * signed.
 */
export function unsignedSessionsText(unsigned: number): string | undefined {
  if (unsigned === 0) return undefined;
  return unsigned === 1
    ? '1 session of this period is not signed, and does not count here'
    : `${unsigned} sessions of this period are not signed, and do not count here`;
}

/** Returns what stands for no missed sessions: "none" only where no session of the period is left out. */
export function noneMissedText(unsigned: number): 'none' | 'none signed' {
  return unsigned === 0 ? 'none' : 'none signed';
}

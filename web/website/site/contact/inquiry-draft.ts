/** Under which names the draft starter keeps what was typed into a form of the website, in this tab only. */
export const DRAFT_KEYS = { consultation: 'consultation-draft', schools: 'schools-draft' } as const;

/** Forgets what was typed, once it has arrived. */
export function clearDraft(key = ''): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Under which name the draft starter keeps what was typed into the consultation form, in this tab only. */
export const DRAFT_KEY = 'consultation-draft';

/** Forgets what was typed, once it has arrived. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

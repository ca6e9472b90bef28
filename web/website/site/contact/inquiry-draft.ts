/** Forgets what was typed, once it has arrived. */
export function clearDraft(key = ''): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Deletes a draft after its request arrived. */
export function clearDraft(key = ''): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored if storage is unavailable.
  }
}

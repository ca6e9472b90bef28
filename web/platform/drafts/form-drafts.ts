import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';

export interface FormDraft {
  /** The changed fields as typed. */
  changed: Record<string, unknown>;
  /** The record's last change; null for a new record. */
  updatedAt: string | null;
}

/** Returns this therapist's unsaved forms, by form and record id. */
export function formDrafts(userId: number): DraftStore<FormDraft> {
  return draftStore(userId, 'form', formDraftFrom);
}

/** Deletes all form drafts, on sign-out. */
export function dropFormDrafts(userId: number): void {
  const drafts = formDrafts(userId);
  for (const key of drafts.keys()) drafts.drop(key);
}

// Without zod: every page of the app includes this, and zod is half as large as the rest.
function formDraftFrom(kept: unknown): FormDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('changed' in kept && 'updatedAt' in kept))
    return undefined;
  const { changed, updatedAt } = kept;
  if (typeof changed !== 'object' || changed === null) return undefined;
  if (typeof updatedAt !== 'string' && updatedAt !== null) return undefined;
  return { changed: Object.fromEntries(Object.entries(changed)), updatedAt };
}

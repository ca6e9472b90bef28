import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';

export interface FormDraft {
  /** The fields that were changed, as they were typed. */
  changed: Record<string, unknown>;
  /** When the record that the form changes was last changed itself; null for a new one. */
  updatedAt: string | null;
}

/** What this therapist typed into forms and did not save, by the form and the record's id. */
export function formDrafts(userId: number): DraftStore<FormDraft> {
  return draftStore(userId, 'form', formDraftFrom);
}

/** Forgets them all, as logging out does. */
export function dropFormDrafts(userId: number): void {
  const drafts = formDrafts(userId);
  for (const key of drafts.keys()) drafts.drop(key);
}

// Without a schema: every page of the app carries this, and schemas are half as large as the rest of them.
function formDraftFrom(kept: unknown): FormDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('changed' in kept && 'updatedAt' in kept))
    return undefined;
  const { changed, updatedAt } = kept;
  if (typeof changed !== 'object' || changed === null) return undefined;
  if (typeof updatedAt !== 'string' && updatedAt !== null) return undefined;
  return { changed: Object.fromEntries(Object.entries(changed)), updatedAt };
}

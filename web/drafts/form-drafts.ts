import * as z from 'zod/mini';
import { type DraftStore, draftStore } from '#web/api/draft-store.ts';

const formDraft = z.object({
  /** The fields that were changed, as they were typed. */
  changed: z.record(z.string(), z.unknown()),
  /** When the record that the form changes was last changed itself; null for a new one. */
  updatedAt: z.nullable(z.string()),
});
export type FormDraft = z.output<typeof formDraft>;

/** What this therapist typed into forms and did not save, by the form and the record's id. */
export function formDrafts(userId: number): DraftStore<FormDraft> {
  return draftStore(userId, 'form', (kept) => {
    const draft = formDraft.safeParse(kept);
    return draft.success ? draft.data : undefined;
  });
}

/** Forgets them all, as logging out does. */
export function dropFormDrafts(userId: number): void {
  const drafts = formDrafts(userId);
  for (const key of drafts.keys()) drafts.drop(key);
}

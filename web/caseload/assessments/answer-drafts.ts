import * as z from 'zod/mini';
import { type UnsavedAnswer, unsavedAnswer } from '#domain/caseload/assessments/unsaved-answers.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';

const answersDraft = z.array(unsavedAnswer);

/** Answers of this therapist that the server does not have yet, by the assessment's id. */
export function answerDrafts(userId: number): DraftStore<UnsavedAnswer[]> {
  return draftStore(userId, 'assessment-answers', (kept) => {
    const draft = answersDraft.safeParse(kept);
    return draft.success ? draft.data : undefined;
  });
}

import * as z from 'zod/mini';
import { type UnsavedAnswer, unsavedAnswer } from '#domain/caseload/assessments/unsaved-answers.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';
import type { AutosaveDraft } from '#web/platform/drafts/autosave.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';

const answersShape = z.array(unsavedAnswer);

/** Earlier versions of the program stored only the unsaved answers. */
type AnswersDraft = AutosaveDraft<UnsavedAnswer[]> | UnsavedAnswer[];

/** Returns the store of this therapist's unsaved answers, by assessment id. */
export function answerDrafts(userId: number): DraftStore<AnswersDraft> {
  return draftStore(userId, 'assessment-answers', (stored) =>
    isAnswers(stored) ? stored : autosaveDraft(stored, isAnswers),
  );
}

function isAnswers(stored: unknown): stored is UnsavedAnswer[] {
  return answersShape.safeParse(stored).success;
}

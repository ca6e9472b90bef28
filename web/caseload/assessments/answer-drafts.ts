import * as z from 'zod/mini';
import { type UnsavedAnswer, unsavedAnswer } from '#domain/caseload/assessments/unsaved-answers.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';
import type { AutosaveDraft } from '#web/platform/drafts/autosave.ts';
import { autosaveDraft } from '#web/platform/drafts/autosave-draft.ts';

const answersShape = z.array(unsavedAnswer);

/** An earlier version of the program left only those answers that the server did not have. */
type AnswersDraft = AutosaveDraft<UnsavedAnswer[]> | UnsavedAnswer[];

/** Answers of this therapist that the server does not have yet, by the assessment's id. */
export function answerDrafts(userId: number): DraftStore<AnswersDraft> {
  return draftStore(userId, 'assessment-answers', (stored) =>
    isAnswers(stored) ? stored : autosaveDraft(stored, isAnswers),
  );
}

function isAnswers(stored: unknown): stored is UnsavedAnswer[] {
  return answersShape.safeParse(stored).success;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Response } from '#domain/caseload/assessments/question.ts';
import { answersWith, unsavedIn } from '#domain/caseload/assessments/unsaved-answers.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { answerDrafts } from './answer-drafts.ts';
import { useSaveResponses } from './assessment-queries.ts';

const SAVE_DELAY_MS = 600;
const RETRY_DELAY_MS = 5_000;
/** Answers of the server that another try would not change. */
const refusals = new Set([400, 404, 409, 413]);

export type SaveState = 'saved' | 'unsaved' | 'failed' | 'refused';

/**
 * The answers as they are given, saved shortly after each. Until the server has them they are kept on this device
 * too; a lost connection is tried again, and what was left here is saved when the page is next opened.
 */
export function useAnswers(assessment: Assessment) {
  const userId = useUser().data?.id ?? 0;
  const [drafts] = useState(() => answerDrafts(userId));
  const key = String(assessment.id);
  const [answers, setAnswers] = useState(() => answersWith(assessment, drafts.read(key) ?? []));
  const [saveState, setSaveState] = useState<SaveState>(drafts.read(key) ? 'unsaved' : 'saved');
  const latest = useRef(answers);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutateAsync } = useSaveResponses(assessment.id);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const sent = latest.current;
    try {
      await mutateAsync({ responses: sent });
      if (latest.current !== sent) return;
      drafts.drop(key);
      setSaveState('saved');
    } catch (error) {
      const status = error instanceof RequestError ? error.status : undefined;
      const isRefused = status !== undefined && refusals.has(status);
      setSaveState(isRefused ? 'refused' : 'failed');
      if (isRefused) drafts.drop(key);
      // Signed out, nobody may be asked to save her answers but herself: they wait here until she is back.
      else if (status !== 401) timer.current = setTimeout(save, RETRY_DELAY_MS);
    }
  }, [mutateAsync, drafts, key]);

  function answer(index: number, given: Response): void {
    const next = latest.current.map((before, place) => (place === index ? given : before));
    latest.current = next;
    drafts.keep(key, unsavedIn(assessment, next));
    setAnswers(next);
    setSaveState('unsaved');
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_DELAY_MS);
  }

  const isSaved = saveState === 'saved';
  useEffect(() => {
    if (isSaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaved]);
  useSaveOnLeaving(isSaved, save);
  // What was left here the last time, once.
  useEffect(() => {
    if (drafts.read(key)) void save();
  }, [drafts, key, save]);

  return { answers, answer, saveState, flush: () => (isSaved ? Promise.resolve() : save()) };
}

// Another page of the app does not wait for the delay.
function useSaveOnLeaving(isSaved: boolean, save: () => Promise<void>): void {
  const pending = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    pending.current = isSaved ? undefined : () => void save();
  });
  useEffect(() => () => pending.current?.(), []);
}

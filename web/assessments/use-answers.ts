import { useCallback, useEffect, useRef, useState } from 'react';
import type { Assessment, Response } from '#domain/assessments/assessment.ts';
import { RequestError } from '#web/api/request.ts';
import { useSaveResponses } from './assessment-queries.ts';

const SAVE_DELAY_MS = 600;
const RETRY_DELAY_MS = 5_000;

export type SaveState = 'saved' | 'unsaved' | 'failed' | 'refused';

/**
 * The answers as they are given, saved shortly after each. A lost connection is tried again until the server has
 * them; leaving the page meanwhile asks first.
 */
export function useAnswers(assessment: Assessment) {
  const [answers, setAnswers] = useState<Response[]>(() => startOf(assessment));
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const latest = useRef(answers);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutateAsync } = useSaveResponses(assessment.id);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const sent = latest.current;
    try {
      await mutateAsync({ responses: sent });
      if (latest.current === sent) setSaveState('saved');
    } catch (error) {
      const isRefused = error instanceof RequestError && error.status < 500 && error.status !== 429;
      setSaveState(isRefused ? 'refused' : 'failed');
      if (!isRefused) timer.current = setTimeout(save, RETRY_DELAY_MS);
    }
  }, [mutateAsync]);

  function answer(index: number, given: Response): void {
    const next = latest.current.map((before, place) => (place === index ? given : before));
    latest.current = next;
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

function startOf({ questions, responses }: Assessment): Response[] {
  return questions.map((_, index) => responses?.[index] ?? null);
}

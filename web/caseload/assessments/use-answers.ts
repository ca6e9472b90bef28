import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Response } from '#domain/caseload/assessments/question.ts';
import {
  answersWith,
  givenAnswers,
  isSameAnswers,
  type UnsavedAnswer,
} from '#domain/caseload/assessments/unsaved-answers.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { Autosave } from '#web/platform/drafts/autosave.ts';
import { OpenSavers } from '#web/platform/drafts/open-savers.ts';
import { useSaver } from '#web/platform/drafts/use-saver.ts';
import { answerDrafts } from './answer-drafts.ts';
import { assessmentQueries } from './assessment-queries.ts';

const openAnswers = new OpenSavers<Autosave<UnsavedAnswer[]>>();

/** The answers while they are edited, with autosave. */
export function useAnswers(assessment: Assessment) {
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const { id } = assessment;
  const { state, saver } = useSaver(openAnswers, `${userId} ${id}`, () =>
    answerAutosave(queries, userId, assessment),
  );
  useEffect(() => saver.follow(onServer(assessment)), [saver, assessment]);

  function answer(index: number, given: Response): void {
    const responses = answersIn(saver.state.content, assessment).with(index, given);
    saver.change(givenAnswers({ ...assessment, responses }));
  }

  return { answers: answersIn(state.content, assessment), answer, state, saver };
}

function answerAutosave(queries: QueryClient, userId: number, known: Assessment): Autosave<UnsavedAnswer[]> {
  const [drafts, key] = [answerDrafts(userId), String(known.id)];
  const { id } = known;
  const { queryKey } = assessmentQueries.detail(id);
  const latest = () => queries.getQueryData(queryKey) ?? known;
  return new Autosave<UnsavedAnswer[]>(onServer(known), {
    draft: {
      read: () => {
        const draft = drafts.read(key);
        if (!Array.isArray(draft)) return draft;
        return {
          content: givenAnswers({ ...known, responses: answersWith(known, draft) }),
          base: onServer(known),
        };
      },
      keep: (draft) => drafts.keep(key, draft),
      drop: () => drafts.drop(key),
    },
    save: async (content, updatedAt) => {
      const body = { responses: answersIn(content, latest()), updatedAt: updatedAt ?? undefined };
      const saved = await request('PUT /api/assessments/:id', { id, body });
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, saved);
      void queries.invalidateQueries({
        queryKey: assessmentQueries.all,
        predicate: (query) => query.queryKey[1] !== id,
      });
      return onServer(saved);
    },
    load: async () => {
      const loaded = await request('GET /api/assessments/:id', { id });
      queries.setQueryData(queryKey, loaded);
      return onServer(loaded);
    },
    isSame: isSameAnswers,
  });
}

/** Returns the answers in the order of the questions, null if unanswered. */
export function answersIn(
  content: readonly UnsavedAnswer[],
  { questions }: Pick<Assessment, 'questions'>,
): Response[] {
  return answersWith({ questions, responses: null }, content);
}

function onServer(assessment: Assessment) {
  return { content: givenAnswers(assessment), updatedAt: assessment.updatedAt };
}

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { RequestError, request } from '#web/platform/api/request.ts';
import { Autosave, type OnServer } from '#web/platform/drafts/autosave.ts';
import { OpenSavers } from '#web/platform/drafts/open-savers.ts';
import { contentOf, formOf, isSameContent, type ResultContent } from './result-content.ts';
import { resultDrafts, resultKey } from './result-drafts.ts';

const path = '/api/results';

function ofSession(sessionId: number) {
  return queryOptions({
    queryKey: [path, 'session', sessionId],
    queryFn: () => request('GET /api/results', { query: { sessionId } }),
  });
}

/** Returns the results of a session. */
export function useSessionResults(sessionId: number) {
  return useQuery(ofSession(sessionId));
}

/**
 * Returns the number of goals with a result in a session; undefined while unknown. Only loads when `isAsked`.
 */
export function useRecordedGoals(sessionId: number, isAsked: boolean): number | undefined {
  return useQuery({ ...ofSession(sessionId), enabled: isAsked }).data?.length;
}

/** The pads open on this page. */
export const openResults = new OpenSavers<Autosave<ResultContent>>();

/** Saves a session's unsaved results now. Resolves when the server has answered. */
export async function saveOpenResults(userId: number, sessionId: number): Promise<void> {
  const open = openResults.beginningWith(`${userId} ${resultKey(sessionId, '')}`);
  await Promise.all(open.map((saver) => saver.flush()));
}

interface ResultPlace {
  userId: number;
  sessionId: number;
  goal: Goal;
}

/** Creates the autosaver of a goal's pad in a session. */
export function resultSaver(
  queries: QueryClient,
  { userId, sessionId, goal }: ResultPlace,
  known: GoalResult | undefined,
): Autosave<ResultContent> {
  const [drafts, key] = [resultDrafts(userId), resultKey(sessionId, goal.id)];
  const place = { id: sessionId, goalId: goal.id };

  async function load(): Promise<OnServer<ResultContent>> {
    const results = await request('GET /api/results', { query: { sessionId } });
    return contentOf(
      results.find(({ goalId }) => goalId === goal.id),
      goal,
    );
  }

  async function put(content: ResultContent, updatedAt: string | null): Promise<GoalResult | undefined> {
    const form = formOf(content);
    if (form)
      return request('PUT /api/sessions/:id/results/:goalId', { ...place, body: { ...form, updatedAt } });
    if (updatedAt === null) return undefined;
    // The API call itself does not check which version was seen.
    if ((await load()).updatedAt !== updatedAt)
      throw new RequestError(409, '409: This result was changed somewhere else');
    await request('DELETE /api/sessions/:id/results/:goalId', place);
    return undefined;
  }

  return new Autosave(contentOf(known, goal), {
    draft: {
      read: () => drafts.read(key),
      keep: (draft) => drafts.keep(key, draft),
      drop: () => drafts.drop(key),
    },
    save: async (content, updatedAt) => {
      const saved = await put(content, updatedAt);
      await showSaved(queries, sessionId, goal.id, saved);
      // Objectives with the same steps have the same marks now.
      if (goal.steps !== null) void queries.invalidateQueries({ queryKey: ofSession(sessionId).queryKey });
      return saved ? contentOf(saved, goal) : { content, updatedAt: null };
    },
    load,
    isSame: isSameContent,
  });
}

async function showSaved(
  queries: QueryClient,
  sessionId: number,
  goalId: number,
  saved: GoalResult | undefined,
): Promise<void> {
  const { queryKey } = ofSession(sessionId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (known) => {
    const others = known?.filter((result) => result.goalId !== goalId) ?? [];
    return saved ? [...others, saved] : others;
  });
}

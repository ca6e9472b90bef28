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

/** What was recorded of each goal in a session. */
export function useSessionResults(sessionId: number) {
  return useQuery(ofSession(sessionId));
}

/** Of how many goals something was recorded in a session; undefined while that is not known, and asked once `isAsked`. */
export function useRecordedGoals(sessionId: number, isAsked: boolean): number | undefined {
  return useQuery({ ...ofSession(sessionId), enabled: isAsked }).data?.length;
}

/** The pads that are open on this page. */
export const openResults = new OpenSavers<Autosave<ResultContent>>();

/** Saves at once what was recorded in a session and is not saved yet. Resolves when the server has answered. */
export async function saveOpenResults(userId: number, sessionId: number): Promise<void> {
  const open = openResults.beginningWith(`${userId} ${resultKey(sessionId, '')}`);
  await Promise.all(open.map((keeper) => keeper.flush()));
}

interface ResultPlace {
  userId: number;
  sessionId: number;
  goal: Goal;
}

/** What saves the pad of a goal in a session while it is worked on. */
export function resultKeeper(
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
    // The call itself does not ask what was seen.
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

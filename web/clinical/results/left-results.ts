import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { useGoals } from '#web/clinical/goals/goal-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import type { LeftText } from '#web/platform/drafts/left-text-card.tsx';
import type { ResultContent } from './result-content.ts';
import { resultDrafts, resultKey } from './result-drafts.ts';

/** Returns the results of a session that are on this device alone, a line for each goal. */
export function useLeftResults(sessionId: number): LeftText {
  const drafts = resultDrafts(useUser().data?.id ?? 0);
  const start = resultKey(sessionId, '');
  const keysNow = () => drafts.keys().filter((key) => key.startsWith(start));
  const keys = useDraftState(() => keysNow().join(' '))
    .split(' ')
    .filter(Boolean);
  const goals = useGoals(keys.map((key) => Number(key.slice(start.length))));
  const lines = keys.map((key, place) => {
    const draft = drafts.read(key);
    return draft && resultLine(draft.content, goals[place]);
  });
  return {
    text: lines.filter(Boolean).join('\n'),
    discard: () => keysNow().forEach(drafts.drop),
  };
}

function resultLine({ recorded, comment }: ResultContent, goal: Goal | undefined): string {
  const marks = recorded.marks?.map((mark) => mark ?? '–').join(' ');
  const line = (goal && dataLine(goal, recorded)) ?? marks;
  return `${goal?.name ?? 'A goal'}: ${[line, comment].filter(Boolean).join(' · ') || 'Nothing recorded'}`;
}

import { draftStore } from '#web/api/draft-store.ts';
import type { AutosaveDraft } from '#web/drafts/autosave.ts';
import { isResultContent, type ResultContent } from './result-content.ts';

type ResultDraft = AutosaveDraft<ResultContent>;

/** What a therapist recorded on this device and the server does not have, by session and goal. */
export function resultDrafts(userId: number) {
  return draftStore<ResultDraft>(userId, 'result', draftFrom);
}

/** The moments at which the timers that run on this device were started, by session and goal. */
export function timerStarts(userId: number) {
  return draftStore<number>(userId, 'timer', (kept) => (typeof kept === 'number' ? kept : undefined));
}

/** Names the result of a goal in a session, and nobody. */
export function resultKey(sessionId: number, goalId: number): string {
  return `${sessionId}-${goalId}`;
}

function draftFrom(kept: unknown): ResultDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('content' in kept && 'base' in kept)) return undefined;
  const { content, base } = kept;
  if (!isResultContent(content) || typeof base !== 'object' || base === null) return undefined;
  if (!('content' in base && 'updatedAt' in base) || !isResultContent(base.content)) return undefined;
  const { updatedAt } = base;
  if (updatedAt !== null && typeof updatedAt !== 'string') return undefined;
  return {
    content,
    base: { content: base.content, updatedAt },
    isCompeting: 'isCompeting' in kept && kept.isCompeting === true,
    isGone: 'isGone' in kept && kept.isGone === true,
  };
}

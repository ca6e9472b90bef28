import { useEffect } from 'react';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useLeftResults } from '#web/clinical/results/left-results.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import type { LeftText } from '#web/platform/drafts/left-text-card.tsx';
import { noteOnServer } from './note-content.ts';
import { noteDrafts } from './note-drafts.ts';
import { leftText } from './note-text.ts';

/**
 * Returns what was typed and recorded on this device for a session and is not in its note; undefined for nothing.
 * Without `note`, the session no longer exists.
 */
export function useLeftNote(sessionId: number, note?: NoteOfSession): LeftText | undefined {
  const userId = useUser().data?.id ?? 0;
  const drafts = noteDrafts(userId);
  const key = String(sessionId);
  const typed = useDraftState(() => {
    const draft = drafts.read(key);
    return draft && leftText(draft.content, note && noteOnServer(note).content);
  });
  // It differs by nothing that could be read, such as the template.
  const isIdle = note !== undefined && typed === '';
  useEffect(() => {
    if (isIdle) noteDrafts(userId).drop(key);
  }, [isIdle, userId, key]);
  const results = useLeftResults(sessionId);
  const text = [typed, results.text].filter(Boolean).join('\n');
  if (text === '') return undefined;
  return {
    text,
    discard() {
      drafts.drop(key);
      results.discard();
    },
  };
}

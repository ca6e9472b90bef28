import type { RefObject } from 'react';
import type { NoteOfChild } from '#domain/phrases/phrase-facts.ts';
import type { PhraseSection } from '#domain/phrases/phrase-sections.ts';
import { isMissed } from '#domain/sessions/missed-session.ts';
import type { Session } from '#domain/sessions/session.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useClientFinder } from '#web/clients/client-queries.ts';
import { useShownFirstName } from '#web/clients/shown-names.ts';
import { useClientGoals } from '#web/goals/goal-queries.ts';
import { resultDrafts, resultKey } from '#web/results/result-drafts.ts';
import { useSessionResults } from '#web/results/result-queries.ts';
import { FieldPhrases } from './field-phrases.tsx';

export interface SessionPhrasesProps {
  session: Pick<Session, 'id' | 'clientId' | 'status'>;
  section: PhraseSection;
  /** The text box that the phrases go into. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Phrases for a text box of a session's note, filled from what the session knows. */
export function SessionPhrases({ session, section, field }: SessionPhrasesProps) {
  const userId = useUser().data?.id ?? 0;
  const client = useClientFinder()(session.clientId);
  const shownFirstName = useShownFirstName();
  const goals = useClientGoals(session.clientId);
  const results = useSessionResults(session.id);

  // A mark that was tapped just now stands in a draft on this device before the server has it.
  function noteNow(): NoteOfChild {
    const drafts = resultDrafts(userId);
    const known = goals.data ?? [];
    const now = new Date().toISOString();
    const drafted = known.flatMap(({ id }) => {
      const draft = drafts.read(resultKey(session.id, id));
      return draft ? [{ ...draft.content.recorded, goalId: id, updatedAt: now }] : [];
    });
    const saved = (results.data ?? []).filter(
      (result) => !drafted.some(({ goalId }) => goalId === result.goalId),
    );
    return { child: client?.firstName, goals: known, results: [...saved, ...drafted] };
  }

  return (
    <FieldPhrases
      field={field}
      section={section}
      shownChild={client && shownFirstName(client)}
      noteNow={noteNow}
      isMissed={isMissed(session)}
    />
  );
}

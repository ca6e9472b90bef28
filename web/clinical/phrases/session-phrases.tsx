import type { RefObject } from 'react';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfChild } from '#domain/clinical/phrases/phrase-facts.ts';
import type { PhraseSection } from '#domain/clinical/phrases/phrase-sections.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useShownFirstName } from '#web/caseload/clients/shown-names.ts';
import { useClientGoals } from '#web/clinical/goals/goal-queries.ts';
import { resultDrafts, resultKey } from '#web/clinical/results/result-drafts.ts';
import { useSessionResults } from '#web/clinical/results/result-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { FieldPhrases } from './field-phrases.tsx';

export interface SessionPhrasesProps {
  session: Pick<Session, 'id' | 'clientId' | 'status'>;
  section: PhraseSection;
  /** The text box that phrases are inserted into. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Phrases for a text box of a session's note, filled in from the session's data. */
export function SessionPhrases({ session, section, field }: SessionPhrasesProps) {
  const userId = useUser().data?.id ?? 0;
  const client = useClientFinder()(session.clientId);
  const shownFirstName = useShownFirstName();
  const goals = useClientGoals(session.clientId);
  const results = useSessionResults(session.id);

  // A mark tapped just now is in a local draft before the server has it.
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
    return { child: client, goals: known, results: [...saved, ...drafted] };
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

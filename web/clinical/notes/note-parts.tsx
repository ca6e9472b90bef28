import { memo } from 'react';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { useSessionResults } from '#web/clinical/results/result-queries.ts';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { DataLines } from './data-lines.tsx';
import { NoteFactsCard } from './note-facts-card.tsx';
import { noteText } from './note-text.ts';
import { NoteTextCard } from './note-text-card.tsx';
import { useSessionGoals } from './session-goals.ts';
import { SessionPads } from './session-pads.tsx';
import type { NoteInWork } from './use-note-in-work.ts';

interface NotePartsProps extends Pick<NoteInWork, 'state' | 'saver' | 'change'> {
  session: Session;
  note: Pick<NoteOfSession, 'childrenCounted'>;
  /** In a group, the activity may be entered once above all notes. */
  isActivityShared?: boolean;
  areResultsShown: boolean;
  onResults: () => void;
}

/**
 * Everything written and recorded in a session: its pads and, next to or below them, its text and facts.
 * Saving states of marks do not rerender it.
 */
export const NoteParts = memo(function NoteParts({
  session,
  note,
  state,
  saver,
  change,
  isActivityShared = false,
  ...shown
}: NotePartsProps) {
  const { content, status, refusal, other } = state;
  const plans = useClientPlans(session.clientId).data ?? [];
  const results = useSessionResults(session.id).data ?? [];
  const written = { session, content, onChange: change, onLeave: () => void saver.flush() };
  // A missed session has no data, but existing results stay visible.
  const hasPads = !isMissed(session) || results.length > 0;
  const goals = useSessionGoals(session).data;
  // Where there are pads, keys are marks from the start.
  const opened = useFocusOnOpen<HTMLDivElement>(hasPads && goals?.length !== 0);
  return (
    <>
      {hasPads && (
        <div className="grid gap-5">
          <SessionPads session={session} {...shown} />
        </div>
      )}
      <div className="grid gap-5">
        {status === 'conflict' && other && (
          <CompetingVersions
            title="This note was also changed somewhere else. There it says:"
            there={noteText(other)}
            mine="Keep What I Wrote"
            onMine={() => void saver.chooseMine()}
            onOther={() => saver.takeOther()}
          />
        )}
        {status === 'refused' && <FieldError>{refusal}</FieldError>}
        <div ref={opened} data-typing={session.groupId === null ? true : undefined}>
          <NoteTextCard {...written} status={status} hasActivity={!isActivityShared} />
        </div>
        {hasPads && <DataLines session={session} />}
        <NoteFactsCard {...written} plans={plans} childrenCounted={note.childrenCounted} />
      </div>
    </>
  );
});

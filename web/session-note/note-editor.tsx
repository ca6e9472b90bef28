import type { NoteOfSession } from '#domain/session-notes/note-of-session.ts';
import type { NoteContent } from '#domain/session-notes/session-note.ts';
import { isMissed } from '#domain/sessions/missed-session.ts';
import type { Session } from '#domain/sessions/session.ts';
import { CompetingVersions } from '#web/drafts/competing-versions.tsx';
import { useClientPlans } from '#web/goals/goal-queries.ts';
import { useHasUnsavedResults } from '#web/results/result-drafts.ts';
import { useSessionResults } from '#web/results/result-queries.ts';
import { useSessionNote } from '#web/sessions/use-session-note.ts';
import { SignNote } from '#web/signing/sign-note.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useIsOnline } from '#web/ui/use-is-online.ts';
import { DataLines } from './data-lines.tsx';
import { NoteBar } from './note-bar.tsx';
import { NoteFactsCard } from './note-facts-card.tsx';
import { NoteWordsCard } from './note-words-card.tsx';
import { SessionPads } from './session-pads.tsx';
import { toldNote } from './told-note.ts';
import { useNoteContent } from './use-note-content.ts';

/** Everything that is written and recorded of a session, saved behind it. */
export function NoteEditor({ session, note }: { session: Session; note: NoteOfSession }) {
  const { state, keeper } = useNoteContent(note);
  const { content, status, refusal, other } = state;
  const words = useSessionNote(session);
  const plans = useClientPlans(session.clientId).data ?? [];
  const results = useSessionResults(session.id).data ?? [];
  const hasUnsavedResults = useHasUnsavedResults(session.id);
  const isOnline = useIsOnline();
  const change = (part: Partial<NoteContent>) => keeper.change({ ...keeper.state.content, ...part });
  const written = { session, content, onChange: change, onLeave: () => void keeper.flush() };
  // A missed session has no data, but what was recorded of it stays in sight.
  const hasPads = !isMissed(session) || results.length > 0;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {hasPads && (
          <div className="grid gap-5">
            <SessionPads session={session} />
          </div>
        )}
        <div className="grid gap-5">
          {status === 'conflict' && other && (
            <CompetingVersions
              title="This note was also changed somewhere else. There it says:"
              there={toldNote(other)}
              mine="Keep what I wrote"
              onMine={() => void keeper.keepMine()}
              onOther={() => keeper.takeOther()}
            />
          )}
          {status === 'refused' && <FieldError>{refusal}</FieldError>}
          <NoteWordsCard {...written} />
          {hasPads && <DataLines session={session} />}
          <NoteFactsCard {...written} plans={plans} />
        </div>
      </div>
      <NoteBar
        statuses={[status, words.state.status]}
        hasUnsavedResults={hasUnsavedResults}
        isOnline={isOnline}
      >
        <SignNote
          session={session}
          note={note}
          save={() => Promise.all([keeper.flush(), words.keeper.flush()])}
          isReady={isOnline && !hasUnsavedResults && status !== 'conflict' && status !== 'refused'}
        />
      </NoteBar>
    </>
  );
}

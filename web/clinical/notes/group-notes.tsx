import { TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useGroupName } from '#web/caseload/groups/group-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/platform/ui/tabs.tsx';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { ChildNote, type ChildNoteHandle } from './child-note.tsx';
import { NoteSavingLine } from './note-bar.tsx';
import { useNotesOfSessions } from './note-queries.ts';
import { NoteRows, NoteRowsContext } from './note-rows.ts';
import { isStuck, type NoteSaving, worstSaving } from './note-saving.ts';
import { SharedActivity, useSharedActivity } from './shared-activity.tsx';
import { SignNotes } from './sign-notes.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface GroupNotesProps {
  /** The session in the address. */
  session: Session;
  meeting: Meeting<Session>;
}

/**
 * The notes of all children in a group session: one column each, or one tab each on a phone. Each child has
 * their own text, data and signature.
 */
export function GroupNotes({ session, meeting }: GroupNotesProps) {
  const timeZone = useTimeZone();
  const groupName = useGroupName();
  const notes = useNotesOfSessions(meeting.sessions.map(({ id }) => id));
  const facts = [
    `${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`,
    'Group',
    `${session.duration} min`,
  ];
  return (
    <>
      <PageHeader
        above={<ReturnLink to={`/sessions/${session.id}`} label="Session" />}
        title={
          <Link
            to={`/groups/${meeting.groupId}`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {groupName(meeting.groupId)}
          </Link>
        }
        description={facts.join(' · ')}
      />
      {notes ? (
        <Notes session={session} sessions={meeting.sessions} notes={notes} />
      ) : (
        <SkeletonRows count={3} label="Loading notes" rowClassName="h-28" />
      )}
    </>
  );
}

interface NotesProps {
  session: Session;
  sessions: readonly Session[];
  notes: readonly NoteOfSession[];
}

function Notes({ session, sessions, notes }: NotesProps) {
  const clientName = useClientName();
  const [rows] = useState(() => new NoteRows());
  const [areResultsShown, setResultsShown] = useState(false);
  const toggleResults = useCallback(() => setResultsShown((areShown) => !areShown), []);
  useRowKeys(rows, toggleResults);
  const works = useRef(new Map<number, ChildNoteHandle>());
  const { savings, onSaving } = useSavings();
  const isOnline = useIsOnline();
  const [shown, setShown] = useState(String(session.id));
  const noteOf = ({ id }: Session) => notes.find(({ sessionId }) => sessionId === id);
  const isOpen = (one: Session) => ['none', 'draft'].includes(noteOf(one)?.state ?? '');
  const open = sessions.filter(isOpen);
  const held = open.filter((one) => !isMissed(one));
  const activity = useSharedActivity(notes.filter((note) => held.some(({ id }) => id === note.sessionId)));

  const { saving, of } = worstSaving(savings);
  const whose = new Intl.ListFormat('en-US').format(
    sessions.flatMap(({ id, clientId }) => (of.includes(id) ? [clientName(clientId)] : [])),
  );

  async function saveAll(): Promise<boolean> {
    const saved = await Promise.all(open.map(({ id }) => works.current.get(id)?.save() ?? true));
    return saved.every(Boolean);
  }

  // Keys go to the visible child.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab decides which rows are visible
  useEffect(() => rows.chooseFirstPad(), [rows, shown]);

  return (
    <NoteRowsContext value={rows}>
      {held.length > 0 && <SharedActivity activity={activity} sessions={sessions} />}
      <Tabs value={shown} onValueChange={setShown}>
        <TabList aria-label="Children" className="flex-wrap lg:hidden">
          {sessions.map((one) => (
            <Tab key={one.id} value={String(one.id)} className="min-w-24">
              {isStuck(savings.get(one.id)) && (
                <TriangleAlert aria-label="Not saved:" className="shrink-0 text-warning" />
              )}
              <span className="truncate">{clientName(one.clientId)}</span>
            </Tab>
          ))}
        </TabList>
        <div className="items-start gap-5 lg:grid lg:auto-cols-[minmax(21rem,1fr)] lg:grid-flow-col lg:overflow-x-auto">
          {sessions.map((one) => {
            const note = noteOf(one);
            return (
              <TabPanel
                key={one.id}
                value={String(one.id)}
                forceMount
                tabIndex={-1}
                className="max-lg:data-[state=inactive]:hidden lg:mt-0"
              >
                {note && (
                  <ChildNote
                    session={one}
                    note={note}
                    isOpen={isOpen(one)}
                    isActivityShared={activity.isShared}
                    areResultsShown={areResultsShown}
                    onResults={toggleResults}
                    onSaving={(saving) => onSaving(one.id, saving)}
                    ref={(work) => {
                      if (work) works.current.set(one.id, work);
                      else works.current.delete(one.id);
                    }}
                  />
                )}
              </TabPanel>
            );
          })}
        </div>
      </Tabs>
      {open.length > 0 && (
        <BottomBar className="z-10 mt-5">
          <NoteSavingLine noun="Notes" saving={saving} whose={isStuck(saving) ? whose : undefined} />
          <SignNotes sessions={open} save={saveAll} isReady={isOnline && !isStuck(saving)} />
        </BottomBar>
      )}
    </NoteRowsContext>
  );
}

/** Returns the saving state of each note edited here. */
function useSavings() {
  const [savings, setSavings] = useState<ReadonlyMap<number, NoteSaving>>(() => new Map());
  const onSaving = useCallback(
    (sessionId: number, saving: NoteSaving | undefined) =>
      setSavings((before) => {
        const after = new Map(before);
        if (saving) after.set(sessionId, saving);
        else after.delete(sessionId);
        return after;
      }),
    [],
  );
  return { savings, onSaving };
}

import { useCallback, useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { NoteCorrection } from '#web/clinical/signing/note-correction.tsx';
import { SignNote } from '#web/clinical/signing/sign-note.tsx';
import { NoteBar } from './note-bar.tsx';
import { NoteParts } from './note-parts.tsx';
import { NoteRows, NoteRowsContext } from './note-rows.ts';
import { useNoteInWork } from './use-note-in-work.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Editor of everything written and recorded in a session, saved automatically. */
export function NoteEditor({ session, note }: { session: Session; note: NoteOfSession }) {
  const { state, saver, change, ...work } = useNoteInWork(note);
  const [rows] = useState(() => new NoteRows());
  const [areResultsShown, setResultsShown] = useState(false);
  const toggleResults = useCallback(() => setResultsShown((areShown) => !areShown), []);
  useRowKeys(rows, toggleResults);
  return (
    <NoteRowsContext value={rows}>
      <div className="mb-5 empty:hidden">
        {note.version > 1 && <NoteCorrection session={session} note={note} save={work.saveAll} />}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <NoteParts {...{ session, note, state, saver, change, areResultsShown }} onResults={toggleResults} />
      </div>
      <NoteBar statuses={work.statuses} isOnline={work.isOnline}>
        <SignNote session={session} save={work.saveAll} isReady={work.isReady} />
      </NoteBar>
    </NoteRowsContext>
  );
}

import { useRef } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { EarlierNotes } from '#web/sessions/earlier-notes.tsx';
import { SessionNoteEditor } from '#web/sessions/session-note-editor.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CopyNoteButton } from './copy-note-button.tsx';
import { NextChildLink } from './next-child-link.tsx';

/** The note of a session, and the way on: Ctrl or ⌘ Enter leaves the note for the next child of the day. */
export function SessionNoteCard({ session }: { session: Session }) {
  const next = useRef<HTMLAnchorElement>(null);

  function handleFinish(): void {
    if (next.current) next.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <Card>
      <CardHeader title="Notes" actions={session.groupId !== null && <CopyNoteButton session={session} />} />
      <CardBody className="pt-3 pb-4">
        <SessionNoteEditor session={session} rows={14} hideLabel onFinish={handleFinish} />
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <EarlierNotes session={session} />
          <NextChildLink session={session} ref={next} />
        </div>
      </CardBody>
    </Card>
  );
}

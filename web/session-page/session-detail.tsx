import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { WayBack } from '#web/navigation/way-back.tsx';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SessionDeleteDialog } from '#web/sessions/session-delete-dialog.tsx';
import { SessionFormDialog } from '#web/sessions/session-form-dialog.tsx';
import { SessionNeighbours } from '#web/sessions/session-neighbours.tsx';
import type { NoteState } from '#web/sessions/session-note-keeper.ts';
import { sessionQueries } from '#web/sessions/session-queries.ts';
import { SessionStatusButtons } from '#web/sessions/session-status-buttons.tsx';
import { useSessionNote } from '#web/sessions/use-session-note.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { JoinGroupCard } from './join-group-card.tsx';
import { LastNoteCard } from './last-note-card.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionNoteCard } from './session-note-card.tsx';

/** A session: its note to write with the last one beside it, what became of it, and the facts about it. */
export function SessionDetail({ session }: { session: Session }) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const { keeper } = useSessionNote(session);
  const queries = useQueryClient();
  const [edited, setEdited] = useState<Session>();
  const [isOpening, setOpening] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  // The form has a field for the note too: it begins with what was typed here, once that is saved.
  async function startEditing(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    await keeper.flush();
    setOpening(false);
    const reason = unsavedReason(keeper.state);
    if (reason !== undefined) {
      toast({ title: 'Note Not Saved Yet', description: reason, variant: 'destructive' });
      return;
    }
    // This page hears of the saved note only after the form has begun.
    setEdited(queries.getQueryData(sessionQueries.detail(session.id).queryKey) ?? session);
  }

  return (
    <>
      <PageHeader
        above={<WayBack to="/sessions" label="Sessions" />}
        title={
          <Link
            to={`/clients/${session.clientId}`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {clientName(session.clientId)}
          </Link>
        }
        description={[
          `${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`,
          sessionTypeLabels[session.type],
          `${session.duration} min`,
        ].join(' · ')}
        actions={
          <SessionActions
            session={session}
            isOpeningEdit={isOpening}
            onEdit={() => void startEditing()}
            onDelete={() => setDeleting(true)}
          />
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SessionNoteCard session={session} />
        <div className="grid gap-5">
          <LastNoteCard session={session} />
          <Card>
            <CardHeader title="Status" />
            <CardBody className="pt-3">
              <SessionStatusButtons session={session} />
            </CardBody>
          </Card>
          <JoinGroupCard session={session} />
          <SessionFacts session={session} />
          <SessionNeighbours session={session} />
        </div>
      </div>
      <SessionFormDialog
        open={edited !== undefined}
        session={edited ?? session}
        onClose={() => setEdited(undefined)}
        onSaved={() => setEdited(undefined)}
      />
      <SessionDeleteDialog
        session={session}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={() => navigate('/sessions')}
      />
    </>
  );
}

/** Why the session cannot be edited while its note is on this device alone; undefined when the server has the note. */
function unsavedReason({ status, detail }: NoteState): string | undefined {
  switch (status) {
    case 'clean':
    case 'saved':
      return undefined;
    case 'conflict':
      return 'The note has two versions. Choose one, then edit the session.';
    case 'refused':
      return `The note was not saved, so the session cannot be edited. ${detail}`;
    default:
      return 'The note is kept on this device. Edit the session when the connection is back.';
  }
}

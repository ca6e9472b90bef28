import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { LastNoteCard } from '#web/clinical/notes/last-note-card.tsx';
import { openNoteKeeper, useNoteOfSession } from '#web/clinical/notes/note-queries.ts';
import { SessionNoteCard } from '#web/clinical/notes/session-note-card.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import type { AutosaveState } from '#web/platform/drafts/autosave.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { toast } from '#web/platform/ui/toast-store.ts';
import { JoinGroupCard } from './join-group-card.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionDeleteDialog } from './session-delete-dialog.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionFormDialog } from './session-form-dialog.tsx';
import { SessionNeighbours } from './session-neighbours.tsx';
import { sessionQueries } from './session-queries.ts';
import { SessionStatusButtons } from './session-status-buttons.tsx';

/** A session: its note to write with the last one beside it, what became of it, and the facts about it. */
export function SessionDetail({ session }: { session: Session }) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const queries = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const note = useNoteOfSession(session.id).data;
  const [edited, setEdited] = useState<Session>();
  const [isOpening, setOpening] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  // The form has a field for the note too: it begins with what was typed here, once that is saved.
  async function startEditing(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const keeper = note && openNoteKeeper(queries, userId, note);
    await keeper?.flush();
    const reason = keeper && unsavedReason(keeper.state);
    const { queryKey } = sessionQueries.detail(session.id);
    if (reason === undefined) await queries.refetchQueries({ queryKey, exact: true, stale: true });
    setOpening(false);
    if (reason !== undefined) {
      toast({ title: 'Note Not Saved Yet', description: reason, variant: 'destructive' });
      return;
    }
    // This page hears of the saved note only after the form has begun.
    setEdited(queries.getQueryData(queryKey) ?? session);
  }

  return (
    <>
      <PageHeader
        above={<ReturnLink to="/sessions" label="Sessions" />}
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
function unsavedReason({ status, refusal }: AutosaveState<unknown>): string | undefined {
  switch (status) {
    case 'clean':
    case 'saved':
      return undefined;
    case 'conflict':
      return 'The note has two versions. Choose one, then edit the session.';
    case 'refused':
      return `The note was not saved, so the session cannot be edited. ${refusal}`;
    default:
      return 'The note is kept on this device. Edit the session when the connection is back.';
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { toast } from '#web/platform/ui/toast-store.ts';
import { JoinGroupCard } from './join-group-card.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionDeleteDialog } from './session-delete-dialog.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionFormDialog } from './session-form-dialog.tsx';
import { SessionNeighbors } from './session-neighbors.tsx';
import type { SessionParts } from './session-parts.ts';
import { sessionQueries } from './session-queries.ts';
import { SessionStatusButtons } from './session-status-buttons.tsx';

interface SessionDetailProps {
  session: Session;
  parts: SessionParts;
}

/** A session: its note with the previous one beside it, its status and its details. */
export function SessionDetail({ session, parts }: SessionDetailProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const clientName = useClientName();
  const queries = useQueryClient();
  const saveNote = parts.useSaveNote(session.id);
  const [edited, setEdited] = useState<Session>();
  const [isOpening, setOpening] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  // The form has a notes field too, so it opens with the typed note after that is saved.
  async function startEditing(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const reason = await saveNote();
    const { queryKey } = sessionQueries.detail(session.id);
    if (reason === undefined) await queries.refetchQueries({ queryKey, exact: true, stale: true });
    setOpening(false);
    if (reason !== undefined) {
      toast({ title: 'Note Not Saved Yet', description: reason, variant: 'destructive' });
      return;
    }
    // The page's own data is updated only after the form opens.
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
        <parts.Note session={session} />
        <div className="grid gap-5">
          <parts.LastNote session={session} />
          <Card>
            <CardHeader title="Status" />
            <CardBody className="pt-3">
              <SessionStatusButtons session={session} />
            </CardBody>
          </Card>
          <JoinGroupCard session={session} />
          <SessionFacts session={session} BillingFacts={parts.BillingFacts} />
          <SessionNeighbors session={session} />
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
        useDeletedRecords={parts.useDeletedRecords}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={() => navigate('/sessions')}
      />
    </>
  );
}

import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dayOf, formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { WayBack } from '#web/navigation/way-back.tsx';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { EarlierNotes } from '#web/sessions/earlier-notes.tsx';
import { SessionDeleteDialog } from '#web/sessions/session-delete-dialog.tsx';
import { SessionFormDialog } from '#web/sessions/session-form-dialog.tsx';
import { SessionNeighbours } from '#web/sessions/session-neighbours.tsx';
import { SessionNoteEditor } from '#web/sessions/session-note-editor.tsx';
import { SessionStatusButtons } from '#web/sessions/session-status-buttons.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { DeleteAndEditButtons } from '#web/ui/delete-and-edit-buttons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SessionFacts } from './session-facts.tsx';

/** A session to read, to say what became of it, and to write its note. */
export function SessionDetail({ session }: { session: Session }) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const name = clientName(session.clientId);
  return (
    <>
      <PageHeader
        above={<WayBack to="/sessions" label="Sessions" />}
        title={name}
        description={[
          `${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`,
          sessionTypeLabels[session.type],
          `${session.duration} min`,
        ].join(' · ')}
        actions={
          <>
            <DeleteAndEditButtons onDelete={() => setDeleting(true)} onEdit={() => setEditing(true)} />
            <ButtonLink variant="secondary" to={`/calendar?date=${dayOf(session.date, timeZone)}`}>
              <CalendarDays aria-hidden="true" />
              Calendar
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <Card>
            <CardHeader title="Status" />
            <CardBody className="pt-3">
              <SessionStatusButtons session={session} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Notes" />
            <CardBody className="pt-3 pb-4">
              <SessionNoteEditor session={session} hideLabel />
              <EarlierNotes session={session} />
            </CardBody>
          </Card>
        </div>
        <div className="grid gap-5">
          <SessionFacts session={session} clientName={name} />
          <SessionNeighbours session={session} />
        </div>
      </div>
      <SessionFormDialog
        open={isEditing}
        session={session}
        onClose={() => setEditing(false)}
        onSaved={() => setEditing(false)}
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

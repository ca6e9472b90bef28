import { CalendarDays, Check, LoaderCircle, NotebookPen, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { useSetSessionStatus } from './session-mutations.ts';

interface SessionActionsProps {
  session: Session;
  /** The note is saved before the form opens, which may take a moment. */
  isOpeningEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions of a session: Check In while it is scheduled, Edit, and a menu that ends with Delete. */
export function SessionActions({ session, isOpeningEdit, onEdit, onDelete }: SessionActionsProps) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const setStatus = useSetSessionStatus();
  const notePath = `/sessions/${session.id}/note`;

  // The next step is the note.
  function checkIn(): void {
    setStatus.mutate({ id: session.id, status: 'completed' });
    navigate(notePath);
  }

  return (
    <PageActions
      onDelete={onDelete}
      primary={
        <>
          {session.status === 'scheduled' && (
            <Button onClick={checkIn}>
              <Check aria-hidden="true" />
              Check In
            </Button>
          )}
          <ButtonLink to={notePath} variant="secondary">
            <NotebookPen aria-hidden="true" />
            Notes
          </ButtonLink>
        </>
      }
      edit={
        // Not disabled meanwhile, because the dialog returns focus to it.
        <Button variant="secondary" aria-busy={isOpeningEdit} onClick={onEdit}>
          {isOpeningEdit ? (
            <LoaderCircle aria-hidden="true" className="animate-spin" />
          ) : (
            <Pencil aria-hidden="true" />
          )}
          Edit
        </Button>
      }
    >
      <MenuItem onSelect={() => navigate(`/calendar?date=${dayOf(session.date, timeZone)}`)}>
        <CalendarDays aria-hidden="true" />
        Show in the Calendar
      </MenuItem>
    </PageActions>
  );
}

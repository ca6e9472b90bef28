import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import { othersNamedInNote } from '#domain/caseload/groups/names-in-note.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useClientFinder, useClientName } from '#web/caseload/clients/client-queries.ts';
import { shownFirstNameOf } from '#web/caseload/clients/shown-names.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { failureText, request } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { toast } from '#web/platform/ui/toast-store.ts';

interface CopyNoteDialogProps {
  /** The session whose note is copied. */
  session: Session;
  meeting: Meeting<Session>;
  text: string;
  open: boolean;
  onClose: () => void;
}

/**
 * Copies one child's note to other children in the group. The user selects them and is warned about another
 * child's name in the text.
 */
export function CopyNoteDialog({ session, meeting, text, open, onClose }: CopyNoteDialogProps) {
  const queries = useQueryClient();
  const clientName = useClientName();
  const clientOf = useClientFinder();
  const others = meeting.sessions.filter(({ id }) => id !== session.id);
  // Children who already have a note are not preselected.
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    others.filter(({ notes }) => !notes).map(({ id }) => id),
  );
  const [isCopying, setCopying] = useState(false);
  const [failure, setFailure] = useState<string>();
  const children = meeting.sessions.flatMap(({ clientId }) => clientOf(clientId) ?? []);
  const targets = others.filter(({ id }) => chosen.includes(id));
  const named = targets.flatMap(({ clientId }) => othersNamedInNote(text, clientId, children));
  const names = [...new Set(named.map(shownFirstNameOf))];

  async function copy(): Promise<void> {
    setCopying(true);
    setFailure(undefined);
    const left = new Set(chosen);
    try {
      for (const { id, updatedAt } of targets) {
        await request('PUT /api/sessions/:id', { id, body: { notes: text, updatedAt } });
        left.delete(id);
      }
      toast({
        title: 'Note Copied',
        description:
          targets.length === 1
            ? 'The note is with 1 other child now.'
            : `The note is with ${targets.length} other children now.`,
      });
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setChosen([...left]);
    } finally {
      setCopying(false);
      await queries.invalidateQueries({ queryKey: sessionQueries.all });
    }
  }

  function toggle(id: number): void {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Copy This Note to the Others"
      description="Each child's note stays a note of its own, to be changed for the child."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            aria-disabled={targets.length === 0}
            pending={isCopying}
            pendingText="Copying..."
            onClick={() => targets.length > 0 && void copy()}
          >
            Copy Note
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium text-sm">To</legend>
        {others.map(({ id, clientId, notes }) => (
          <Checkbox
            key={id}
            label={<span className="wrap-anywhere">{clientName(clientId)}</span>}
            hint={
              notes
                ? 'Has a note, which this one would replace. The earlier one can be brought back.'
                : undefined
            }
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </fieldset>
      <p
        role="status"
        className="mt-4 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink empty:hidden"
      >
        {names.length > 0 &&
          `This note names ${names.join(' and ')}. Please take the name out first: a child's record must not name another child.`}
      </p>
      {failure && (
        <p role="alert" className="mt-4 font-medium text-danger text-sm">
          {`Not all notes were copied. ${failure}`}
        </p>
      )}
    </Dialog>
  );
}

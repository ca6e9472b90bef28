import { useState } from 'react';
import type { LedgerPart, LedgerPeriod } from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { DECLINED_LIMIT } from '#domain/caseload/sessions/session.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { TextForm } from '#web/platform/ui/text-form.tsx';
import { useDeclineMakeUp } from './mandate-queries.ts';
import { SayWhyForm } from './say-why-form.tsx';

/** Owed minutes whose reason is asked for, or whose make-up was declined. */
export interface AskedPart {
  act: 'say-why' | 'decline';
  part: LedgerPart;
  period: LedgerPeriod;
}

interface PartActsProps {
  part: LedgerPart;
  onAsk: (act: AskedPart['act']) => void;
}

/** The actions on owed minutes that did not take place. */
export function PartActs({ part, onAsk }: PartActsProps) {
  const { sessionId, reason, open, makeUpDeclined } = part;
  const lacksReason = sessionId === null || reason === 'not-said';
  const canDecline = sessionId !== null && open > 0 && reason !== 'unanswered';
  return (
    <>
      {lacksReason && (
        <Button variant="secondary" size="sm" onClick={() => onAsk('say-why')}>
          Say Why
        </Button>
      )}
      {canDecline && (
        <Button variant="secondary" size="sm" onClick={() => onAsk('decline')}>
          Declined
        </Button>
      )}
      {sessionId !== null && makeUpDeclined !== null && <TakeBack sessionId={sessionId} />}
    </>
  );
}

function TakeBack({ sessionId }: { sessionId: number }) {
  const decline = useDeclineMakeUp(sessionId);
  return (
    <Button variant="secondary" size="sm" disabled={decline.isPending} onClick={() => decline.mutate(null)}>
      Take Back
    </Button>
  );
}

interface PartActDialogProps {
  mandate: Mandate;
  /** Undefined closes the dialog. */
  asked: AskedPart | undefined;
  onClose: () => void;
}

/** The form in which the reason of owed minutes, or who declined their make-up, is given. */
export function PartActDialog({ mandate, asked, onClose }: PartActDialogProps) {
  const [last, setLast] = useState(asked);
  // While the dialog fades out, it still shows its form.
  if (asked && asked !== last) setLast(asked);
  const isDeclining = last?.act === 'decline';
  return (
    <FormDialog
      open={asked !== undefined}
      onClose={onClose}
      title={isDeclining ? 'Make-Up Declined' : 'Say Why'}
      description={
        isDeclining
          ? 'The minutes are then excused. It can be taken back.'
          : 'Why the minutes that were owed did not take place.'
      }
      width="sm"
    >
      {(dialog) =>
        last &&
        (isDeclining ? (
          <DeclineForm part={last.part} {...dialog} />
        ) : (
          <SayWhyForm mandate={mandate} {...last} {...dialog} />
        ))
      }
    </FormDialog>
  );
}

/** Asks who declined to have a session made up, and why. */
function DeclineForm({ part, close, ...dialog }: FormInDialog & { part: LedgerPart }) {
  const decline = useDeclineMakeUp(part.sessionId ?? 0);
  return (
    <TextForm
      {...dialog}
      label="Make-up declined"
      asks="Who Declined, and Why"
      missing="Please say who declined, and why"
      limit={DECLINED_LIMIT}
      saveText="Save"
      savingText="Saving..."
      isSaving={isSent(decline)}
      onText={(text) => decline.mutate(text, { onSuccess: close })}
    />
  );
}

import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  type SessionStatus,
  sessionStatuses,
  sessionStatusLabels,
} from '#domain/caseload/sessions/session-words.ts';
import type { SigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { useRunningTimers } from '#web/clinical/results/running-timers.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { NoteAsItReads } from './note-as-it-reads.tsx';
import { SignWarnings } from './sign-warnings.tsx';
import { SigningDialog } from './signing-dialog.tsx';
import { SigningForm } from './signing-form.tsx';
import { useSigningPreview, useSignNote } from './signing-queries.ts';

interface SignDialogProps {
  session: Session;
  onClose: () => void;
}

/** The note as it will read, what to look at, the words that are signed, and Sign. Who signs first says with what. */
export function SignDialog({ session, onClose }: SignDialogProps) {
  return (
    <SigningDialog title="Sign Note" onClose={onClose}>
      <SignForm session={session} onClose={onClose} />
    </SigningDialog>
  );
}

function SignForm({ session, onClose }: SignDialogProps) {
  const wasScheduled = session.status === 'scheduled';
  const [status, setStatus] = useState<SessionStatus>(wasScheduled ? 'completed' : session.status);
  const preview = useSigningPreview(session.id, status);
  return (
    <div className="flex flex-col gap-5">
      {wasScheduled && (
        <Field label="Status" className="sm:max-w-56">
          <Select
            value={status}
            onChange={({ target }) => {
              const chosen = sessionStatuses.find((one) => one === target.value);
              if (chosen) setStatus(chosen);
            }}
          >
            {sessionStatuses
              .filter((one) => one !== 'scheduled')
              .map((one) => (
                <option key={one} value={one}>
                  {sessionStatusLabels[one]}
                </option>
              ))}
          </Select>
        </Field>
      )}
      <WhenLoaded query={preview} loadingLabel="Loading note" placeholders={3}>
        {(known) => <Signing {...{ session, onClose, status }} preview={known} />}
      </WhenLoaded>
    </div>
  );
}

interface SigningProps extends SignDialogProps {
  status: SessionStatus;
  preview: SigningPreview;
}

function Signing({ session, onClose, status, preview }: SigningProps) {
  const sign = useSignNote(session, { isCorrection: preview.note.correctionReason !== null });
  const [lateReason, setLateReason] = useState('');
  const { note, seen, refusal, attestations, needsPassword } = preview;
  const warnings = [...useRunningTimers().warningsOf(session.id), ...preview.warnings];

  // A failed one was read again: other words than those that were sent are not those that were seen.
  const isChanged = sign.isError && sign.variables.seen !== seen;

  function submit(secret: { password?: string }): void {
    sign.mutate(
      { seen, status, lateReason: note.isLate ? lateReason : null, ...secret },
      { onSuccess: onClose },
    );
  }

  return (
    <SigningForm
      {...{ attestations, refusal, needsPassword }}
      notice={isChanged ? 'The note was changed meanwhile. It is shown as it reads now.' : undefined}
      error={sign.error}
      isPending={sign.isPending}
      onSign={submit}
      onCancel={onClose}
    >
      <SignWarnings warnings={warnings} />
      <div className="rounded-lg border border-line p-4">
        <NoteAsItReads note={note} />
      </div>
      {note.isLate && (
        <Field label="Reason for the Late Entry" hint="If there is one to give.">
          <Input value={lateReason} onChange={({ target }) => setLateReason(target.value)} maxLength={500} />
        </Field>
      )}
    </SigningForm>
  );
}

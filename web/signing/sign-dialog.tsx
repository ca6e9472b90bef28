import { type FormEvent, useState } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { type SessionStatus, sessionStatuses, sessionStatusLabels } from '#domain/sessions/session-words.ts';
import type { SigningPreview } from '#domain/signing/signing-acts.ts';
import { refusalOf } from '#web/api/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { NoteAsItReads } from './note-as-it-reads.tsx';
import { SigningProfileForm } from './signing-profile-form.tsx';
import { useSigningProfile } from './signing-profile-queries.ts';
import { useSigningPreview, useSignNote } from './signing-queries.ts';

interface SignDialogProps {
  session: Session;
  /** When the note was last changed, as it is seen. */
  updatedAt: string | null;
  onClose: () => void;
}

/** The note as it will read, what to look at, the words that are signed, and Sign. Who signs first says with what. */
export function SignDialog({ session, updatedAt, onClose }: SignDialogProps) {
  const profile = useSigningProfile();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Sign Note" width="lg">
      <WhenLoaded query={profile} loadingLabel="Loading signature" placeholders={2}>
        {({ profile: known }) =>
          known === null ? (
            // The form brings the room at its edges along, as in the settings.
            <div className="-mx-5 -mb-5">
              <SigningProfileForm profile={null} submitText="Save and Go On" />
            </div>
          ) : (
            <SignForm session={session} updatedAt={updatedAt} onClose={onClose} />
          )
        }
      </WhenLoaded>
    </Dialog>
  );
}

function SignForm({ session, updatedAt, onClose }: SignDialogProps) {
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
        {(known) => <Signing {...{ session, updatedAt, onClose, status }} preview={known} />}
      </WhenLoaded>
    </div>
  );
}

interface SigningProps extends SignDialogProps {
  status: SessionStatus;
  preview: SigningPreview;
}

function Signing({ session, updatedAt, onClose, status, preview }: SigningProps) {
  const sign = useSignNote(session, { isCorrection: preview.note.correctionReason !== null });
  const [lateReason, setLateReason] = useState('');
  const [password, setPassword] = useState('');
  const { note, refusal, warnings, attestations, needsPassword } = preview;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = { lateReason: note.isLate ? lateReason : null, ...(needsPassword ? { password } : {}) };
    sign.mutate({ updatedAt, status, ...typed }, { onSuccess: onClose });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="rounded-lg border border-line p-4">
        <NoteAsItReads note={note} />
      </div>
      {warnings.length > 0 && (
        <ul className="flex flex-col gap-1 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {warnings.map((warning) => (
            <li key={warning}>{warning}.</li>
          ))}
        </ul>
      )}
      {note.isLate && (
        <Field label="Reason for the Late Entry" hint="If there is one to give.">
          <Input value={lateReason} onChange={({ target }) => setLateReason(target.value)} maxLength={500} />
        </Field>
      )}
      {needsPassword && (
        <Field label="Your Password" error={sign.error ? refusalOf(sign.error, 403) : undefined}>
          <PasswordInput
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
          />
        </Field>
      )}
      {attestations.map((words) => (
        <p key={words} className="text-ink text-sm">
          {words}
        </p>
      ))}
      <div role="alert" className="empty:hidden">
        {refusal && <FieldError>{refusal}</FieldError>}
      </div>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          autoFocus
          disabled={refusal !== null}
          pending={sign.isPending}
          pendingText="Signing..."
        >
          Sign
        </Button>
      </div>
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type MissedReason,
  missedReasonFault,
  missedReasonLabels,
  missedReasons,
  reasonsOf,
} from '#domain/caseload/sessions/missed-reason.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
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
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { NoteView } from './note-view.tsx';
import { SignButton, type SignButtonProps } from './sign-button.tsx';
import { SignShown } from './sign-shown.tsx';
import { useSignedNote } from './signed-session-note.ts';
import { signingPreviewQuery, useSign } from './signing-queries.ts';

/** Button and dialog that sign a session's note, and set the status of a scheduled session. */
export function SignNote({ session, ...button }: SignButtonProps & { session: Session }) {
  return (
    <SignButton title="Sign Note" {...button}>
      {(close) => <SignForm session={session} onClose={close} />}
    </SignButton>
  );
}

interface SignFormProps {
  session: Session;
  onClose: () => void;
}

function SignForm({ session, onClose }: SignFormProps) {
  const wasScheduled = session.status === 'scheduled';
  const [status, setStatus] = useState<SessionStatus>(wasScheduled ? 'completed' : session.status);
  const [reason, setReason] = useState(session.missedReason);
  // A reason that does not go with the status is not sent.
  const missedReason = missedReasonFault({ status, missedReason: reason }) === undefined ? reason : null;
  const preview = useQuery(signingPreviewQuery(session.id, status, missedReason));
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
      {session.mandateId !== null && isMissed({ status }) && (
        <Field label="Why" optional className="sm:max-w-80">
          <Select
            value={missedReason ?? ''}
            onChange={({ target }) => setReason(missedReasons.find((one) => one === target.value) ?? null)}
          >
            <option value="">Not said</option>
            <LabeledOptions values={reasonsOf(status)} labels={missedReasonLabels} />
          </Select>
        </Field>
      )}
      <WhenLoaded query={preview} loadingLabel="Loading note" placeholders={3}>
        {(known) => <Signing {...{ session, onClose, status, missedReason }} preview={known} />}
      </WhenLoaded>
    </div>
  );
}

interface SigningProps extends SignFormProps {
  status: SessionStatus;
  missedReason: MissedReason | null;
  preview: SigningPreview;
}

function Signing({ session, onClose, status, missedReason, preview }: SigningProps) {
  const { note } = preview;
  const timers = useRunningTimers();
  const sign = useSign(useSignedNote(session, null), {
    isCorrection: note.correctionReason !== null,
    onSigned: () => timers.drop(session.id),
  });
  const [lateReason, setLateReason] = useState('');
  const warnings = [...timers.warningsOf(session.id), ...preview.warnings];
  return (
    <SignShown
      noun="note"
      preview={{ ...preview, warnings }}
      sign={sign}
      stated={() => ({
        status,
        ...(missedReason !== session.missedReason && { missedReason }),
        lateReason: note.isLate ? lateReason : null,
      })}
      onClose={onClose}
      text={<NoteView note={note} />}
    >
      {note.isLate && (
        <Field label="Reason for the Late Entry" hint="If there is one to give.">
          <Input value={lateReason} onChange={({ target }) => setLateReason(target.value)} maxLength={500} />
        </Field>
      )}
    </SignShown>
  );
}

import { CheckCheck } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { countCheckedIn, type Meeting } from '#domain/caseload/groups/meeting.ts';
import {
  type MissedReason,
  missedReasonLabels,
  missedReasons,
  reasonsOf,
} from '#domain/caseload/sessions/missed-reason.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type SessionStatus, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useClientOrder } from '#web/caseload/clients/use-client-order.ts';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { useReportSaving } from '#web/platform/drafts/saving-reports.ts';
import { useUnsentText } from '#web/platform/drafts/unsent-text.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { SlowSaveNotice } from '#web/platform/ui/slow-save-notice.tsx';
import { useAttendance } from './use-attendance.ts';

interface AttendanceSheetProps {
  meeting: Meeting<Session>;
  onSaved: () => void;
}

/** The statuses a tap can set, with short labels so that all four fit side by side. */
const outcomes = [
  { status: 'completed', label: 'Present' },
  { status: 'absence', label: sessionStatusLabels.absence },
  { status: 'cancelled', label: sessionStatusLabels.cancelled },
  { status: 'no-show', label: sessionStatusLabels['no-show'] },
] as const satisfies readonly { status: SessionStatus; label: string }[];

/** The children of one meeting: All Present in one tap, each exception in one more, saved in one call. */
export function AttendanceSheet({ meeting, onSaved }: AttendanceSheetProps) {
  const clientName = useClientName();
  const compareClients = useClientOrder();
  const attendance = useAttendance(meeting, onSaved);
  const { statusOf, obstacle, hasMarks } = attendance;
  useReportSaving(savingStatus(attendance));
  const marked = meeting.sessions.map((session) => ({ status: statusOf(session) }));
  const sessions = useMemo(
    () => meeting.sessions.toSorted((a, b) => compareClients(a.clientId, b.clientId)),
    [meeting.sessions, compareClients],
  );
  return (
    <div className="grid gap-4">
      {attendance.isRestored && hasMarks && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-3 rounded-lg bg-info-soft px-4 py-2 text-info-ink text-sm"
        >
          What you marked was kept on this device.
          <Button variant="link" size="sm" onClick={attendance.throwAway}>
            Throw Away
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-live="polite" className="text-ink-muted text-sm">
          {`${countCheckedIn(marked)} of ${marked.length} checked in`}
        </p>
        <Button
          variant="secondary"
          aria-disabled={!attendance.canMarkAll}
          onClick={() => attendance.canMarkAll && attendance.markAll()}
        >
          <CheckCheck aria-hidden="true" />
          All Present
        </Button>
      </div>
      <ul aria-label="Children" className="grid gap-2">
        {sessions.map((session) => (
          <AttendanceRow
            key={session.id}
            session={session}
            name={clientName(session.clientId)}
            status={statusOf(session)}
            reason={attendance.reasonOf(session)}
            conflict={attendance.conflictOf(session)}
            onMark={(status) => attendance.mark(session, status)}
            onReason={(reason) => attendance.markReason(session, reason)}
          />
        ))}
      </ul>
      <p role="status" aria-live="off" className="font-medium text-sm text-warning-ink empty:hidden">
        {obstacle && <ObstacleText obstacle={obstacle} />}
      </p>
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-2 rounded-b-xl border-line border-t bg-surface px-5 py-3">
        <SlowSaveNotice isSaving={attendance.isSaving} />
        <Button
          aria-disabled={!hasMarks}
          pending={attendance.isSaving}
          pendingText="Saving..."
          className="max-sm:w-full"
          onClick={() => hasMarks && attendance.save()}
        >
          Save Attendance
        </Button>
      </div>
    </div>
  );
}

type Obstacle = NonNullable<ReturnType<typeof useAttendance>['obstacle']>;

function ObstacleText({ obstacle }: { obstacle: Obstacle }): string {
  const unsent = useUnsentText('What you marked is kept on this device and tried again.');
  if (obstacle.kind === 'conflict') {
    return 'Nothing is saved yet: somebody else took attendance meanwhile. Please look at the marked children, then save again.';
  }
  return obstacle.kind === 'waiting'
    ? `Not saved yet. ${unsent} ${obstacle.text}`
    : `Nothing is saved. ${obstacle.text}`;
}

function savingStatus({ obstacle, isSaving }: ReturnType<typeof useAttendance>): AutosaveStatus {
  if (obstacle) return obstacle.kind === 'waiting' ? 'waiting' : 'refused';
  return isSaving ? 'saving' : 'clean';
}

interface AttendanceRowProps {
  session: Session;
  name: string;
  status: SessionStatus;
  /** The status that another user saved in the meantime. */
  conflict: SessionStatus | undefined;
  /** Why the session was missed. */
  reason: MissedReason | null;
  onMark: (status: SessionStatus) => void;
  onReason: (reason: MissedReason | null) => void;
}

function AttendanceRow({ session, name, status, conflict, reason, onMark, onReason }: AttendanceRowProps) {
  const group = useId();
  return (
    <li className="grid items-center gap-x-4 gap-y-1 rounded-lg border border-line px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={`/sessions/${session.id}`}
          className="inline-flex min-h-8 items-center wrap-anywhere font-semibold text-sm underline-offset-4 hover:text-primary hover:underline"
        >
          {name}
        </Link>
        {conflict && (
          <p className="font-medium text-sm text-warning-ink">
            {`Saved meanwhile as ${sessionStatusLabels[conflict]}`}
          </p>
        )}
      </div>
      <fieldset className="grid min-w-0 grid-cols-4 gap-1 rounded-lg bg-sunken p-1">
        <legend className="sr-only">{`What became of ${name}`}</legend>
        {outcomes.map((outcome) => (
          <label
            key={outcome.status}
            className="flex min-h-11 cursor-pointer items-center justify-center whitespace-nowrap rounded-md px-1 font-medium text-ink-muted text-sm transition-colors hover:text-ink has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-focus sm:px-3 md:min-h-8"
          >
            <input
              type="radio"
              name={group}
              checked={outcome.status === status}
              onChange={() => onMark(outcome.status)}
              className="sr-only"
            />
            {outcome.label}
          </label>
        ))}
      </fieldset>
      {session.mandateId !== null && isMissed({ status }) && (
        <Select
          aria-label={`Why ${name} missed the session`}
          value={reason ?? ''}
          onChange={({ target }) => onReason(missedReasons.find((one) => one === target.value) ?? null)}
          className="sm:col-span-2"
        >
          <option value="">Choose why</option>
          <LabeledOptions values={reasonsOf(status)} labels={missedReasonLabels} />
        </Select>
      )}
    </li>
  );
}

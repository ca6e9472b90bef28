import { type Ref, useId } from 'react';
import { type InvoiceLine, linesFor, totalOf } from '#domain/billing/invoices/invoice-line.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { FieldError } from '#web/platform/ui/field.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { UnsignedHint } from './unsigned-hint.tsx';
import type { OfferedSessions } from './use-offered-sessions.ts';

interface InvoiceSessionChoiceProps {
  offered: OfferedSessions;
  /** The lines already on the invoice, at the rates when it was issued. */
  lines: readonly InvoiceLine[];
  /** Whether a client is chosen. */
  hasClient: boolean;
  value: readonly number[];
  onChange: (sessionIds: number[]) => void;
  error?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** The sessions for an invoice with date, minutes and amount, and a checkbox for all of them. */
export function InvoiceSessionChoice(props: InvoiceSessionChoiceProps) {
  const { offered, value, onChange, error, ref } = props;
  const errorId = useId();
  const areAllChosen = value.length === offered.sessions.length;
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      data-wrong={error && true}
      aria-describedby={error && errorId}
      className="min-w-0 outline-none"
    >
      <legend className="float-left mb-1.5 font-medium text-ink text-sm">Sessions</legend>
      {offered.sessions.length > 1 && (
        <Button
          variant="link"
          size="sm"
          className="float-right md:h-5"
          onClick={() => onChange(areAllChosen ? [] : offered.sessions.map(({ id }) => id))}
        >
          {areAllChosen ? 'Clear Selection' : 'Select All'}
        </Button>
      )}
      <div className="clear-both overflow-hidden rounded-lg border border-line bg-surface">
        <OfferedRows {...props} />
      </div>
      <UnsignedHint unsigned={offered.unsigned} className="mt-1.5 text-sm text-warning-ink" />
      {error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function OfferedRows({ offered, lines, hasClient, value, onChange }: InvoiceSessionChoiceProps) {
  const settings = usePracticeSettings();
  const { timeZone } = settings;
  const pricing = { ...settings, ownRates: offered.ownRates };
  if (!hasClient) return <Hint text="Choose a client to see the sessions that can be invoiced." />;
  if (offered.failure !== undefined) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 p-3 text-danger text-sm">
        {`The sessions could not be loaded. ${offered.failure}`}
        <Button variant="secondary" size="sm" onClick={offered.retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (offered.isPending) {
    return (
      <div className="p-3">
        <SkeletonRows count={3} label="Loading sessions" rowClassName="h-8" />
      </div>
    );
  }
  if (offered.sessions.length === 0) {
    const every =
      offered.unsigned.length > 0 ? 'every session with a signed note' : 'every completed session';
    return (
      <Hint text={`Nothing to invoice: ${every} and billable absence of this client is on an invoice.`} />
    );
  }
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto">
      {offered.sessions.map((session) => (
        <li key={session.id}>
          <label
            htmlFor={`invoice-session-${session.id}`}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-2 text-sm hover:bg-primary-soft/40"
          >
            <CheckboxMark
              id={`invoice-session-${session.id}`}
              checked={value.includes(session.id)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, session.id]
                    : value.filter((chosen) => chosen !== session.id),
                )
              }
            />
            <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
              <span className="font-medium">
                {`${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
              </span>
              <span className="text-ink-muted">
                {`${sessionTypeLabels[session.type]}${session.status === 'absence' ? ' (absence)' : ''}, ${session.duration} min`}
              </span>
              {session.contract && <span className="text-ink-muted">An organization pays</span>}
            </span>
            <span className="font-medium tabular-nums">
              {formatCents(totalOf(linesFor({ sessions: [session], annuals: [] }, lines, pricing)))}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function Hint({ text }: { text: string }) {
  return <p className="px-3 py-4 text-ink-muted text-sm">{text}</p>;
}

import {
  type PlannedReminder,
  planReminders,
  reminderText,
} from '#domain/billing/billing-documents/reminder-plan.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { useBilledToPayers } from '#web/billing/vouchers/use-voucher-of-invoice.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useLatestMessages, useSendMessages } from './message-queries.ts';
import { useMailboxes } from './use-mailboxes.ts';

interface RemindersFormProps {
  invoices: readonly Invoice[];
  onSent: () => void;
}

/** The accounts of ticked invoices, each with its mailbox or why it cannot be reminded, and the buttons that send. */
export function RemindersForm({ invoices, onSent }: RemindersFormProps) {
  const plan = usePlan(invoices);
  return (
    <WhenLoaded query={plan} loadingLabel="Loading the accounts" placeholders={2}>
      {({ isMailOn, reminders }) =>
        isMailOn ? (
          <Reminders reminders={reminders} onSent={onSent} />
        ) : (
          <p className="text-sm">The program sends no mail: no mail server is set up.</p>
        )
      }
    </WhenLoaded>
  );
}

function Reminders({ reminders, onSent }: { reminders: readonly PlannedReminder[]; onSent: () => void }) {
  const clientName = useClientName();
  const sending = useSendMessages();
  const possible = reminders.filter(({ fault }) => fault === '');
  const fresh = possible.filter(({ remindedOn }) => remindedOn === null);
  const refusal = sending.error instanceof RequestError ? sending.error.message : '';

  function send(chosen: readonly PlannedReminder[], again: boolean): void {
    const messages = chosen.map(({ clientId }) => ({ kind: 'payment-reminder', clientId, again }) as const);
    if (!isSent(sending)) sending.mutate(messages, { onSuccess: onSent });
  }

  return (
    <div className="grid gap-5 text-sm">
      <ul aria-label="Accounts" className="divide-y divide-line">
        {reminders.map((reminder) => (
          <li
            key={reminder.clientId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span className="min-w-0">
              <span className="block break-words font-medium">{clientName(reminder.clientId)}</span>
              <span className="block text-ink-muted">{invoicesText(reminder)}</span>
            </span>
            <span className={reminder.fault === '' ? 'break-words' : 'break-words text-warning-ink'}>
              {reminderText(reminder)}
            </span>
          </li>
        ))}
      </ul>
      {fresh.length < possible.length && (
        <p>An account is reminded once a week at most, unless you send another one on purpose.</p>
      )}
      {refusal !== '' && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        {fresh.length < possible.length && (
          <Button variant="secondary" disabled={isSent(sending)} onClick={() => send(possible, true)}>
            {fresh.length === 0 ? 'Send Anyway' : `Send All ${possible.length} Anyway`}
          </Button>
        )}
        <Button
          disabled={fresh.length === 0}
          pending={isSent(sending)}
          pendingText="Sending..."
          onClick={() => send(fresh, false)}
        >
          {fresh.length === 1 ? 'Send 1 Reminder' : `Send ${fresh.length} Reminders`}
        </Button>
      </div>
    </div>
  );
}

function invoicesText({ invoiceIds }: PlannedReminder): string {
  return `${invoiceIds.length === 1 ? 'Invoice' : 'Invoices'} ${invoiceIds.join(', ')}`;
}

function usePlan(invoices: readonly Invoice[]) {
  const timeZone = useTimeZone();
  const mailboxes = useMailboxes();
  const messages = useLatestMessages();
  const billed = useBilledToPayers(invoices.map(({ id }) => id));
  const data = mailboxes.data &&
    messages.data &&
    !billed.isLoading &&
    !billed.isError && {
      isMailOn: mailboxes.data.isMailOn,
      reminders: planReminders(invoices, {
        holderOf: mailboxes.data.holderOf,
        emailOf: (clientId) => mailboxes.data?.mailboxOf(clientId).email ?? null,
        ofOrganizations: billed.data ?? new Set(),
        messages: messages.data,
        ...{ now: new Date().toISOString(), timeZone },
      }),
    };
  const { error, refetch } = loadedTogether([messages, billed]);
  return {
    data: data || undefined,
    error: mailboxes.error ?? error,
    refetch: () => {
      mailboxes.refetch();
      refetch();
    },
  };
}

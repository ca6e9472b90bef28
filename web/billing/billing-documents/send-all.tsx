import { useState } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useSendMessages } from './message-queries.ts';
import { type Mailboxes, useMailboxes, whyPrinted } from './use-mailboxes.ts';

interface SendAllProps {
  invoices: readonly Invoice[];
  /** Prints those that do not go by mail. */
  onPrint: (ids: number[]) => void;
}

/** Mails new invoices to the families that agreed to it, and prints the rest, which are named with the reason. */
export function SendAll(props: SendAllProps) {
  const mailboxes = useMailboxes();
  return (
    <WhenLoaded query={mailboxes} loadingLabel="Loading the families' mailboxes" placeholders={1}>
      {(loaded) => <LoadedSendAll {...props} mailboxes={loaded} />}
    </WhenLoaded>
  );
}

function LoadedSendAll({ invoices, onPrint, mailboxes }: SendAllProps & { mailboxes: Mailboxes }) {
  const clientName = useClientName();
  const sending = useSendMessages();
  // The selection at the time of sending: a family that consents later gets no second invoice by this button.
  const [sent, setSent] = useState<ReadonlyMap<string, readonly Invoice[]>>();
  const { isMailOn, mailboxOf } = mailboxes;
  if (!isMailOn) {
    return <p className="text-ink-muted text-sm">All are to print: the program sends no mail.</p>;
  }
  const byReason = sent ?? Map.groupBy(invoices, ({ clientId }) => whyPrinted(mailboxOf(clientId)));
  const mailed = byReason.get('') ?? [];
  const printed = [...byReason].filter(([reason]) => reason !== '');
  const toPrint = printed.flatMap(([, ofReason]) => ofReason.map(({ id }) => id));

  function sendAll(): void {
    const messages = mailed.map(({ id }) => ({ kind: 'invoice', invoiceId: id }) as const);
    sending.mutate(messages, {
      onSuccess: () => {
        setSent(byReason);
        if (toPrint.length > 0) onPrint(toPrint);
      },
    });
  }

  return (
    <div className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {sending.isSuccess
            ? `${mailed.length} on their way by mail, ${toPrint.length} to print`
            : `${mailed.length} by mail, ${toPrint.length} to print`}
        </p>
        {mailed.length > 0 && !sending.isSuccess && (
          <Button
            className="max-sm:w-full"
            pending={isSent(sending)}
            pendingText="Sending..."
            onClick={sendAll}
          >
            Send All
          </Button>
        )}
      </div>
      {printed.length > 0 && (
        <ul aria-label="To print" className="grid gap-1 text-ink-muted">
          {printed.map(([reason, ofReason]) => (
            <li key={reason} className="break-words">
              {`${reason}: ${ofReason.map(({ clientId }) => clientName(clientId)).join(', ')}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { FileDown } from 'lucide-react';
import { formatDate } from '#domain/platform/dates.ts';
import type { Message, MessageState } from '#domain/platform/messages/message.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { Badge, type BadgeVariant } from '#web/platform/ui/badge.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { messageKindLabels } from './message-queries.ts';

const states: Record<MessageState, { label: string; variant: BadgeVariant; hint?: string }> = {
  sent: { label: 'Sent', variant: 'success' },
  waiting: { label: 'Waiting', variant: 'info' },
  retrying: { label: 'Retrying', variant: 'warning', hint: 'The mail server did not take it yet.' },
  off: { label: 'Off', variant: 'warning', hint: 'No mail server is set up.' },
  held: {
    label: 'Held',
    variant: 'warning',
    hint: 'A backup was restored, and the mail may have been sent before.',
  },
  'not-sent': { label: 'Not Sent', variant: 'danger', hint: 'It could not be sent within a week.' },
};

interface SentMessagesProps {
  title: string;
  messages: readonly Message[];
}

/** The messages sent to a family: the day, the address, the state of the mail, and the paper as sent. */
export function SentMessages({ title, messages }: SentMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <Card className="mt-5 overflow-hidden print:hidden">
      <CardHeader title={title} className="pb-3" />
      <ul aria-label={title} className="divide-y divide-line">
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </Card>
  );
}

function MessageRow({ message }: { message: Message }) {
  const { kind, email, createdAt, sentAt, billingDocumentId } = message;
  const day = formatDate(sentAt ?? createdAt, useTimeZone());
  const { label, variant, hint } = states[message.state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <span className="min-w-0">
        <span className="block font-medium">{`${messageKindLabels[kind]}, ${day}`}</span>
        <span className="block break-words text-ink-muted">
          {[`To ${email}`, hint].filter(Boolean).join('. ')}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Badge variant={variant}>{label}</Badge>
        {billingDocumentId !== null && <CopyButton kind={kind} day={day} id={billingDocumentId} />}
      </span>
    </li>
  );
}

function CopyButton({ kind, day, id }: { kind: Message['kind']; day: string; id: number }) {
  const what = messageKindLabels[kind].toLowerCase();
  const saving = useRecordMutation({
    call: () => download(`/api/billing-documents/${id}/pdf`, `${kind}-sent-${id}.pdf`),
    success: { title: 'PDF Generated', description: `The ${what} can be downloaded as it was sent.` },
    failure: 'Download Failed',
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`PDF of the ${what} sent on ${day}`}
      aria-disabled={saving.isPending}
      onClick={() => !saving.isPending && saving.mutate(undefined)}
    >
      <FileDown aria-hidden="true" />
      PDF
    </Button>
  );
}

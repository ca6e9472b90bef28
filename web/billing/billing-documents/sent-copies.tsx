import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { useDocumentsOfClient } from './billing-document-queries.ts';
import { useMessagesOfClient } from './message-queries.ts';
import { SentMessages } from './sent-messages.tsx';

/** The copies of an invoice that its family was sent. */
export function SentCopies({ invoice: { id, clientId } }: { invoice: Invoice }) {
  const messages = useMessagesOfClient(clientId).data?.filter(({ kind }) => kind === 'invoice') ?? [];
  const documents = useDocumentsOfClient(clientId, messages.length > 0).data ?? [];
  const copies = new Set(
    documents.filter(({ invoiceNumber }) => invoiceNumber === id).map((document) => document.id),
  );
  return (
    <SentMessages
      title="Sent Copies"
      messages={messages.filter(({ billingDocumentId }) => copies.has(billingDocumentId ?? 0))}
    />
  );
}

/** What a client's family was sent. */
export function MessagesOfClient({ clientId }: { clientId: number }) {
  const messages = useMessagesOfClient(clientId);
  return <SentMessages title="Sent to the Family" messages={messages.data ?? []} />;
}

import { useQuery } from '@tanstack/react-query';
import type { NewMessage } from '#domain/billing/billing-documents/message-batch.ts';
import type { MessageKind } from '#domain/platform/messages/message.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/messages';
const LATEST = 1_000;
const SENDING_MS = 5_000;

export const messageKindLabels: Record<MessageKind, string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  statement: 'Statement',
  superbill: 'Superbill',
  estimate: 'Estimate',
  'payment-reminder': 'Payment Reminder',
};

/** Loads what a client's family was sent, the latest first; asked again while a mail is on its way, never before the first one. */
export function useMessagesOfClient(clientId: number) {
  return useQuery({
    enabled: wasEverChanged('messages'),
    queryKey: [path, 'client', clientId],
    queryFn: () => request('GET /api/messages', { query: { clientId } }),
    // The mail server's answer comes later than the message.
    refetchInterval: ({ state }) =>
      state.data?.some((message) => message.state === 'waiting') ? SENDING_MS : false,
    refetchOnMount: 'always',
  });
}

/** Loads the latest messages to all families, the latest first. */
export function useLatestMessages() {
  return useQuery({
    queryKey: [path, 'latest'],
    queryFn: () => request('GET /api/messages', { query: { limit: LATEST } }),
    refetchOnMount: 'always',
  });
}

/** Loads whether the program sends mail. */
export function useOutgoing() {
  return useQuery({
    queryKey: [path, 'outgoing'],
    queryFn: () => request('GET /api/messages/outgoing'),
    // The mail server is set up on another page.
    refetchOnMount: 'always',
  });
}

/** Mails papers and reminders, all or none. */
export function useSendMessages() {
  return useRecordMutation({
    call: (messages: readonly NewMessage[], idempotencyKey) =>
      request('POST /api/messages/batch', { body: { messages: [...messages] }, idempotencyKey }),
    refreshes: [[path], ['/api/billing-documents'], ['/api/billing-details']],
    refreshesAfterFailure: true,
    success: (sent) => {
      const [first] = sent;
      if (sent.length !== 1 || !first)
        return { title: 'Mails Queued', description: `${sent.length} mails are on their way.` };
      const what = messageKindLabels[first.kind].toLowerCase();
      return { title: 'Mail Queued', description: `The ${what} is on its way to ${first.email}.` };
    },
    failure: 'Sending Failed',
  });
}

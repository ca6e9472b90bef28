import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MailServerChange } from '#domain/platform/mail-server.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const mailServerQuery = queryOptions({
  queryKey: ['/api/mail-server'],
  queryFn: () => request('GET /api/mail-server'),
  staleTime: 0,
});

/** Returns how the practice sends mail, without a password. */
export function useMailServer() {
  return useQuery(mailServerQuery);
}

/** Saves the mail server; the form shows the message of a refused field, too. */
export function useSaveMailServer() {
  return useRecordMutation({
    call: (change: MailServerChange) => request('PUT /api/mail-server', { body: change }),
    onSaved: (state, _, queries) => queries.setQueryData(mailServerQuery.queryKey, state),
    success: { title: 'Mail Server Saved', description: 'It is in use now. Send yourself a test.' },
    failure: 'Mail Server Not Saved',
  });
}

/** Removes the mail server with its password. */
export function useRemoveMailServer() {
  return useRecordMutation({
    call: () => request('DELETE /api/mail-server'),
    refreshes: [mailServerQuery.queryKey],
    success: { title: 'Mail Server Removed', description: 'Its password is deleted, too.' },
    failure: 'Mail Server Not Removed',
  });
}

/** Sends a test mail to the owner; the page shows the result. */
export function useSendTestMail() {
  return useRecordMutation({ call: () => request('POST /api/mail-server/test') });
}

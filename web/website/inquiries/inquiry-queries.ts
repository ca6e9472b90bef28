import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Inquiry, InquiryChange } from '#domain/website/inquiries/inquiry.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';

const path = '/api/consultation-requests';
const LOOK_EVERY_MS = 60_000;

const inquiryList = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/consultation-requests'),
  // Families write without any action in the app, so the list is refetched on mount and at intervals.
  staleTime: 0,
  refetchInterval: LOOK_EVERY_MS,
});

/** Returns the inquiries, newest first; loads for the owner only. */
export function useInquiries() {
  const isOwner = useUser().data?.isOwner ?? false;
  return useQuery({ ...inquiryList, enabled: isOwner });
}

/** Returns an inquiry by its id; undefined if there is none, and while loading. */
export function useInquiry(id: number | undefined) {
  const inquiries = useInquiries();
  return {
    isLoading: id !== undefined && inquiries.isLoading,
    inquiry: inquiries.data?.find((one) => one.id === id),
  };
}

/** Returns the inquiries that nobody has worked on; none for other users than the owner. */
export function useNewInquiries(): Inquiry[] {
  return useInquiries().data?.filter(({ state }) => state === 'new') ?? [];
}

interface NamedInquiryChange extends InquiryChange {
  id: number;
}

/** Changes an inquiry optimistically, and reverts it after a refusal. */
export function useUpdateInquiry() {
  return useRecordMutation({
    call: ({ id, ...change }: NamedInquiryChange) =>
      request('PUT /api/consultation-requests/:id', { id, body: change }),
    optimistic: (queries, { id, state }) =>
      state ? showChange<Inquiry>(queries, [path], id, { state }) : undefined,
    onSaved: (saved, { id }, queries) => showChange<Inquiry>(queries, [path], id, saved),
    refreshes: [[path]],
    success: { title: 'Inquiry Updated', description: 'The inquiry has been updated successfully.' },
    failure: 'Update Failed',
  });
}

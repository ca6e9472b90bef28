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
  // Families write without any of the practice's windows telling of it: each look asks again, and so does time.
  staleTime: 0,
  refetchInterval: LOOK_EVERY_MS,
});

/** What families asked for, newest first; read for the owner of the practice alone. */
export function useInquiries() {
  const isOwner = useUser().data?.isOwner ?? false;
  return useQuery({ ...inquiryList, enabled: isOwner });
}

/** One inquiry by its id; undefined for none, and while they load. */
export function useInquiry(id: number | undefined) {
  const inquiries = useInquiries();
  return {
    isLoading: id !== undefined && inquiries.isLoading,
    inquiry: inquiries.data?.find((one) => one.id === id),
  };
}

/** The inquiries that nobody has worked on yet; none for whom they are not meant. */
export function useNewInquiries(): Inquiry[] {
  return useInquiries().data?.filter(({ state }) => state === 'new') ?? [];
}

interface NamedInquiryChange extends InquiryChange {
  id: number;
}

/** Changes an inquiry: it shows at once and goes back when the server refuses. */
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

import { useQuery } from '@tanstack/react-query';
import type { ReviewListState } from '#domain/reviews/review-acts.ts';
import { usePages } from '#web/api/list-pages.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { request } from '#web/api/request.ts';

const path = '/api/reviews';
/** What others sign comes without anything of one's own having been changed. */
const LOOK_EVERY_MS = 60_000;

/** Whether one supervises somebody, and how many signed texts wait for the review. */
export function useOpenReviews() {
  return useQuery({
    queryKey: [path, 'open'],
    queryFn: () => request('GET /api/reviews/open'),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.isSupervisor ? LOOK_EVERY_MS : false),
  });
}

/** The signed texts that wait for the review, or that have one. */
export function useReviewPages(state: ReviewListState) {
  return usePages(path, 'GET /api/reviews', { query: { state } }, { isAskedAtEachLook: true });
}

/** One signed text of somebody whom one supervises. */
export function useTextToReview(id: string) {
  return useQuery({
    queryKey: [path, 'text', id],
    queryFn: () => request('GET /api/reviews/:id', { id }),
    staleTime: 0,
  });
}

/** Reviews a signed text. A wrong password is told in the dialog. */
export function useReview(id: string, said: string) {
  return useRecordMutation({
    call: (body: { password?: string }) => request('POST /api/reviews/:id', { id, body }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: { title: 'Review Signed', description: `${said} has been reviewed.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

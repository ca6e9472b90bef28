import { useQuery } from '@tanstack/react-query';
import type { ReviewListState } from '#domain/clinical/reviews/review-acts.ts';
import { usePages } from '#web/platform/api/list-pages.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/reviews';

/** The signed texts that wait for the review, or that have one. */
export function useReviewPages(state: ReviewListState) {
  return usePages(path, 'GET /api/reviews', { query: { state } }, { refetchesOnMount: true });
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

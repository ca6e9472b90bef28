import { useQuery } from '@tanstack/react-query';
import type { ReviewListState } from '#domain/clinical/reviews/review-acts.ts';
import { usePages } from '#web/platform/api/list-pages.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/reviews';

/** Returns the signed texts that await review, or that were reviewed. */
export function useReviewPages(state: ReviewListState) {
  return usePages(path, 'GET /api/reviews', { query: { state } }, { refetchesOnMount: true });
}

/** Returns one signed text of a supervised therapist. */
export function useTextToReview(id: string) {
  return useQuery({
    queryKey: [path, 'text', id],
    queryFn: () => request('GET /api/reviews/:id', { id }),
    staleTime: 0,
  });
}

/** Signs a review. A wrong password is reported in the dialog. */
export function useReview(id: string, label: string) {
  return useRecordMutation({
    call: (body: { password?: string }) => request('POST /api/reviews/:id', { id, body }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: { title: 'Review Signed', description: `${label} has been reviewed.` },
    failure: { title: 'Signing Failed', except: 403 },
  });
}

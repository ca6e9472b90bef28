import type { Review } from '#domain/clinical/reviews/review.ts';
import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseAlteredReviews } from './archived-reviews.ts';
import { reviewRoutes } from './review-routes.ts';
import { listReviews } from './review-store.ts';

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    /** The reviews of signed texts. */
    reviews: readonly Review[];
  }
}

/** What reviews by a supervisor add to the server. */
export const reviewModule = {
  routes: [reviewRoutes],
  audited: {
    reviews: { entity: 'review', isOfFamilies: true },
    'received-reviews': { entity: 'review', isOfFamilies: true },
  },
  checkArchive: refuseAlteredReviews,
  clientRecord: {
    read: async (queries, clientId) => ({ reviews: await listReviews(queries, { clientId }) }),
  },
} satisfies ServerModule;

import type { ServerModule } from '#server/platform/server-module.ts';
import { refuseAlteredReviews } from './archived-reviews.ts';
import { reviewRoutes } from './review-routes.ts';

/** What reviews by a supervisor add to the server. */
export const reviewModule = {
  routes: [reviewRoutes],
  audited: {
    reviews: { entity: 'review', isOfFamilies: true },
    'received-reviews': { entity: 'review', isOfFamilies: true },
  },
  checkArchive: refuseAlteredReviews,
} satisfies ServerModule;

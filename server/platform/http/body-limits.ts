import type { FastifyInstance } from 'fastify';

const KB = 1024;

/** Body limit for callers who are not signed in, unless the route sets another. */
export const PUBLIC_BODY_BYTES = 16 * KB;
const PRIVATE_BODY_BYTES = 64 * KB;

/** For routes that take one long text: 40,000 characters in any script, however they are escaped. */
export const longTextBody = { bodyLimit: 256 * KB };

/** For routes that take all questions or answers of an assessment. */
export const assessmentBody = { bodyLimit: 2 * KB * KB };

/** For all texts of a website, in two languages, with seven long footer pages. */
export const websiteBody = { bodyLimit: 2 * KB * KB };

/** Gives every route that is registered on `app` afterwards the body limit of a therapist's forms. */
export function limitPrivateBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= PRIVATE_BODY_BYTES;
  });
}

import type { FastifyInstance } from 'fastify';

const KB = 1024;

/** What anybody may send without being signed in, unless the route says otherwise. */
export const PUBLIC_BODY_BYTES = 16 * KB;
const PRIVATE_BODY_BYTES = 64 * KB;

/** For the routes that take one long text: 40,000 characters, whatever their script and however they are escaped. */
export const longTextBody = { bodyLimit: 256 * KB };

/** For the routes that take the questions or answers of a whole assessment. */
export const assessmentBody = { bodyLimit: 2 * KB * KB };

/** For all that a website says, in two languages, with seven long pages in the footer. */
export const websiteBody = { bodyLimit: 2 * KB * KB };

/** Gives every route that is registered on `app` from now on the limit of a signed-in therapist's forms. */
export function limitPrivateBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= PRIVATE_BODY_BYTES;
  });
}

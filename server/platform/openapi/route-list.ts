import type { FastifyInstance } from 'fastify';
import type { RouteDoc } from '#server/platform/http/route-doc.ts';

/** One call of the API, as registered. */
export interface ListedRoute {
  method: string;
  /** The pattern, with its parameters as ":id". */
  url: string;
  description: RouteDoc | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call under /api in the order of registration. */
    readonly apiRoutes: readonly ListedRoute[];
  }
}

/** Collects every route under /api that is registered afterwards in `app.apiRoutes`. */
export function listRoutes(app: FastifyInstance): void {
  const routes: ListedRoute[] = [];
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    // The pattern that replies 404 to the rest is not a call, and HEAD comes with each GET.
    if (!url.startsWith('/api/') || url.includes('*')) return;
    for (const one of [method].flat()) {
      if (one !== 'HEAD') routes.push({ method: one, url, description: config?.routeDoc });
    }
  });
}

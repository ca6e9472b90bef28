import type { FastifyInstance } from 'fastify';
import type { AuditedRoutes } from './audit/audit-replies.ts';

/** Adds routes to the program; says in its own signature which of the services it needs. */
type Routes<Services> = (app: FastifyInstance, services: Services) => void;

/** The same for routes with hooks or content types of their own, which must not reach the others. */
type RouteScope<Services> = (app: FastifyInstance, services: Services) => Promise<void>;

/**
 * What one noun adds to the server. The program holds a list of these (server/program/modules.ts) and goes through it;
 * nothing else names nouns one by one. Written as `satisfies ServerModule`; the list says which services there are.
 */
export interface ServerModule<Services = never> {
  /** Routes for visitors too. */
  openRoutes?: readonly Routes<Services>[];
  openScopes?: readonly RouteScope<Services>[];
  /** Routes for therapists who are signed in. */
  routes?: readonly Routes<Services>[];
  scopes?: readonly RouteScope<Services>[];
  /** How the activity log names the routes, by the word that follows "/api/". */
  audited?: AuditedRoutes;
}

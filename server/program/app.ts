import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { AppParts } from '#domain/platform/browser-failure.ts';
import { practiceOf } from '#server/people/sign-in/practice-request.ts';
import { requireTherapist } from '#server/people/sign-in/require-therapist.ts';
import { auditReplies } from '#server/platform/audit/audit-replies.ts';
import { limitPrivateBodies, PUBLIC_BODY_BYTES } from '#server/platform/http/body-limits.ts';
import { readCallerAddresses } from '#server/platform/http/caller-addresses.ts';
import { endConnectionsWhileClosing } from '#server/platform/http/closing-connections.ts';
import { handleError } from '#server/platform/http/error-handler.ts';
import { failureRoutes } from '#server/platform/http/failure-routes.ts';
import { healthRoutes } from '#server/platform/http/health-routes.ts';
import { readJsonBodies } from '#server/platform/http/json-bodies.ts';
import { checkOrigin } from '#server/platform/http/origin-check.ts';
import { refuseUnknownParameters } from '#server/platform/http/query-parameters.ts';
import { logRequests } from '#server/platform/http/request-log.ts';
import { securedResponses, setSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { refuseUnknownAddresses } from '#server/platform/http/unknown-addresses.ts';
import { unreadableRequests } from '#server/platform/http/unreadable-requests.ts';
import { openapiRoutes } from '#server/platform/openapi/openapi-routes.ts';
import { listRoutes } from '#server/platform/openapi/route-list.ts';
import {
  auditedRoutes,
  findPlanService,
  findSessionTerms,
  onSessionMoved,
  serverModules,
} from './modules.ts';
import { openServices, type ServiceOptions, type Services } from './services.ts';

/** A slow body is cut off within 30 seconds: connections are checked every five. */
const REQUEST_TIMEOUT_MS = 25_000;
const HEADERS_TIMEOUT_MS = 15_000;

/** Keeps Fastify from loading its compilers of JSON schemas: zod checks what arrives, and routes that name such a schema are refused. */
const noJsonSchemas = { buildValidator: refuseJsonSchema, buildSerializer: refuseJsonSchema };

export interface AppOptions extends ServiceOptions {
  logger?: FastifyServerOptions['logger'];
  /** Adds the rendered pages; without it the app serves only the API. */
  pages?: (app: FastifyInstance, site: SiteServices) => Promise<void>;
  /** Returns the screens and scripts of the built app; none unless stated. */
  appParts?: () => Promise<AppParts>;
}

/** The services that the rendered pages need. */
export type SiteServices = Pick<Services, 'website' | 'pageViews'>;

/** Puts the modules together into one HTTP application. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Addresses beyond our own proxies may be forged by the visitor.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    bodyLimit: PUBLIC_BODY_BYTES,
    schemaController: { compilersFactory: noJsonSchemas },
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: handleError,
    clientErrorHandler: unreadableRequests(config.siteUrl),
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 5_000,
      ServerResponse: securedResponses(config.siteUrl),
    },
  });
  listRoutes(app);
  readCallerAddresses(app);
  logRequests(app);
  endConnectionsWhileClosing(app);
  app.setErrorHandler(handleError);
  readJsonBodies(app);
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('practice', { getter: practiceOf });
  await app.register(cookie);
  setSecurityHeaders(app, config);
  app.addHook('onRequest', checkOrigin(config.siteUrl));
  app.addHook('preValidation', refuseUnknownParameters);
  const services = { ...(await openServices(app, options)), modules: serverModules };

  healthRoutes(app, services);
  openapiRoutes(app, services);
  failureRoutes(app, {
    ...services,
    appParts: options.appParts ?? (async () => ({ screens: new Set(), scripts: new Set() })),
  });
  for (const { openRoutes = [], openScopes = [] } of serverModules) {
    for (const addRoutes of openRoutes) addRoutes(app, services);
    for (const scope of openScopes) await app.register(scope, services);
  }
  await app.register(async (practice) => {
    practice.addHook(
      'onRequest',
      requireTherapist({ ...services, onSessionMoved, findSessionTerms, findPlanService }),
    );
    auditReplies(practice, auditedRoutes);
    limitPrivateBodies(practice);
    for (const { routes = [], scopes = [] } of serverModules) {
      for (const addRoutes of routes) addRoutes(practice, services);
      for (const scope of scopes) await practice.register(scope, services);
    }
  });
  refuseUnknownAddresses(app);
  await options.pages?.(app, services);
  return app;
}

function refuseJsonSchema(): never {
  throw new Error('Routes describe themselves with routeDoc, not with JSON schemas');
}

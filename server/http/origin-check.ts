import type { FastifyRequest } from 'fastify';
import { forbidden } from './errors.ts';

const changes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses a change that another site's page sends with this browser's cookies. Browsers name the page's origin
 * with every such request; programs that name none carry no cookies of somebody else's.
 */
export async function checkOrigin(request: FastifyRequest): Promise<void> {
  if (!changes.has(request.method)) return;
  const { origin, host } = request.headers;
  const crossSite = request.headers['sec-fetch-site'] === 'cross-site';
  if (crossSite || (origin !== undefined && hostOf(origin) !== (host ?? '').toLowerCase())) {
    throw forbidden('This request came from another website and was refused');
  }
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

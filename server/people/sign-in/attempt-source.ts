import type { FastifyRequest } from 'fastify';
import type { Queries } from '#server/platform/database/tables.ts';
import { deviceToken } from './device-cookie.ts';
import { isKnownDevice } from './known-device-store.ts';
import type { AttemptSource } from './sign-in-throttle.ts';

/**
 * Returns the source of an attempt at the account with this username: a device that the account knows, or a stranger.
 */
export async function attemptSourceOf(
  queries: Queries,
  request: FastifyRequest,
  account: { username: string; id: number | undefined },
): Promise<AttemptSource> {
  const { username, id } = account;
  const device = deviceToken(request);
  if (device !== undefined && id !== undefined && (await isKnownDevice(queries, id, device))) {
    return { by: 'device', username, device };
  }
  return { by: 'stranger', username, address: request.ip };
}

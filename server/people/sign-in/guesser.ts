import type { FastifyRequest } from 'fastify';
import type { Queries } from '#server/platform/database/tables.ts';
import { deviceToken } from './device-cookie.ts';
import { isKnownDevice } from './known-device-store.ts';
import type { Guesser } from './sign-in-throttle.ts';

/** Who guesses at the account with this username: a device that it knows, or a stranger. */
export async function guesserOf(
  queries: Queries,
  request: FastifyRequest,
  account: { username: string; id: number | undefined },
): Promise<Guesser> {
  const { username, id } = account;
  const device = deviceToken(request);
  if (device !== undefined && id !== undefined && (await isKnownDevice(queries, id, device))) {
    return { by: 'device', username, device };
  }
  return { by: 'stranger', username, address: request.ip };
}

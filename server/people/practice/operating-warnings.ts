import type { FastifyRequest } from 'fastify';
import type { OperatingWarning } from '#domain/people/practice/operating-warning.ts';
import { readableOnTheWay } from '#domain/platform/mail-server.ts';
import { isThisMachine } from '#domain/platform/this-machine.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { findSavedServer } from '#server/platform/mail/mail-server-store.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import type { MailServer } from '#server/platform/mail/smtp-sender.ts';

export type WarningConfig = Pick<Config, 'siteUrl' | 'trustProxy'>;

/** Returns what the configuration and the saved settings show, so that the start can say it. */
export async function configurationWarnings(
  { siteUrl }: Pick<WarningConfig, 'siteUrl'>,
  mail: MailSetup,
  { read, auditKey }: Pick<Database, 'read' | 'auditKey'>,
): Promise<OperatingWarning[]> {
  const warnings: OperatingWarning[] = [];
  const server = await mail.findServer(read);
  if (server !== undefined && isMailReadable(server)) warnings.push('mail unencrypted');
  if (server === undefined && (await findSavedServer(read, auditKey)) !== null) {
    warnings.push('mail password unreadable');
  }
  if (isPlain(siteUrl, 'http:')) warnings.push('address unencrypted');
  return warnings;
}

function isMailReadable(server: MailServer): boolean {
  return 'url' in server ? isPlain(server.url, 'smtp:') : readableOnTheWay(server) !== null;
}

/**
 * Returns the warnings that follow from a request of the owner: the address she used, and whether a proxy is in
 * between. Requests of others are not evaluated, since anyone can send any header.
 */
export function requestWarnings(
  { siteUrl, trustProxy }: WarningConfig,
  { hostname, headers }: FastifyRequest,
): OperatingWarning[] {
  const warnings: OperatingWarning[] = [];
  if (isThisMachine(new URL(siteUrl).hostname) && !isThisMachine(hostname)) warnings.push('address local');
  if (trustProxy === 0 && headers['x-forwarded-for'] !== undefined) warnings.push('proxy untrusted');
  return warnings;
}

/** Whether an address leads over the network by a protocol without encryption. */
function isPlain(address: string, protocol: string): boolean {
  const url = new URL(address);
  return url.protocol === protocol && !isThisMachine(url.hostname);
}

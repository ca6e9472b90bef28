import type { FastifyRequest } from 'fastify';
import type { OperatingWarning } from '#domain/people/practice/operating-warning.ts';
import { type Config, isThisMachine } from '#server/platform/config.ts';

export type WarningConfig = Pick<Config, 'siteUrl' | 'smtpUrl' | 'trustProxy'>;

/** What the configuration alone tells, so that the start can say it. */
export function configurationWarnings({
  siteUrl,
  smtpUrl,
}: Omit<WarningConfig, 'trustProxy'>): OperatingWarning[] {
  const warnings: OperatingWarning[] = [];
  if (smtpUrl !== undefined && isPlain(smtpUrl, 'smtp:')) warnings.push('mail unencrypted');
  if (isPlain(siteUrl, 'http:')) warnings.push('address unencrypted');
  return warnings;
}

/**
 * What a request of the owner's tells: by which address she came, and whether a proxy stands in between. Strangers may
 * say anything in these headers, so theirs are not looked at.
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

import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';

/** Logs the view of a bill once for each child on it, since its texts say what took place with the child. */
export function auditVoucher(
  { auditRead }: Pick<PracticeRequest, 'auditRead'>,
  { id: entityId, parts }: Pick<Voucher, 'id' | 'parts'>,
): void {
  const clientIds = parts.length > 0 ? parts.map(({ clientId }) => clientId) : [null];
  for (const clientId of clientIds) auditRead({ entity: 'voucher', entityId, clientId });
}

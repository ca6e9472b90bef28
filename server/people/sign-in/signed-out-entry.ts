import type { AuditEntry } from '#server/platform/database/audit-log.ts';

/** The audit entry of an ended sign-in: by the user, or by the program. */
export const signedOutEntry: AuditEntry = {
  action: 'delete',
  entity: 'sign-in',
  entityId: null,
  clientId: null,
};

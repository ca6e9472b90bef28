import type { AuditEntry } from '#server/platform/database/audit-log.ts';

/** The line of the log that says that a sign-in ended: somebody signed out, or the program did. */
export const signedOutEntry: AuditEntry = {
  action: 'delete',
  entity: 'sign-in',
  entityId: null,
  clientId: null,
};

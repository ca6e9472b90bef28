import type { CaseloadTable } from '#domain/caseload/caseload-records.ts';

/** The address of the list of the records in a table. */
export function listAddress(table: CaseloadTable): string {
  return `/api/${table.replaceAll('_', '-')}`;
}

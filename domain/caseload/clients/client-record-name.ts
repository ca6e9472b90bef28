import type { Day } from '#domain/platform/dates.ts';

/**
 * What the file of a client's whole record is called: the client's number and the day it was made. A child's name would
 * go on standing in lists of downloads and in logs of other programs.
 */
export function clientRecordFileName({ id }: { id: number }, today: Day): string {
  return `record-client-${id}-${today}.pdf`;
}

import type { Day } from '#domain/platform/dates.ts';

/**
 * Returns the file name of a client's full record: the client's id and the day it was made. A child's name would remain
 * in download lists and other programs' logs.
 */
export function clientRecordFileName({ id }: { id: number }, today: Day): string {
  return `record-client-${id}-${today}.pdf`;
}

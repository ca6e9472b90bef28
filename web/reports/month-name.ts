import { formatDay } from '#domain/dates.ts';

/** A month such as "2026-09" as people read it: "Sep 2026". */
export function monthName(month: string): string {
  return formatDay(`${month}-01`).replace(' 1,', '');
}

import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { type Day, formatDate, formatDay } from '#domain/platform/dates.ts';

/** Whose document it is, as it is or was signed. */
export interface PdfChild {
  name: string;
  dateOfBirth: Day | null;
}

/** "born Apr 9, 2018"; undefined where the day is not known. */
export function bornWords({ dateOfBirth }: PdfChild): string | undefined {
  return dateOfBirth === null ? undefined : `born ${formatDay(dateOfBirth)}`;
}

/** The day on which something was signed, by its own clock. */
export function signedOn({ signedAt, timeZone }: Pick<Signed, 'signedAt' | 'timeZone'>): string {
  return formatDate(signedAt, timeZone);
}

import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import { type Day, formatDate, formatDay } from '#domain/platform/dates.ts';

/** The child that a document is about, now or when it was signed. */
export interface PdfChild {
  name: string;
  dateOfBirth: Day | null;
}

/** Returns "born Apr 9, 2018"; undefined if the birth date is unknown. */
export function birthDateText({ dateOfBirth }: PdfChild): string | undefined {
  return dateOfBirth === null ? undefined : `born ${formatDay(dateOfBirth)}`;
}

/** Returns the day of a signature, in the text's own time zone. */
export function signedOn({ signedAt, timeZone }: Pick<Signed, 'signedAt' | 'timeZone'>): string {
  return formatDate(signedAt, timeZone);
}

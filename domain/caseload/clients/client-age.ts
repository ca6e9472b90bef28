import type { Day } from '#domain/platform/dates.ts';
import { ageOn } from './age-bands.ts';

/**
 * Returns a child's age on a day as therapists write it: "8 y 8 m", in months alone in the first year. Undefined before
 * the birth.
 */
export function ageText(dateOfBirth: Day, today: Day): string | undefined {
  if (today < dateOfBirth) return undefined;
  const years = ageOn(today, dateOfBirth);
  const months = monthsSinceBirthday(dateOfBirth, today);
  return years === 0 ? `${months} m` : `${years} y ${months} m`;
}

function monthsSinceBirthday(dateOfBirth: Day, today: Day): number {
  const [bornMonth, bornDate] = [dateOfBirth.slice(5, 7), dateOfBirth.slice(8)].map(Number);
  const [month, date] = [today.slice(5, 7), today.slice(8)].map(Number);
  const isBegun = (date ?? 0) < (bornDate ?? 0);
  return ((month ?? 0) - (bornMonth ?? 0) - (isBegun ? 1 : 0) + 12) % 12;
}

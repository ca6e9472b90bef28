import { formatTime, momentOf } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { type WeekdayName, weekdayNames } from '#domain/platform/week.ts';
import type { Contract } from './contract.ts';
import type { Organization } from './organization.ts';

/** Returns "Payer" for an organization with a contract, otherwise "School". */
export function nounOf({ contract }: Pick<Organization, 'contract'>): 'Payer' | 'School' {
  return contract === null ? 'School' : 'Payer';
}

const sessionTypes = [
  ['individual', 'Individual'],
  ['group', 'Group'],
  ['home', 'Home'],
] as const;

/** Returns what a payer pays: "Pays $60.00 per 30 min", or each type's rate where they differ. */
export function payText({ rates, unitMinutes }: Pick<Contract, 'rates' | 'unitMinutes'>): string {
  const unit = unitMinutes === null ? 'per session' : `per ${unitMinutes} min`;
  if (new Set(Object.values(rates)).size === 1) return `Pays ${formatCents(rates.individual)} ${unit}`;
  const each = sessionTypes.map(([type, label]) => `${label} ${formatCents(rates[type])}`);
  return `Pays ${unit}: ${each.join(', ')}`;
}

/** Returns a time of day for display: "8:30 AM" for "08:30". */
export function clockText(time: string): string {
  return formatTime(momentOf('2000-01-01', time, 'UTC'), 'UTC');
}

/** Returns hours for display: "8:30 AM – 3:00 PM"; undefined if none are set. */
export function hoursText(hours: Organization['hours']): string | undefined {
  return hours ? `${clockText(hours.from)} – ${clockText(hours.until)}` : undefined;
}

/** Returns weekdays for display: "Monday – Friday" for three or more in a row, otherwise "Mon, Wed, Fri". */
export function weekdaysText(weekdays: readonly WeekdayName[]): string {
  const days = weekdayNames.filter((day) => weekdays.includes(day));
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const length = weekdayNames.indexOf(last) - weekdayNames.indexOf(first) + 1;
  if (days.length > 2 && length === days.length) return `${first} – ${last}`;
  return days.map((day) => day.slice(0, 3)).join(', ');
}

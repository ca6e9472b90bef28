import type { Delivery, MandateTerm } from './mandate.ts';

const periods = { week: 'weekly', month: 'monthly', year: 'yearly' };
const places = { 'pull-out': 'pull-out', 'push-in': 'push-in', either: 'push-in pull-out' };

/** Returns a term as a therapist types it, which `readMandate` understands: "2x30 weekly 5:1 pull-out". */
export function mandateLine(
  { sessions, minutes, per, cycleDays, group, place }: Omit<MandateTerm, 'startsOn' | 'weekdays'>,
  delivery: Delivery,
): string {
  const period = per === 'cycle' ? `per ${cycleDays ?? ''} day cycle` : periods[per];
  const where = delivery === 'consult' ? 'consult' : places[place];
  return `${sessions}x${minutes} ${period} ${group}:1 ${where}`;
}

import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import type { OwnRate } from './own-rate.ts';

/** Returns an own price as a sentence: "$1.75 a minute from Sep 1, 2026, Group Therapy (sibling discount)". */
export function ownRateText({ from, type, per, cents, reason }: OwnRate): string {
  const price = `${formatCents(cents)} a ${per} from ${formatDay(from)}`;
  const sessions = type === null ? '' : `, ${sessionTypeLabels[type]}`;
  return `${price}${sessions}${reason === null ? '' : ` (${reason})`}`;
}

/** Returns whether a "bill to" text has an address of its own below the name. */
export function hasAddress(billTo: string): boolean {
  return billTo.includes('\n');
}

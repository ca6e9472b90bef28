import type { Contract } from '#domain/billing/organizations/contract.ts';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';

type Unit = Pick<Contract, 'unitMinutes' | 'partUnits'>;

/** What of a contract decides about the price of a session. */
export type PricedContract = Unit & Pick<Contract, 'rates'>;

/** What a payer pays for a session. */
export interface UnitPrice {
  /** In hundredths: 150 is 1.5 units. */
  units: number;
  /** Cents a unit. */
  rate: number;
  cents: number;
}

/** Returns the units of a session in hundredths: whole ones, or exact to a hundredth; a session is one without a length. */
export function unitsOf(minutes: number, { unitMinutes, partUnits }: Unit): number {
  if (unitMinutes === null) return 100;
  return partUnits === 'whole'
    ? 100 * Math.floor(minutes / unitMinutes)
    : Math.floor((200 * minutes + unitMinutes) / (2 * unitMinutes));
}

/** Returns what a payer pays for a session; half a cent is rounded up, once for each session. */
export function unitPrice(
  { duration, type }: { duration: number; type: SessionType },
  contract: PricedContract,
): UnitPrice {
  const units = unitsOf(duration, contract);
  const rate = contract.rates[type === 'absent' ? 'individual' : type];
  return { units, rate, cents: Math.floor((units * rate + 50) / 100) };
}

/** Returns units for display: "1.5" for 150. */
export function unitsText(units: number): string {
  return String(units / 100);
}

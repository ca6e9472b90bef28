import type { BillingDetails } from '#domain/billing/billing-details/billing-details.ts';
import type { OwnRate } from '#domain/billing/billing-details/own-rate.ts';
import type { Contract } from '#domain/billing/organizations/contract.ts';
import { type PricedContract, unitPrice } from '#domain/billing/vouchers/units.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';

/** Cents per minute for each type of session. */
type MinuteRates = Readonly<Record<SessionType, number>>;

/** The own prices of families, by the client. */
export type OwnRates = ReadonlyMap<number, readonly OwnRate[]>;

export const noOwnRates: OwnRates = new Map();

/** The practice's rates, its time zone, and the families' own prices. */
export interface Pricing {
  centsPerMinute: MinuteRates;
  timeZone: TimeZone;
  ownRates: OwnRates;
}

export interface PricedSession extends Pick<Session, 'clientId' | 'date' | 'duration' | 'type'> {
  /** Of the organization that pays; null or left out is the family. */
  contract?: PricedContract | null;
}

/** The price of a session as its line says it. */
interface SessionPrice {
  /** Cents a minute; cents a unit where there are units. */
  rate: number;
  cents: number;
  /** In hundredths; null by the minute. */
  units: number | null;
  /** Null where a session is one unit, and by the minute. */
  unitMinutes: Contract['unitMinutes'];
}

/**
 * Returns the price of a session on its day: by the contract of the organization that pays, else by the family's own
 * price, else by the practice's rates.
 */
export function priceOf(
  session: PricedSession,
  { centsPerMinute, timeZone, ownRates }: Pricing,
): SessionPrice {
  const { clientId, date, duration, type, contract } = session;
  if (contract) return { ...unitPrice(session, contract), unitMinutes: contract.unitMinutes };
  const own = rateOn(ownRates.get(clientId) ?? [], dayOf(date, timeZone), type);
  if (own?.per === 'visit') return { rate: own.cents, cents: own.cents, units: 100, unitMinutes: null };
  const rate = own?.cents ?? centsPerMinute[type];
  return { rate, cents: duration * rate, units: null, unitMinutes: null };
}

/** Returns the own price that holds on a day: the latest for this type of session, else the latest for all types. */
function rateOn(rates: readonly OwnRate[], day: Day, type: SessionType): OwnRate | undefined {
  const begun = rates.filter(({ from }) => from <= day);
  return (
    latest(begun.filter((rate) => rate.type === type)) ?? latest(begun.filter((rate) => rate.type === null))
  );
}

function latest(rates: readonly OwnRate[]): OwnRate | undefined {
  return rates.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];
}

/** Returns the own prices of families from the clients' billing details. */
export function ownRatesOf(details: readonly Pick<BillingDetails, 'clientId' | 'rates'>[]): OwnRates {
  return new Map(details.map(({ clientId, rates }) => [clientId, rates]));
}

/** Returns what these sessions come to in cents. */
export function priceOfAll(sessions: readonly PricedSession[], pricing: Pricing): number {
  return sessions.reduce((sum, session) => sum + priceOf(session, pricing).cents, 0);
}

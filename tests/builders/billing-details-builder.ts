import type { BillingDetailsFormValues } from '#domain/billing/billing-details/billing-details.ts';
import type { OwnRate } from '#domain/billing/billing-details/own-rate.ts';

/** Builds an own price: $1.75 a minute, for sessions of any type. */
export function buildOwnRate(changes: Partial<OwnRate> = {}): OwnRate {
  return { from: '2026-09-01', type: null, per: 'minute', cents: 175, reason: null, ...changes };
}

/** Builds a request to save billing details; the price is the practice's. */
export function buildBillingDetails(changes: BillingDetailsFormValues = {}): BillingDetailsFormValues {
  return {
    billTo: 'Robin Sample\n12 Maple Lane, Mineola, NY 11501',
    rates: [buildOwnRate({ cents: 200, reason: 'As agreed in September' })],
    filesClaims: true,
    papersByMailOn: '2026-09-08',
    plan: 'Sample Health Plus',
    memberNumber: 'SH-0042',
    referringProvider: 'Dr. Dana Example',
    referringNpi: '1234567893',
    ...changes,
  };
}
